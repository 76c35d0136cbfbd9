# The engine's own words.

core-join-then = { $first }, then { $second }
core-join-or = { $first } or { $second }
core-join-and = { $first }, { $second }
core-counted = { $what } ({ $count })

core-node-nothing = nothing
core-node-choose = { $n } of: { $parts }
core-node-group = { $may ->
    [yes] any of these, in any order: { $parts }
   *[no] in any order: { $parts }
 }
core-node-open = what is pending, in any order
core-node-block = { $part }
core-node-if = if { $test }, { $then }
core-node-while = while { $test }: { $part }
core-node-repeat = { $n } times: { $part }
core-node-each-seat = each player: { $part }
core-node-simultaneously = all players at once: { $part }
core-node-deadline = what is owed must be done by here
core-node-gain = gain { $what }

core-ask-nothing = Nothing to decide
core-ask-seq = What next?
core-ask-choose = Choose { $n ->
    [one] one option
   *[other] { $n } options
 }
core-ask-group = What do you do? The order is yours.
core-ask-block = What next?
core-ask-if = What next?
core-ask-while = What next?
core-ask-repeat = What next?
core-ask-each-seat = What next?
core-ask-simultaneously = All players act at once
core-ask-deadline = What next?
core-ask-gain = What do you gain?

core-log-choice = { $told }
core-log-nothing = nothing happens
core-log-seq = one thing after another
core-log-block = a part of the game
core-log-if = it depends
core-log-while = once more
core-log-repeat = once more
core-log-each-seat = player by player
core-log-simultaneously = all at once
core-log-deadline = nothing is owed
core-log-gain = gains { $got }
opt-done = That is all
opt-skip = No

why-not-your-turn = You are not asked anything now.
why-no-such-option = “{ $option }” is not one of the options.
why-no-way = After that, what you have to do could not be done any more.
why-nothing-left = Nothing of it can be done.
why-setting-seats = { $setting }: “{ $value }” is not possible with { $seats ->
    [one] one player
   *[other] { $seats } players
 }.
why-setting-beside = { $setting }: “{ $value }” is not possible beside { $other } “{ $is }”.
why-cannot-pay = You cannot pay that.

language-name = English
seat-name = Player { $n }

# -- terminal

term-welcome = { $title } · { $players ->
    [one] { $players } player
   *[other] { $players } players
 } · shuffle { $commitment }
term-refused = Not possible: { $reason } ({ $rule })
term-why-none = Everything you could expect here is possible.
term-why-title = Not possible now:
term-back-done = Taken back.
term-back-nothing = There is nothing of yours to take back.
term-back-wall = That cannot be taken back: something hidden has been shown since.
term-back-other = That cannot be taken back: somebody else has acted since.
term-no-rule = There is no rule { $id }.
term-bad-input = Type a number from 1 to { $n }, or h for help.
term-bad-cell = The cell { $cell } cannot be chosen now; those that can have a number on the map.
term-handover = Pass the device to { $seat }. Press Enter when only { $seat } is looking.
term-confirm = Enter: end your turn · u: take back · U: restart turn
term-over = The game is over.
term-winner = { $n ->
    [0] Nobody has won.
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
 }
term-total = total
term-saved = Record written to { $file }.
term-not-saved = Nothing can be saved in { $file }: { $why ->
    [missing] there is no such folder.
    [folder] it is a folder.
    [forbidden] you are not allowed to.
   *[other] the disk did not let it.
 }
term-quit = The game is not finished. Record so far: { $file }
term-quit-plain = The game is not finished.
term-shuffle = Shuffle seed { $seed } matches what was announced: { $commitment }
term-reconstructed = reconstructed by us
term-log-title = What happened
term-you = you

# -- terminal: help, steps of a decision, a saved game

term-help-1 = number or key: choose · u take back · U restart the turn · ? why not
term-help-2 = b whole table · o 2 board of player 2 · l what happened · w FILE save the game
term-help-3 = r rules: number, chapter or words · a player aid · g WORD what it means
term-help-4 = h this help · t a tip: what a strong player would do · q quit
term-advice-title = A strong player would consider, best first:
term-no-aid = This game has no player aid.
term-no-term = The glossary does not know { $word }; type g alone to see all of it.
term-step = { $on ->
    [frame] Number or column,row of a place for the cell in brackets (4,8) · u back
    [map] Type a number from the map, or column,row (4,8) · u back
    [picture] Type a number: how do you turn the tile? You choose the place next.
   *[list] u back to the step before
 }
term-bad-confirm = The turn waits to be ended.
term-no-seat = There is no such player at the table.
term-why-many = { $first } and { $n } more:
term-more-rules = and { $n } more; add a word or the number of a chapter
term-saved-private = Game saved to { $file }. The file holds every secret of the game: do not read it if you want to play on. To go on: kolonie play --resume { $quoted }
term-resumed = The game goes on after { $n } moves.
term-reveals = cannot be taken back then
advice-less = { $tenths ->
    [0] about as good
   *[other] about { NUMBER($points, minimumFractionDigits: 1) } points less
}

core-ask-one-of = What do you do?

told-done = leaves it at that
told-skip = skips it
told-end = leaves it at that
term-always = each of these: { $what }

# -- lessons

term-lesson = { $title }, lesson { $n } of { $of }
term-lesson-why = Why?
term-lesson-next = Enter: go on
term-lesson-more = Enter: next lesson, { $title } · q: enough for now
term-lesson-left = The lesson waits for you.
term-lesson-play = Now play a whole game with the coach: kolonie play { $game } --coach
term-coach-blunder = Wait: { $less } than the best option, as far as the coach can see. Enter: play it all the same · anything else: choose again
term-coach-then = then: { $steps }
term-lesson-help = number or key: choose · Enter: go on · b the whole table · r rules · ? why not · q quit

# -- puzzles

puzzle-head = puzzle { $n } of { $of }
puzzle-goal = Make { $n ->
    [one] { $n } point
   *[other] { $n } points
} this turn.
puzzle-hidden = The turn ends where somebody else acts or something hidden would be shown.
puzzle-players = { $n ->
    [one] alone
   *[other] { $n } players
}
puzzle-points = { $sign }{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
puzzle-so-far = { $n } of { $goal } points so far
puzzle-solved = Solved: { $n ->
    [one] { $n } point
   *[other] { $n } points
}, and no turn makes more.
puzzle-missed = The turn makes { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $missing } too few.
puzzle-why-other = The best that any other turn makes is { $n }, { $less ->
    [one] a point
   *[other] { $less } points
} less: { $turn }.
puzzle-why-ends = The turn can end in { $ends } different positions, and { $solving ->
    [one] one of them solves the puzzle
   *[other] { $solving } of them solve the puzzle
}. All were tried.
puzzle-why-worth = Bots like it too: after playing on in { $worlds } imagined worlds they judge it { $points } points better than the best turn that makes less.
puzzle-after = Enter: go on · a again · u one step back · s the solution · n the next puzzle · q quit
puzzle-last = That was the last puzzle of this game.
puzzle-left = The puzzle waits for you.
puzzle-help = number or key: choose · u one step back · a start again · s the solution · n the next puzzle · b the whole table · r rules · ? why not · q quit

# -- analysis

analysis-course = Chances and points that could be expected, after so many moves
analysis-move = move
analysis-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
analysis-how = { $fitted ->
    [yes] Each position is judged for each player from what that player saw; how often such a position won, and with how many points it ended, was counted in games of bots.
   *[no] Each position is judged for each player from what that player saw. For this game nothing was counted yet: take the chances as a rough guess.
 }
analysis-turning = Turning point: move { $n }, { $who }, chance { $swing } %
analysis-turning-alone = Turning point: move { $n }, { $swing } points expected
analysis-summary = { $who }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }, { NUMBER($lost, minimumFractionDigits: 1) } points lost · ?? { $blunder } · ? { $mistake } · ?! { $inaccuracy }
analysis-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points lost (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $chance ->
    [0] { "" }
   *[other] , chance −{ $chance } %
 })
analysis-played = played:
analysis-better = better:
analysis-nothing = No turn was found that clearly lost points.
analysis-in-rows = In this game a turn shows its worth only in a series of turns. Each was judged by the best series of the player’s own turns after it, as if the others did nothing meanwhile: losses of single turns are rough.
