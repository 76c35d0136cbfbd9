title = Přístav
about = Vykládejte karty, nakládejte a skládejte.
ask-lay = Kterou kartu vyložíte?
ask-load = Naložit, nebo složit?
opt-lay = Vyložit { $card }
opt-load = Naložit
opt-unload = Složit
opt-wait = Počkat
log-turn-up = Ukázala se karta { $card }.
why-laid = Tu už jste vyložili.
scene-seat = Místo { $n }
scene-hand = Ruka
scene-round = Přístav
heading-laying = Vykládání karet
heading-turning = Karty se obracejí
told-lay = vykládá { $card }
told-load = nakládá
told-unload = skládá
told-wait = čeká
count-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
 }
count-cards = { $n ->
    [one] karta
    [few] karty
   *[other] karet
 }
