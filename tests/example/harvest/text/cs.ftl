# Sklizeň česky.

title = Sklizeň
about = Zasejte kartu, zalijte ji a zbytek prodejte: tři kola na malém statku.

crop-wheat = pšenice
crop-maize = kukuřice
crop-pumpkin = dýně
crop-grapes = hrozny

node-deal = rozdejte karty
node-sow = zasejte kartu
node-water = zalijte, co jste zaseli
node-reap = skliďte, co bylo zaseto
node-stall = prodejte karty a jednu kupte

ask-deal = Rozdávání
ask-sow = Co zasejete?
ask-water = Zalévání
ask-reap = Sklizeň
ask-stall = U stánku: prodáte, koupíte, nebo půjdete domů?

log-deal = Každý hospodář dostává { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }.
log-water = zalévá pole
log-reap = sklízí ({ $crop }): { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }

opt-sow = Zasít: { $crop }
opt-water = Zalít za 1 vodu
opt-sell = Prodat za 1 vodu: { $crop }
opt-buy = Koupit kartu za 1 vodu

why-cannot-water = Zalít nemůžete: je k tomu potřeba plodina a 1 voda.
why-cannot-buy = Koupit nemůžete: je k tomu potřeba 1 voda a karty v balíčku.

scene-points = body
scene-water = voda
scene-hand = Ruka
scene-cards = karty

heading-dealing = Karty jsou rozdány
heading-sowing = Setí
heading-reaping = Sklizeň
heading-stall = U stánku

told-sow = seje ({ $crop })
told-water = zalévá pole
told-sell = prodává ({ $crop })
told-buy = kupuje kartu

count-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
 }
count-water = { $n ->
    [one] voda
    [few] vody
   *[other] vod
 }
count-card = { $n ->
    [one] karta
    [few] karty
   *[other] karet
 }
