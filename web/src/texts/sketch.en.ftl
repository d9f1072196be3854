# A drawing.

sketch-title = A drawing
sketch-open = Drawing { $number }: show it larger
sketch-how = Draw with a finger or the mouse
sketch-undo = Erase a stroke
sketch-clear = Erase all
sketch-kept = The drawing is sent. There will be no name on it.
sketch-full = The sheet is full: erase something to draw on.
sketch-strokes = { $count ->
    [0] The sheet is empty
    [one] { $count } stroke on the sheet
   *[other] { $count } strokes on the sheet
}
