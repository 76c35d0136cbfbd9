# Slova kreslené desky Neznámé planety.
pu-planet = Planeta { $name }
pu-station = Stanice se šesti sekcemi, tvoje nahoře
pu-inner = vnitřní kruh
pu-outer = vnější kruh
pu-left = { $n ->
    [one] zbývá { $n } dílek
    [few] zbývají { $n } dílky
   *[other] zbývá { $n } dílků
 }
pu-commander = velitel
pu-missions = Mise
pu-decks = Balíčky civilizace
pu-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
 }
pu-points = { $n ->
    [one] { $n } bod za planetu a stupnice
    [few] { $n } body za planetu a stupnice
   *[other] { $n } bodů za planetu a stupnice
 }
pu-target = Cíl: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
pu-lay = Polož dílek: šipky ho posouvají, E a Q otáčejí, F převrací
pu-lay-about = Ukaž na planetu a stiskni; { $n ->
    [one] lze { $n } umístění
    [few] lze { $n } umístění
   *[other] lze { $n } umístění
 }.
pu-turn = Otočit
pu-flip = Převrátit
pu-next = Další
pu-offer-planet = Vyber si planetu
pu-offer-corporation = Vyber si korporaci
pu-tab-planet = Planeta
pu-tab-station = Stanice
