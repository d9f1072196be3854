"""The words a player reads: Fluent files, one for each language, in `texts/` here (the shell) and in each game's
folder.

The engines speak ids; a game's `texts/<language>.ftl` turns them into words under these keys, the same for every game:

    title, tagline, length      the game on the shelf
    goal                        what one plays for; a game with a headline option says it for each choice instead
    card-<name>                 a card or another piece; its attributes are more forms: `.short`, and the cases of the
                                language
    action-<verb>               an action, from `game.describe`
    step-<name>                 what is awaited, from `state.prompt`
    event-<id>                  what happened, from `event.seen_by`
    why-<reason>                why an action may not be played
    ending-<reason>             how the game ended; `$teams` is `yes` or `no`
    tie-<reason>                what decided between equal points, from `outcome.ties`
    won-<side>, its `.often`    which side won; the same of many games
    option-<id>, its `.hint`    an option; `option-<id>-<value>` for each of its choices
                                a headline option has no hint; each of its choices has a `.goal`
    option-<id>.shelf           what a variant is, in few words, where the game is chosen
    altered-<id>                whoever conducts lets an option be `$value` from now on; `$name` did
    group-<name>                the title of a group of options
    advice-<id>                 what to think about before playing with these options, from `game.advice`
    fault-<id>                  why nobody can play with these options, from `BadOptions.fault`
    side-<name>, its `.plain`   the side of cards that are known before the deal, from `game.cast`; what its cards do
                                whose own text does not hold
    hint-<reason>               why a turn is a good one, from `hint.reasons`
    field-<name>, its `.value`  the label of a field of the view; how a value of it is said, from `$value`: needed
                                where that is a word and no card
    sheet-<source>              the label of a row of the score sheet

A text finds the words of its action, event or prompt as variables, and more forms of each with a suffix:

    $x          a number, a word to select on, the name of a card or of a list of cards; true and false are `yes` and
                `no`
    $x-acc …    the same cards in the form that the attribute `.acc` of `card-<name>` gives
    $x-count    how many are in the list
    $x-name     the number as a seat: the player's name
    $x-others   of several seats the names of all but the reader
    $x-mine     is that seat (or one of them) the reader's own: `yes` or `no`

Two words of an event mean the same in every game: `heard_by`, the seat to which alone it was said, for a moderator and
whoever else hears it (the sentence is then quoted as that seat hears it), and `clause`, the clause by which it
happened.

Titles of clauses stand in the game's `rules.md`, in both languages, beside the clauses themselves.
"""

from igroteka.texts.speech import LANGUAGES, MissingText, Words, words

__all__ = ["LANGUAGES", "MissingText", "Words", "words"]
