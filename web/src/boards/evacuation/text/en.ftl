# Words of the drawn board of Evacuation.
ev-map = New World, { $n } areas
ev-old-world = Old World
ev-new-world = New World
ev-tab-progress = Progress
ev-tab-offers = Actions
ev-settled-by = settled by { $name }
ev-settled = { $n ->
    [one] { $n } area settled
   *[other] { $n } areas settled
 }
ev-section = section { $n }
ev-start = start
ev-lane-outer = outer
ev-lane-middle = middle
ev-lane-inner = inner
ev-actions = Actions
ev-next = next action
ev-now = now
ev-paying-0 = the Old World pays the energy of actions
ev-paying-1 = either world pays the energy of actions
ev-paying-2 = the New World pays the energy of actions
ev-group = Group { $n }
ev-group-used = { $n ->
    [0] not used this year
    [one] used once this year
   *[other] used { $n }× this year; after three, each costs 1 energy more
 }
ev-act-settle = Settle
ev-act-shuttle = Shuttle
ev-act-research = Research
ev-strength = Strength this year
ev-offers = Offers
ev-ages = The oldest lies first, under the cross: it leaves at the end of the year.
ev-passed = passed
ev-eats = feeding { $n }
ev-areas-left = { $n ->
    [one] { $n } area left
   *[other] { $n } areas left
 }
ev-aboard = On the way to the New World
ev-stadiums = { $n ->
    [one] { $n } stadium on the New World
   *[other] { $n } stadiums on the New World
 }
ev-smileys = { $n ->
    [one] { $n } smiley
   *[other] { $n } smileys
 }
ev-penalties = { $n ->
    [one] { $n } penalty token
   *[other] { $n } penalty tokens
 }
ev-known = { $n ->
    [one] { $n } of 9 technologies completed
   *[other] { $n } of 9 technologies completed
 }
ev-waiting = { $n } population waiting
ev-symbols = Settlement symbols
ev-sym-leaf = leaf
ev-sym-drop = drop
ev-sym-shield = shield
ev-sym-beacon = beacon
ev-have = yours
ev-lack = missing
ev-draft = Goals for the whole game
ev-draft-about = Keep one goal and pass the others on; in the end three stay with you. So far only your technologies are known.
ev-price = costs { $n } energy
ev-price-of = Action { $number }: { $n } energy
ev-year = Year { $n }
ev-asked-old-food = the Old World needs { $n } food
ev-asked-new-food = the New World needs { $n } food
ev-asked-stadium = { $n ->
    [one] { $n } stadium expected
   *[other] { $n } stadiums expected
 }
ev-production = production, { $name }: { $n }
ev-aim = aim { $n }
ev-points = { $n ->
    [one] { $n } point if it is the lowest
   *[other] { $n } points if it is the lowest
 }
ev-population = population
ev-farm = farm
ev-steelworks = steelworks
ev-power-plant = power plant
ev-infrastructure = Infrastructure
