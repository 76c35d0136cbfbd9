# Lessons in English.

learn-title = Learn { $title }
learn-all = Learn to play
learn-about = Short lessons on the real board, { $minutes } minutes in all. Every move is a real one; nothing you do here counts.
learn-lesson = Lesson { $n } of { $of }
learn-minutes = { $n } min
learn-begin = Begin
learn-resume = Go on
learn-repeat = Take again
learn-done = finished
learn-lessons = Lessons
learn-step = Step { $n } of { $of }
learn-coach = The coach
learn-why = Why?
learn-next = Go on
learn-show = Show me
learn-back = Step back
learn-skip = Leave the lesson
learn-finished = Lesson finished
learn-next-lesson = Next lesson: { $title }
learn-again = Once more
learn-play = Play against novices
learn-points = Marked on the board: { $n ->
    [one] one place
   *[other] { $n } places
 }
