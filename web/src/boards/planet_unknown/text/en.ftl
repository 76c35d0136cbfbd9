# Words of the drawn Planet Unknown board.
pu-planet = Planet { $name }
pu-station = The station with six sections, yours at the top
pu-inner = inner ring
pu-outer = outer ring
pu-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
 }
pu-commander = commander
pu-missions = Missions
pu-decks = Civilization decks
pu-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
pu-points = { $n ->
    [one] { $n } point on planet and tracks
   *[other] { $n } points on planet and tracks
 }
pu-lay = Place the tile: arrows move it, E and Q turn it, F turns it over
pu-lay-about = Point at your planet and press; { $n ->
    [one] one placement is possible
   *[other] { $n } placements are possible
 }.
pu-turn = Turn
pu-flip = Flip
pu-next = Next
pu-try = Try another tile
pu-offer-planet = Choose your planet
pu-offer-corporation = Choose your corporation
pu-tab-planet = Planet
pu-tab-station = Station
pu-deck = Events: { $n } of { $of }
pu-now = If it ended now
pu-ladder = Grades and their points
pu-part-planet = planet
pu-part-tracks = tracks
pu-part-neighbour = neighbour missions
pu-part-personal = personal missions
pu-part-lifepods = lifepods
pu-part-meteorites = meteorites
pu-part-cards = civ cards
