# Puzzles in English.

puzzle-list = Puzzles
puzzle-title = Puzzles: { $title }
puzzle-about = Positions from real games. One turn is yours: make the points that are asked for. No turn makes more, and few make as many.
puzzle-solved-of = { $n } of { $of } solved
puzzle-none = There are no puzzles for this game yet.
puzzle-n = Puzzle { $n }
puzzle-of = Puzzle { $n } of { $of }
puzzle-done = solved
puzzle-talk = The puzzle
puzzle-leave = Leave the puzzle
puzzle-back = Step back
puzzle-again = Start again
puzzle-solution = Solution
puzzle-step = Step { $n } of { $of }
puzzle-why = Why?
puzzle-next = Next puzzle
puzzle-all = All puzzles
