# Words of handing over: one phone for everybody.

handover-pass = Pass the phone to
handover-rest = Others are to move
handover-why = The table is hidden, so that nobody sees another’s cards.
handover-show = I am { $name }, show me
handover-before = Still { $name }
peek-hold = Cards: { $name }
peek-how = hold to peek
peek-release = let go to hide
peek-view = What { $name } sees
handover-covert = The others close their eyes. Everybody touches the screen, even with nothing to do: that way nobody learns who is busy.
keeper-label = When the game goes on
device-silent = All eyes are closed: without a voice nobody learns who is called.
device-voice = Turn the voice on
