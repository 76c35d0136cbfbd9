what-pearl = { $n ->
    [one] { $n } perlu
    [few] { $n } perly
   *[other] { $n } perel
 }
name-pearl = { $form ->
    [nom] perla
    [acc] perlu
    [gen] perel
   *[label] perly
 }
count-stock-pearl = { $n ->
    [one] perla
    [few] perly
   *[other] perel
 }
kind-oyster = { $n ->
    [one] ústřicovou lavici
    [few] ústřicové lavice
   *[other] ústřicových lavic
 }
count-oyster = { $n ->
    [one] připojenou ústřicovou lavici
    [few] připojené ústřicové lavice
   *[other] připojených ústřicových lavic
 }
count-upgraded-oyster = { $n ->
    [one] připojenou vylepšenou ústřicovou lavici
    [few] připojené vylepšené ústřicové lavice
   *[other] připojených vylepšených ústřicových lavic
 }
count-built-oyster = { $n ->
    [one] ústřicová lavice
    [few] ústřicové lavice
   *[other] ústřicových lavic
 }
scene-oyster = { $upgraded ->
    [0] ústřicová lavice
   *[other] vylepšená ústřicová lavice
 }
node-polish = odevzdejte 1 perlu a získejte { $points } b.
ask-polish = Vybrousit perlu
log-polish = brousí perlu
word-polish = broušení
why-no-polish = Nemáte žádnou perlu.
node-jeweller = prodat perlu
ask-jeweller = Prodáte perlu klenotníkovi?
log-jeweller = navštěvuje klenotníka
opt-jewel = Prodat 1 perlu za 2 kredity
told-jewel = prodává perlu
setting-pearls = Perly
setting-pearls-about = Malé rozšíření: perly, ústřicové lavice a klenotník.
setting-pearls-off = bez perel
setting-pearls-off-about = Základní hra.
setting-pearls-on = s perlami
setting-pearls-on-about = Perly se nalézají, brousí a prodávají.
