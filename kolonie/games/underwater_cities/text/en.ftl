# Underwater Cities in English.

title = Underwater Cities
about = Build cities, tunnels and buildings on the sea floor, upgrade them, and let your network produce three times in ten rounds.
length = 90–150 min
weight = heavy

colour-green = green
colour-red = red
colour-yellow = yellow
colour-none = colourless

timing-instant = instant
timing-permanent = permanent
timing-action = action
timing-production = production
timing-endgame = endgame

# -- goods: a language with cases says them in the accusative that goes with $n

what-credit = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
 }
what-kelp = { $n } kelp
what-steelplast = { $n } steelplast
what-science = { $n } science
what-biomatter = { $n } biomatter
what-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
what-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }

# -- goods by themselves, not in a sentence

alone-credit = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
 }
alone-kelp = { $n } kelp
alone-steelplast = { $n } steelplast
alone-science = { $n } science
alone-biomatter = { $n } biomatter
alone-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
alone-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }

# -- goods that are not taken: “instead of 1 science”

instead-credit = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
 }
instead-kelp = { $n } kelp
instead-steelplast = { $n } steelplast
instead-science = { $n } science
instead-biomatter = { $n } biomatter
name-credit = { $form ->
    [nom] credit
   *[label] credits
 }
name-kelp = kelp
name-steelplast = steelplast
name-science = science
name-biomatter = biomatter
name-point = points
name-card = cards

kind-farm = { $n ->
    [one] farm
   *[other] farms
 }
kind-desalination = { $n ->
    [one] desalination plant
   *[other] desalination plants
 }
kind-laboratory = { $n ->
    [one] laboratory
   *[other] laboratories
 }
kind-tunnel = { $n ->
    [one] tunnel
   *[other] tunnels
 }
kind-nonsymbiotic = { $n ->
    [one] non-symbiotic city
   *[other] non-symbiotic cities
 }
kind-symbiotic = { $n ->
    [one] symbiotic city
   *[other] symbiotic cities
 }
kind-building = { $n ->
    [one] building
   *[other] buildings
 }
kind-structure = { $n ->
    [one] structure
   *[other] structures
 }
kind-city = { $n ->
    [one] city
   *[other] cities
 }

# -- where a product comes from

source-farm = { $upgraded ->
    [yes] one connected upgraded farm
   *[no] one connected farm
 }
source-desalination = { $upgraded ->
    [yes] one connected upgraded desalination plant
   *[no] one connected desalination plant
 }
source-laboratory = { $upgraded ->
    [yes] one connected upgraded laboratory
   *[no] one connected laboratory
 }
source-tunnel = { $upgraded ->
    [yes] one upgraded tunnel at a connected city
   *[no] one tunnel at a connected city
 }
source-building = { $upgraded ->
    [yes] one connected upgraded building
   *[no] one connected building
 }
source-structure = { $upgraded ->
    [yes] one upgraded structure at a connected city
   *[no] one structure at a connected city
 }
nth = { $n ->
    [2] second
    [3] third
   *[other] { $n }th
 }

# -- lists and amounts

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-else = { $first } or { $last }
list-parts = { $first }; { $last }
list-either = either { $first }, or { $last }
free = nothing
up-to-times = up to { $n } times: { $part }
amount-per = { $what } for { $every }{ $most ->
    [0] {""}
   *[other] { $form ->
        [set] , at most { $limit }
       *[other] {" "}(at most { $limit })
     }
 }
amount-of = as many { $what } as you have { $of }
every = every { $n ->
    [1] { $of }
   *[other] { $n } { $of }
 }

# -- effects

node-do = any of these in any order
node-either = one of these
node-pay-for = pay { $price } to { $part }
node-receive = gain { $goods }
node-receive-different = gain { $n } different resources ({ $among })
node-exchange = exchange { $one } for { $other } or the other way round
node-take-special = take a special card
node-use-action = use { $n ->
    [1] an action card
   *[other] up to { $n } action cards
 }
node-ready = refresh { $n ->
    [1] a used action card
   *[other] up to { $n } used action cards
 }
node-advance = advance { $n ->
    [1] 1 space
   *[other] up to { $n } spaces
 } on the Federation track
node-perform-slot = { $scope ->
    [free] perform the action of an available slot
    [taken] perform the action of a slot that another player occupies
   *[other] perform the action of a slot without a tile of yours
 }
node-build = build { $n ->
    [1] a { $kinds }
   *[other] up to { $n } { $kinds }
 }{ $mixed ->
    [yes] {" "}in any mix
   *[no] {""}
 }{ $site ->
    [expansion] { $n ->
        [1] {" "}on an expansion site
       *[other] {" "}on expansion sites
     }
   *[other] {""}
 }{ $price }
node-upgrade = upgrade { $n ->
    [1] a { $kinds }
   *[other] up to { $n } { $kinds }
 }{ $price }
node-build-upgraded = build a { $kinds }{ $price } and upgrade it at once{ $upgrade }
node-convert = turn a { $source } into a { $target }
node-extra-metropolis = gain a metropolis tile
node-product-of = gain the product of { $source }
node-swap-product = { $source } may give { $got } instead of { $given }
price-free = {" "}for free
price-named = {" "}for { $price }{ $n ->
    [1] {""}
   *[other] {" "}each
 }

# -- what is counted, as it is called after the number $n

count-farm = { $n ->
    [one] connected farm
   *[other] connected farms
 }
count-desalination = { $n ->
    [one] connected desalination plant
   *[other] connected desalination plants
 }
count-laboratory = { $n ->
    [one] connected laboratory
   *[other] connected laboratories
 }
count-tunnel = { $n ->
    [one] tunnel at a connected city
   *[other] tunnels at connected cities
 }
count-building = { $n ->
    [one] connected building
   *[other] connected buildings
 }
count-structure = { $n ->
    [one] structure at a connected city
   *[other] structures at connected cities
 }
count-nonsymbiotic = { $n ->
    [one] connected non-symbiotic city
   *[other] connected non-symbiotic cities
 }
count-symbiotic = { $n ->
    [one] connected symbiotic city
   *[other] connected symbiotic cities
 }
count-city = { $n ->
    [one] connected city
   *[other] connected cities
 }
count-upgraded-farm = { $n ->
    [one] connected upgraded farm
   *[other] connected upgraded farms
 }
count-upgraded-desalination = { $n ->
    [one] connected upgraded desalination plant
   *[other] connected upgraded desalination plants
 }
count-upgraded-laboratory = { $n ->
    [one] connected upgraded laboratory
   *[other] connected upgraded laboratories
 }
count-upgraded-tunnel = { $n ->
    [one] upgraded tunnel at a connected city
   *[other] upgraded tunnels at connected cities
 }
count-upgraded-building = { $n ->
    [one] connected upgraded building
   *[other] connected upgraded buildings
 }
count-upgraded-structure = { $n ->
    [one] upgraded structure at a connected city
   *[other] upgraded structures at connected cities
 }
count-metropolis = { $n ->
    [one] connected metropolis
   *[other] connected metropolises
 }
count-action-card = { $n ->
    [one] action card in front of you
   *[other] action cards in front of you
 }
count-claimed-card = { $n ->
    [one] card in front of you
   *[other] cards in front of you
 }
count-special-card = { $n ->
    [one] paid special card in front of you or under your board
   *[other] paid special cards in front of you or under your board
 }
count-hand-card = { $n ->
    [one] card in hand
   *[other] cards in hand
 }
count-federation-step = { $n ->
    [one] space advanced on the Federation track
   *[other] spaces advanced on the Federation track
 }
count-complete-city = { $n ->
    [one] connected city with every type of building
   *[other] connected cities with every type of building
 }
count-complete-upgraded-city = { $n ->
    [one] connected city with every type of building upgraded
   *[other] connected cities with every type of building upgraded
 }
count-upgraded-pair-city = { $n ->
    [one] connected city with two upgraded buildings of one type
   *[other] connected cities with two upgraded buildings of one type
 }
count-different-upgraded = { $n ->
    [one] kind of upgraded structure at connected cities
   *[other] kinds of upgraded structures at connected cities
 }
count-set = { $n ->
    [one] set ({ $of })
   *[other] sets ({ $of })
 }
count-set-of = { $n ->
    [one] set of { $size }
   *[other] sets of { $size }
 } { $kinds } ({ $of })
count-per = { $n } for { $every }{ $most ->
    [0] {""}
   *[other] {" "}(at most { $most })
 }
count-step = { $what } for { $at }{ $place ->
    [first] {" "}{ $of }
    [only] {" "}or more { $of }
    [last] {" "}or more
   *[middle] {""}
 }
test-at-least = you have at least { $n } { $of }
test-each-type = you have at least { $n } { $of } of each type
test-on-space = your marker is on Federation space { $space }

when-built = whenever you build { $nth ->
    [0] { $turn ->
        [0] a { $kinds }
       *[other] a { $which } { $kinds } in one turn
     }
   *[other] a { $which } { $kinds }{ $many ->
        [1] {""}
       *[other] {" "}of the same type
     } at a connected city
 },
when-upgraded = whenever you { $nth ->
    [0] upgrade a { $kinds }
   *[other] complete a { $which } upgraded { $kinds }{ $many ->
        [1] {""}
       *[other] {" "}of the same type
     } at a connected city
 },
when-mismatch = whenever your card does not match the colour of the slot (except on the always-available slot),
when-match = whenever your card matches the colour of the slot,
when-space = whenever you gain the reward of Federation space { $word },
when-slot = whenever you use the slot “{ $word }”,
when-slot-colour = whenever you use a { $word } slot,
when-slot-gives = whenever a slot gives you { $word },
when-metropolis = whenever you connect a metropolis,
when-end-of-turn = at the end of your turn:
when-once-per-turn = once per turn:
when-action-used = whenever you use an action card,
when-special-taken = whenever you take a special card,
when-claimed = whenever you claim { $word ->
    [any] a card
   *[other] a card ({ $word })
 },
discount = pay { $what } less for a { $kinds }
discount-upgrade = pay { $what } less for an upgrade
discount-special = pay { $what } less for a special card
sale = pay { $price } for { $points }{ $times ->
    [0] , as often as you like
    [1] , once
   *[other] , at most { $times } times
 }
# both names are named, for both languages must use the same variables
card-name = { $cs ->
   *[other] { $en }
 }
card-text = { $timing }: { $text }
card-when = { $when } { $effect }
card-hand-limit = your hand limit is { $n } higher
card-feed = { $n ->
    [one] { $n } city need not be fed
   *[other] { $n } cities need not be fed
 }
tile-score = at the end: { $score }
tile-instant = when connected: { $effect }
tile-production = in each production: { $effect }

# -- steps

node-set-up = set up the table
node-keep-hand = discard to the hand limit
node-collect-discards = put the discards where they belong
node-discard-surplus = discard surplus cards
node-turn-begins = begin the turn
node-choose-slot = choose an action slot
node-choose-card = choose a card to play
node-set-off = what the play sets off
node-choose-order = choose the order of slot and card
node-slot-action = perform the slot
node-benefit = use the played card
node-make-room = discard an action card for the new one
node-put-away = discard the leaving card, claim the new one
node-card-placed = put the played card where it belongs
node-reactions = effects set off
node-tile-effect = the metropolis takes effect
node-take-contract = take the contract
node-end-of-turn = end-of-turn effects
node-draw-cards = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
node-turn-over = end the turn
node-end-round = end the round
node-produce = production
node-feed = feed the cities
node-next-era = the next era
node-sell = goods for points
node-final-scoring = final scoring
node-rounds-in-era = the rounds of the era
node-another-era = another era follows

ask-do = What do you do? You choose the order.
ask-either = Which of these do you choose?
ask-pay-for = Pay for it?
ask-receive = What do you gain?
ask-receive-different = Which resource do you gain? Each kind once.
ask-exchange = Which way do you exchange?
ask-take-special = Which special card do you take?
ask-use-action = Which action card do you use?
ask-ready = Which used action card do you refresh?
ask-advance = Do you advance on the Federation track?
ask-perform-slot = Which slot do you perform?
ask-build = What do you build, where and for what price?
ask-upgrade = Which structure do you upgrade, and for what price?
ask-build-upgraded = What do you build and upgrade, where and for what price?
ask-convert = Which city do you change?
ask-extra-metropolis = A further metropolis
ask-product-of = Which structure’s product do you gain?
ask-swap-product = Exchange a product?
ask-set-up = Setting up
ask-first-hand = You keep 3 of your 6 cards: which one do you discard?
ask-keep-hand = A new era: which card do you discard? You keep as many as your hand limit (usually 3).
ask-collect-discards = Discards
ask-discard-surplus = Too many cards: which one do you discard?
ask-turn-begins = Your turn
ask-choose-slot = Your turn: which action slot do you choose?
ask-choose-card = Which card do you play on it?
ask-set-off = What first?
ask-choose-order = The card matches: in which order?
ask-slot-action = The slot
ask-benefit = Do you pay for the special card?
ask-make-room = Four action cards are in front of you: which one do you discard?
ask-put-away = Discarding
ask-card-placed = The played card
ask-reactions = What first? You choose the order.
ask-tile-effect = Metropolis
ask-take-contract = Contract
ask-end-of-turn = End of the turn
ask-draw-cards = Drawing
ask-turn-over = End of the turn
ask-end-round = End of the round
ask-produce = Production
ask-feed = Feeding
ask-next-era = The next era
ask-sell = Do you give goods for points?
ask-final-scoring = Final scoring

log-build = builds a { $kind } { $where }
log-claim = claims { $card }
log-receive = gains { $goods }
log-pay-for = pays for an effect
log-advance = advances on the Federation track
log-extra-metropolis = gains a metropolis tile
log-swap-product = exchanges a product
log-set-up = The table is set up.
log-collect-discards = The discards are put away.
log-turn-begins = begins a turn
log-set-off = sets something off
log-slot-action = performs the slot
log-put-away = claims { $card }
log-card-placed = puts the card away
log-tile-effect = uses the effect of a metropolis
log-take-contract = takes contract { $contract }
log-end-of-turn = ends the turn
log-draw-cards = draws { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
 }
log-turn-over = ends the turn
log-end-round = Round { $round } begins.
log-produce = produces { $goods }
log-produce-nothing = produces nothing
log-feed = feeds { $cities ->
    [0] no city
    [one] { $cities } city
   *[other] { $cities } cities
 }{ $hungry ->
    [0] {""}
    [one] , { $hungry } city stays hungry
   *[other] , { $hungry } cities stay hungry
 }{ $lost ->
    [0] {""}
    [one] , loses { $lost } point
   *[other] , loses { $lost } points
 }
log-next-era = A new era begins.
log-final-scoring = scores: brown metropolis { $metropolis }, endgame cards { $endgame }, cities { $cities }, leftovers { $leftovers }; { $total } in all

# -- options

opt-slot = { $code } ({ $colour }): { $text }
opt-copy = Copy slot { $code } ({ $colour }) for 1 credit: { $text }
opt-perform-slot = { $code } ({ $colour }): { $text }
opt-card = { $card } ({ $number }, { $colour }{ $match ->
    [yes] { $price ->
        [none] {""}
        [free] , free
       *[other] , price { $price }
     }, matches
    [no] , no match: its effect is lost
   *[none] {""}
 }): { $text }
opt-discard = Discard { $card } ({ $number }, { $colour })
opt-use = Use { $card }: { $text }
opt-once = Once per turn with { $card }: { $text }
opt-drop = Discard { $card } ({ $text })
opt-special-card = Take { $card } ({ $number }, { $colour }; { $price ->
    [free] free when played
   *[other] { $price } when played
 }): { $text }
opt-dig = Top card to the bottom, look at three and keep one
opt-keep = Keep { $card } ({ $number }, { $colour }; { $price ->
    [free] free when played
   *[other] { $price } when played
 }): { $text }
opt-below = Put { $card } below the deck first
opt-ready-card = Refresh { $card }
opt-sell = { $card }: { $text }
opt-order-slot = The slot first, then the card
opt-order-card = The card first, then the slot
opt-order-none = The slot only, without the card’s effect
opt-later = Discard at the start of the next turn
opt-build-kind = Build a { $kind }{ $price ->
    [none] , free
   *[other] , for { $price }
 }
opt-at = { $site }
opt-at-thing = { $thing } ({ $site })
opt-at-site = { $site }{ $price ->
    [none] , free
   *[other] , for { $price }
 }{ $bonus ->
    [none] {""}
   *[other] ; bonus: { $bonus }
 }{ $joined ->
    [yes] {""}
   *[no] ; not connected yet
 }
opt-pay-goods = Pay { $goods }
opt-pay-nothing = Pay nothing
opt-resource = Gain { $what }
opt-of = The product of { $source }
opt-give = Exchange
opt-give-for = Give { $given } for { $got }
opt-tile = Metropolis { $tile }
opt-contract = Contract { $contract }
opt-part = { $text }
opt-forced = { $word }
opt-draw = Draw a card
opt-benefit = Use the card{ $price ->
    [none] {""}
    [free] {" "}for free
   *[other] {" "}for { $price }
 }
opt-decline = Do without it

word-gain = take the goods
word-choose = choose resources
word-exchange = exchange
word-build = build
word-pair = build and upgrade
word-upgrade = upgrade
word-convert = change a city
word-advance = advance on the Federation track
word-special = take a special card
word-action = use an action card
word-ready = refresh an action card
word-perform = perform a slot
word-metropolis = gain a metropolis
word-product = gain a product
word-swap = exchange a product
word-pay = pay for the effect
word-either = choose
word-then = use the effect

# -- why not

why-slot-occupied = An action tile is on this slot.
why-slot-used = You have already used this slot in this round.
why-slot-out-of-scope = The effect does not reach this slot.
why-slot-needs-card = Without the card first, nothing of the slot could be done.
why-copy-used = The action-copy tile has already been used in this round.
why-copy-free = Only a coloured slot that another player occupies can be copied.
why-no-copy-tile = The action-copy tile is used with 4 players only.
why-hand-first = A slot is chosen once your hand is within its limit, at the start of your turn.
why-slot-chosen = In a turn you choose one slot only, and you have chosen it.
why-slot-first = First choose the action slot, then the card for it.
why-not-held = This card is not in your hand.
why-discard-now = Only surplus cards are discarded, and not during your turn.
why-copy-price = The action-copy tile costs 1 credit.
why-card-no-help = With this card nothing of the slot could be done.
why-card-spends = After the card nothing of the slot could be done.
why-card-used = The card has already been used in this era.
why-card-idle = Nothing of this card can be done now.
why-no-match = The card does not have the colour of the slot.
why-nothing-done = At least one part must be done.
why-special-price = You cannot pay the price of the card.
why-special-deck-empty = The deck is empty.
why-drop-new = The new card cannot be the one that is discarded.
why-same-resource = The resources must be different.
why-site-taken = Something already stands on this site.
why-site-too-dear = You cannot pay for building on this site.
why-site-city = No city of yours is next to this site.
why-site-building = This building site belongs neither to a city of yours nor to a legal city site.
why-site-tunnel = Your tunnels do not reach this site.
why-expansion-site = An expansion site needs an effect that opens it, and such an effect opens no other site.
why-upgrade-dear = You cannot pay for the upgrade.
why-upgrade-twice = This structure is upgraded already.
why-lacks = For a { $kind } you need { $goods } more.
why-lacks-upgrade = For an upgrade you need { $goods } more.
why-no-site = There is no legal site for a { $kind }.
why-supply-empty = No { $kind } is left in the supply.
why-no-do = Nothing of it can be done. { $parts }
why-part = “{ $part }”: { $reason } ({ $rule })
why-parts = { $first } { $second }
why-no-if = The condition is not met.
why-no-nothing = There is nothing to do.
why-no-pay-for = You cannot pay for it, or it would bring nothing.
why-no-receive = There is nothing to gain.
why-no-exchange = You do not have what it takes.
why-no-take-special = No special card is left.
why-no-use-action = None of your unused action cards can do anything now.
why-no-ready = You have no used action card.
why-no-perform-slot = There is no such slot of which you could do anything.
why-no-build = There is no legal site that you can pay for.
why-no-upgrade = There is nothing that you can upgrade and pay for.
why-no-build-upgraded = You cannot both build and upgrade it.
why-no-convert = You have no such city, or no dome is left in the supply.
why-no-extra-metropolis = No blue tile is left.
why-no-product-of = You have no such upgraded structure at a connected city.
why-no-swap-product = Nothing was produced that could be exchanged.
why-no-draw-cards = No card is left.

# -- the score sheet and the table

part-track = points during the game
part-metropolis = brown metropolis
part-endgame = endgame cards
part-cities = cities
part-leftovers = leftover resources
grade-won = Won: connected cities { $cities } (at least { $goal }), points { $points } (at least { $target })
grade-lost = Lost: connected cities { $cities } (at least { $goal }), points { $points } (at least { $target })

scene-era = Era { $era }
scene-round = Round { $round } of { $rounds }
scene-turn = Turn { $turn } of { $turns }
scene-production = Production
scene-production-after = Production after round { $round }
scene-eras = Rounds and productions
scene-now = now
scene-overlay = overlay tile
scene-fitting = { $n ->
    [one] { $n } card in hand matches
   *[other] { $n } cards in hand match
 }
scene-match = the colours match: slot and card
scene-no-match = the colours do not match: the card’s effect is lost
scene-copy = Action-copy tile
scene-copy-text = choose a slot that another player occupies
scene-drawn = Special cards you are looking at
scene-forecast = Next production
scene-feed = { $n ->
    [0] no city has to be fed
    [one] { $n } city has to be fed
   *[other] { $n } cities have to be fed
 }
scene-count-of = { $what } { $n }
scene-sets = { $cities } { $kind } × { $n ->
    [one] { $n } set of buildings
   *[other] { $n } sets of buildings
 }
scene-end-now = If the game ended now
scene-end-total = in all
scene-steps = The turn
scene-step-done = done
scene-step-now = now
scene-step-todo = to come
scene-step-slot = Choose an action slot
scene-step-slot-chosen = Slot { $code }
scene-step-card = Play a card
scene-step-card-done = A card is played
scene-step-card-played = { $match ->
    [yes] { $card }: the colours match
   *[no] { $card }: no match, its effect is lost
 }
scene-step-part = { $text }{ $n ->
    [1] { "" }
   *[other] , up to { $n } times
 }
scene-step-order = Slot first or card first
scene-step-effect = The effect of the card
scene-step-card-effect = { $card }: { $text }
scene-step-draw = Draw a card
scene-goals = Goals of the solo game
scene-goal-cities = at least { $n } connected cities
scene-goal-points = at least { $n } points
scene-over = End of the game
scene-board = Main board
scene-slots-green = Green slots
scene-slots-red = Red slots
scene-slots-yellow = Yellow slots
scene-slots-none = Always available
scene-neutral = a neutral tile
scene-federation = Federation track
scene-below = below
scene-step = { $n ->
    [one] { $n } Federation step
   *[other] { $n } Federation steps
 }
scene-order = Play order
scene-offer = Special cards for 3 credits
scene-specials = Special cards for 1 or 2 credits
scene-pile = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
scene-discard = Discard pile
scene-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
 }
scene-supply = Supply
scene-played = Played card
scene-contracts = Government contracts
scene-contract = if { $test }, { $reward }
scene-player = { $name }
scene-map = Board { $id }
scene-hand = Hand
scene-hand-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
scene-actions = Action cards
scene-permanents = Permanent cards
scene-productions = Production cards
scene-endgames = Endgame cards
scene-tucked = Special cards under the board
scene-gained = Metropolises beside the board
scene-final = Final scoring
scene-tile = Metropolis { $id }
scene-farm = { $upgraded ->
    [0] farm
   *[other] upgraded farm
 }
scene-desalination = { $upgraded ->
    [0] desalination plant
   *[other] upgraded desalination plant
 }
scene-laboratory = { $upgraded ->
    [0] laboratory
   *[other] upgraded laboratory
 }
scene-tunnel = { $upgraded ->
    [0] tunnel
   *[other] upgraded tunnel
 }
scene-nonsymbiotic = { $upgraded ->
    [0] non-symbiotic city
   *[other] upgraded non-symbiotic city
 }
scene-symbiotic = { $upgraded ->
    [0] symbiotic city
   *[other] upgraded symbiotic city
 }
scene-used = used
scene-upgraded = upgraded
scene-site-city = city site { $site }
scene-site-building = building site { $site }
scene-site-expansion = expansion site { $site }
scene-site-tunnel-blue = tunnel site from { $site } to the blue metropolis
scene-site-tunnel-brown = tunnel site from { $site } to the brown metropolis
scene-site-tunnel = tunnel site { $site }
scene-site-metropolis = metropolis space
scene-bonus = bonus: { $reward }
scene-surcharge = surcharge: { $price }
scene-multiplier = ×{ $n }
scene-multiplied = product ×{ $n }

# -- what can be chosen before the game

setting-contracts = Government contracts
setting-contracts-about = Not in the solo game.
setting-contracts-off = without
setting-contracts-off-about = No contracts lie on the board.
setting-contracts-on = with
setting-contracts-on-about = Three contracts lie on the board; whoever first meets the condition of one takes it and its reward.
setting-boards = Player boards
setting-boards-about = The solo game is played on the advanced sides only.
setting-boards-basic = one star
setting-boards-basic-about = The simpler sides, recommended for a first game.
setting-boards-advanced = three stars
setting-boards-advanced-about = Sides with expensive sites that bring more.
setting-start = Neutral tiles
setting-start-about = Solo game only: on which slot of each colour the neutral tiles begin.
setting-start-first = first slot
setting-start-first-about = The tiles begin on the first slot of each colour.
setting-start-second = second slot
setting-start-second-about = The tiles begin on the second slot of each colour.
setting-start-third = third slot
setting-start-third-about = The tiles begin on the third slot of each colour.
setting-start-fourth = fourth slot
setting-start-fourth-about = The tiles begin on the fourth slot of each colour.

# -- what can be counted, and what should be known before

count-points = { $n ->
    [one] point
   *[other] points
 }
count-stock-credit = { $n ->
    [one] credit
   *[other] credits
 }
count-stock-kelp = { $n ->
   *[other] kelp
 }
count-stock-steelplast = { $n ->
   *[other] steelplast
 }
count-stock-science = { $n ->
   *[other] science
 }
count-stock-biomatter = { $n ->
   *[other] biomatter
 }
count-built-farm = { $n ->
    [one] farm
   *[other] farms
 }
count-built-desalination = { $n ->
    [one] desalination plant
   *[other] desalination plants
 }
count-built-laboratory = { $n ->
    [one] laboratory
   *[other] laboratories
 }
count-built-tunnel = { $n ->
    [one] tunnel
   *[other] tunnels
 }
count-built-nonsymbiotic = { $n ->
    [one] non-symbiotic city
   *[other] non-symbiotic cities
 }
count-built-symbiotic = { $n ->
    [one] symbiotic city
   *[other] symbiotic cities
 }
count-upgraded = { $n ->
    [one] upgraded structure
   *[other] upgraded structures
 }
count-metropolises = { $n ->
    [one] connected metropolis
   *[other] connected metropolises
 }
count-federation = Federation track
count-hand = { $n ->
    [one] card in hand
   *[other] cards in hand
 }
count-ready-actions = { $n ->
    [one] unused action card
   *[other] unused action cards
 }
count-claimed = { $n ->
    [one] claimed card
   *[other] claimed cards
 }
remark-match = The colours match: slot and card both work.
remark-no-match = The colours do not match: the card’s effect is lost.
remark-colourless = This slot has no colour: the card’s effect is lost.
remark-no-benefit = The card’s effect is lost.

heading-era = Era { $era }
heading-round = Round { $round }
heading-production = Production
heading-final-scoring = Final scoring
told-slot = { $code ->
    [S00] takes the always-available slot
   *[other] takes action slot { $code }
 }
told-copy = copies action slot { $code }
told-perform-slot = performs action slot { $code }
told-card = plays { $card }
told-effect = uses { $card }
told-discard = discards { $card }
told-use = uses { $card }
told-once = uses { $card }
told-drop = discards { $card }
told-special-card = takes { $card }
told-dig = puts the top special card to the bottom and looks at the next three
told-keep = keeps { $card }
told-below = puts { $card } below the special deck
told-ready-card = refreshes { $card }
told-sell = buys points with { $card }
told-order-slot = performs the slot first, then uses the card
told-order-card = uses the card first, then performs the slot
told-order-none = performs the slot only
told-later = will discard at the start of the next turn
told-build-kind = decides to build a { $kind }
told-at = chooses a site { $where }
told-upgrade = upgrades the { $kind } { $where }
told-convert = turns the city { $where } into a { $kind }
told-pay-nothing = pays nothing
told-pay-goods = pays { $goods }
told-resource = takes { $what }
told-of = gains the product of a { $kind }
told-give = exchanges goods
told-give-for = gives { $given } for { $got }
told-tile = uses metropolis { $tile }
told-contract = fulfils contract { $contract }
told-part = carries out “{ $text }”
told-forced = carries out a part of the effect
told-draw = draws a card
told-benefit = uses the card
told-decline = does not use the effect
told-where = on { $site }
told-where-blue = from { $site } to the blue metropolis
told-where-brown = from { $site } to the brown metropolis

level-federation = Federation
at-federation = { $n ->
    [0] below
    [1] 4
    [2] 3
    [3] 2
   *[other] 1
 }
