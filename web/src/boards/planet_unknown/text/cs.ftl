# Slova kreslené desky Neznámé planety.
pu-planet = Planeta { $name }
pu-station = Stanice se šesti sekcemi, vaše je nahoře
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
pu-lay = Položte dílek: šipky ho posouvají, E a Q otáčejí, F převrací
pu-lay-about = Ukažte na planetu a stiskněte; { $n ->
    [one] je { $n } možné umístění
    [few] jsou { $n } možná umístění
   *[other] je { $n } možných umístění
 }.
pu-turn = Otočit
pu-flip = Převrátit
pu-next = Další
pu-try = Zkusit jiný dílek
pu-offer-planet = Vyberte si planetu
pu-offer-corporation = Vyberte si korporaci
pu-tab-planet = Planeta
pu-tab-station = Stanice
pu-deck = Události: { $n } z { $of }
pu-now = Kdyby hra skončila teď
pu-ladder = Stupně hodnocení a jejich body
pu-part-planet = planeta
pu-part-tracks = stupnice pokroku
pu-part-neighbour = mise proti sousedům
pu-part-personal = osobní mise
pu-part-lifepods = biokapsle
pu-part-meteorites = meteority
pu-part-cards = karty civilizace
