# Words of the drawn Underwater Cities board.
uc-data-era = Data Era
uc-tab-sea = My board
uc-tab-slots = Slots
uc-tab-hand = Cards
uc-always = Always
uc-copy = Copy
uc-rounds = Rounds
uc-stock = Stock and next production
uc-comes = +{ $n } in the next production
uc-hungry = Cities will go hungry
uc-open = { $n ->
    [one] { $n } thing to decide in the next production
   *[other] { $n } things to decide in the next production
 }
uc-hand = { $n ->
    [0] No cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
uc-hidden = hidden
uc-no-cards = No cards in hand
uc-claimed = In front of the player
uc-claimed-mine = In front of you
uc-offer = Special cards on offer
uc-decks = Special cards on offer and decks
uc-dig = Put the top card below, look at the next three
uc-match = match
uc-no-match = The colours do not match: the card’s effect is lost
uc-lost = effect lost
uc-played = played
uc-fits = { $n ->
    [one] { $n } card in hand matches
   *[other] { $n } cards in hand match
 }
uc-choices = Choices
uc-choices-close = Close the choices
