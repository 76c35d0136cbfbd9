# -- the analysis of a game

analysis-ask = Analyse this game
analysis-ask-about = Every turn of every player is weighed against the best that can be found. It takes a few minutes; you may leave the page meanwhile.
analysis-thinking = Turn { $done } of { $total } is weighed
analysis-leave = Bots at tables think first. You may leave this page and come back.
analysis-turns = Turns
analysis-all = All
analysis-mine = Mine
analysis-mistakes = Mistakes { $n }
analysis-chances = Winning chance
analysis-expected = Expected points
analysis-scores = Points
analysis-board-of = Board of
analysis-decision = Decision { $n } of { $all }
analysis-options = { $n ->
    [one] { $n } option
   *[other] { $n } options
 }. What was known then is shown; hidden cards stay hidden.
analysis-you-played = Played
analysis-better = Better
analysis-as-good = Nothing better was found.
analysis-lost = points lost on average
analysis-error = compared in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
 }, ±{ $error }
analysis-chance-lost = chance to win −{ $n } %
analysis-unsure = The difference is not certain.
analysis-line = The line on the board
analysis-before = Before the decision
analysis-step = Step { $n } of { $all }
analysis-ways = Ways to begin
analysis-ways-about = points less than the best
analysis-keys = ↑ ↓ turn · ← → step · B played or better
analysis-swing = { $who }: chance { $n } %
analysis-swing-alone = { $n } points expected
analysis-summary = { $lost } points lost
analysis-how = How is this estimated?
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
grade-from = from { $n } points
analysis-none = None of these turns lost points.
