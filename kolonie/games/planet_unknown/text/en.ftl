# Planet Unknown in English.

title = Planet Unknown
about = Take tiles from the turning station, cover your planet and lead five trackers up. For one to six players, all at once.
length = 60–90 min
weight = medium

# -- terrains

terrain-civ = civ
ground-civ = civ terrain
track-civ = civ
terrain-water = water
ground-water = water terrain
track-water = water
terrain-biomass = biomass
ground-biomass = biomass terrain
track-biomass = biomass
terrain-rover = rover
ground-rover = rover terrain
track-rover = rover
terrain-tech = tech
ground-tech = tech terrain
track-tech = tech
terrain-energy = energy
ground-energy = energy terrain
ground-land = land
ground-ice = ice

# -- terrains and tracks of which something is: “water building”

of-civ = civ
of-water = water
of-biomass = biomass
of-rover = rover
of-tech = tech
of-energy = energy

# -- trackers that begin a sentence

tracker-civ = Civ
tracker-water = Water
tracker-biomass = Biomass
tracker-rover = Rover
tracker-tech = Tech
at-field = { $own ->
    [yes] field { $n }
   *[no] { $track } track, field { $n }
 }
tracks-any = any tracker
tracks-or = { $first } or { $last }
ring-inner = inner ring
ring-outer = outer ring
tile-none = empty
tile-plain = { $shape } ({ $one } and { $other })
tile-meteor = { $shape } ({ $one } and { $other }, meteorite)
token-lifepods = lifepod
token-meteorites = meteorite
token-rovers = rover
token-loaded = loaded meteorite
token-symbol = free meteorite symbol

# -- benefits

benefit-none = no benefit
benefit-and = { $first }, { $second }
benefit-or = { $first } or { $second }
benefit-synergy = synergy
benefit-patch = { $n ->
    [one] a patch
   *[other] { $n } patches
 }
benefit-rover = a new rover
benefit-move = movement { $n }
benefit-civ = civilization card of rank { $n }
benefit-tech = breakthrough { $n }
benefit-advance = { $track } +1

# -- boards

planet-ksb-4156 = KSB-4156
planet-arashi = Arashi
planet-cerberus = Cerberus
planet-charybdis = Charybdis
planet-gaia = Gaia
planet-k-273 = K-273
planet-kaax = K’aax
planet-lacuna = Lacuna
planet-oblivion = Oblivion
planet-pajitnov = Pajitnov
planet-persephone = Persephone
planet-petra = Petra
planet-tartarus = Tartarus
corporation-coalition = Universal Coalition
corporation-republic = Republic
corporation-wormhole = Wormhole Corp.
corporation-cosmos = Cosmos Inc.
corporation-horizon = Horizon Group
corporation-jump-drive = Jump Drive
corporation-oasis = Oasis Ultd.
corporation-makeshift = Makeshift
corporation-flux = Flux Industries
planet-rule-ring-anchor = a tile on the ring must also cover a cell outside it; no patches on the ring
planet-rule-start-in-centre = the first piece must cover a central cell
planet-rule-no-land-with-ice = no tile may cover both land and ice
planet-rule-slide-in = every piece must be able to slide into place, horizontally or vertically
planet-rule-quadrant-buildings = each quadrant forbids one type of building
planet-rule-chasm = no tile may lie across the chasm
planet-about-ksb-4156 = no special rule
planet-about-arashi = { planet-rule-ring-anchor }
planet-about-cerberus = three planetoids; each one filled completely scores 2 points
planet-about-charybdis = { planet-rule-start-in-centre }
planet-about-gaia = every city left uncovered scores 2 points but counts as an empty cell
planet-about-k-273 = { planet-rule-no-land-with-ice }
planet-about-kaax = rovers may not enter uncovered toxic cells
planet-about-lacuna = nothing covers a hole, and rovers cannot enter one
planet-about-oblivion = only the outer border is the edge; the corners are ice
planet-about-pajitnov = { planet-rule-slide-in }
planet-about-persephone = { planet-rule-quadrant-buildings }
planet-about-petra = uncovered currents count as energy; there is no ice
planet-about-tartarus = { planet-rule-chasm }, and rovers cannot cross it
corporation-about-coalition = no special rule
corporation-about-republic = seven civ milestones; each one reached moves another tracker back by one field
corporation-about-wormhole = a biomass building advances only where it enlarges a biomass area; five steps, each with a choice
corporation-about-cosmos = collected lifepods may lie on track fields, which trackers then skip; only those in the scoring area score
corporation-about-horizon = each rover loads one meteorite and collects it when it brings it to a rover building
corporation-about-jump-drive = breakthroughs are unlocked with lifepods, in any order; the higher a tech medal, the less it is worth
corporation-about-oasis = water follows a winding path over all tracks, one field for each water cell on ice; trackers block each other
corporation-about-makeshift = trackers may advance diagonally onto neighbouring tracks and block each other; breakthroughs work only while a tracker is on the tech track
corporation-about-flux = only the latest breakthrough works; a token marks the flux track

# -- breakthroughs

power-ignore-adjacency = tiles need not touch another piece
power-store-patches = patches may be stored and placed at the end of the game
power-rover-track-plus-one = +{ $n } movement each time the rover track gives movement
power-double-water-from-placed-tile = a placed tile advances water { $n ->
    [2] twice as far
   *[other] { $n } times as far
 }
power-no-meteorites = no more meteorites on your tiles
power-movement-on-civ-selection = selecting a civ tile gives movement by the number at the rover tracker
power-extra-choice-next-rank = one card of the next rank joins the choice of a civilization card
power-teleport-civ-buildings = rovers may jump between civ buildings for 1 movement point
power-synergy-with-civ-milestone = each civ milestone also gives a synergy
power-two-leftover-civ-cards = at the end of the game choose and keep { $n } of the civilization cards left
power-reset-biomass = the biomass tracker may go from the top back to 0
power-patch-on-tiles = patches may also lie on terraforming tiles
power-one-extra-patch = once per turn, when you gain a patch, you may gain one more
power-patch-destroys-meteorite = patches may also lie on meteorites and destroy them
power-diagonal-rovers = rovers also move diagonally
power-move-three-lifepods = once per game move up to { $n } collected lifepods
power-move-lifepod-on-energy-tile = when you place a tile with energy you may move a collected lifepod
power-free-energy-terrain = entering energy terrain costs no movement
power-move-one-lifepod = once per turn move a collected lifepod
power-rover-tiles-ignore-adjacency = tiles with rover terrain need not touch another piece
power-movement-per-loaded-rover = at the start of the turn { $n } movement for each loaded rover
power-patch-per-collected-meteorite = each collected meteorite gives a patch
power-destroy-on-water = a loaded rover that enters water may destroy its meteorite
power-advance-rover = once per turn advance rover by one field
power-synergy-instead-of-patch = once per turn you may gain a synergy instead of a patch
power-teleport-same-terrain = once per turn a rover may jump to the same terrain of another tile for 1 movement point
power-double-synergy = once per turn a synergy advances its tracker by { $n ->
    [one] one field
   *[other] { $n } fields
 }
power-tech-as-energy = tech terrain may count as energy when a tile is placed
power-row-benefits = once per game gain all benefits in the row of one tracker
power-common-mission = once per game draw { $n } missions and choose one that all compete for
power-skip-trackers = trackers may jump over trackers in their way
power-movement-per-rover-on-water = at the start of the turn { $n } movement for each rover on water
power-water-when-off-ice = a placed tile that covers no ice advances water by one field
power-patch-on-water-tile = a placed water tile gives a patch
power-synergy-on-water-tile = a placed water tile gives a synergy
power-outer-tracks-adjacent = civ and tech tracks are neighbours
power-rover-track-plus-one-if-shared = +{ $n } movement from the rover track while two or more trackers stand on it
power-sideways-step = instead of advancing, a tracker may step sideways onto a neighbouring track
power-mandatory-regress = once per turn you must move one tracker back by one field
power-score-as-best = every tracker scores as the best one on its track
power-movement-per-rover-on-flux = at the start of the turn { $n } movement for each rover on flux terrain
power-jump-to-next-milestone = once per game move the flux tracker to its next milestone
power-improved-flux-track = symbols on the flux track give more (+{ $n }): the rank of civilization cards, synergies of water, patches, movement points
power-collect-on-flux-tile = when you place a tile with flux terrain, collect a meteorite from your planet
power-advance-flux = once per turn advance the flux tracker by one field

# -- cards

card-text = { $name }: { $effect }
civ-C01 = Temp Agency
civ-C02 = Dept of Operations
civ-C03 = Dept of Natural Resources
civ-C04 = Dept of Engineering
civ-C05 = Salvage Yard
civ-C06 = Observance of First Planet Holiday
civ-C07 = Rising Planet Award
civ-C08 = First Planet Holiday
civ-C09 = People’s Planet Choice Award
civ-C10 = New Angel Investors
civ-C11 = Wage Increase
civ-C12 = Dept of Parks and Rec
civ-C13 = Approved Overtime
civ-C14 = Relocation Bonus
civ-C15 = Top Planet Award
civ-C16 = Depot Repair Online
civ-C17 = Landing Zone Approved
civ-C18 = Search and Rescue Team
civ-C19 = Partnership Opportunity
civ-C20 = Best in Planet Award
civ-C21 = Unionization
civ-C22 = Sustainable Living Act
civ-C23 = Gaming Commission
civ-C24 = Planet Lottery
civ-C25 = Meteor Defense Program
civ-C26 = Global Parks System
civ-C27 = Best Planet to Live on Award
civ-C28 = Space Citizen Decree
civ-C29 = Meteorite Repo (1/4)
civ-C30 = Meteorite Repo (2/4)
civ-C31 = Meteorite Repo (3/4)
civ-C32 = Meteorite Repo (4/4)
civ-C33 = Commerce Agreement (1/4)
civ-C34 = Commerce Agreement (2/4)
civ-C35 = Commerce Agreement (3/4)
civ-C36 = Commerce Agreement (4/4)
event-text = { $id } ({ $colour }): { $effect }
event-red = red
event-orange = orange
event-green = green
mission-text = { $name }: { $goal }
mission-M01-neighbour = Perimeter
mission-M01-personal = Complex
mission-M02-neighbour = Beacon
mission-M02-personal = Rubik
mission-M03-neighbour = Torus
mission-M03-personal = Landfill
mission-M04-neighbour = Ringworld
mission-M04-personal = Lattice
mission-M05-neighbour = Circuit
mission-M05-personal = Doghouse
mission-M06-neighbour = Biome
mission-M06-personal = Voltaic
mission-M07-neighbour = Transit
mission-M07-personal = Highway
mission-M08-neighbour = Plasma
mission-M08-personal = Secret Lab
mission-M09-neighbour = Megacity
mission-M09-personal = Germinate
mission-M10-neighbour = Silicon
mission-M10-personal = Amazon
mission-M11-neighbour = Pacific
mission-M11-personal = Pony Express
mission-M12-neighbour = Garden
mission-M12-personal = Power Line
mission-M13-neighbour = Interchange
mission-M13-personal = Skyway
mission-M14-neighbour = Supercharge
mission-M14-personal = Equator
mission-M15-neighbour = Sprawl
mission-M15-personal = Genome
mission-M16-neighbour = X
mission-M16-personal = Panama
mission-M17-neighbour = 10,000 lakes
mission-M17-personal = Runway
mission-M18-neighbour = Luddite
mission-M18-personal = Power Strip
mission-M19-neighbour = Conservation
mission-M19-personal = Crowd Source
mission-M20-neighbour = Galvanize
mission-M20-personal = Exponent
mission-M21-neighbour = 20 percent
mission-M21-personal = Overgrowth
mission-M22-neighbour = Rideshare
mission-M22-personal = Flowrate
mission-M23-neighbour = Rural
mission-M23-personal = Overdrive
mission-M24-neighbour = Pinnacle
mission-M24-personal = Alternative Energy
mission-M25-neighbour = Geode
mission-M25-personal = Cleanup
mission-M26-neighbour = Rescue
mission-M26-personal = Tight Ship
mission-M27-neighbour = Vaporize
mission-M27-personal = Meltdown
mission-M28-neighbour = Deductible
mission-M28-personal = Coveralls
goal-edge-buildings = { $better ->
    [fewer] fewer
   *[more] more
 } { $terrain } buildings on the edge of the planet
goal-largest-area = { $better ->
    [fewer] a smaller
   *[more] a larger
 } continuous { $terrain } area
goal-area-count = { $better ->
    [fewer] fewer
   *[more] more
 } separate { $terrain } areas
goal-building-count = { $better ->
    [fewer] fewer
   *[more] more
 } { $terrain } buildings
goal-tracks-at-maximum = { $better ->
    [fewer] fewer
   *[more] more
 } trackers at the top of a track
goal-collected = { $better ->
    [fewer] fewer
   *[more] more
 } collected { $token ->
    [lifepod] lifepods
   *[meteorite] meteorites
 }
goal-rectangle = a full block of { $w } × { $h } cells of { $terrain } terrain
goal-area-with-buildings = one { $terrain } area with at least { $at-least } buildings
goal-track-at-maximum = the { $track } tracker at the top of its track
goal-building-count-at-most = at most { $at-most } { $terrain } buildings
goal-collected-at-least = at least { $at-least } collected { $token ->
    [lifepod] lifepods
   *[meteorite] meteorites
 }
goal-more-lifepods-than-meteorites = more collected lifepods than meteorites
goal-all-ice-covered = all ice covered
goal-all-land-covered = all land covered

# -- steps of the flow

node-deal-boards = deal boards to choose from
node-choose-planet = choose a planet
node-choose-corporation = choose a corporation
node-choose-flux = choose the flux track
node-lay-out = lay out station, decks and tokens
node-deal-missions = deal missions
node-keep-missions = give one mission back
node-lay-missions = lay out missions against neighbours
node-build-events = build the event deck
node-first-commander = choose the first commander
node-face-section = turn any section to you
node-rotate = turn the station
node-turn-station = the station turns by one section
node-reveal-event = reveal an event
node-resolve-event = carry out the event
node-start-of-turn = effects at the start of the turn
node-select-tile = select a tile
node-place-tile = place the tile
node-act = gains, movement and abilities
node-resolve = pending gains
node-drop-gains = what cannot be done is lost
node-uncover = uncover the next tiles
node-end-turn = end of the turn
node-end-effects = effects at the end of the game
node-final-scoring = final scoring
node-patches = place all patches
node-place-patch = place a patch
node-put-lifepod = lay down a collected lifepod
node-move-flux = move the flux token
node-destroy-load = destroy the load
node-further-steps = advance further
node-move-lifepods = move collected lifepods
node-pick-card = keep a civilization card
node-pick-leftover = keep a card that is left
node-keep-common = keep a mission for all
node-setting = { $name } is { $value }
node-solo = one player plays
node-personal-missions = personal missions are played
node-with-events = events are played
node-has-flux = the player has Flux Industries
node-has-picks = the player reached a civ milestone
node-running = no end condition is met

# -- effects

node-advance-different = advance { $trackers ->
    [one] one tracker by { $steps ->
        [one] one field
       *[other] { $steps } fields
     }
   *[other] { $trackers } different trackers by { $steps ->
        [one] one field each
       *[other] { $steps } fields each
     }
 }
node-advance-same = advance one tracker by { $steps ->
    [one] one field
   *[other] { $steps } fields
 }
node-advance-one-of = advance { $tracks } by { $steps ->
    [one] one field
   *[other] { $steps } fields
 }{ $benefits ->
    [no] {" "}(without benefits)
   *[yes] {""}
 }
node-regress-one-of = move { $tracks } back by { $steps ->
    [one] one field
   *[other] { $steps } fields
 }
node-raise-all-to = raise all lower trackers to field { $field } (without synergies)
node-synergy = gain { $n ->
    [one] a synergy
   *[other] { $n } synergies
 }
node-gain-patch = gain { $n ->
    [one] a patch
   *[other] { $n } patches
 }
node-gain-movement = gain { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
 }
node-place-section-tile = place one more tile of your section{ $advance ->
    [no] , but advance no tracker
   *[yes] {""}
 }
node-teleport-rover = you may move one rover to any cell of your planet
node-collect-lifepods = collect { $n ->
    [one] a lifepod
   *[other] { $n } lifepods
 } from your planet
node-collect-meteorites = collect { $n ->
    [one] a meteorite
   *[other] { $n } meteorites
 } from your planet
node-destroy-meteorites = destroy { $n ->
    [one] a meteorite
   *[other] { $n } meteorites
 } on your planet
node-destroy-meteorites-in-line = destroy all meteorites in one row or column
node-points = at the end of the game score { $n ->
    [one] 1 point
   *[other] { $n } points
 }
node-points-and-advance = at the end of the game advance { $trackers ->
    [one] one tracker
   *[other] { $trackers } trackers
 } by { $steps ->
    [one] one field
   *[other] { $steps } fields
 } and score { $n ->
    [one] 1 point
   *[other] { $n } points
 }
node-points-per-patch-on-planet = at the end of the game score { $n ->
    [one] 1 point
   *[other] { $n } points
 } for each patch on the planet
node-lifepod-rate = at the end of the game each lifepod in the scoring area is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
node-set-meteorite-repo = at the end of the game every 3 collected meteorites score, instead of the usual point, by the number of your cards of this set: { $points }
node-set-commerce = at the end of the game the whole set scores by the number of its cards that you have: { $points }
set-row = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
set-rows = { $first }, { $last }
node-extra-rover-on-tile-placed-this-turn = gain one more rover; put it on the tile that you place this turn
node-civ-decks-add-from-box = each civilization deck gets { $per_rank ->
    [one] a card
   *[other] { $per_rank } cards
 }
node-civ-decks-remove-random = each civilization deck loses { $per_rank ->
    [one] a card
   *[other] { $per_rank } cards
 }
node-draw-personal-mission = draw { $n ->
    [one] one more personal mission
   *[other] { $n } more personal missions
 }
node-destroy-personal-mission = lose { $n ->
    [one] a personal mission
   *[other] { $n } personal missions
 }
node-rotate-station-freely = turn any section of the station to you
node-remove-stack-in-current-section = remove one of the two stacks of your section from the game
node-add-meteorite-to-free-symbol = put { $n ->
    [one] a meteorite on a free meteorite symbol
   *[other] { $n } meteorites on free meteorite symbols
 }
node-destroy-rover-if-more-than = if you have { $more_than ->
    [one] several rovers
   *[other] more than { $more_than } rovers
 } on your planet, lose one
node-destroy-planet-lifepod = destroy { $n ->
    [one] a lifepod
   *[other] { $n } lifepods
 } on your planet
node-destroy-collected = destroy a collected { $token ->
    [lifepod] lifepod
   *[meteorite] meteorite
 }{ $n ->
    [one] {""}
   *[other]  ({ $n })
 }
node-peek-next-event = look at the next event in secret
node-forbid-rover-entry = this turn rovers may not enter { $terrain } terrain
node-forbid-tile-on-edge = this turn no tile may cover an edge cell
node-forbid-tile-on-ice = this turn no tile may cover ice
node-forbid-matching-adjacent-terrain = this turn no terrain of a placed tile may lie next to the same terrain
node-advance-only-one-building = this turn only one building of each tile advances a tracker
node-suppress-milestones = this turn fields give no civilization cards, patches, rovers or breakthroughs (movement and synergies still count)
node-suppress-synergy = this turn no synergy can be gained

# -- questions

ask-deal-boards = Nothing to decide
ask-choose-planet = Which planet do you choose?
ask-choose-corporation = Which corporation do you choose?
ask-choose-flux = On which track do you put the flux token?
ask-lay-out = Nothing to decide
ask-deal-missions = Nothing to decide
ask-keep-missions = Which mission do you give back?
ask-lay-missions = Nothing to decide
ask-build-events = Nothing to decide
ask-first-commander = Nothing to decide
ask-face-section = Which section do you turn to you? Before the first turn the station turns by one more section.
ask-rotate = Commander: how do you turn the station?
ask-turn-station = Nothing to decide
ask-reveal-event = Nothing to decide
ask-resolve-event = Nothing to decide
ask-start-of-turn = Nothing to decide
ask-select-tile = Which tile do you take?
ask-place-tile = Where does the tile go?
ask-act = What next? The order is yours.
ask-resolve = Which gain do you carry out first?
ask-drop-gains = Nothing to decide
ask-uncover = Nothing to decide
ask-end-turn = Nothing to decide
ask-end-effects = Nothing to decide
ask-final-scoring = Nothing to decide
ask-patches = Nothing to decide
ask-place-patch = Where do you put the patch?
ask-put-lifepod = Where do you put the lifepod?
ask-move-flux = To which track do you move the flux token?
ask-destroy-load = Do you destroy the meteorite on this rover?
ask-further-steps = Where does the tracker go on?
ask-move-lifepods = Which lifepod do you move?
ask-pick-card = Which civilization card do you keep?
ask-pick-leftover = Which of the cards left do you keep?
ask-keep-common = Which mission is for all players?
ask-advance-different = Nothing to decide
ask-advance-same = Nothing to decide
ask-advance-one-of = Nothing to decide
ask-regress-one-of = Which tracker goes back?
ask-raise-all-to = Nothing to decide
ask-synergy = Nothing to decide
ask-gain-patch = Nothing to decide
ask-gain-movement = Nothing to decide
ask-place-section-tile = Which further tile do you take?
ask-teleport-rover = Which rover do you move, and where?
ask-collect-lifepods = Which lifepod do you collect?
ask-collect-meteorites = Nothing to decide
ask-destroy-meteorites = Which meteorite do you destroy?
ask-destroy-meteorites-in-line = Which row or column do you clear?
ask-points = Nothing to decide
ask-points-and-advance = Nothing to decide
ask-points-per-patch-on-planet = Nothing to decide
ask-lifepod-rate = Nothing to decide
ask-set-meteorite-repo = Nothing to decide
ask-set-commerce = Nothing to decide
ask-extra-rover-on-tile-placed-this-turn = Nothing to decide
ask-civ-decks-add-from-box = Nothing to decide
ask-civ-decks-remove-random = Nothing to decide
ask-draw-personal-mission = Nothing to decide
ask-destroy-personal-mission = Which mission do you lose?
ask-rotate-station-freely = Which section do you turn to you?
ask-remove-stack-in-current-section = Which stack do you remove?
ask-add-meteorite-to-free-symbol = On which symbol do you put the meteorite?
ask-destroy-rover-if-more-than = Which rover do you lose?
ask-destroy-planet-lifepod = Which lifepod do you destroy?
ask-destroy-collected = Which collected token do you destroy?
ask-peek-next-event = Nothing to decide
ask-forbid-rover-entry = Nothing to decide
ask-forbid-tile-on-edge = Nothing to decide
ask-forbid-tile-on-ice = Nothing to decide
ask-forbid-matching-adjacent-terrain = Nothing to decide
ask-advance-only-one-building = Nothing to decide
ask-suppress-milestones = Nothing to decide
ask-suppress-synergy = Nothing to decide

# -- journal

log-deal-boards = The boards to choose from are dealt.
log-lay-out = Station, decks and tokens are laid out.
log-deal-missions = The missions are dealt.
log-lay-missions = The missions against neighbours are laid out.
log-build-events = The event deck is built.
log-first-commander = { $first } is the first commander.
log-turn-station = The station turns by one section.
log-reveal-event = Event { $event }
log-resolve-event = carries out the event
log-start-of-turn = gains { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
 } at the start of the turn
log-drop-gains = loses what cannot be carried out: { $gains }
log-uncover = The next tiles are uncovered.
log-end-turn = This was the last turn: { $reason }.
log-end-effects = carries out effects at the end of the game
log-clear-planets = Rovers and lifepods that were not collected leave the planets.
log-final-scoring = scores: planet { $planet }, tracks { $tracks }, neighbours { $neighbour }, personal missions { $personal }, lifepods { $lifepods }, meteorites { $meteorites }, cards { $cards }; { $total } in all
log-patches = loses patches that fit nowhere ({ $n })
log-advance-different = advances different trackers
log-advance-same = advances one tracker
log-advance-one-of = advances a tracker
log-raise-all-to = raises lower trackers
log-synergy = gains a synergy
log-gain-patch = gains patches
log-gain-movement = gains movement points
log-collect-meteorites = collects meteorites
log-points = has points for a card at the end of the game
log-points-and-advance = has points for a card at the end of the game and advances a tracker
log-points-per-patch-on-planet = has points for patches at the end of the game
log-lifepod-rate = has more points for lifepods at the end of the game
log-set-meteorite-repo = has more points for meteorites at the end of the game
log-set-commerce = has points for a set of cards at the end of the game
log-extra-rover-on-tile-placed-this-turn = gains a further rover
log-civ-decks-add-from-box = The civilization decks get cards.
log-civ-decks-remove-random = The civilization decks lose cards.
log-draw-personal-mission = draws a personal mission
log-peek-next-event = looks at the next event in secret
log-forbid-rover-entry = This turn rovers may not enter one of the terrains.
log-forbid-tile-on-edge = This turn no tile may cover an edge cell.
log-forbid-tile-on-ice = This turn no tile may cover ice.
log-forbid-matching-adjacent-terrain = This turn no terrain of a placed tile may lie next to the same terrain.
log-advance-only-one-building = This turn only one building of each tile advances a tracker.
log-suppress-milestones = This turn fields give only movement and synergies.
log-suppress-synergy = This turn no synergy can be gained.
end-stuck = somebody could not place a tile
end-empty = a section is empty
end-events = the event deck is empty

# -- options

opt-planet = { $name }
opt-corporation = { $name }
opt-rotate = { $stays ->
    [yes] Leave it: { $inner }; { $outer }
   *[no] Turn to face { $inner }; { $outer }
 }
opt-face = Turn to face { $inner }; { $outer }{ $stays ->
    [yes] {" "}(as it is)
   *[no] {""}
 }
opt-tile = Take from the { $ring }: { $tile }
opt-stack = Remove the stack of the { $ring }: { $tile }
opt-place = Place at column { $x }, row { $y }, { $over ->
    [yes] { $turns ->
        [0] flipped
        [1] flipped and turned once
        [2] flipped and turned twice
       *[other] flipped and turned three times
     }
   *[no] { $turns ->
        [0] unturned
        [1] turned once
        [2] turned twice
       *[other] turned three times
     }
 }
opt-cover = Patch in column { $x }, row { $y }
opt-store = Store the patch
opt-swap = Take a synergy instead
opt-more = Take one more patch
opt-land = New rover in column { $x }, row { $y }
opt-rock = Collect the meteorite in column { $x }, row { $y }
opt-load = Collect the loaded meteorite in column { $x }, row { $y }
opt-pod = Collect the lifepod in column { $x }, row { $y }
opt-blast = Destroy the meteorite in column { $x }, row { $y }
opt-blast-load = Destroy the loaded meteorite in column { $x }, row { $y }
opt-meteor = Put a meteorite in column { $x }, row { $y }
opt-lose-rover = Lose the rover in column { $x }, row { $y }
opt-lose-pod = Lose the lifepod in column { $x }, row { $y }
opt-rover = Rover from column { $x }, row { $y } to column { $x2 }, row { $y2 }
opt-jump = Rover jumps from column { $x }, row { $y } to column { $x2 }, row { $y2 }
opt-teleport = Move the rover from column { $x }, row { $y } to column { $x2 }, row { $y2 }
opt-advance = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } ({ $to }, { $gets })
opt-energy = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } by energy ({ $to }, { $gets })
opt-synergy = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } by synergy ({ $to }, { $gets })
opt-synergy-any = Gain a synergy
opt-double = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } by double synergy ({ $to }, { $gets })
opt-boost = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } by card ({ $to }, { $gets })
opt-twice = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } by card ({ $to }, { $gets })
opt-silent = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } by card ({ $to }, { $gets })
opt-raise = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } by card ({ $to }, { $gets })
opt-regress = { $track }{ $n ->
    [0] {""}
   *[other] {" "}−{ $n }
 } ({ $to })
opt-yield = { $track }{ $n ->
    [0] {""}
   *[other] {" "}−{ $n }
 }, a duty ({ $to })
opt-forgo = Give up the blocked advance of { $track }
opt-patch = Take the patch
opt-shift = Move a collected lifepod
opt-leftover = Look at the cards left
opt-benefit = Choose: { $gets }
opt-reset = Biomass tracker back to 0
opt-shift-three = Move up to three lifepods (once per game)
opt-shift-one = Move a lifepod (once per turn)
opt-drive = Rover tracker +1 (once per turn)
opt-mission = { $mission }
opt-mission-draw = Draw missions for all (once per game)
opt-leap = Flux tracker to its next milestone (once per game)
opt-surge = Flux tracker +1 (once per turn)
opt-row = All benefits in the row of the { $track } tracker (once per game)
opt-flux = Flux token on the { $track } track
opt-put = Put the lifepod: { $where }
opt-from = Take the lifepod: { $where }
opt-lose = Destroy the lifepod: { $where }
opt-destroy = Destroy the meteorite
opt-keep = Keep the meteorite
opt-pick = Pick a card of rank { $rank }
opt-card = { $card }
opt-return = Give back the mission { $mission }
opt-drop = Lose the mission { $mission }
opt-line-row = Row { $n }
opt-line-column = Column { $n }
opt-peek-next-event = Look at the next event in secret
opt-end = That is all
place-score = scoring area
place-level = breakthrough { $level }

# -- refusals

why-no-movement = No movement points are left.
why-chasm = Rovers cannot cross the chasm here.
why-diagonal = Your rovers do not move diagonally.
why-rover-there = Another rover of yours is there.
why-toxic = The cell is toxic and not covered.
why-terrain-closed = The event closes this terrain to rovers this turn.
why-in-circles = Free steps lead nowhere new now; spend a movement point first.
why-overlap = Another piece lies there.
why-not-adjacent = It would not touch a piece on your planet.
why-not-on-edge = The first piece must cover an edge cell.
why-not-central = The first piece must cover a central cell.
why-planet-rule = Your planet forbids it: { $rule }.
why-event-restricts = The event of this turn forbids it.
why-patch-would-block = No tile of your section could be placed any more.
why-no-storing = You cannot store patches now.
why-not-offered = This terrain does not adjoin the energy area.
why-tracker-cannot-move = This tracker cannot move.
why-ability-used = This ability has been used.
why-lifepod-there = A lifepod already lies there.
why-field-occupied = The field is occupied.
why-deck-empty = The deck of this rank is empty.
why-tile-does-not-fit = This tile cannot be placed.
why-no-event-left = No event is left in the deck.
why-would-end = That would end the game.
why-board-taken = Another player uses this board.
why-not-in-offer = This board was not offered to you.
why-stack-empty = The stack is empty.
why-other-tile-fits = This tile cannot be placed and the other one can.
why-must-first = Something mandatory has to be done first.

# -- score sheet

part-planet = planet
part-tracks = progress tracks
part-neighbour = missions against neighbours
part-personal = personal missions
part-lifepods = lifepods
part-meteorites = meteorites
part-cards = civilization cards

# -- the table

scene-set-up = Setting up
scene-over = End of the game
scene-turn = Turn { $turn }
scene-table = Station and cards
scene-section-of = Section { $n } – { $who }
scene-nobody = faces nobody
scene-decks = Civilization decks
scene-rank = rank { $rank }
scene-event = Event
scene-events-left = { $n ->
    [one] one event left
   *[other] { $n } events left
 }
scene-missions = Missions
scene-solo = Solo
scene-target = Target score
scene-rating = Rating (0 to 6)
scene-planets = Planets to choose from
scene-board = difficulty { $difficulty }; { $text }
scene-named = { $name } ({ $about })
scene-player = { $name }: { $planet }, { $corporation }
scene-lifepods = lifepods in the scoring area
scene-meteorites = meteorites collected
scene-rovers = rovers in supply
scene-movement = movement points
scene-stored = stored patches
scene-planet = points on the planet
scene-tracks = points on tracks
scene-cell = Column { $x }, row { $y }: { $ground }
scene-tracker = { $track } tracker
scene-medal = medal { $n }
scene-medal-and = medal { $n }; { $gets }
scene-flux = { $track } (flux)
scene-level = { $level }: { $text }
scene-cards = Civilization cards
scene-hidden-mission = hidden mission
scene-common = Mission for all
scene-personal = Personal missions
scene-peeked = Next event, seen in secret
rating-0 = critical failure
rating-1 = were there any survivors?
rating-2 = a struggle, but alive
rating-3 = mission accomplished
rating-4 = excellent, promotion
rating-5 = perhaps the best planet ever seen
rating-6 = the stars aligned
grade = Rating: { $rating } (target score { $n })

# -- what can be chosen before the game

setting-boards = Planets and corporations
setting-boards-about = From which boards each player chooses.
setting-boards-pair = one of two
setting-boards-pair-about = Each player chooses between the basic board and one random other, for the planet and for the corporation.
setting-boards-free = any board
setting-boards-free-about = Each player chooses any planet and any corporation.
setting-events = Events
setting-events-about = How many red, orange and green cards, 20 in all, such as 6-7-7. Red ones are the harshest. Left empty: no events; in a game of one, 6-7-7.
setting-personal = Personal missions
setting-personal-about = In a game of one there are personal missions anyway.
setting-personal-no = no
setting-personal-no-about = Only the missions between neighbours count.
setting-personal-yes = yes
setting-personal-yes-about = Each player has a secret mission as well.
setting-rotation = Turning the station
setting-rotation-about = The automatic turning is only for two players.
setting-rotation-commander = by the commander
setting-rotation-commander-about = The commander turns the station as they like at the beginning of each turn.
setting-rotation-automatic = automatic
setting-rotation-automatic-about = The station turns by one section after every turn.
setting-alignment = Rings of the station
setting-alignment-about = How far the inner ring is turned against the outer one: this decides which stacks lie side by side.
setting-alignment-0 = not turned
setting-alignment-0-about = Our default.
setting-alignment-1 = 1 section
setting-alignment-1-about = The inner ring is turned by 1 section.
setting-alignment-2 = 2 sections
setting-alignment-2-about = The inner ring is turned by 2 sections.
setting-alignment-3 = 3 sections
setting-alignment-3-about = The inner ring is turned by 3 sections.
setting-alignment-4 = 4 sections
setting-alignment-4-about = The inner ring is turned by 4 sections.
setting-alignment-5 = 5 sections
setting-alignment-5-about = The inner ring is turned by 5 sections.
setting-alignment-random = random
setting-alignment-random-about = The table decides when the game is set up.

# -- signs on maps and tracks in the terminal

# The letter of a terrain: large with a building. No two terrains may have the same.
letter-civ = { $building ->
    [yes] C
   *[no] c
 }
letter-water = { $building ->
    [yes] W
   *[no] w
 }
letter-biomass = { $building ->
    [yes] B
   *[no] b
 }
letter-rover = { $building ->
    [yes] R
   *[no] r
 }
letter-tech = { $building ->
    [yes] T
   *[no] t
 }
letter-energy = { $building ->
    [yes] E
   *[no] e
 }
short-track-civ = civ
short-track-water = water
short-track-biomass = biom
short-track-rover = rover
short-track-tech = tech
short-flux = »{ $track }
short-tracker = ►{ $track }
short-or = /{ $sign }
short-synergy = s
short-patch = { $n ->
    [1] p
   *[other] { $n }p
 }
short-advance = +{ $track }
legend-letters = Aa
legend-building = large letter: building
legend-line = at the edge: points for a full row or column without a meteorite
legend-ring = ring
legend-centre = central cell
legend-city = city
legend-toxic = toxic cell
legend-current = electric current
legend-tracker = tracker
legend-medal = medal
legend-synergy = synergy
legend-patch = biomass patch
legend-move = movement
legend-civ = civilization card
legend-tech = breakthrough
legend-advance = advance on another track
legend-flux = flux token
scene-cell-quadrant = { $cell }; forbidden building: { $terrain }
scene-quadrants = Quadrants
scene-no-building = forbidden building: { $terrain }
scene-planetoids = Planetoids (all covered: { $n ->
    [one] { $n } point
   *[other] { $n } points
 })
scene-covered = { $n } of { $of } covered
scene-chasm = Chasm
scene-crossings = crossings for rovers that drive diagonally
corner-top-left = top left
corner-top-right = top right
corner-bottom-left = bottom left
corner-bottom-right = bottom right

log-begin-turn = Turn { $turn }
scene-step-rotation = Rotation
scene-step-event = Event
scene-step-action = Tiles
scene-step-picks = Civilization cards
scene-step-end-check = End check
scene-step-end-effects = End-game effects
node-milestone-regress = another tracker goes back for a civ milestone
ask-milestone-regress = Which other tracker goes back for the civ milestone?
why-step-back = The tracker has just come from there and nothing else has changed since.
why-benefit-impossible = This benefit cannot be carried out and the other one can.
why-pick-later = The card is picked later.
why-no-ability-now = Abilities cannot be used now.
node-step = { $name }
ask-step = Nothing to decide
log-step = { $name }
node-begin-turn = the turn begins
ask-begin-turn = Nothing to decide
node-make-picks = pick civilization cards
ask-make-picks = Civilization cards: what next?
node-finish-up = end-game effects in any order
ask-finish-up = The game ends. What do you still carry out?
why-nothing-to-choose = There is nothing to choose from.
why-no-place-for-a-patch = No patch can be placed, stored or exchanged.
why-other-time = The rules allow this at another moment.
why-no-such-ability = No breakthrough of yours allows this now.
why-not-commander = Only the commander turns the station, at the start of a turn.
why-station-turns-itself = In this game the station turns by itself.
why-tile-taken = Tiles come from the top of the two stacks before you, one in each turn.
why-no-patch = You have no patch to place now.
why-no-advance = No such advance is pending, or not for this tracker.
why-no-regress = No tracker goes back now.
why-not-blocked = No advance of this tracker is blocked.
why-no-pick = Civilization cards are picked in turn order, for a civ milestone of their rank.
why-one-building = This turn only one building of each tile advances a tracker.
why-no-jump = A rover jumps only where the breakthrough allows it, for a movement point.
remark-movement-lost = { $n ->
    [one] One movement point is lost.
   *[other] { $n } movement points are lost.
 }
remark-gains-lost = Lost: { $gains }.
remark-fits-nowhere = It fits nowhere: its trackers advance, and this is the last turn.
remark-restriction-ignored = It fits only because a restriction is ignored.
remark-water-off-ice = The water lies off the ice: its building advances nothing.
remark-biomass-alone = No biomass area is enlarged: the building advances nothing.
count-civ = { $n ->
    [one] field on the civ track
   *[other] fields on the civ track
 }
count-water = { $n ->
    [one] field on the water track
   *[other] fields on the water track
 }
count-biomass = { $n ->
    [one] field on the biomass track
   *[other] fields on the biomass track
 }
count-rover = { $n ->
    [one] field on the rover track
   *[other] fields on the rover track
 }
count-tech = { $n ->
    [one] field on the tech track
   *[other] fields on the tech track
 }
count-breakthroughs = { $n ->
    [one] breakthrough
   *[other] breakthroughs
 }
count-movement = { $n ->
    [one] movement point
   *[other] movement points
 }
count-synergies = { $n ->
    [one] synergy
   *[other] synergies
 }
count-advances = { $n ->
    [one] pending advance
   *[other] pending advances
 }
count-picks = { $n ->
    [one] civilization card to pick
   *[other] civilization cards to pick
 }
count-new-rovers = { $n ->
    [one] new rover to place
   *[other] new rovers to place
 }
count-rovers = { $n ->
    [one] rover on the planet
   *[other] rovers on the planet
 }
count-patches = { $n ->
    [one] patch on the planet
   *[other] patches on the planet
 }
count-stored = { $n ->
    [one] stored patch
   *[other] stored patches
 }
count-covered = { $n ->
    [one] covered cell
   *[other] covered cells
 }
count-lifepods = { $n ->
    [one] collected lifepod
   *[other] collected lifepods
 }
count-planet-lifepods = { $n ->
    [one] lifepod on the planet
   *[other] lifepods on the planet
 }
count-meteorites = { $n ->
    [one] collected meteorite
   *[other] collected meteorites
 }
count-planet-meteorites = { $n ->
    [one] meteorite on the planet
   *[other] meteorites on the planet
 }
count-loaded = { $n ->
    [one] loaded meteorite
   *[other] loaded meteorites
 }
count-civ-cards = { $n ->
    [one] civilization card
   *[other] civilization cards
 }
count-planet-points = { $n ->
    [one] point for rows and columns
   *[other] points for rows and columns
 }
count-track-points = { $n ->
    [one] point on the tracks
   *[other] points on the tracks
 }
why-no-such-step = Rovers go from cell to cell of the planet, for a movement point each.

heading-set-up = Set-up
heading-turn = Turn { $turn }
heading-end = The end of the game
heading-final-scoring = Final scoring
told-tracker = { $track ->
    [water] water
    [biomass] biomass
    [rover] rover
    [tech] tech
    [energy] energy
   *[civ] civ
 } tracker{ $on ->
    [civ] {" "}on the civ track
    [water] {" "}on the water track
    [biomass] {" "}on the biomass track
    [rover] {" "}on the rover track
    [tech] {" "}on the tech track
    [energy] {" "}on the energy track
   *[own] {""}
 }
told-planet = chooses the planet { $name }
told-corporation = chooses the corporation { $name }
told-rotate = { $stays ->
    [yes] leaves the station as it is: { $inner }; { $outer }
   *[no] turns the station to { $inner }; { $outer }
 }
told-face = { $stays ->
    [yes] leaves the station as it is: { $inner }; { $outer }
   *[no] turns the station to { $inner }; { $outer }
 }
told-tile = takes the tile { $tile } from the { $ring }
told-stack = removes a stack of the { $ring }: { $tile }
told-none = finds no tile left
told-place = places the tile at column { $x }, row { $y }
told-cover = puts a patch in column { $x }, row { $y }
told-store = stores a patch
told-swap = takes a synergy instead
told-more = takes one more patch
told-land = puts a new rover in column { $x }, row { $y }
told-rock = collects the meteorite in column { $x }, row { $y }
told-load = collects the loaded meteorite in column { $x }, row { $y }
told-pod = collects the lifepod in column { $x }, row { $y }
told-blast = destroys the meteorite in column { $x }, row { $y }
told-blast-load = destroys the loaded meteorite in column { $x }, row { $y }
told-meteor = puts a meteorite in column { $x }, row { $y }
told-lose-rover = loses the rover in column { $x }, row { $y }
told-lose-pod = loses the lifepod in column { $x }, row { $y }
told-rover = drives a rover to column { $x2 }, row { $y2 }
told-jump = has a rover jump to column { $x2 }, row { $y2 }
told-teleport = moves a rover to column { $x2 }, row { $y2 }
told-advance = advances the { $tracker }
told-energy = advances the { $tracker } by energy
told-synergy = advances the { $tracker } by synergy
told-synergy-any = gains a synergy
told-double = advances the { $tracker } by double synergy
told-boost = advances the { $tracker } by card
told-twice = advances the { $tracker } by card
told-silent = advances the { $tracker } by card, without benefits
told-raise = raises the { $tracker }
told-regress = moves the { $tracker } back
told-yield = moves the { $tracker } back, as it must
told-forgo = gives up an advance of the { $tracker }
told-patch = takes a patch
told-shift = moves a collected lifepod
told-shift-one = moves a lifepod
told-shift-three = moves up to three lifepods
told-leftover = looks at the cards left
told-benefit = chooses: { $gets }
told-reset = sets the biomass tracker back to 0
told-drive = advances the rover tracker
told-mission = chooses the mission { $mission }
told-mission-draw = draws missions for all
told-leap = moves the flux tracker to its next milestone
told-surge = advances the flux tracker
told-row = takes all benefits in the row of the { $tracker }
told-flux = puts the flux token on the { $track } track
told-put = puts down a lifepod: { $where }
told-from = picks up a lifepod: { $where }
told-lose = destroys a lifepod: { $where }
told-destroy = destroys the meteorite
told-keep = keeps the meteorite
told-pick = picks a civilization card of rank { $rank }
told-card = takes { $card }
told-return = gives back the mission { $mission }
told-drop = loses the mission { $mission }
told-line-row = chooses row { $n }
told-line-column = chooses column { $n }
told-peek-next-event = looks at the next event in secret
why-events-solo = A game of one is played with events.
why-events-form = “{ $given }” is no mix of events: name the numbers of red, orange and green cards, such as 8-3-9.
why-events-sum = The event deck has { $size } cards, and this mix has { $n }.
why-events-colour = There are not so many events of this colour ({ $colour }: { $limit }, asked for: { $n }).

level-civ = civ
level-water = water
level-biomass = biomass
level-rover = rover
level-tech = tech
why-gains-first = This comes first: { $gains }.
gain-synergy = a synergy
gain-up = an advance ({ $tracks }{ $steps ->
    [one] {""}
   *[other] {" "}by { $steps } fields
 })
gain-several = { $n ->
    [one] an advance of one tracker
   *[other] advances of { $n } different trackers
 }
gain-raise = trackers to be raised to field { $field } ({ $tracks })
gain-land = a new rover
gain-patch = a patch
gain-rocks = { $n ->
    [one] a meteorite to collect
   *[other] { $n } meteorites to collect
 }
gain-one-of = one of two benefits
gain-pods = { $n ->
    [one] the right to move a lifepod
   *[other] the right to move { $n } lifepods
 }
gain-leftover = { $n ->
    [one] one of the cards left in the decks
   *[other] { $n } of the cards left in the decks
 }
gain-pick = a civilization card of rank { $rank }
gain-duty = a tracker that must go back
