# Evacuation in English.

title = Evacuation
about = Your sun is dying. In four years bring people, factories and stadiums to the New World, and settle it before the others.

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
    [yes] , also one biome further than opened
   *[no] {""}
 }
node-build = build { $n ->
    [one] {""}
   *[other] up to{" "}
 }{ $things }{ $free ->
    [yes] {" "}free
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
    [yes] {" "}free
   *[no] {""}
 }
node-draw-cards = draw { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
 }

# -- cards and tiles

card-text = strength { $strength }: { $halves }
bonus-text = { $lower }: { $less }; { $higher }: { $more }
plan-text = for { $cost }; with { $needs }: { $production }
shuttle-text = for { $price }; launch { $launch } energy; zones: { $zones }; room for { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
 } and { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
 }
no-zone = none
stadium-text = for { $price }: { $smileys }

# -- what goals and tasks count

tally-tundra = own tundra areas
tally-desert = own desert areas
tally-forest = own forest areas
tally-ocean = own ocean areas of the New World
tally-biomes = biomes with an own area
tally-technologies = completed technologies
tally-top-technologies = completed technologies of level 3
tally-infrastructure = played infrastructure cards with their requirement met
tally-population = own population tokens on areas of the New World
tally-factories = own factories on areas of the New World
tally-highest = your highest New World production
tally-spread = difference between your highest and lowest New World production
tally-shuttles = own shuttles
tally-stadiums = own stadiums on the New World
tally-evacuated = evacuated own areas of the Old World
tally-group = areas in your largest connected group on the New World
goal-per = { $what }: { $n ->
    [one] { $n } point
   *[other] { $n } points
 } each, at most { $most }
goal-row = { $points } for { $n }
goal-steps = { $what }: points { $rows }
goal-exact = { $what }: points { $rows }, only with every production at least { $lowest }
task-text = { $what }: at least { $least }; then for { $cost }: { $production }, { $points }

# -- technologies

technology-at-once = at once: { $effect }
technology-after-shuttle = whenever you have built a shuttle: { $effect }
technology-after-stadium = whenever you have built a stadium: { $effect }
technology-after-settling = whenever you have settled an area with at least { $people } population tokens: { $effect }
technology-symbol = you always have the symbol { $symbol }
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
power-any-zone = your evacuation zones take areas of any colour
power-settling-steel = each settling costs { $n } steel less
power-any-factory-price = factories may be prepared with any resource
power-factory-action = the factory action prepares { $n ->
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
power-third-action = the third action of a year costs { $n } energy less on the action track
power-late-action = from the fourth action of a year on, each costs { $n } energy less on the action track
power-exchange-action = the exchange action allows { $n ->
    [one] { $n } more exchange
   *[other] { $n } more exchanges
 }
power-stadium-smiley = each of your stadiums on the New World counts { $n ->
    [one] { $n } more smiley
   *[other] { $n } more smileys
 }
