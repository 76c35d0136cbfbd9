what-pearl = { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
 }
name-pearl = { $form ->
   *[label] pearls
 }
count-stock-pearl = { $n ->
    [one] pearl
   *[other] pearls
 }
kind-oyster = { $n ->
    [one] oyster bed
   *[other] oyster beds
 }
count-oyster = { $n ->
    [one] connected oyster bed
   *[other] connected oyster beds
 }
count-upgraded-oyster = { $n ->
    [one] connected upgraded oyster bed
   *[other] connected upgraded oyster beds
 }
count-built-oyster = { $n ->
    [one] oyster bed
   *[other] oyster beds
 }
scene-oyster = { $upgraded ->
    [0] oyster bed
   *[other] upgraded oyster bed
 }
node-polish = give 1 pearl, score { $points }
ask-polish = Polish a pearl
log-polish = polishes a pearl
word-polish = polish
why-no-polish = You have no pearl.
node-jeweller = sell a pearl
ask-jeweller = Sell a pearl to the jeweller?
log-jeweller = visits the jeweller
opt-jewel = Sell 1 pearl for 2 credits
told-jewel = sells a pearl
setting-pearls = Pearls
setting-pearls-about = A small expansion: pearls, oyster beds and a jeweller.
setting-pearls-off = without
setting-pearls-off-about = The base game.
setting-pearls-on = with
setting-pearls-on-about = Pearls are found, polished and sold.
