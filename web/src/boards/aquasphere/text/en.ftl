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
aq-programs = programs { $colour }
aq-lock = Lock { $n }
aq-lock-about = Passing here costs { $n } time.
aq-bulb = Bulb { $n }
aq-bulb-about = Knowledge for a submarine or a research card in this round.
aq-knowledge = { $n } knowledge
aq-scientist = Scientist of { $name }
aq-hq = Headquarters
aq-start = start
aq-field = { $id }, program { $colour }
aq-order = Order
aq-out = Out
aq-out-about = Withdrawal track: who leaves the round first plays first in the next
aq-next = Next round
aq-next-about = The tokens of headquarters in the next round.
aq-supply = General supply
aq-supply-time = { $n } time in the general supply
aq-supply-crystal = { $n } crystals in the general supply
aq-supply-octopod = { $n } octopods in the general supply
aq-supply-lab-expansion = { $n } expansions in the deck
aq-supply-research-card = { $n } research cards in the deck
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
aq-room-time = { $n } time, room for { $of }
aq-room-crystals = { $n } crystals, room for { $of }
aq-room-octopods = can catch { $of } octopods at a time
aq-room-research = { $n } research cards, room for { $of }
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
aq-forecast = Interim scoring now
aq-for-majority = control of sectors
aq-for-bots = bots in play
aq-for-crystals = crystals
aq-for-octopods = octopods left
aq-tab-station = Station
aq-tab-hq = HQ
aq-tab-lab = Lab
