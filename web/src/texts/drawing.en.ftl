# A drawing.

drawing-title = A drawing
drawing-open = Drawing { $number }: show it larger
drawing-how = Draw with a finger or the mouse
drawing-undo = Erase a stroke
drawing-clear = Erase all
drawing-kept = The drawing is sent. There will be no name on it.
drawing-full = The sheet is full: erase something to draw on.
drawing-strokes = { $count ->
    [0] The sheet is empty
    [one] { $count } stroke on the sheet
   *[other] { $count } strokes on the sheet
}
