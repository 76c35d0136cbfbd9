# Lessons in English.

learn-title = Learn { $title }
learn-all = Learn to play
learn-about = Short lessons on the real board. Every move is a real one; nothing you do here counts.
learn-count = { $done } of { $of } lessons done · { $minutes } minutes in all
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
learn-play = Play your first game with the coach
learn-points = Marked on the board: { $n ->
    [one] one place
   *[other] { $n } places
 }

learn-first-game = The first game
learn-first-game-about = A whole game against an easy bot. The coach says what each decision is about, marks good options, warns before a blunder, and grows silent as you need it less.
learn-play-short = Play

# The coach at a table.
coach-thinking = The coach looks for good options…
coach-silent = You know this. The coach is silent.
coach-ask = Ask the coach
coach-blunder = Wait: { $less } than the best option, as far as the coach can see.
coach-instead = Look at: { $option }
learn-go-on = Go on learning { $course }: lesson { $n }, { $title }
