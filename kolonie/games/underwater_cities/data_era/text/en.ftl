# Data Era in English, beside the words of Underwater Cities.

# -- the resource: counted in halves, $n of them make $wholes discs and $rest

what-half_disc = { $rest ->
    [0] { $wholes ->
        [one] { $wholes } data disc
       *[other] { $wholes } data discs
     }
   *[other] { $wholes ->
        [0] ½ data disc
       *[other] { $wholes }½ data discs
     }
 }
alone-half_disc = { $rest ->
    [0] { $wholes ->
        [one] { $wholes } data disc
       *[other] { $wholes } data discs
     }
   *[other] { $wholes ->
        [0] ½ data disc
       *[other] { $wholes }½ data discs
     }
 }
instead-half_disc = { $rest ->
    [0] { $wholes ->
        [one] { $wholes } data disc
       *[other] { $wholes } data discs
     }
   *[other] { $wholes ->
        [0] ½ data disc
       *[other] { $wholes }½ data discs
     }
 }
name-half_disc = data discs
name-half_disc-rest = half a data disc
halves-stock-half_disc = { $rest ->
    [0] { $wholes }
   *[other] { $wholes ->
        [0] ½
       *[other] { $wholes }½
     }
 }
count-stock-half_disc = { $rest ->
    [0] { $wholes ->
        [one] data disc
       *[other] data discs
     }
   *[other] { $wholes ->
        [0] data disc
       *[other] data discs
     }
 }

# -- the building and the city

kind-data_center = { $n ->
    [one] data center
   *[other] data centers
 }
kind-data_city = { $n ->
    [one] data city
   *[other] data cities
 }
source-data_center = { $upgraded ->
    [yes] one connected upgraded data center
   *[no] one connected data center
 }
count-data_center = { $n ->
    [one] connected data center
   *[other] connected data centers
 }
count-upgraded-data_center = { $n ->
    [one] connected upgraded data center
   *[other] connected upgraded data centers
 }
count-data_city = { $n ->
    [one] connected data city
   *[other] connected data cities
 }
count-built-data_center = { $n ->
    [one] data center
   *[other] data centers
 }
count-built-data_city = { $n ->
    [one] data city
   *[other] data cities
 }
scene-data_center = { $upgraded ->
    [0] data center
   *[other] upgraded data center
 }
scene-data_city = { $upgraded ->
    [0] data city
   *[other] upgraded data city
 }

# -- effects

node-following = { $first }; if you do, { $then }
node-give-up = instead of { $price } you may { $part }
additional-cards = the additional action “draw two cards” draws { $n }
additional-extra = an extra { $colour } card costs { $price }
additional-credit = for an additional action that costs exactly ½ data disc you may pay { $price } instead
ask-following = What do you do?
ask-give-up = Do you give something up?
log-following = carries out the effect
log-give-up = gives up something of the slot
word-give = give something up for an action card

# -- steps of the turn

node-grant-allowance = one additional action in this turn
node-after-play = an extra card or a swap
node-extra-benefit = use the extra card
node-further-draw = draw a card more for the extra card
node-draw-two = draw two cards for ½ data disc
node-end-allowance = the additional action lapses
node-pay-additional = pay for the additional action
node-swap-goods = swap one resource for another
node-choose-pair-product = choose a resource of the pair of data centers
ask-grant-allowance = The turn begins
ask-after-play = Slot and card are done: do you take an additional action?
ask-extra-benefit = Do you use the extra card?
ask-further-draw = Drawing
ask-draw-two = You have drawn: do you buy further cards as your additional action?
ask-end-allowance = End of the turn
ask-pay-additional = How do you pay for the additional action?
ask-swap-goods = Which resource do you give, and which do you take?
ask-choose-pair-product = Which resource do the two upgraded data centers bring?
log-grant-allowance = may take an additional action
log-further-draw = draws one more card for the extra card
log-draw-two = draws { $drawn ->
    [one] { $drawn } further card
   *[other] { $drawn } further cards
 }
log-end-allowance = lets the additional action lapse

opt-extra = Additional action, { $price }: play { $card } ({ $number }, { $colour }{ $credits ->
    [none] {""}
    [free] {""}
   *[other] , for { $credits } more
 }) as an extra card – { $text }
opt-swap-goods = Additional action, ½ data disc: swap one resource for another
opt-draw-two = Additional action, ½ data disc: draw { $n } cards
opt-trade = Give { $given }, take { $got }
opt-pair-of = The pair of data centers at { $site }
told-extra = plays { $card } as an extra card
told-swap-goods = takes an additional action: swaps a resource
told-draw-two = takes an additional action: draws further cards
told-trade = swaps { $given } for { $got } as an additional action
told-pair-of = chooses what the data centers at { $site } bring

# -- why not

why-additional-used = You have taken an additional action in this turn; there is only one.
why-no-swap = You cannot pay for a swap, or have nothing to give, or are between a build and its upgrade.
why-swap-late = A resource can be swapped in your own turn, until you draw at its end.
why-no-trade = You have none of it to give.
why-trade-same = A resource cannot be swapped for itself.
why-trade-set = Only credits, kelp, steelplast and science can be swapped.
why-extra-between = An extra card is played before the slot is chosen or after slot and card are resolved.
why-extra-last = A card must be left for the slot.
why-extra-price = You do not have the data discs that a card of this colour costs.
why-draw-two-now = The additional draw comes after the draw at the end of your turn.
why-site-fee = You cannot pay for the building, the site and the additional action together.
why-pair-product = The pair brings kelp, steelplast or a credit.
why-no-following = It cannot be done.
why-no-give-up = There is nothing of the slot to give up, or no action card can be used.

# -- the end of a solo game

grade-rated = { $goals }. For your points: { $rating ->
    [0] no grade yet
    [1] quite good
    [2] excellent
   *[3] superb
 }

# -- the setting

setting-data_era = Data Era
setting-data_era-about = The second expansion: data discs, data centers, data cities and one additional action a turn.
setting-data_era-off = without
setting-data_era-off-about = The base game alone.
setting-data_era-on = with
setting-data_era-on-about = Data discs pay for data centers, data cities and one additional action in each turn; 48 further cards.

# -- the player aid

scene-additional = Additional action
scene-additional-state = { $state ->
    [free] one in this turn
    [spent] spent in this turn
   *[rest] one in each turn
 }
scene-additional-draw = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
 }
scene-additional-draw-about = at the end of the turn, after the usual draw
scene-additional-swap = Swap goods
scene-additional-swap-about = give one resource, take another, at any decision of your turn
scene-additional-site = Expansion site
scene-additional-site-about = when a slot or card lets you build, one building may go on an expansion site
scene-additional-extra = Extra card
scene-additional-extra-about = play one more card for its effect, before the slot or after everything; its price depends on its colour
