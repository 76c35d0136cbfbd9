# Neznámá planeta česky.

title = Neznámá planeta
about = Berte dílky z otočné stanice, zakrývejte svou planetu a veďte vzhůru pět ukazatelů: všichni hráči zároveň, pro jednoho až šest.

# -- terény

terrain-civ = civilizace
ground-civ = terén: civilizace
track-civ = civilizace
terrain-water = voda
ground-water = terén: voda
track-water = voda
terrain-biomass = zeleň
ground-biomass = terén: zeleň
track-biomass = zeleň
terrain-rover = rover
ground-rover = terén: rover
track-rover = rover
terrain-tech = technologie
ground-tech = terén: technologie
track-tech = technologie
terrain-energy = energie
ground-energy = terén: energie
ground-land = pevnina
ground-ice = led
tracks-any = kterýkoli
tracks-or = { $first } nebo { $second }
on-track = { $track } { $n }
ring-inner = vnitřní kruh
ring-outer = vnější kruh
tile-none = prázdno
tile-plain = { $shape } { $one } a { $other }
tile-meteor = { $shape } { $one } a { $other }, meteorit
token-lifepods = biokapsle
token-meteorites = meteorit
token-rovers = rover
token-loaded = naložený meteorit
token-symbol = volný symbol meteoritu

# -- benefity

benefit-none = nic
benefit-and = { $first }, { $second }
benefit-or = { $first } nebo { $second }
benefit-synergy = synergie
benefit-patch = { $n ->
    [one] dílek výsadby
    [few] { $n } dílky výsadby
   *[other] { $n } dílků výsadby
 }
benefit-rover = nový rover
benefit-move = pohyb { $n }
benefit-civ = karta civilizace stupně { $n }
benefit-tech = průlom Lvl { $n }
benefit-advance = { $track } +1

# -- desky

planet-ksb-4156 = KSB-4156
planet-arashi = Araši
planet-cerberus = Kerberos
planet-charybdis = Charybda
planet-gaia = Gaia
planet-k-273 = K-273
planet-kaax = K’aax
planet-lacuna = Lacuna
planet-oblivion = Zapomnění
planet-pajitnov = Pažitnov
planet-persephone = Persephone
planet-petra = Petra
planet-tartarus = Tartarus
corporation-coalition = Vesmírná koalice
corporation-republic = Republic
corporation-wormhole = Wormhole Corp.
corporation-cosmos = Cosmos Inc.
corporation-horizon = Horizon Group
corporation-jump-drive = Jump Drive
corporation-oasis = Oasis Ultd.
corporation-makeshift = Makeshift
corporation-flux = Flux Industries
planet-rule-ring-anchor = dílek na prstenci musí překrýt i políčko mimo něj; na prstenec nesmí dílky výsadby
planet-rule-start-in-centre = první dílek překrývá centrální políčko
planet-rule-no-land-with-ice = žádný dílek nepřekrývá zároveň pevninu i led
planet-rule-slide-in = každý dílek musí jít na své místo zasunout
planet-rule-quadrant-buildings = každý kvadrant zakazuje jeden typ budovy
planet-rule-chasm = žádný dílek neleží přes průrvu
planet-about-ksb-4156 = bez zvláštního pravidla
planet-about-arashi = { planet-rule-ring-anchor }
planet-about-cerberus = tři planetoidy; každý úplně zaplněný přináší 2 body
planet-about-charybdis = { planet-rule-start-in-centre }
planet-about-gaia = každé nezakryté město přináší 2 body
planet-about-k-273 = { planet-rule-no-land-with-ice }
planet-about-kaax = rovery nesmí vjet na nezakrytá toxická políčka
planet-about-lacuna = díry nelze zakrýt a rovery do nich nesmí
planet-about-oblivion = okrajem je jen vnější obvod; v rozích je led
planet-about-pajitnov = { planet-rule-slide-in }
planet-about-persephone = { planet-rule-quadrant-buildings }
planet-about-petra = nezakryté proudy se počítají jako energie; není tu led
planet-about-tartarus = { planet-rule-chasm } a rovery ji nepřejedou
corporation-about-coalition = bez zvláštního pravidla
corporation-about-republic = sedm milníků civilizace; každý dosažený vrátí jiný ukazatel o políčko
corporation-about-wormhole = budova zeleně posouvá jen tam, kde zvětší oblast zeleně; pět kroků, v každém volba
corporation-about-cosmos = získané biokapsle mohou ležet na políčkách stupnic a ukazatele je přeskakují
corporation-about-horizon = rovery nakládají meteority a vozí je k budovám roverů
corporation-about-jump-drive = průlomy se odemykají biokapslemi v libovolném pořadí; medaile technologie klesají
corporation-about-oasis = voda jde klikatou cestou přes všechny stupnice, jednou za každé políčko vody na ledu; ukazatele se navzájem blokují
corporation-about-makeshift = ukazatele mohou postupovat šikmo na jiné stupnice a navzájem se blokují
corporation-about-flux = působí jen poslední průlom; žeton určuje zaměřenou stupnici

# -- průlomy

power-ignore-adjacency = dílky se nemusí dotýkat jiného dílku
power-store-patches = dílky výsadby lze uschovat do konce hry
power-rover-track-plus-one = +{ $n } k pohybu pokaždé, když jej dává stupnice roveru
power-double-water-from-placed-tile = voda postupuje díky umístěným dílkům { $n }×
power-no-meteorites = na vaše dílky už nedopadají meteority
power-movement-on-civ-selection = výběr dílku s civilizací dává číslo pohybu u ukazatele roveru
power-extra-choice-next-rank = k nabídce přibude karta o stupeň vyšší
power-teleport-civ-buildings = rovery se teleportují mezi budovami civilizace
power-synergy-with-civ-milestone = každý civilizační milník dává i synergii
power-two-leftover-civ-cards = na konci si vezměte ze zbylých karet: { $n }
power-reset-biomass = zeleň se smí z vrcholu vrátit na 0
power-patch-on-tiles = dílky výsadby smějí ležet na dílcích
power-one-extra-patch = jednou za tah dílek výsadby navíc
power-patch-destroys-meteorite = dílky výsadby smějí na meteority
power-diagonal-rovers = rovery jezdí i šikmo
power-move-three-lifepods = jednou za hru přemístěte biokapsle, nejvýše { $n }
power-move-lifepod-on-energy-tile = umístění energie: přemístěte biokapsli
power-free-energy-terrain = vjezd na terén energie je zdarma
power-move-one-lifepod = jednou za tah přemístěte biokapsli
power-rover-tiles-ignore-adjacency = dílky s roverem se nemusí dotýkat jiného dílku
power-movement-per-loaded-rover = začátek tahu: pohyb { $n } za každý naložený rover
power-patch-per-collected-meteorite = každý sebraný meteorit dává dílek výsadby
power-destroy-on-water = naložený rover na vodě smí zničit svůj meteorit
power-advance-rover = jednou za tah postup roveru
power-synergy-instead-of-patch = jednou za tah synergie místo dílku výsadby
power-teleport-same-terrain = jednou za tah teleport na týž terén jiného dílku
power-double-synergy = jednou za tah platí synergie { $n }×
power-tech-as-energy = technologie smí při umístění platit jako energie
power-row-benefits = jednou za hru všechny benefity řádku
power-common-mission = jednou za hru si lízněte mise ({ $n }), jedna platí pro všechny
power-skip-trackers = ukazatele přeskakují jiné
power-movement-per-rover-on-water = začátek tahu: pohyb { $n } za každý rover na vodě
power-water-when-off-ice = dílek mimo led posune vodu
power-patch-on-water-tile = dílek s vodou dává dílek výsadby
power-synergy-on-water-tile = dílek s vodou dává synergii
power-outer-tracks-adjacent = stupnice civilizace a technologie spolu sousedí
power-rover-track-plus-one-if-shared = +{ $n } k pohybu se dvěma ukazateli na stupnici roveru
power-sideways-step = ukazatel smí přejít vodorovně
power-mandatory-regress = jednou za tah musí jeden ukazatel zpět
power-score-as-best = ukazatele bodují jako nejlepší na své stupnici
power-movement-per-rover-on-flux = začátek tahu: pohyb { $n } za každý rover na zaměřeném terénu
power-jump-to-next-milestone = jednou za hru: zaměřený ukazatel na další milník
power-improved-flux-track = symboly zaměřené stupnice jsou lepší
power-collect-on-flux-tile = dílek zaměřeného terénu sebere meteorit
power-advance-flux = jednou za tah postup zaměřeného ukazatele

# -- karty

card-text = { $name }: { $effect }
civ-C01 = Agentura práce
civ-C02 = Provozní odbor
civ-C03 = Odbor přírodních zdrojů
civ-C04 = Technický odbor
civ-C05 = Sběrný dvůr
civ-C06 = Připomínka Dne první planety
civ-C07 = Cena pro planetu na vzestupu
civ-C08 = Den první planety
civ-C09 = Cena obyvatel planety
civ-C10 = Noví investoři
civ-C11 = Zvýšení mezd
civ-C12 = Odbor parků
civ-C13 = Schválené přesčasy
civ-C14 = Příspěvek na stěhování
civ-C15 = Cena pro vrcholnou planetu
civ-C16 = Opravna v provozu
civ-C17 = Povolení k přistání
civ-C18 = Záchranný tým
civ-C19 = Nabídka partnerství
civ-C20 = Cena pro nejlepší na planetě
civ-C21 = Odbory
civ-C22 = Zákon o udržitelnosti
civ-C23 = Komise pro hazard
civ-C24 = Planetární loterie
civ-C25 = Protimeteoritová obrana
civ-C26 = Síť parků
civ-C27 = Cena pro planetu k životu
civ-C28 = Vesmírné občanství
civ-C29 = Výkup meteoritů (1/4)
civ-C30 = Výkup meteoritů (2/4)
civ-C31 = Výkup meteoritů (3/4)
civ-C32 = Výkup meteoritů (4/4)
civ-C33 = Obchodní dohoda (1/4)
civ-C34 = Obchodní dohoda (2/4)
civ-C35 = Obchodní dohoda (3/4)
civ-C36 = Obchodní dohoda (4/4)
event-text = { $id } ({ $colour }): { $effect }
event-red = červená
event-orange = oranžová
event-green = zelená
mission-text = { $name }: { $goal }
mission-M01-neighbour = Obvod
mission-M01-personal = Komplex
mission-M02-neighbour = Maják
mission-M02-personal = Rubik
mission-M03-neighbour = Anuloid
mission-M03-personal = Skládka
mission-M04-neighbour = Ekosystém
mission-M04-personal = Mříž
mission-M05-neighbour = Okruh
mission-M05-personal = Psí bouda
mission-M06-neighbour = Biom
mission-M06-personal = Voltův článek
mission-M07-neighbour = Tranzit
mission-M07-personal = Dálnice
mission-M08-neighbour = Plazma
mission-M08-personal = Tajná laboratoř
mission-M09-neighbour = Velkoměsto
mission-M09-personal = Klíčení
mission-M10-neighbour = Křemík
mission-M10-personal = Amazonka
mission-M11-neighbour = Tichý oceán
mission-M11-personal = Jízdní pošta
mission-M12-neighbour = Zahrada
mission-M12-personal = Elektrické vedení
mission-M13-neighbour = Křižovatka
mission-M13-personal = Nadzemka
mission-M14-neighbour = Nabíječka
mission-M14-personal = Rovník
mission-M15-neighbour = Předměstí
mission-M15-personal = Genom
mission-M16-neighbour = X
mission-M16-personal = Průplav
mission-M17-neighbour = 10 000 jezer
mission-M17-personal = Přistávací dráha
mission-M18-neighbour = Nepřítel strojů
mission-M18-personal = Transformátor
mission-M19-neighbour = Šetření vodou
mission-M19-personal = Síla davu
mission-M20-neighbour = Galvanizace
mission-M20-personal = Mocnitel
mission-M21-neighbour = 20 procent
mission-M21-personal = Bujení
mission-M22-neighbour = Spolujízda
mission-M22-personal = Průtok
mission-M23-neighbour = Venkov
mission-M23-personal = Plný plyn
mission-M24-neighbour = Vrchol
mission-M24-personal = Jiná energie
mission-M25-neighbour = Geoda
mission-M25-personal = Úklid
mission-M26-neighbour = Záchrana
mission-M26-personal = Pevný řád
mission-M27-neighbour = Vypaření
mission-M27-personal = Tání
mission-M28-neighbour = Spoluúčast
mission-M28-personal = Kombinéza
goal-edge-buildings = { $better ->
    [fewer] méně
   *[more] více
 } budov na okraji ({ $terrain })
goal-largest-area = { $better ->
    [fewer] menší
   *[more] větší
 } největší oblast ({ $terrain })
goal-area-count = { $better ->
    [fewer] méně
   *[more] více
 } oddělených oblastí ({ $terrain })
goal-building-count = { $better ->
    [fewer] méně
   *[more] více
 } budov ({ $terrain })
goal-tracks-at-maximum = { $better ->
    [fewer] méně
   *[more] více
 } stupnic na vrcholu
goal-collected = { $better ->
    [fewer] méně
   *[more] více
 } sebraných { $token ->
    [lifepod] biokapslí
   *[meteorite] meteoritů
 }
goal-rectangle = plný blok { $w } × { $h } ({ $terrain })
goal-area-with-buildings = jedna oblast ({ $terrain }), v níž je budov alespoň { $at-least }
goal-track-at-maximum = stupnice na vrcholu ({ $track })
goal-building-count-at-most = budov ({ $terrain }) nejvýše { $at-most }
goal-collected-at-least = sebráno alespoň { $at-least } ({ $token ->
    [lifepod] biokapsle
   *[meteorite] meteority
 })
goal-more-lifepods-than-meteorites = více sebraných biokapslí než meteoritů
goal-all-ice-covered = veškerý led zakrytý
goal-all-land-covered = veškerá pevnina zakrytá

# -- kroky hry

node-deal-boards = rozdat desky k výběru
node-choose-planet = zvolit planetu
node-choose-corporation = zvolit korporaci
node-choose-flux = zvolit zaměřenou stupnici
node-lay-out = připravit stanici, balíčky a žetony
node-deal-missions = rozdat mise
node-keep-missions = vrátit jednu misi
node-lay-missions = vyložit mise proti sousedům
node-build-events = sestavit balíček událostí
node-first-commander = určit prvního velitele
node-face-section = natočit k sobě libovolnou sekci
node-rotate = otočit stanici
node-turn-station = stanice se pootočí o sekci
node-reveal-event = odhalit událost
node-resolve-event = vyhodnotit událost
node-start-of-turn = efekty na začátku tahu
node-select-tile = vybrat dílek
node-place-tile = umístit dílek
node-act = zisky, pohyb a schopnosti
node-resolve = nevyřízené zisky
node-drop-gains = co nelze provést, propadá
node-uncover = odkrýt další dílky
node-end-turn = konec tahu
node-end-effects = efekty na konci hry
node-final-scoring = závěrečné bodování
node-patches = umístit všechny dílky výsadby
node-place-patch = umístit dílek výsadby
node-put-lifepod = odložit sebranou biokapsli
node-move-flux = přesunout žeton flux
node-destroy-load = zničit náklad
node-further-steps = postupovat dál
node-move-lifepods = přemístit sebrané biokapsle
node-pick-card = ponechat si kartu civilizace
node-pick-leftover = ponechat si zbylou kartu
node-keep-common = ponechat misi pro všechny
node-setting = { $name } je { $value }
node-solo = hraje jeden hráč
node-personal-missions = hraje se s osobními misemi
node-with-events = hraje se s událostmi
node-has-flux = hráč má Flux Industries
node-has-picks = hráč dosáhl civilizačního milníku
node-running = nenastal konec hry

# -- efekty

node-advance-different = posuňte { $trackers ->
    [one] jeden ukazatel
    [few] { $trackers } různé ukazatele
   *[other] { $trackers } různých ukazatelů
 } o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
 }
node-advance-same = posuňte jeden ukazatel o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
 }
node-advance-one-of = posuňte ukazatel ({ $tracks }) o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
 }{ $benefits ->
    [no] {" "}bez benefitů
   *[yes] {""}
 }
node-regress-one-of = snižte pokrok ukazatele ({ $tracks }) o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
 }
node-raise-all-to = bez synergií zvedněte všechny ukazatele na pole { $field }
node-synergy = { $n ->
    [one] synergie
    [few] { $n } synergie
   *[other] { $n } synergií
 }
node-gain-patch = { $n ->
    [one] dílek výsadby
    [few] { $n } dílky výsadby
   *[other] { $n } dílků výsadby
 }
node-gain-movement = pohyb { $n }
node-place-section-tile = umístěte další dílek své sekce{ $advance ->
    [no] {" "}bez postupu
   *[yes] {""}
 }
node-teleport-rover = rover se smí přemístit na kterékoli políčko
node-collect-lifepods = seberte ze své planety { $n ->
    [one] biokapsli
    [few] { $n } biokapsle
   *[other] { $n } biokapslí
 }
node-collect-meteorites = seberte ze své planety { $n ->
    [one] meteorit
    [few] { $n } meteority
   *[other] { $n } meteoritů
 }
node-destroy-meteorites = zničte { $n ->
    [one] meteorit
    [few] { $n } meteority
   *[other] { $n } meteoritů
 }
node-destroy-meteorites-in-line = zničte všechny meteority v řádku nebo sloupci
node-points = na konci: { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
 }
node-points-and-advance = na konci: { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
 }, posuňte { $trackers ->
    [one] jeden ukazatel
    [few] { $trackers } ukazatele
   *[other] { $trackers } ukazatelů
 } o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
 }
node-points-per-patch-on-planet = na konci: { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
 } za každý dílek výsadby na planetě
node-lifepod-rate = na konci: biokapsle mají hodnotu { $points }
node-set-meteorite-repo = na konci: trojice meteoritů má podle karet sady hodnotu { $points }
node-set-commerce = na konci: body podle karet sady: { $points }
node-extra-rover-on-tile-placed-this-turn = další rover na dílek umístěný v tomto tahu
node-civ-decks-add-from-box = do každého balíčku civilizace přibude { $per_rank ->
    [one] karta
    [few] { $per_rank } karty
   *[other] { $per_rank } karet
 }
node-civ-decks-remove-random = z každého balíčku civilizace ubude { $per_rank ->
    [one] karta
    [few] { $per_rank } karty
   *[other] { $per_rank } karet
 }
node-draw-personal-mission = { $n ->
    [one] osobní mise navíc
    [few] { $n } osobní mise navíc
   *[other] { $n } osobních misí navíc
 }
node-destroy-personal-mission = přijdete o { $n ->
    [one] osobní misi
    [few] { $n } osobní mise
   *[other] { $n } osobních misí
 }
node-rotate-station-freely = natočte stanici na libovolnou sekci
node-remove-stack-in-current-section = odstraňte jeden ze dvou sloupečků mířících k vám
node-add-meteorite-to-free-symbol = na volné symboly { $n ->
    [one] meteorit
    [few] { $n } meteority
   *[other] { $n } meteoritů
 }
node-destroy-rover-if-more-than = máte-li jich na planetě více než { $more_than }, přijdete o rover
node-destroy-planet-lifepod = zničte na své planetě { $n ->
    [one] biokapsli
    [few] { $n } biokapsle
   *[other] { $n } biokapslí
 }
node-destroy-collected = zničte { $token ->
    [lifepod] sebranou biokapsli
   *[meteorite] sebraný meteorit
 }{ $n ->
    [one] {""}
    [few]  ({ $n })
   *[other]  ({ $n })
 }
node-peek-next-event = podívat se na další událost
node-forbid-rover-entry = v tomto tahu rovery nesmějí na terén: { $terrain }
node-forbid-tile-on-edge = v tomto tahu dílky nesmějí překrýt okrajové políčko
node-forbid-tile-on-ice = v tomto tahu dílky nesmějí překrýt led
node-forbid-matching-adjacent-terrain = v tomto tahu nesmí terén sousedit se stejným terénem
node-advance-only-one-building = v tomto tahu posune ukazatel jen jedna budova dílku
node-suppress-milestones = v tomto tahu milníky nic nedávají
node-suppress-synergy = v tomto tahu nelze získat synergii

# -- otázky

ask-deal-boards = Není co rozhodovat
ask-choose-planet = Která planeta?
ask-choose-corporation = Která korporace?
ask-choose-flux = Na které stupnici začne žeton flux?
ask-lay-out = Není co rozhodovat
ask-deal-missions = Není co rozhodovat
ask-keep-missions = Kterou misi vrátíte?
ask-lay-missions = Není co rozhodovat
ask-build-events = Není co rozhodovat
ask-first-commander = Není co rozhodovat
ask-face-section = Která sekce míří k vám?
ask-rotate = Veliteli, jak natočíte stanici?
ask-turn-station = Není co rozhodovat
ask-reveal-event = Není co rozhodovat
ask-resolve-event = Není co rozhodovat
ask-start-of-turn = Není co rozhodovat
ask-select-tile = Který dílek si vezmete?
ask-place-tile = Kam dílek umístíte?
ask-act = Co teď? Pořadí je na vás
ask-resolve = Který zisk dřív?
ask-drop-gains = Není co rozhodovat
ask-uncover = Není co rozhodovat
ask-end-turn = Není co rozhodovat
ask-end-effects = Není co rozhodovat
ask-final-scoring = Není co rozhodovat
ask-patches = Není co rozhodovat
ask-place-patch = Kam s dílkem výsadby?
ask-put-lifepod = Kam s biokapslí?
ask-move-flux = Která stupnice dostane žeton flux?
ask-destroy-load = Zničit meteorit na tomto roveru?
ask-further-steps = Kam ukazatel pokračuje?
ask-move-lifepods = Kterou biokapsli přemístíte?
ask-pick-card = Kterou kartu civilizace si ponecháte?
ask-pick-leftover = Kterou zbylou kartu si ponecháte?
ask-keep-common = Která mise platí pro všechny?
ask-advance-different = Není co rozhodovat
ask-advance-same = Není co rozhodovat
ask-advance-one-of = Není co rozhodovat
ask-regress-one-of = Který ukazatel se vrátí?
ask-raise-all-to = Není co rozhodovat
ask-synergy = Není co rozhodovat
ask-gain-patch = Není co rozhodovat
ask-gain-movement = Není co rozhodovat
ask-place-section-tile = Který další dílek si vezmete?
ask-teleport-rover = Který rover kam přemístíte?
ask-collect-lifepods = Kterou biokapsli seberete?
ask-collect-meteorites = Není co rozhodovat
ask-destroy-meteorites = Který meteorit zničíte?
ask-destroy-meteorites-in-line = Který řádek nebo sloupec vyčistíte?
ask-points = Není co rozhodovat
ask-points-and-advance = Není co rozhodovat
ask-points-per-patch-on-planet = Není co rozhodovat
ask-lifepod-rate = Není co rozhodovat
ask-set-meteorite-repo = Není co rozhodovat
ask-set-commerce = Není co rozhodovat
ask-extra-rover-on-tile-placed-this-turn = Není co rozhodovat
ask-civ-decks-add-from-box = Není co rozhodovat
ask-civ-decks-remove-random = Není co rozhodovat
ask-draw-personal-mission = Není co rozhodovat
ask-destroy-personal-mission = O kterou misi přijdete?
ask-rotate-station-freely = Která sekce teď míří k vám?
ask-remove-stack-in-current-section = Který sloupeček zmizí?
ask-add-meteorite-to-free-symbol = Který symbol meteorit zasáhne?
ask-destroy-rover-if-more-than = O který rover přijdete?
ask-destroy-planet-lifepod = Která biokapsle bude zničena?
ask-destroy-collected = Který sebraný žeton bude zničen?
ask-peek-next-event = Není co rozhodovat
ask-forbid-rover-entry = Není co rozhodovat
ask-forbid-tile-on-edge = Není co rozhodovat
ask-forbid-tile-on-ice = Není co rozhodovat
ask-forbid-matching-adjacent-terrain = Není co rozhodovat
ask-advance-only-one-building = Není co rozhodovat
ask-suppress-milestones = Není co rozhodovat
ask-suppress-synergy = Není co rozhodovat

# -- záznam

log-deal-boards = rozdat desky k výběru
log-lay-out = připravit stanici, balíčky a žetony
log-deal-missions = rozdat mise
log-lay-missions = vyložit mise proti sousedům
log-build-events = sestavit balíček událostí
log-first-commander = Prvním velitelem je hráč { $first }.
log-begin-turn = Tah { $turn }
log-turn-station = Stanice se pootočila o jednu sekci.
log-reveal-event = Událost { $event }
log-resolve-event = vyhodnotit událost
log-start-of-turn = získává na začátku tahu pohyb { $n }
log-drop-gains = přichází o to, co nelze provést: { $gains }
log-uncover = odkrýt další dílky
log-end-turn = Toto byl poslední tah: { $reason }.
log-end-effects = efekty na konci hry
log-final-scoring = planeta { $planet }, stupnice { $tracks }, sousedé { $neighbour }, osobní { $personal }, biokapsle { $lifepods }, meteority { $meteorites }, karty { $cards }: { $total }
log-patches = přichází o dílky výsadby, které se nikam nevejdou ({ $n })
log-advance-different = efekt se provádí
log-advance-same = efekt se provádí
log-advance-one-of = efekt se provádí
log-raise-all-to = efekt se provádí
log-synergy = efekt se provádí
log-gain-patch = efekt se provádí
log-gain-movement = efekt se provádí
log-collect-meteorites = efekt se provádí
log-points = efekt se provádí
log-points-and-advance = efekt se provádí
log-points-per-patch-on-planet = efekt se provádí
log-lifepod-rate = efekt se provádí
log-set-meteorite-repo = efekt se provádí
log-set-commerce = efekt se provádí
log-extra-rover-on-tile-placed-this-turn = další rover na dílek umístěný v tomto tahu
log-civ-decks-add-from-box = efekt se provádí
log-civ-decks-remove-random = efekt se provádí
log-draw-personal-mission = efekt se provádí
log-peek-next-event = podívat se na další událost
log-forbid-rover-entry = efekt se provádí
log-forbid-tile-on-edge = v tomto tahu dílky nesmějí překrýt okrajové políčko
log-forbid-tile-on-ice = v tomto tahu dílky nesmějí překrýt led
log-forbid-matching-adjacent-terrain = v tomto tahu nesmí terén sousedit se stejným terénem
log-advance-only-one-building = v tomto tahu posune ukazatel jen jedna budova dílku
log-suppress-milestones = v tomto tahu milníky nic nedávají
log-suppress-synergy = v tomto tahu nelze získat synergii
end-stuck = někdo nemohl umístit dílek
end-empty = jedna sekce je prázdná
end-events = balíček událostí je prázdný

# -- možnosti

opt-planet = { $name }
opt-corporation = { $name }
opt-rotate = { $stays ->
    [yes] Nechat stát: { $inner }; { $outer }
   *[no] K vám míří { $inner }; { $outer }
 }
opt-face = { $inner }; { $outer }{ $stays ->
    [yes] {" "}(jak je)
   *[no] {""}
 }
opt-tile = { $ring }: { $tile }
opt-stack = Odstranit sloupeček, { $ring }: { $tile }
opt-place = Umístit na ({ $x },{ $y }), otočení { $turns }×{ $over ->
    [yes] , rubem nahoru
   *[no] {""}
 }
opt-cover = Výsadba na ({ $x },{ $y })
opt-store = Uschovat dílek výsadby
opt-swap = Vzít si místo toho synergii
opt-more = Vzít si ještě jeden dílek výsadby
opt-land = Nový rover na ({ $x },{ $y })
opt-rock = Sebrat meteorit na ({ $x },{ $y })
opt-load = Sebrat naložený meteorit na ({ $x },{ $y })
opt-pod = Sebrat biokapsli na ({ $x },{ $y })
opt-blast = Zničit meteorit na ({ $x },{ $y })
opt-blast-load = Zničit naložený meteorit na ({ $x },{ $y })
opt-meteor = Meteorit na ({ $x },{ $y })
opt-lose-rover = Přijít o rover na ({ $x },{ $y })
opt-lose-pod = Přijít o biokapsli na ({ $x },{ $y })
opt-rover = Rover ({ $x },{ $y }) na ({ $x2 },{ $y2 })
opt-jump = Teleport roveru ({ $x },{ $y }) na ({ $x2 },{ $y2 })
opt-teleport = Přemístit rover ({ $x },{ $y }) na ({ $x2 },{ $y2 })
opt-advance = Postup ({ $track }) na { $to }: { $gets }
opt-energy = Energie: { $track } na { $to }: { $gets }
opt-synergy = Synergie: { $track } na { $to }: { $gets }
opt-synergy-any = Synergie
opt-double = Dvojitá synergie: { $track } na { $to }: { $gets } a dál
opt-boost = Postup ({ $track }) na { $to }: { $gets } (karta)
opt-twice = Postup ({ $track }) na { $to }: { $gets } a dál (karta)
opt-silent = Postup bez benefitů ({ $track }), nejprve na { $to } (ne: { $gets })
opt-raise = Zvednout ({ $track }) na { $to }: { $gets }
opt-regress = { $track } zpět na { $to }
opt-yield = Povinnost: { $track } zpět na { $to }
opt-forgo = Vzdát se zablokovaného postupu ({ $track })
opt-patch = Vzít si dílek výsadby
opt-shift = Přemístit sebranou biokapsli
opt-leftover = Prohlédnout si zbylé karty
opt-benefit = Zvolit: { $gets }
opt-reset = Zeleň zpět na 0
opt-shift-three = Přemístit až tři biokapsle (jednou za hru)
opt-shift-one = Přemístit biokapsli (jednou za tah)
opt-drive = Postup roveru (jednou za tah)
opt-mission = { $mission }
opt-mission-draw = Líznout si mise pro všechny (jednou za hru)
opt-leap = Zaměřený ukazatel na další milník (jednou za hru)
opt-surge = Postup zaměřeného ukazatele (jednou za tah)
opt-row = Všechny benefity řádku ukazatele ({ $track }, jednou za hru)
opt-flux = Žeton flux: { $track }
opt-put = Položit: { $where }
opt-from = Vzít: { $where }
opt-lose = Zničit: { $where }
opt-destroy = Zničit
opt-keep = Ponechat
opt-pick = Vybrat kartu stupně { $rank }
opt-card = { $card }
opt-return = Vrátit: { $mission }
opt-drop = Přijít o misi: { $mission }
opt-line-row = Řádek { $n }
opt-line-column = Sloupec { $n }
opt-peek-next-event = Podívat se na další událost
opt-end = To je vše
place-score = bodovací oblast
place-level = průlom { $level }

# -- odmítnutí

why-no-movement = Nezbývají žádné body pohybu.
why-chasm = Tudy rovery průrvu nepřejedou.
why-diagonal = Vaše rovery nejezdí šikmo.
why-rover-there = Stojí tam jiný váš rover.
why-toxic = Políčko je toxické a není zakryté.
why-terrain-closed = Událost v tomto tahu uzavírá roverům tento terén.
why-in-circles = Kroky zdarma už nikam nevedou; nejprve utraťte bod pohybu.
why-overlap = Leží tam jiný dílek.
why-not-adjacent = Nedotýkal by se žádného dílku na vaší planetě.
why-not-on-edge = První dílek musí překrýt okrajové políčko.
why-not-central = První dílek musí překrýt centrální políčko.
why-planet-rule = Zakazuje to vaše planeta: { $rule }.
why-event-restricts = Zakazuje to událost tohoto tahu.
why-patch-would-block = Pak by nešlo umístit žádný dílek vaší sekce.
why-no-storing = Teď si dílky výsadby uschovat nemůžete.
why-not-offered = Tento terén s oblastí energie nesousedí.
why-tracker-cannot-move = Tento ukazatel se nemůže pohnout.
why-ability-used = Tato schopnost už byla použita.
why-lifepod-there = Biokapsle už tam leží.
why-field-occupied = Pole je obsazené.
why-deck-empty = Balíček tohoto stupně je prázdný.
why-tile-does-not-fit = Tento dílek nelze umístit.
why-no-event-left = V balíčku nezbývá žádná událost.
why-would-end = To by ukončilo hru.
why-board-taken = Tuto desku používá jiný hráč.
why-not-in-offer = Tato deska vám nebyla nabídnuta.
why-stack-empty = Sloupeček je prázdný.
why-other-tile-fits = Tento dílek umístit nelze, druhý ano.
why-must-first = Nejprve je třeba něco provést.

# -- bodovací zápisník

part-planet = planeta
part-tracks = stupnice pokroku
part-neighbour = mise proti sousedům
part-personal = osobní mise
part-lifepods = biokapsle
part-meteorites = meteority
part-cards = karty civilizace

# -- stůl

scene-set-up = Příprava
scene-over = Konec hry
scene-turn = Tah { $turn }
scene-step-rotation = Otáčení
scene-step-event = Událost
scene-step-action = Dílky
scene-step-picks = Karty civilizace
scene-step-end-check = Kontrola konce
scene-step-end-effects = Efekty na konci hry
scene-table = Stanice a karty
scene-section-of = Sekce { $n } – { $who }
scene-nobody = nemíří k nikomu
scene-tiles-left = { $n ->
    [one] zbývá 1 dílek
    [few] zbývají { $n } dílky
   *[other] zbývá { $n } dílků
 }
scene-decks = Balíčky civilizace
scene-rank = stupeň { $rank }
scene-event = Událost
scene-events-left = { $n ->
    [one] zbývá 1 událost
    [few] zbývají { $n } události
   *[other] zbývá { $n } událostí
 }
scene-missions = Mise
scene-solo = Sólo
scene-target = Cílové skóre
scene-rating = Hodnocení (0 až 6)
scene-planets = Planety na výběr
scene-board = obtížnost { $difficulty }; { $text }
scene-named = { $name } ({ $about })
scene-player = { $name }: { $planet }, { $corporation }
scene-lifepods = biokapsle v bodovací oblasti
scene-meteorites = sebrané meteority
scene-rovers = rovery v zásobě
scene-movement = body pohybu
scene-stored = uschované dílky výsadby
scene-planet = body za planetu
scene-tracks = body za stupnice
scene-cell = ({ $x },{ $y }) { $ground }
scene-tracker = ukazatel: { $track }
scene-medal = medaile { $n }
scene-medal-and = medaile { $n }; { $gets }
scene-flux = { $track } (flux)
scene-level = { $level }: { $text }
scene-cards = Karty civilizace
scene-hidden-mission = skrytá mise
scene-common = Mise pro všechny
scene-personal = Osobní mise
scene-peeked = Další událost, tajně zahlédnutá
rating-0 = naprostý nezdar
rating-1 = přežil to někdo?
rating-2 = dřina, ale žijeme
rating-3 = mise splněna
rating-4 = výborně, povýšení
rating-5 = snad nejlepší planeta, jakou kdo viděl
rating-6 = hvězdy se spojily
grade = Hodnocení: { $rating } (cílové skóre { $n })

# -- co se volí před hrou

setting-boards = Planety a korporace
setting-boards-about = Z kterých desek si každý hráč vybírá.
setting-boards-pair = jedna ze dvou
setting-boards-pair-about = Každý hráč volí mezi základní deskou a jednou náhodnou, zvlášť u planety a zvlášť u korporace.
setting-boards-free = libovolná deska
setting-boards-free-about = Každý hráč si vybere kteroukoli planetu a kteroukoli korporaci.
setting-events = Události
setting-events-about = Počet červených, oranžových a zelených karet, dohromady 20, například 6-7-7. Červené jsou nejkrutější. Prázdné pole: bez událostí, v sólové hře 6-7-7.
setting-personal = Osobní mise
setting-personal-about = V sólové hře jsou osobní mise vždy.
setting-personal-no = ne
setting-personal-no-about = Platí jen mise mezi sousedy.
setting-personal-yes = ano
setting-personal-yes-about = Každý hráč má navíc tajnou osobní misi.
setting-rotation = Otáčení stanice
setting-rotation-about = Automatické otáčení je jen pro dva hráče.
setting-rotation-commander = velitelem
setting-rotation-commander-about = Velitel stanici na začátku každého tahu pootočí, jak chce.
setting-rotation-automatic = automatické
setting-rotation-automatic-about = Stanice se po každém tahu pootočí o jednu sekci.
setting-alignment = Kruhy stanice
setting-alignment-about = O kolik je vnitřní kruh pootočen proti vnějšímu: podle toho leží hromádky dílků vedle sebe.
setting-alignment-0 = bez pootočení
setting-alignment-0-about = Jak doporučují pravidla pro první partii.
setting-alignment-1 = o 1 sekci
setting-alignment-1-about = Vnitřní kruh je pootočen o 1 sekci.
setting-alignment-2 = o 2 sekce
setting-alignment-2-about = Vnitřní kruh je pootočen o 2 sekce.
setting-alignment-3 = o 3 sekce
setting-alignment-3-about = Vnitřní kruh je pootočen o 3 sekce.
setting-alignment-4 = o 4 sekce
setting-alignment-4-about = Vnitřní kruh je pootočen o 4 sekce.
setting-alignment-5 = o 5 sekcí
setting-alignment-5-about = Vnitřní kruh je pootočen o 5 sekcí.
setting-alignment-random = náhodně
setting-alignment-random-about = Rozhodne náhoda při přípravě hry.

# -- přidáno k upřesněným pravidlům

node-milestone-regress = za civilizační milník klesne jiný ukazatel
ask-milestone-regress = Který jiný ukazatel klesne za civilizační milník?
why-step-back = Ukazatel odtamtud právě přišel a od té doby se nic jiného nezměnilo.
why-benefit-impossible = Tento benefit nelze provést a ten druhý ano.
why-pick-later = Karta se vybírá později.
why-no-ability-now = Schopnosti teď nelze použít.
node-step = { $name }
ask-step = Není co rozhodovat
log-step = { $name }
node-begin-turn = začíná tah
ask-begin-turn = Není co rozhodovat
node-make-picks = vybrat karty civilizace
ask-make-picks = Karty civilizace: co dál?
node-finish-up = efekty na konci hry v libovolném pořadí
ask-finish-up = Hra končí. Co ještě provedete?
why-nothing-to-choose = Není z čeho vybírat.
why-no-place-for-a-patch = Dílek výsadby nelze umístit, odložit ani vyměnit.
why-other-time = Pravidla to dovolují v jiné chvíli.
why-no-such-ability = Žádný váš průlom to teď nedovoluje.
why-not-commander = Stanicí otáčí jen velitel, a to na začátku tahu.
why-station-turns-itself = V této hře se stanice otáčí sama.
why-tile-taken = Dílky se berou shora ze dvou sloupců před vámi, v každém tahu jeden.
why-no-patch = Teď nemáte dílek výsadby k umístění.
why-no-advance = Žádný takový postup nečeká na provedení, nebo ne pro tento ukazatel.
why-no-regress = Teď žádný ukazatel neklesá.
why-not-blocked = Žádný postup tohoto ukazatele není zablokovaný.
why-no-pick = Karty civilizace se vybírají v pořadí hráčů, za civilizační milník jejich stupně.
why-one-building = V tomto tahu posune ukazatel jen jedna budova každého dílku.
why-no-jump = Rover se teleportuje jen tam, kam to průlom dovoluje, za bod pohybu.
remark-movement-lost = { $n ->
    [one] Propadne bod pohybu.
    [few] Propadnou { $n } body pohybu.
   *[other] Propadne { $n } bodů pohybu.
 }
remark-gains-lost = Propadne: { $gains }.
remark-fits-nowhere = Nikam se nevejde: ukazatele postoupí a toto je poslední tah.
remark-restriction-ignored = Vejde se jen proto, že se omezení nebere v úvahu.
remark-water-off-ice = Voda leží mimo led: její budova nic neposune.
remark-biomass-alone = Nezvětší se žádná oblast zeleně: budova nic neposune.
count-civ = { $n ->
    [one] pole na stupnici civilizace
    [few] pole na stupnici civilizace
   *[other] polí na stupnici civilizace
 }
count-water = { $n ->
    [one] pole na stupnici vody
    [few] pole na stupnici vody
   *[other] polí na stupnici vody
 }
count-biomass = { $n ->
    [one] pole na stupnici zeleně
    [few] pole na stupnici zeleně
   *[other] polí na stupnici zeleně
 }
count-rover = { $n ->
    [one] pole na stupnici roveru
    [few] pole na stupnici roveru
   *[other] polí na stupnici roveru
 }
count-tech = { $n ->
    [one] pole na stupnici technologie
    [few] pole na stupnici technologie
   *[other] polí na stupnici technologie
 }
count-breakthroughs = { $n ->
    [one] průlom
    [few] průlomy
   *[other] průlomů
 }
count-movement = { $n ->
    [one] bod pohybu
    [few] body pohybu
   *[other] bodů pohybu
 }
count-synergies = { $n ->
    [one] synergie
    [few] synergie
   *[other] synergií
 }
count-advances = { $n ->
    [one] čekající postup
    [few] čekající postupy
   *[other] čekajících postupů
 }
count-picks = { $n ->
    [one] karta civilizace k výběru
    [few] karty civilizace k výběru
   *[other] karet civilizace k výběru
 }
count-new-rovers = { $n ->
    [one] nový rover k umístění
    [few] nové rovery k umístění
   *[other] nových roverů k umístění
 }
count-rovers = { $n ->
    [one] rover na planetě
    [few] rovery na planetě
   *[other] roverů na planetě
 }
count-patches = { $n ->
    [one] dílek výsadby na planetě
    [few] dílky výsadby na planetě
   *[other] dílků výsadby na planetě
 }
count-stored = { $n ->
    [one] odložený dílek výsadby
    [few] odložené dílky výsadby
   *[other] odložených dílků výsadby
 }
count-covered = { $n ->
    [one] zakryté políčko
    [few] zakrytá políčka
   *[other] zakrytých políček
 }
count-lifepods = { $n ->
    [one] sebraná biokapsle
    [few] sebrané biokapsle
   *[other] sebraných biokapslí
 }
count-planet-lifepods = { $n ->
    [one] biokapsle na planetě
    [few] biokapsle na planetě
   *[other] biokapslí na planetě
 }
count-meteorites = { $n ->
    [one] sebraný meteorit
    [few] sebrané meteority
   *[other] sebraných meteoritů
 }
count-planet-meteorites = { $n ->
    [one] meteorit na planetě
    [few] meteority na planetě
   *[other] meteoritů na planetě
 }
count-loaded = { $n ->
    [one] naložený meteorit
    [few] naložené meteority
   *[other] naložených meteoritů
 }
count-civ-cards = { $n ->
    [one] karta civilizace
    [few] karty civilizace
   *[other] karet civilizace
 }
count-planet-points = { $n ->
    [one] bod za řádky a sloupce
    [few] body za řádky a sloupce
   *[other] bodů za řádky a sloupce
 }
count-track-points = { $n ->
    [one] bod na stupnicích
    [few] body na stupnicích
   *[other] bodů na stupnicích
 }
level-civ = civilizace
level-water = voda
level-biomass = zeleň
level-rover = rover
level-tech = technologie
why-no-such-step = Rovery jezdí po planetě z políčka na políčko, každý krok za bod pohybu.
why-gains-first = Nejprve je třeba provést: { $gains }.
gain-synergy = synergie
gain-up = postup ({ $tracks }){ $steps ->
    [one] {""}
    [few] {" "}o { $steps } pole
   *[other] {" "}o { $steps } polí
 }
gain-several = { $n ->
    [one] postup jednoho ukazatele
    [few] postup { $n } různých ukazatelů
   *[other] postup { $n } různých ukazatelů
 }
gain-raise = postup ukazatelů na pole { $field } ({ $tracks })
gain-land = nový rover
gain-patch = dílek výsadby
gain-rocks = { $n ->
    [one] sebrání meteoritu
    [few] sebrání { $n } meteoritů
   *[other] sebrání { $n } meteoritů
 }
gain-one-of = jeden ze dvou benefitů
gain-pods = { $n ->
    [one] případné přemístění biokapsle
    [few] případné přemístění { $n } biokapslí
   *[other] případné přemístění { $n } biokapslí
 }
gain-leftover = { $n ->
    [one] jedna ze zbylých karet civilizace
    [few] { $n } ze zbylých karet civilizace
   *[other] { $n } ze zbylých karet civilizace
 }
gain-pick = karta civilizace stupně { $rank }
gain-duty = povinný ústup jednoho ukazatele
