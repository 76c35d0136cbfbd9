title = Harbour
about = Lay cards, load and unload.
ask-lay = Which card do you lay?
ask-load = Load or unload?
opt-lay = Lay { $card }
opt-load = Load
opt-unload = Unload
opt-wait = Wait
log-turn-up = The card { $card } is shown.
why-laid = You have laid it already.
scene-seat = Seat { $n }
scene-hand = Hand
scene-round = Harbour
heading-laying = Laying cards
heading-turning = The cards are turned up
told-lay = lays { $card }
told-load = loads
told-unload = unloads
told-wait = waits
count-points = { $n ->
    [one] point
   *[other] points
 }
count-cards = { $n ->
    [one] card
   *[other] cards
 }
