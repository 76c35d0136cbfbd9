# AquaSphere in English.

title = AquaSphere
about = Program bots in headquarters, use them in the research station, and gather the most knowledge in four rounds.
length = 90–120 min
weight = heavy

colour-green = green
colour-yellow = yellow
colour-black = black
colour-violet = violet
colour-blue = blue
colour-red = red
colour-white = white

player-colour-natural = natural wood
player-colour-yellow = yellow
player-colour-red = red
player-colour-blue = blue

what-time = { $n } time
what-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
 }
what-kp = { $n ->
    [one] { $n } knowledge point
   *[other] { $n } knowledge points
 }

action-green = lab expansion
action-yellow = take time
action-black = take crystals
action-violet = catch octopods
action-blue = deploy a submarine
action-red = take a research card
action-white = program a bot

research-token = When your engineer moves onto the { $colour } token: { $reward }
research-octopod = When you catch at least one octopod: { $reward }
research-opposite = While moving, you may pay 1 time to put your scientist in the opposite sector
research-bay = 1 knowledge point for every bot of another player that is removed from a loading bay because of you
research-free-lock = Passing a lock with the number 2 costs you nothing
research-half-price = Submarines cost you half the time, rounded down
research-sidestep = Once per game, instead of along an arrow, you may move your engineer to the field beside it in the same row
research-interim = In each interim scoring you may pay 1 time to put a bot from your supply on the { $colour } symbol
research-immediate = At once: 2 time and a bot from your supply on the { $colour } symbol (if it is occupied, 2 more time instead of the bot)

node-choose-colour = choose a colour
node-set-up = set up the station
node-turn = program a bot, perform an action or withdraw
node-third-bot = return one of three programmed bots and take 2 time
node-token-cards = use research cards that react to the token
node-choose-area = put the scientist on an action area
node-place-bot = move the bot to the control field
node-perform = perform the action of the area
node-letter = put a bot on the control field of the sector with the letter
node-immediate = 2 time and a programmed bot
node-points = move the knowledge counter
node-cross-line = cross a red line
node-interim-time = time from submarines, and interim cards
node-count-points = count the points of all players, then: { $part }
node-move-counter = move the counter by the sum
node-next-piles = a research card and an expansion on each sector
node-next-station = refill the station as the centre card shows
node-next-order = the order of withdrawal becomes the play order
node-lay-tokens = lay out the programming tokens
node-final-scoring = final scoring

ask-choose-colour = Which colour do you choose?
ask-set-up = Setting up
ask-turn = Your turn: do you program a bot, perform an action or withdraw?
ask-third-bot = Three bots are programmed: which one do you return to your supply? (+2 time)
ask-token-cards = Use your research cards?
ask-choose-area = On which area do you put your scientist?
ask-place-bot = Placing the bot
ask-perform = Do you perform the action?
ask-letter = Place a bot by the letter?
ask-immediate = Immediate card
ask-points = Knowledge points
ask-cross-line = A red line and no crystal: return a programmed bot, or stop in front of the line?
ask-interim-time = Interim scoring: what do you do?
ask-count-points = Interim scoring
ask-move-counter = Interim scoring
ask-next-piles = Next round
ask-next-station = Next round
ask-next-order = Next round
ask-lay-tokens = Next round
ask-final-scoring = Final scoring

log-set-up = The station is set up. { $first } begins.
log-token-cards = uses research cards
log-immediate = uses the immediate card: { $time }{ $placed ->
    [yes] {" "}and a bot on the { $colour } symbol
   *[no] {""}
 }
log-points = gains { $n } knowledge ({ $total } in all){ $lines ->
    [0] {""}
    [one] , pays 1 crystal for a red line
   *[other] , pays { $lines } crystals for red lines
 }
log-count-points = scores: majority { $majority }, bots in play { $bots }, crystals { $crystals }, octopods left { $octopods ->
    [0] 0
   *[other] −{ $octopods }
 }; { $sum } in all
log-move-counter = { $n ->
    [0] loses no knowledge ({ $total } in all): the counter does not go back behind a red line
   *[other] loses { $n } knowledge ({ $total } in all)
 }
log-next-piles = Each sector has a new research card and a new expansion.
log-next-station = The station is refilled for round { $round }.
log-next-order = The order of withdrawal becomes the play order: { $order }.
log-lay-tokens = New programming tokens lie in headquarters.
log-final-scoring = scores: letters { $letters }, time { $time }, submarines { $subs }, complete lab { $lab }; { $total } in all

opt-colour = { $colour }
opt-engineer = Engineer to { $field }: program the { $colour } symbol
opt-sidestep = Engineer steps aside to { $field }: program the { $colour } symbol (card)
opt-engineer-idle = Engineer to { $field }: the { $colour } symbol gets no bot, the supply is empty
opt-sidestep-idle = Engineer steps aside to { $field }: the { $colour } symbol gets no bot, the supply is empty (card)
opt-engineer-start = Engineer to the start field { $field }
opt-sidestep-start = Engineer steps aside to the start field { $field }
opt-buy = Pay 3 time: program the { $colour } symbol
opt-go = Action in sector { $sector }{ $price ->
    [0] {""}
   *[other] {" "}(the way costs { $price } time)
 }
opt-return = Return the bot from the { $colour } symbol (+2 time)
opt-back = Return the bot from the { $colour } symbol
opt-line = Return the bot from the { $colour } symbol and cross the line
opt-stop = Stop in front of the line
opt-withdraw = Withdraw from the round
opt-area = The { $colour } area ({ $action })
opt-perform-green = Add the lab expansion
opt-perform-yellow = Take the time
opt-perform-black = Take the crystals
opt-perform-blue = Deploy a submarine for { $price } time (+{ $bulb } knowledge)
opt-perform-red = Take the research card (+{ $bulb } knowledge)
opt-perform-white = Program the { $colour } symbol
opt-perform-white-taken = Take { $time }, because the { $colour } symbol is occupied
opt-perform-violet = Catch octopods
opt-catch = Catch { $n ->
    [one] { $n } octopod
   *[other] { $n } octopods
 } (+{ $kp } knowledge)
opt-decline = Do not perform the action
opt-kp = First the knowledge points (+{ $kp })
opt-card = { $card }
opt-place = Put a bot on the control field of sector { $sector }
opt-income = Take the time for your submarines

why-colour-taken = Somebody else has this colour.
why-way-too-dear = The cheapest way costs { $price } time and you have { $time }.
why-no-programmed-bot = You have no programmed bot.
why-not-on-exit = Your engineer has not reached an exit field.
why-symbol-occupied = A bot already stands on the { $colour } symbol; return it first.
why-symbol-taken = A bot already stands on the { $colour } symbol.
why-no-arrow = No arrow leads there from where your engineer stands.
why-card-spent = The card has already been used.
why-card-used = The card has already been used in this scoring.
why-bought-already = You have already done this in this round.
why-no-bot-left = No bot is left in your supply.
why-time-short = It costs { $price } time and you have { $time }.
why-bot-placed = This bot stands on the control field now.
why-not-programmed = No bot stands on the { $colour } symbol.
why-not-beside = That field does not lie beside your engineer.
why-no-sidestep = You have no card that allows this.
why-last-bot = At least one programmed bot must stay for the action.
why-no-bot-of-colour = No bot of yours stands on the { $colour } symbol.
why-lab-complete = Your lab is complete.
why-no-expansion = No expansion lies here.
why-no-room-time = Your lab has no room for more time.
why-no-crystal = No crystal lies here.
why-no-room-crystal = Your lab has no room for another crystal.
why-no-octopod = There is no octopod here.
why-octopod-capacity = Your lab lets you catch { $n ->
    [one] { $n } octopod
   *[other] { $n } octopods
 } at a time.
why-sub-here = You already have a submarine here.
why-no-sub = You have no submarine left.
why-no-research-slot = Your lab has no free slot for a research card.
why-no-research-card = No research card lies here.
why-supply-empty = The general supply is empty.

part-track = knowledge track
part-letters = letters in the lab
part-time = time left
part-subs = all submarines
part-lab = complete lab

scene-round = Round { $round } of { $rounds }
scene-set-up = Choosing colours
scene-over = End of the game
scene-station = Research station
scene-headquarters = Headquarters
scene-supply = General supply
scene-order = Play order
scene-next-program = Next round’s tokens (H1–H7)
scene-player = { $name } ({ $colour })
scene-sector = Sector { $letter }
scene-lock = lock { $n }
scene-field-start = start
scene-field-exit = exit
scene-bulb = bulb
scene-points = knowledge
scene-knowledge = Knowledge
scene-next-line = next red line at { $line }
scene-lab = Laboratory
scene-capacity = room: cards { $research }, crystals { $crystals }, octopods { $octopods }, time { $time }
scene-programmed = Programmed bots
scene-research = Research cards
scene-expansions = Expansions
scene-bots = bots in supply
scene-subs = submarines in supply
scene-time = time
scene-crystals = crystals
scene-octopods = octopods
scene-control = control: { $who }
scene-nobody = nobody
scene-bay = loading bay ({ $colour })
scene-scientist = scientist { $n } on { $area }
scene-engineer = engineer { $n }
scene-withdrawn = withdrawn
scene-submarine = submarine ({ $colour })
scene-field = { $field } { $colour }
scene-expansion = { $id }: { $capacity }{ $n ->
    [0] {""}
    [one] , letter { $letters }
   *[other] , letters { $letters }
 }
scene-cap-research = cards +{ $n }
scene-cap-crystal = crystals +{ $n }
scene-cap-octopod = octopods +{ $n }
scene-cap-time = time +{ $n }
scene-programming-field = the white area programs the { $colour } symbol
scene-interim = Interim scoring if it were now
scene-interim-row = majority { $majority } + bots { $bots } + crystals { $crystals } − octopods { $octopods } = { $sum }

node-somebody-in = somebody has not withdrawn
node-still-in = you have not withdrawn
node-another-round = this was not the last round

# -- what else is public on the table

scene-withdrawal = Withdrawal track
scene-refill = Coming refill (centre card)
scene-refill-row = { $brings }
scene-refill-time = time { $n }
scene-refill-crystals = crystals +{ $n }
scene-refill-octopods = octopods +{ $n }
scene-refill-neutral = neutral submarines +{ $n }
scene-bought = programming for 3 time used in this round
scene-base-lab = base lab { $letter }
scene-spent = spent

node-clear-bay = every player takes all bots but one back from a loading bay that is too full
node-interim-cards = interim cards after the income
ask-clear-bay = Clearing the loading bay
ask-interim-cards = Interim scoring: which cards do you use?
log-control = { $was ->
    [nobody] takes control of sector { $sector }
    [own] keeps control of sector { $sector } and sends the other bot to the loading bay
   *[other] takes control of sector { $sector } from { $who }
 }
log-clear-bay = The loading bay of sector { $sector } is too full; back to the supplies go: { $bots }
log-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
 } ({ $colour })
log-points-lost = gains { $n } knowledge ({ $total } in all){ $lines ->
    [0] {""}
    [one] , pays 1 crystal for a red line
   *[other] , pays { $lines } crystals for red lines
 }, loses { $lost } at the red line
why-no-return-now = Bots are returned for time only in your own turn.
why-choice-pending = This choice comes first; after it bots can be returned for time again.
node-move-engineer = program a bot with the engineer
node-buy-program = program a bot for 3 time
node-move-scientist = move the scientist to the sector of the action
node-withdraw = withdraw from the round
node-expand-lab = take the top expansion
node-take-time = take the time
node-take-crystals = take the crystals
node-catch-octopods = catch octopods
node-deploy-sub = deploy a submarine
node-take-research = take the top research card
node-program-here = program the symbol of the sector
ask-move-engineer = Where does your engineer go?
ask-buy-program = Which symbol do you program for 3 time?
ask-move-scientist = To which sector does your scientist go?
ask-withdraw = Do you withdraw from the round?
ask-expand-lab = Lab expansion
ask-take-time = Taking time
ask-take-crystals = Taking crystals
ask-catch-octopods = Catching octopods
ask-deploy-sub = Deploying a submarine
ask-take-research = Taking a research card
ask-program-here = Programming a bot
ask-interim-bot = Interim card
ask-bay-cards = Bots of others leave the loading bay: do you use your research card?
ask-letters = Do you put bots on the control fields that the letters name?
ask-catch-order = Which comes first, the knowledge points or the research card?
log-expand-lab = adds a lab expansion
log-take-time = takes time
log-take-crystals = takes crystals
log-catch-octopods = catches octopods
log-deploy-sub = deploys a submarine
log-take-research = takes a research card
log-program-here = programs a bot
log-interim-bot = uses an interim card
why-only-at-set-up = Colours are chosen before the game.
why-only-in-turn = This is a turn of its own; what you are asked now comes first.
why-only-in-action = This belongs to an action with a programmed bot.
why-only-third-bot = This is decided when a third bot is programmed.
why-only-at-line = This is decided at a red line without a crystal.
why-only-letter = This is decided when an expansion with the letter is added.
why-only-catch = This is decided when octopods are caught and a card reacts.
why-no-event = Nothing has happened that this card reacts to.
why-only-interim = Submarines bring time in the interim scoring.
remark-no-action = The action cannot be performed there now.
remark-time = { $n } time will not fit into your lab.
remark-crossing = This crosses the red line at { $line }: { $n ->
    [one] one crystal is paid.
   *[other] { $n } crystals are paid.
 }
remark-line = You have no crystal for the red line at { $line }: a programmed bot must go back, or { $n } knowledge { $n ->
    [one] point is
   *[other] points are
 } lost.
remark-points = You can pay nothing for the red line at { $line }: { $n } knowledge { $n ->
    [one] point is
   *[other] points are
 } lost.
count-points = { $n ->
    [one] knowledge point
   *[other] knowledge points
 }
count-time = { $n ->
   *[other] time
 }
count-crystals = { $n ->
    [one] crystal
   *[other] crystals
 }
count-programmed = { $n ->
    [one] programmed bot
   *[other] programmed bots
 }
count-supply-bots = { $n ->
    [one] bot in the supply
   *[other] bots in the supply
 }
count-controlled = { $n ->
    [one] controlled sector
   *[other] controlled sectors
 }
count-submarines = { $n ->
    [one] submarine in the station
   *[other] submarines in the station
 }
count-research = { $n ->
    [one] research card
   *[other] research cards
 }
count-expansions = { $n ->
    [one] expansion
   *[other] expansions
 }
count-letters = { $n ->
    [one] letter in the lab
   *[other] different letters in the lab
 }
count-room-research = { $n ->
    [one] place for a research card
   *[other] places for research cards
 }
count-room-crystals = { $n ->
    [one] place for a crystal
   *[other] places for crystals
 }
count-room-octopods = { $n ->
    [one] place for an octopod
   *[other] places for octopods
 }
count-room-time = { $n ->
    [one] place for time
   *[other] places for time
 }

heading-set-up = Set-up
heading-round = Round { $round }
heading-interim-scoring = Interim scoring
heading-final-scoring = Final scoring
told-colour = plays { $colour }
told-engineer = sends the engineer to { $field } and programs the { $colour } symbol
told-engineer-idle = sends the engineer to { $field }; the { $colour } symbol gets no bot
told-engineer-start = sends the engineer to the start field { $field }
told-sidestep = has the engineer step aside to { $field } and programs the { $colour } symbol
told-sidestep-idle = has the engineer step aside to { $field }; the { $colour } symbol gets no bot
told-sidestep-start = has the engineer step aside to the start field { $field }
told-buy = pays time and programs the { $colour } symbol
told-go = chooses sector { $sector } for the scientist
told-return = returns the bot from the { $colour } symbol
told-back = takes back the bot from the { $colour } symbol
told-line = returns the bot from the { $colour } symbol and crosses the red line
told-stop = stops in front of the red line
told-withdraw = withdraws from the round
told-area = puts the scientist on the { $colour } area
told-perform-green = adds a lab expansion
told-perform-yellow = takes time
told-perform-black = takes crystals
told-perform-violet = catches octopods
told-perform-blue = deploys a submarine
told-perform-red = takes a research card
told-perform-white = programs a bot as the sector shows
told-perform-white-taken = takes time because the symbol of the sector is occupied
told-catch = catches { $n ->
    [one] an octopod
   *[other] { $n } octopods
 }
told-decline = does without the action
told-kp = takes the knowledge points first
told-card = uses a research card
told-place = puts a bot on the control field of sector { $sector }
told-income = takes time for the submarines
