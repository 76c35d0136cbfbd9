# Words of the drawn AquaSphere board.
aq-station = Research station with six sectors and the knowledge track
aq-sector = Sector { $sector }, control: { $who }
aq-nobody = nobody
aq-area = Sector { $sector }, { $colour }: { $action }
aq-action-green = expand the lab
aq-action-yellow = take time
aq-action-black = take crystals
aq-action-violet = catch octopods
aq-action-blue = deploy a submarine
aq-action-red = take a research card
aq-action-white = program a bot
aq-here-green = { $n ->
    [one] { $n } expansion in the pile
   *[other] { $n } expansions in the pile
 }
aq-here-yellow = { $n } time here
aq-here-black = { $n ->
    [one] { $n } crystal here
   *[other] { $n } crystals here
 }
aq-here-violet = { $n ->
    [one] { $n } octopod here
   *[other] { $n } octopods here
 }
aq-here-red = { $n ->
    [one] { $n } card in the pile
   *[other] { $n } cards in the pile
 }
aq-subs = { $n ->
    [one] { $n } submarine
   *[other] { $n } submarines
 }
aq-programs = programs the { $colour } symbol
aq-lock = Lock { $n }
aq-lock-about = Passing here costs { $n } time.
aq-bulb = Bulb { $n }
aq-bulb-about = Knowledge points for a submarine or a research card in this round.
aq-refill = Sector { $sector } before the next round
aq-refill-time = { $n } time, instead of what is left
aq-refill-crystal = { $n ->
    [one] { $n } more crystal
   *[other] { $n } more crystals
 }
aq-refill-octopod = { $n ->
    [one] { $n } more octopod
   *[other] { $n } more octopods
 }
aq-refill-submarine = { $n ->
    [one] { $n } neutral submarine
   *[other] { $n } neutral submarines
 }
aq-knowledge = knowledge points: { $n }
aq-scientist = Scientist of { $name }
aq-hq = Headquarters
aq-start = start
aq-field = { $id }, programs the { $colour } symbol
aq-order = Play order
aq-out = Withdrawn
aq-out-about = Withdrawal track: whoever withdraws first plays first in the next round
aq-next = Next round
aq-next-about = The programming tokens in headquarters in the next round.
aq-supply = General supply
aq-supply-time = { $n } time in the general supply
aq-supply-crystal = { $n ->
    [one] { $n } crystal in the general supply
   *[other] { $n } crystals in the general supply
 }
aq-supply-octopod = { $n ->
    [one] { $n } octopod in the general supply
   *[other] { $n } octopods in the general supply
 }
aq-supply-lab-expansion = { $n ->
    [one] { $n } expansion in the deck
   *[other] { $n } expansions in the deck
 }
aq-supply-research-card = { $n ->
    [one] { $n } research card in the deck
   *[other] { $n } research cards in the deck
 }
aq-programmed = Program symbols
aq-programmed-n = Programmed: { $n }
aq-symbol-on = { $colour }, { $action }: a bot is programmed
aq-symbol-off = { $colour }, { $action }: no bot
aq-lab = Lab
aq-my-lab = Your laboratory
aq-lab-of = Laboratory of { $name }
aq-expansions = { $n ->
    [one] { $n } expansion
   *[other] { $n } expansions
 }
aq-room-time = time { $n }, room for { $of }
aq-room-crystals = crystals { $n }, room for { $of }
aq-room-octopods = can catch { $of ->
    [one] { $of } octopod
   *[other] { $of } octopods
 } at a time
aq-room-research = research cards { $n }, room for { $of }
aq-most = max
aq-free-slots = { $n ->
    [one] { $n } free research slot
   *[other] { $n } free research slots
 }
aq-stock = Your supply
aq-bots-left = { $n ->
    [one] { $n } bot in the supply
   *[other] { $n } bots in the supply
 }
aq-subs-left = { $n ->
    [one] { $n } submarine in the supply
   *[other] { $n } submarines in the supply
 }
aq-forecast = If it were scored now
aq-for-majority = majority on control fields
aq-for-bots = bots in play
aq-for-crystals = crystals
aq-for-octopods = octopods left
aq-tab-station = Station
aq-tab-hq = HQ
aq-tab-lab = Lab
