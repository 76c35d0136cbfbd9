# Harvest in English.

title = Harvest
about = Sow a card, water it, and sell the rest: three rounds on a small farm.

crop-wheat = wheat
crop-maize = maize
crop-pumpkin = pumpkin
crop-grapes = grapes

node-deal = deal the cards
node-sow = sow a card
node-water = water what you have sown
node-reap = reap what was sown
node-stall = sell cards and buy one

ask-deal = Dealing
ask-sow = What do you sow?
ask-water = Watering
ask-reap = Reaping
ask-stall = At the stall: sell, buy, or go home?

log-deal = Every farmer gets { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
log-water = waters the field
log-reap = reaps { $crop }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

opt-sow = Sow { $crop }
opt-water = Water it for 1 water
opt-sell = Sell { $crop } for 1 water
opt-buy = Buy a card for 1 water

why-cannot-water = You cannot water: it takes a crop and 1 water.
why-cannot-buy = You cannot buy: it takes 1 water, and cards in the deck.

scene-points = points
scene-water = water
scene-hand = Hand
scene-cards = cards

heading-dealing = The cards are dealt
heading-sowing = Sowing
heading-reaping = Reaping
heading-stall = At the stall

told-sow = sows { $crop }
told-water = waters the field
told-sell = sells { $crop }
told-buy = buys a card

count-points = { $n ->
    [one] point
   *[other] points
 }
count-water = { $n ->
   *[other] water
 }
count-card = { $n ->
    [one] card
   *[other] cards
 }
