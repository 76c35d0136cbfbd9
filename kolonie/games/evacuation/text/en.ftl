# Evacuation in English.

title = Evacuation
about = Your sun is dying. In four years bring people, factories and stadiums to the New World, and settle it before the others.
length = 90–150 min
weight = very heavy

# -- settings

setting-aim = Aim
setting-aim-about = What decides the game.
setting-aim-race = Race
setting-aim-race-about = The first with 3 stadiums and a production of 8 of each resource on the New World triggers the end. Not for one player.
setting-aim-points = Points
setting-aim-points-about = Always four years; goals, production and smileys score.
setting-actions = Actions
setting-actions-about = What action cards are for.
setting-actions-basic = basic
setting-actions-basic-about = Only the actions of the player board; there are no cards.
setting-actions-advanced = advanced
setting-actions-advanced-about = A hand of action cards beside the player board; group 1 only once a year.
setting-bonuses = Yearly bonuses
setting-bonuses-about = Which total strength earns them.
setting-bonuses-strict = strict
setting-bonuses-strict-about = The total must equal one of the two numbers. Not with advanced actions.
setting-bonuses-lenient = lenient
setting-bonuses-lenient-about = Each number also holds for the totals below it.
setting-tasks = Public tasks
setting-tasks-about = A module of the Points game.
setting-tasks-off = without
setting-tasks-off-about = No public tasks.
setting-tasks-on = with
setting-tasks-on-about = Three tasks; the first to meet one takes it and may play it.
setting-lines = Line majority
setting-lines-about = A module of the Points game.
setting-lines-off = without
setting-lines-off-about = No scoring of lines.
setting-lines-on = with
setting-lines-on-about = On each of three lines the most areas of one's own score.
setting-third = Third civilisation
setting-third-about = For two players.
setting-third-off = without
setting-third-off-about = Only the two players act.
setting-third-on = with
setting-third-on-about = The solo cards block areas and take from the offers.
why-seats = Evacuation is for one to four players.

# -- steps

node-discard = discard cards of the offer
node-pay-price = choose what to pay
node-place-factories = place the factories
node-load = load the shuttle
node-unload = everything arrives
node-due = settle what follows
node-put-under = a card goes under its deck
node-pay-out = an infrastructure card raises production
node-take-task = take a public task
node-decide-race = the aim of the race is reached
node-pass-milestone = pass a milestone
node-set-up-boards = set up the players’ boards
node-deal-goals = deal goals
node-keep-goal = keep a goal
node-pass-goals = pass the other goals on
node-discard-goal = discard a goal
node-set-up-table = set up the table
node-begin-year = a year begins
node-income = income: production, feeding, entertainment
node-choose-hand = choose the cards to keep
node-lay-aside = discard the other cards
node-turn = take an action or pass
node-pay-energy = pay the energy of the action
node-mark-action = mark the action with a card
node-play-tasks = play public tasks
node-draw-card = draw a card
node-reduce-hand = discard down to the hand size
node-automaton-turn = the solo cards act
node-flights = flights
node-change-order = change the turn order
node-shift-satellites = all satellites go to the outer lane
node-count-strength = add up the strength
node-choose-strength = choose a strength
node-move-satellite = move a satellite
node-move-other = move the other satellite
node-choose-cell = choose a cell
node-automaton-progress = the satellites of the other civilisations move
node-bonus = the bonus of the year
node-cleanup = cleanup
node-end-of-phase = the end of a phase
node-final-scoring = final scoring
node-points-game = the points game is played
node-advanced = action cards are played for their text
node-hand-before-income = the hand is chosen before the income
node-somebody-acts = somebody has not passed
node-may-act = you have not passed
node-drafting = goals are still passed on
node-another-year = this was not the last year
node-is-seat = it is a player’s turn

ask-gain-resource = Which resource do you gain, and on which world?
ask-gain-population = Population
ask-gain-factory = Which factory do you gain, and on which world?
ask-raise-production = Which production rises?
ask-exchange = What do you exchange?
ask-develop = Infrastructure: do you draw a card or play one?
ask-research = In which column do you research?
ask-settle = Which area do you settle?
ask-build = { $what ->
    [0] Which shuttle do you build, and which world pays?
   *[other] Which stadium do you build, and which world pays?
 }
ask-prepare = Which factory do you prepare, and which world pays?
ask-clone = Do you clone?
ask-fly = Which shuttle flies at once?
ask-draw-cards = Drawing cards
ask-discard = { $what ->
    [0] Which shuttle goes under the deck?
    [1] Which stadium goes under the deck?
   *[other] Which infrastructure card goes under the deck?
 }
ask-pay-price = The price is lower: what do you pay?
ask-place-factories = Which factories go onto the area?
ask-load = What do you load?
ask-unload = Unloading
ask-due = Consequences
ask-put-under = Offer
ask-pay-out = Infrastructure
ask-take-task = Public task
ask-decide-race = The Race
ask-pass-milestone = Milestone
ask-set-up-boards = Setting up
ask-deal-goals = Goals
ask-keep-goal = Which goal do you keep? The others are passed on.
ask-pass-goals = Goals
ask-discard-goal = Which goal do you discard?
ask-set-up-table = Setting up
ask-begin-year = A new year
ask-income = Income
ask-choose-hand = Which card do you discard? Four stay in your hand.
ask-lay-aside = Action cards
ask-turn = Your turn: which action do you take, or do you pass?
ask-pay-energy = Which world pays the energy of the action?
ask-mark-action = Which card marks the action, face down?
ask-play-tasks = Do you play a public task now?
ask-draw-card = Drawing a card
ask-reduce-hand = Which card do you discard?
ask-automaton-turn = Solo cards
ask-flights = Flight: which shuttle do you send next?
ask-change-order = Order change
ask-shift-satellites = Progress
ask-count-strength = Strength
ask-choose-strength = Which strength of the card counts?
ask-move-satellite = Which satellite moves first, and how far? The other one moves the rest.
ask-move-other = Progress
ask-choose-cell = On which cell do you place the satellite?
ask-automaton-progress = Progress
ask-bonus = Yearly bonus
ask-cleanup = Cleanup
ask-end-of-phase = End of a phase
ask-final-scoring = Final scoring
ask-halves = Which part of the card do you use?
ask-parts = Which part comes next?

log-gain-population = gains { $n ->
    [one] { $n } population token
   *[other] { $n } population tokens
 }
log-draw-cards = draws { $drawn ->
    [one] { $drawn } further card
   *[other] { $drawn } further cards
 }
log-unload = unloads the shuttles
log-due = settles what follows
log-put-under = puts { $name } under its deck
log-pay-out = meets the requirement of “{ $card }”
log-take-task = takes the public task “{ $task }”
log-decide-race = reaches the aim of the Race
log-pass-milestone = { $second ->
    [yes] has now passed milestone { $milestone } with both satellites
   *[no] passes milestone { $milestone }
 }
log-set-up-boards = The boards are set up.
log-deal-goals = Goals are dealt.
log-pass-goals = The goals go on.
log-set-up-table = The table is set up.
log-begin-year = Year { $year } begins.
log-income = has the income of year { $year }{ $penalties ->
    [0] {""}
    [one] {" "}and takes { $penalties } penalty token
   *[other] {" "}and takes { $penalties } penalty tokens
 }
log-lay-aside = The other cards are discarded.
log-draw-card = draws a card
log-automaton-turn = { $who ->
    [third] The third civilisation
   *[opponent] The opponent
 } { $did ->
    [pass] passes.
    [settle] settles { $what }.
    [stadium] takes the stadium { $what }.
    [shuttle] puts the shuttle { $what } under the deck.
    [infrastructure] puts the infrastructure card { $what } under the deck.
   *[nothing] does nothing.
 }
log-change-order = New turn order: { $order }.
log-shift-satellites = All satellites go to the outer lane.
log-count-strength = adds up the strength
log-move-other = moves satellite { $satellite } to section { $section }
log-automaton-progress = { $who ->
    [neutral] The satellites of the neutral civilisation
   *[opponent] The satellites of the opponent
 } move { $strength ->
    [one] { $strength } section
   *[other] { $strength } sections
 }.
log-bonus = { $earned ->
    [yes] has strength { $strength } and earns a bonus
   *[no] has strength { $strength } and earns no bonus
 }
log-cleanup = Cleanup; year { $year } is next.
log-end-of-phase = A phase ends.
log-final-scoring-race = ends the Race with a lowest production of { $total }: { $lowest } before, penalty tokens { $penalties }, areas left behind { $areas }, missing stadiums { $stadiums }, smileys +{ $smileys }
log-final-scoring-points = scores { $total ->
    [one] { $total } point
   *[other] { $total } points
 }: production { $production }, goals { $goals }, areas left behind { $areas }, missing stadiums { $stadiums }, penalty tokens { $penalties }, smileys { $smileys }, public tasks { $tasks }, lines { $lines }

# -- headings

heading-draft = Choosing goals
heading-set-up = Set-up
heading-year = Year { $year }
heading-income = Income
heading-actions = Actions
heading-flight = Flight
heading-order = Order change
heading-progress = Progress
heading-bonuses = Bonuses
heading-final-scoring = Final scoring

# -- reasons

why-no-cube = You have no such resource there.
why-refreshed = You have already renewed the offer before this draw or building.
why-offer-empty = The offer is empty.
why-discard-one = At least one card goes under the deck.
why-price = { $world ->
    [old] Your Old World cannot pay that.
   *[new] Your New World cannot pay that.
 }
why-price-any = Neither of your worlds can pay that.
why-one-step = At least one step of the action must be done.
why-same-picture = You have already taken a card with this picture.
why-draw-begun = A new offer was paid for: this development is a draw.
why-no-development = There is no card to draw or to play.
why-settled = The area is already settled.
why-biome = Your satellites have not opened this biome yet.
why-symbols = You do not have the symbols of the area.
why-factories = The area needs { $n ->
    [one] { $n } prepared factory
   *[other] { $n } prepared factories
 } on your New World side.
why-population = The area needs { $n ->
    [one] { $n } population token
   *[other] { $n } population tokens
 } on your New World side.
why-steel = The area costs { $n } steel of the New World.
why-no-settlers = You have neither population nor factories on your New World side.
why-no-area = There is no area that you could settle.
why-all-factories = All your factories of this kind are in play.
why-new-food = Cloning costs food of the New World.
why-column-complete = All technologies there are completed.
why-energy = You cannot pay the energy of the action.
why-group-one = With advanced actions only one action of group 1 is allowed each year.
why-no-card = You have no card left to mark the action with.
why-task-played = You have played a public task: an action must follow.
why-task-first = No action could be taken after that.
why-launch-energy = You do not have the Old World energy for the launch.
why-return-energy = You do not have the New World energy for the return.
why-flown = The shuttle has already flown in this phase.
why-not-loaded-there = Shuttles on the New World cannot be loaded; they return empty.
why-ocean = Areas of the ocean do not travel by shuttle.
why-evacuated = The area is evacuated already.
why-zone = The area does not fit into this part of the shuttle.
why-hold = This part of the shuttle is not for buildings.
why-people-in-zones = Population travels in an evacuation zone only.
why-cubes-later = Something else is being loaded now; resources are loaded kind by kind.
why-capacity = The shuttle has no room for so many resources.
why-no-shuttle = You have no shuttle on the Old World.
why-no-exchange = One resource is exchanged for one of another kind, inside one world, when an effect allows it.
why-no-loading = Only a shuttle that is about to fly is loaded, with what lies on your Old World side.
why-contact = Two milestones would lie between your satellites.
why-middle-lane = The middle lane is for three and four players.
why-cell-taken = Another satellite stands there.
why-deck-empty = There is no card left to draw.

# -- when something could be done

why-only-in-turn = This is done in your turn of the action phase.
why-only-with-action = Public tasks are played together with an action of yours.
why-only-settling = This belongs to settling an area.
why-only-building = This belongs to building from an offer.
why-only-developing = This belongs to a development of infrastructure.
why-only-research = This belongs to research.
why-only-preparing = This belongs to preparing a factory.
why-only-gaining = This is chosen when an effect gives it.
why-only-cloning = This belongs to cloning.
why-only-taking = This is done before something is taken from an offer.
why-only-flight = This is done in the flight phase.
why-only-progress = This is done in the progress phase.
why-only-paying = This is chosen when an action or a price is paid.
why-only-draft = This belongs to the draft of goals.
why-only-hand = This is done when there are too many cards in hand.

remark-card-lost = The card’s effect cannot be carried out now; only its strength counts.
remark-lost = The effect cannot be carried out now and would be lost.

# -- the table

scene-set-up = Choosing goals
scene-over = End of the game
scene-year = Year { $year } of { $years }
scene-phase-draft = Goals
scene-phase-hand = Choosing cards
scene-phase-income = Income
scene-phase-actions = Actions
scene-phase-flight = Flight
scene-phase-order = Order
scene-phase-progress = Progress
scene-phase-bonuses = Bonuses
scene-phase-end = End
scene-new-world = New World
scene-numbered = number { $n }
scene-solo-tile = solo tile
scene-notes = { $notes }
scene-cell-any = resource
scene-cell-infrastructure = infrastructure
scene-cell-research = research
scene-cell-population = population
scene-production-food = production of food
scene-production-steel = production of steel
scene-production-energy = production of energy
scene-people = { $n } population
scene-cell-factory = factory
scene-cell = { $lane }: { $text }
scene-symbols-of = { $symbols }
scene-progress = { $middle ->
    [yes] Progress (inner cell, middle cell)
   *[no] Progress
 }
scene-aboard = On the way to the New World
scene-action-track = Action track
scene-action-marker = action marker
scene-year-marker = year marker
scene-asked-old-food = Old World: { $n } food
scene-asked-new-food = New World: { $n } food
scene-asked-stadium = { $n ->
    [one] { $n } stadium expected
   *[other] { $n } stadiums expected
 }
scene-milestone-text = { $n ->
    [1] Each of your satellites that passes it evacuates one of your ocean areas on the Old World.
    [2] First satellite: you may settle deserts. Second satellite: your production token moves to the New World and all productions there rise by 1. The satellites past this milestone also decide which world pays the energy of actions.
    [3] First satellite: you may settle forests. Second satellite: the other production token moves to the New World and all productions there rise by 1.
   *[other] First satellite: you may settle oceans.
 }
scene-rooms = buildings { $hold }, resources { $room }, launch { $launch }
scene-lane-outer = outer lane
scene-lane-middle = middle lane
scene-lane-inner = inner lane
scene-milestone = milestone { $n }
scene-oldest = oldest
scene-deck = { $n } in the deck
scene-shuttle-offer = Shuttles
scene-stadium-offer = Stadiums
scene-plan-offer = Infrastructure on offer
scene-order = Turn order
scene-bonuses = Yearly bonuses
scene-demands = Years
scene-tasks = Public tasks
scene-lines = Line majority
scene-solo-settle = settle { $arrow }
scene-solo-stadium = stadium{ $arrow }
scene-solo-shuttle = shuttle{ $arrow }
scene-solo-infrastructure = infrastructure{ $arrow }
scene-solo-deck = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
 }, back of the top one: { $number }
scene-opponent = Opponent
scene-neutral = Neutral civilisation
scene-third = Third civilisation
scene-player = { $name } ({ $continent })
continent-0 = north
continent-1 = east
continent-2 = south
continent-3 = west
scene-new-stadiums = stadiums
scene-smileys = smileys
scene-strength = strength
scene-penalties = penalty tokens
scene-passed = has passed
scene-old-side = Old World side
scene-new-side = New World side
scene-population = population
scene-flying = on its way
scene-farm = farm
scene-steelworks = steelworks
scene-power-plant = power plant
scene-factory-position = position for a factory
scene-position-food = population, food +{ $n }
scene-position-steel = population, steel +{ $n }
scene-position-energy = population, energy +{ $n }
short-factory = F
short-food = f{ $n }
short-steel = s{ $n }
short-energy = e{ $n }
short-leaf = l
short-drop = d
short-shield = h
short-beacon = b
short-automaton = A
scene-continent = Continent
scene-home-ocean = ocean
scene-home-gives = gives { $goods } every year
scene-home-gave = gives nothing any more
scene-evacuated = evacuated
scene-actions = Board actions
scene-marked = strength { $group }: { $n }× this year
scene-technologies = Technologies
scene-completed = completed
scene-researched = { $n } of { $of } researches
scene-infrastructure = Infrastructure
scene-plan-plans = in hand
scene-plan-waiting = requirement not met yet
scene-plan-running = production raised
scene-figures = Figures
scene-paying = Action energy
scene-paying-0 = from the Old World
scene-paying-1 = from either world
scene-paying-2 = from the New World
scene-symbols = Settlement symbols
scene-total = Result
scene-hand = Action cards in hand
scene-hidden = hidden
scene-shown = Action cards played face up
scene-draft = Goals to choose from
scene-goals = Goals
scene-own-tasks = Public tasks taken
scene-played = played

# -- what is counted

count-old-food = { $n ->
   *[other] food on the Old World
 }
count-old-steel = { $n ->
   *[other] steel on the Old World
 }
count-old-energy = { $n ->
   *[other] energy on the Old World
 }
count-new-food = { $n ->
   *[other] food on the New World
 }
count-new-steel = { $n ->
   *[other] steel on the New World
 }
count-new-energy = { $n ->
   *[other] energy on the New World
 }
count-food-production = { $n ->
    [one] level of food production
   *[other] levels of food production
 }
count-steel-production = { $n ->
    [one] level of steel production
   *[other] levels of steel production
 }
count-energy-production = { $n ->
    [one] level of energy production
   *[other] levels of energy production
 }
count-population = { $n ->
    [one] population token
   *[other] population tokens
 }
count-old-factories = { $n ->
    [one] prepared factory on the Old World
   *[other] prepared factories on the Old World
 }
count-new-factories = { $n ->
    [one] prepared factory on the New World
   *[other] prepared factories on the New World
 }
count-old-shuttles = { $n ->
    [one] shuttle on the Old World
   *[other] shuttles on the Old World
 }
count-new-shuttles = { $n ->
    [one] shuttle on the New World
   *[other] shuttles on the New World
 }
count-old-stadiums = { $n ->
    [one] stadium on the Old World
   *[other] stadiums on the Old World
 }
count-new-stadiums = { $n ->
    [one] stadium on the New World
   *[other] stadiums on the New World
 }
count-smileys = { $n ->
    [one] smiley
   *[other] smileys
 }
count-areas = { $n ->
    [one] New World area
   *[other] New World areas
 }
count-home = { $n ->
    [one] area left on the Old World
   *[other] areas left on the Old World
 }
count-technologies = { $n ->
    [one] technology
   *[other] technologies
 }
count-research = { $n ->
    [one] research
   *[other] researches
 }
count-plans = { $n ->
    [one] infrastructure card in hand
   *[other] infrastructure cards in hand
 }
count-works = { $n ->
    [one] infrastructure card played
   *[other] infrastructure cards played
 }
count-penalties = { $n ->
    [one] penalty token
   *[other] penalty tokens
 }
count-progress = { $n ->
    [one] section of progress
   *[other] sections of progress
 }
count-hand = { $n ->
    [one] action card
   *[other] action cards
 }
count-cargo = { $n ->
    [one] thing on board
   *[other] things on board
 }
count-tasks = { $n ->
    [one] public task
   *[other] public tasks
 }

# -- scores

part-production = lowest production
part-goals = goals
part-areas = areas left behind
part-stadiums = missing stadiums
part-penalties = penalty tokens
part-smileys = smileys
part-tasks = public tasks
part-lines = lines
part-lowest = lowest production before
grade-strong = A strong result.
grade-decent = A decent result.
grade-below = Below what the rulebook calls decent.

# -- components: both names are named, for both languages must use the same variables

component = { $name_cs ->
   *[other] { $name }
 }

# -- goods and pieces, after a number

what-food = { $n } food
what-steel = { $n } steel
what-energy = { $n } energy
what-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
 }
what-population = { $n ->
    [one] { $n } population token
   *[other] { $n } population tokens
 }
what-smiley = { $n ->
    [0] no smileys
    [one] { $n } smiley
   *[other] { $n } smileys
 }
what-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
factory-any = { $n ->
    [one] { $n } factory of any kind
   *[other] { $n } factories of any kind
 }
factory-farm = { $n ->
    [one] { $n } farm
   *[other] { $n } farms
 }
factory-steelworks = { $n } steelworks
factory-power-plant = { $n ->
    [one] { $n } power plant
   *[other] { $n } power plants
 }
offered-shuttle = { $n ->
    [one] { $n } shuttle
   *[other] { $n } shuttles
 }
offered-stadium = { $n ->
    [one] { $n } stadium
   *[other] { $n } stadiums
 }
offered-infrastructure = { $n ->
    [one] { $n } infrastructure card
   *[other] { $n } infrastructure cards
 }
free = nothing
number = { $n }

# -- production

production-food = food production +{ $n }
production-steel = steel production +{ $n }
production-energy = energy production +{ $n }
production-any = one production of your choice +{ $n }
production-each = every production +{ $n }

# -- areas

biome-tundra = tundra
biome-desert = desert
biome-forest = forest
biome-ocean = ocean
biomes-tundra = tundra
biomes-desert = deserts
biomes-forest = forests
biomes-ocean = oceans
areas-tundra = { $n ->
    [one] { $n } tundra area
   *[other] { $n } tundra areas
 }
areas-desert = { $n ->
    [one] { $n } desert area
   *[other] { $n } desert areas
 }
areas-forest = { $n ->
    [one] { $n } forest area
   *[other] { $n } forest areas
 }
areas-ocean = { $n ->
    [one] { $n } ocean area
   *[other] { $n } ocean areas
 }
stripe-desert = desert
stripe-mountain = mountains
stripe-ocean = ocean
symbol-leaf = leaf
symbol-drop = drop
symbol-shield = shield
symbol-beacon = beacon
of-symbol-leaf = leaf
of-symbol-drop = drop
of-symbol-shield = shield
of-symbol-beacon = beacon
zone = { $n ->
    [1] { $stripe }
   *[other] { $n }× { $stripe }
 }
direction-e-w = west to east
direction-ne-sw = north-east to south-west
direction-nw-se = north-west to south-east
need-with = { $areas }{ $n ->
    [one] {" "}with
   *[other] , each with
 } { $content ->
    [factory] a factory
   *[population] population
 }
need-line = { $areas } on one line ({ $direction })
need-diagonal = { $areas } on one diagonal

# -- lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-then = { $first }, then { $last }
list-parts = { $first }; { $last }
list-halves = { $first } / { $last }

# -- effects

node-gain = gain { $goods }
node-exchange = { $n ->
    [one] make { $n } exchange
   *[other] make up to { $n } exchanges
 }
node-develop = { $n ->
    [one] make { $n } infrastructure development
   *[other] make up to { $n } infrastructure developments
 }
node-research = { $n ->
    [one] do { $n } research
   *[other] do { $n } researches
 }
node-settle = settle { $n ->
    [one] { $n } area
   *[other] up to { $n } areas
 }{ $less ->
    [0] {""}
   *[other] {" "}for { $less } steel less
 }{ $bold ->
    [yes] , also of a biome one level above your milestones
   *[no] {""}
 }
node-build = build { $n ->
    [one] {""}
   *[other] up to{" "}
 }{ $things }{ $free ->
    [yes] {" "}for free
   *[no] { $less ->
        [0] {""}
        [one] {" "}for { $less } resource less
       *[other] {" "}for { $less } resources less
     }
 }
node-prepare = prepare { $n ->
    [one] {""}
   *[other] up to{" "}
 }{ $factories }
node-clone = clone{ $n ->
    [one] {""}
   *[other] {" "}up to { $n } times
 }
node-fly = load and launch { $n ->
    [one] { $n } shuttle
   *[other] up to { $n } shuttles
 }{ $free ->
    [yes] {" "}for free
   *[no] {""}
 }
node-draw-cards = draw { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
 }

# -- cards and tiles

action-name = { $action ->
    [develop-gain] resource and infrastructure
    [research-gain] resource and research
    [settle] settling
    [shuttle] shuttle
    [stadium] stadium
    [factory] factory
    [clone] cloning
    [develop] infrastructure
    [exchange] resource and exchanges
    [research] research
   *[other] “{ $text }”
 }
card-text = strength { $strength }: { $halves }
bonus-text = { $lower }: { $less }; { $higher }: { $more }
plan-text = for { $cost }; with { $needs }: { $production }
shuttle-text = for { $price }; { $flight }
flight-text = launch { $launch } energy; zones: { $zones }; capacity for buildings { $buildings }, for resources { $resources }
no-zone = none
stadium-text = for { $price }: { $smileys }

# -- what goals and tasks count

tally-tundra = your tundra areas
tally-desert = your desert areas
tally-forest = your forest areas
tally-ocean = your ocean areas on the New World
tally-biomes = biomes with an area of yours
tally-technologies = your completed technologies
tally-top-technologies = your completed technologies of level 3
tally-infrastructure = your played infrastructure cards whose requirement is met
tally-population = your population tokens on areas of the New World
tally-factories = your factories on areas of the New World
tally-highest = your highest New World production
tally-spread = difference between your highest and lowest New World production
tally-shuttles = your shuttles
tally-stadiums = your stadiums on the New World
tally-evacuated = your evacuated areas of the Old World
tally-group = areas in your largest connected group on the New World
goal-per = { $what }: { $n ->
    [one] { $n } point
   *[other] { $n } points
 } each, at most { $most ->
    [one] { $most } point
   *[other] { $most } points
 }
goal-step = { $points } from { $n }
goal-match = { $points } at { $n }
goal-steps = { $what }: { $rows }
goal-exact = { $what }: { $rows }, only if every production is at least { $lowest }
task-text = { $what }: at least { $least }; then for { $cost }: { $production }, { $points }

# -- technologies

technology-at-once = at once: { $effect }
technology-after-shuttle = whenever you have built a shuttle: { $effect }
technology-after-stadium = whenever you have built a stadium: { $effect }
technology-after-settling = whenever you have settled an area with at least { $people ->
    [one] { $people } population token
   *[other] { $people } population tokens
 }: { $effect }
technology-symbol = you always have the { $symbol } symbol
technology-opens = you may settle { $biomes } whatever milestones you have passed
power-cargo = each of your shuttles carries { $n ->
    [one] { $n } more resource
   *[other] { $n } more resources
 }
power-hold = each of your shuttles carries { $n ->
    [one] { $n } more building
   *[other] { $n } more buildings
 }
power-first-launch = your first launch of each flight phase costs { $n } energy less
power-free-return = your return flights cost nothing
power-any-zone = your evacuation zones take areas with a stripe of any colour
power-settling-steel = each settling costs { $n } steel less
power-any-factory-price = factories may be prepared with any resource
power-factory-action = with the factory action you may prepare { $n ->
    [one] { $n } more factory
   *[other] { $n } more factories
 }
power-factory-yield = each factory that you settle from now on raises its production by { $n } more
power-stadium-price = stadiums cost { $n ->
    [one] { $n } resource less
   *[other] { $n } resources less
 }
power-shuttle-price = shuttles cost { $n ->
    [one] { $n } resource less
   *[other] { $n } resources less
 }
power-infrastructure-price = infrastructure cards cost { $n ->
    [one] { $n } resource less
   *[other] { $n } resources less
 }
power-clone = each cloning gives { $n ->
    [one] { $n } more population token
   *[other] { $n } more population tokens
 }
power-old-feeding = the Old World needs { $n } food less
power-new-feeding = the New World needs { $n } food less
power-ignored-symbols = at each settling you may lack { $n ->
    [one] { $n } required symbol
   *[other] { $n } required symbols
 }
power-third-action = the third action of a year costs no energy on the action track
power-late-action = from the fourth action of a year on, each costs { $n } energy less on the action track
power-exchange-action = the exchange action allows { $n ->
    [one] { $n } more exchange
   *[other] { $n } more exchanges
 }
power-stadium-smiley = each of your stadiums on the New World has { $n ->
    [one] { $n } more smiley
   *[other] { $n } more smileys
 }

# -- names without a number

name-food = food
name-steel = steel
name-energy = energy
name-production-food = food production
name-production-steel = steel production
name-production-energy = energy production
name-production-each = every production
area-text = { $biome }{ $factories ->
    [0] {""}
    [one] , { $factories } factory
   *[other] , { $factories } factories
 }{ $people ->
    [0] {""}
    [one] , { $people } population token: { $production }
   *[other] , { $people } population tokens: { $production }
 }{ $symbols ->
    [none] {""}
   *[other] , needs { $symbols }
 }
symbols-needed = { $n ->
    [one] the { $symbols } symbol
   *[other] the { $symbols } symbols
 }
home-ocean = production token

# -- options

opt-act = Strength { $strength }: { $text }
opt-card = Play { $card } ({ $text })
opt-mark = { $card } ({ $text })
opt-drop = Discard { $card } ({ $text })
opt-discard-goal = Discard { $goal } ({ $text })
opt-keep-goal = Keep { $goal } ({ $text })
opt-strength = { $card }: strength { $n }
opt-bonus-strength = { $card }: strength { $n } for the bonus
opt-task = Public task { $task }: { $production } and { $points } for { $cost }
opt-part = Use: { $text }
opt-pass = Pass
opt-energy = { $old ->
    [0] { $new } energy from the New World
   *[other] { $new ->
        [0] { $old } energy from the Old World
       *[other] { $old } energy from the Old World and { $new } from the New World
     }
 }
opt-pay = Pay { $goods }
opt-gain = Gain { $what } on the { $world ->
    [old] Old World
   *[new] New World
 }
opt-refresh = Renew the offer for { $what } from the { $world ->
    [old] Old World
   *[new] New World
 }
opt-swap = Exchange { $given } for { $got } on the { $world ->
    [old] Old World
   *[new] New World
 }
opt-raise = Raise { $production }
opt-build = Build { $name } on the { $world ->
    [old] Old World
   *[new] New World
 } ({ $text })
opt-draw = Draw { $name } ({ $text })
opt-play = Play { $name } ({ $text })
opt-discard = { $name } ({ $text })
opt-launch = Launch { $name } ({ $text })
opt-return = { $name } returns empty
opt-leave = Leave this out
opt-prepare = Prepare { $factory } on the { $world ->
    [old] Old World
   *[new] New World
 } for { $paid }
opt-factory = Gain { $factory } on the { $world ->
    [old] Old World
   *[new] New World
 }
opt-clone = Clone: { $gained } for { $paid } from the New World
opt-settle = Settle { $area } ({ $text }), { $price ->
    [none] free
   *[other] for { $price }
 }
opt-place = Place { $factories }
opt-place-none = Settle with population only
opt-evacuate = Evacuate area { $area } ({ $stripe }): { $what }
opt-ship-factory = Load { $factory }
opt-ship-stadium = Load the stadium { $stadium }
opt-ship-area = Evacuate area { $area } into the building capacity: { $what }
opt-carry = Load { $what }
opt-carry-none = Load no { $kind ->
    [food] food
    [steel] steel
   *[energy] energy
 }
opt-research = { $technology }, column { $column }, level { $level }{ $completes ->
    [yes] , completed
   *[no] , begun
 } ({ $text })
opt-move = Satellite { $satellite }: { $n ->
    [one] { $n } section
   *[other] { $n } sections
 }, to section { $section }
opt-cell = { $lane ->
    [outer] Outer lane
    [middle] Middle lane
   *[inner] Inner lane
 }: { $text }

# -- what was chosen

told-act = takes an action of strength { $strength }: { $name }
told-card = plays { $card }
told-mark = marks the action with { $card }
told-drop = discards { $card }
told-discard-goal = discards { $goal }
told-keep-goal = keeps { $goal }
told-strength = counts { $card } with strength { $n }
told-bonus-strength = counts { $card } with strength { $n } for the bonus
told-task = plays the public task { $task }: { $production }
told-part = uses the part “{ $text }”
told-pass = passes
told-energy = { $old ->
    [0] pays { $new } energy from the New World
   *[other] { $new ->
        [0] pays { $old } energy from the Old World
       *[other] pays { $old } energy from the Old World and { $new } from the New World
     }
 }
told-pay = pays { $goods }
told-gain = gains { $what } on the { $world ->
    [old] Old World
   *[new] New World
 }
told-refresh = renews the offer for { $what } from the { $world ->
    [old] Old World
   *[new] New World
 }
told-swap = exchanges { $given } for { $got } on the { $world ->
    [old] Old World
   *[new] New World
 }
told-raise = raises { $production }
told-build = builds { $name } on the { $world ->
    [old] Old World
   *[new] New World
 }
told-draw = draws { $name }
told-play = plays { $name }
told-discard = removes { $name } from the offer
told-launch = launches { $name }
told-return = brings { $name } back empty
told-leave = leaves this out
told-prepare = prepares { $factory } on the { $world ->
    [old] Old World
   *[new] New World
 }
told-factory = gains { $factory } on the { $world ->
    [old] Old World
   *[new] New World
 }
told-clone = clones
told-settle = settles { $area }
told-place = places { $factories }
told-place-none = places no factory
told-evacuate = evacuates area { $area }: { $what }
told-ship-factory = loads { $factory }
told-ship-stadium = loads the stadium { $stadium }
told-ship-area = evacuates area { $area } into the building capacity: { $what }
told-carry = loads { $what }
told-carry-none = loads no { $kind ->
    [food] food
    [steel] steel
   *[energy] energy
 }
told-research = { $completes ->
    [yes] completes { $technology }
   *[no] begins { $technology }
 }
told-move = moves satellite { $satellite } to section { $section }
told-cell = { $lane ->
    [outer] chooses the outer lane
    [middle] chooses the middle lane
   *[inner] chooses the inner lane
 }

# -- what stands on a track

level-food-production = food production
level-steel-production = steel production
level-energy-production = energy production
