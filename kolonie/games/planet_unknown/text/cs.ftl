# Neznámá planeta česky.

title = Neznámá planeta
about = Berte dílky z otočné stanice, zakrývejte svou planetu a veďte vzhůru pět ukazatelů. Hraje jeden až šest hráčů, všichni zároveň.
length = 60–90 min
weight = středně náročná

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

# -- terény a stupnice ve 2. pádě: „budova vody“, „pokrok vody“

of-civ = civilizace
of-water = vody
of-biomass = zeleně
of-rover = roveru
of-tech = technologie
of-energy = energie

# -- ukazatele na začátku věty

tracker-civ = Civilizace
tracker-water = Voda
tracker-biomass = Zeleň
tracker-rover = Rover
tracker-tech = Technologie
at-field = { $own ->
    [yes] pole { $n }
   *[no] stupnice { $track }, pole { $n }
 }
tracks-any = na libovolné stupnici
tracks-or = { $first }, nebo { $last }
ring-inner = vnitřního kruhu
ring-outer = vnějšího kruhu
tile-none = prázdno
tile-plain = { $shape } ({ $one } a { $other })
tile-meteor = { $shape } ({ $one } a { $other }, meteorit)
token-lifepods = biokapsle
token-meteorites = meteorit
token-rovers = rover
token-loaded = naložený meteorit
token-symbol = volný symbol meteoritu

# -- benefity

benefit-none = bez benefitu
benefit-and = { $first }, { $second }
benefit-or = { $first } nebo { $second }
benefit-synergy = synergie
benefit-patch = { $n ->
    [one] dílek výsadby
    [few] { $n } dílky výsadby
   *[other] { $n } dílků výsadby
 }
benefit-rover = nový rover
benefit-move = pohyb o { $n }
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
planet-rule-ring-anchor = dílek na prstenci musí překrýt i políčko mimo něj; dílky výsadby na prstenec nesmějí
planet-rule-start-in-centre = první dílek musí překrýt centrální políčko
planet-rule-no-land-with-ice = dílek nesmí překrývat zároveň pevninu i led
planet-rule-slide-in = každý dílek musí jít na své místo vodorovně nebo svisle zasunout
planet-rule-quadrant-buildings = každý kvadrant zakazuje jeden typ budovy
planet-rule-chasm = dílek nesmí ležet přes průrvu
planet-about-ksb-4156 = bez zvláštního pravidla
planet-about-arashi = { planet-rule-ring-anchor }
planet-about-cerberus = tři planetky; každá úplně zaplněná přináší 2 body
planet-about-charybdis = { planet-rule-start-in-centre }
planet-about-gaia = každé nezakryté město přináší 2 body, ale platí za prázdné políčko
planet-about-k-273 = { planet-rule-no-land-with-ice }
planet-about-kaax = rovery nesmějí vjet na nezakrytá toxická políčka
planet-about-lacuna = díry nelze zakrýt a rovery do nich nesmějí
planet-about-oblivion = okrajem je jen vnější obvod; v rozích je led
planet-about-pajitnov = { planet-rule-slide-in }
planet-about-persephone = { planet-rule-quadrant-buildings }
planet-about-petra = nezakryté proudy se počítají jako energie; není tu led
planet-about-tartarus = { planet-rule-chasm } a rovery ji nepřejedou
corporation-about-coalition = bez zvláštního pravidla
corporation-about-republic = sedm milníků civilizace; každý dosažený sníží o 1 pokrok na jiné stupnici
corporation-about-wormhole = budova zeleně zvyšuje pokrok jen tam, kde rozšíří oblast zeleně; pět kroků a v každém volba
corporation-about-cosmos = sebrané biokapsle mohou ležet na polích stupnic a ukazatele je přeskakují; bodují jen ty v bodovací oblasti
corporation-about-horizon = každý rover naloží jeden meteorit a sebere ho, až ho doveze k budově roveru
corporation-about-jump-drive = průlomy se odemykají biokapslemi v libovolném pořadí; medaile na stupnici technologie mají s výškou menší hodnotu
corporation-about-oasis = ukazatel vody jde klikatou dráhou přes všechny stupnice, o pole za každé políčko vody na ledu; ukazatele si navzájem překážejí
corporation-about-makeshift = ukazatele mohou postupovat šikmo na sousední stupnice a navzájem si překážejí; průlomy platí, jen je-li na stupnici technologie nějaký ukazatel
corporation-about-flux = platí jen naposledy získaný průlom; žeton flux označuje zaměřenou stupnici

# -- průlomy

power-ignore-adjacency = dílky nemusejí sousedit s jiným dílkem
power-store-patches = dílky výsadby lze uschovat a rozmístit až na konci hry
power-rover-track-plus-one = k pohybu, který dává stupnice roveru, se vždy přičte { $n }
power-double-water-from-placed-tile = umístěný dílek zvyšuje pokrok vody { $n ->
    [2] dvojnásobně
   *[other] { $n }krát
 }
power-no-meteorites = na vaše dílky už nedopadají meteority
power-movement-on-civ-selection = výběr dílku s civilizací dává pohyb podle čísla u ukazatele roveru
power-extra-choice-next-rank = při výběru karty civilizace přibude do nabídky karta o stupeň vyšší
power-teleport-civ-buildings = rovery se mohou za 1 bod pohybu teleportovat mezi budovami civilizace
power-synergy-with-civ-milestone = každý civilizační milník dává i synergii
power-two-leftover-civ-cards = na konci hry si vyberte a ponechte { $n ->
    [one] { $n } zbylou kartu civilizace
    [few] { $n } zbylé karty civilizace
   *[other] { $n } zbylých karet civilizace
 }
power-reset-biomass = ukazatel zeleně se smí z vrcholu vrátit na 0
power-patch-on-tiles = dílky výsadby smějí ležet i na terraformačních dílcích
power-one-extra-patch = jednou za tah, když získáváte dílek výsadby, smíte získat ještě jeden
power-patch-destroys-meteorite = dílky výsadby smějí ležet i na meteoritech a ničí je
power-diagonal-rovers = rovery jezdí i diagonálně
power-move-three-lifepods = jednou za hru přemístěte { $n ->
    [one] { $n } sebranou biokapsli
    [few] až { $n } sebrané biokapsle
   *[other] až { $n } sebraných biokapslí
 }
power-move-lifepod-on-energy-tile = když umístíte dílek s energií, smíte přemístit sebranou biokapsli
power-free-energy-terrain = vjezd na terén energie nestojí žádný pohyb
power-move-one-lifepod = jednou za tah přemístěte sebranou biokapsli
power-rover-tiles-ignore-adjacency = dílky s terénem roveru nemusejí sousedit s jiným dílkem
power-movement-per-loaded-rover = na začátku tahu pohyb o { $n } za každý naložený rover
power-patch-per-collected-meteorite = každý sebraný meteorit dává dílek výsadby
power-destroy-on-water = naložený rover, který vjede na vodu, smí svůj meteorit zničit
power-advance-rover = jednou za tah zvyšte o 1 pokrok roveru
power-synergy-instead-of-patch = jednou za tah smíte místo dílku výsadby získat synergii
power-teleport-same-terrain = jednou za tah teleportujte rover za 1 bod pohybu na týž terén jiného dílku
power-double-synergy = jednou za tah posuňte díky synergii ukazatel o { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
 }
power-tech-as-energy = při umístění dílku smí terén technologie platit jako energie
power-row-benefits = jednou za hru získejte všechny benefity v řádku jednoho ukazatele
power-common-mission = jednou za hru si doberte { $n ->
    [one] { $n } misi
    [few] { $n } mise
   *[other] { $n } misí
 } a vyberte jednu, o niž budou soupeřit všichni
power-skip-trackers = ukazatele smějí přeskakovat jiné ukazatele, které jim překážejí
power-movement-per-rover-on-water = na začátku tahu pohyb o { $n } za každý rover na vodě
power-water-when-off-ice = umístěný dílek, který nepřekrývá led, zvyšuje o 1 pokrok vody
power-patch-on-water-tile = umístěný dílek s vodou dává dílek výsadby
power-synergy-on-water-tile = umístěný dílek s vodou dává synergii
power-outer-tracks-adjacent = stupnice civilizace a technologie spolu sousedí
power-rover-track-plus-one-if-shared = stojí-li na stupnici roveru více ukazatelů, přičte se k pohybu z ní { $n }
power-sideways-step = místo zvýšení pokroku smí ukazatel přejít vodorovně na sousední stupnici
power-mandatory-regress = jednou za tah musíte o 1 snížit pokrok na libovolné stupnici
power-score-as-best = každý ukazatel boduje jako nejlepší ukazatel na téže stupnici
power-movement-per-rover-on-flux = na začátku tahu pohyb o { $n } za každý rover na terénu zaměřené stupnice
power-jump-to-next-milestone = jednou za hru posuňte zaměřený ukazatel na nejbližší vyšší milník
power-improved-flux-track = symboly zaměřené stupnice dávají víc (+{ $n }): stupeň karet civilizace, synergie vody, dílky výsadby, body pohybu
power-collect-on-flux-tile = když umístíte dílek s terénem zaměřené stupnice, seberte ze své planety meteorit
power-advance-flux = jednou za tah zvyšte o 1 pokrok zaměřené stupnice

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
civ-C16 = Opravna v provozu
civ-C17 = Povolení k přistání
civ-C18 = Záchranný tým
civ-C19 = Nabídka partnerství
civ-C20 = Cena pro nejlepší na planetě
civ-C21 = Odbory
civ-C22 = Zákon o udržitelnosti
civ-C23 = Komise pro hazard
civ-C24 = Planetární loterie
civ-C25 = Protimeteoritová obrana
civ-C26 = Síť parků
civ-C27 = Cena pro planetu k životu
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
 } budov { $terrain } na okraji planety
goal-largest-area = { $better ->
    [fewer] menší
   *[more] větší
 } spojitá oblast terénu { $terrain }
goal-area-count = { $better ->
    [fewer] méně
   *[more] více
 } oddělených oblastí { $terrain }
goal-building-count = { $better ->
    [fewer] méně
   *[more] více
 } budov { $terrain }
goal-tracks-at-maximum = { $better ->
    [fewer] méně
   *[more] více
 } ukazatelů na vrcholu stupnice
goal-collected = { $better ->
    [fewer] méně
   *[more] více
 } sebraných { $token ->
    [lifepod] biokapslí
   *[meteorite] meteoritů
 }
goal-rectangle = plná oblast terénu { $terrain } o rozměru { $w } × { $h }
goal-area-with-buildings = jedna oblast { $terrain } s alespoň { $at-least ->
    [one] { $at-least } budovou
    [few] { $at-least } budovami
   *[other] { $at-least } budovami
 }
goal-track-at-maximum = ukazatel { $track } na vrcholu stupnice
goal-building-count-at-most = nejvýše { $at-most ->
    [one] { $at-most } budova
    [few] { $at-most } budovy
   *[other] { $at-most } budov
 } { $terrain }
goal-collected-at-least = alespoň { $token ->
    [lifepod] { $at-least ->
        [one] { $at-least } sebraná biokapsle
        [few] { $at-least } sebrané biokapsle
       *[other] { $at-least } sebraných biokapslí
     }
   *[meteorite] { $at-least ->
        [one] { $at-least } sebraný meteorit
        [few] { $at-least } sebrané meteority
       *[other] { $at-least } sebraných meteoritů
     }
 }
goal-more-lifepods-than-meteorites = více sebraných biokapslí než meteoritů
goal-all-ice-covered = veškerý led zakrytý
goal-all-land-covered = veškerá pevnina zakrytá

# -- kroky hry

node-deal-boards = rozdat desky k výběru
node-choose-planet = zvolit planetu
node-choose-corporation = zvolit korporaci
node-choose-flux = zvolit zaměřenou stupnici
node-lay-out = připravit stanici, balíčky a žetony
node-deal-missions = rozdat mise
node-keep-missions = vrátit jednu misi
node-lay-missions = vyložit mise proti sousedům
node-build-events = sestavit balíček událostí
node-first-commander = určit prvního velitele
node-face-section = natočit k sobě libovolnou sekci
node-rotate = otočit stanici
node-turn-station = stanice se pootočí o sekci
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
node-personal-missions = hraje se s osobními misemi
node-with-events = hraje se s událostmi
node-has-flux = hráč má Flux Industries
node-has-picks = hráč dosáhl civilizačního milníku
node-running = nenastal konec hry

# -- efekty

node-advance-different = posuňte { $trackers ->
    [one] jeden ukazatel o { $steps ->
        [one] jedno pole
        [few] { $steps } pole
       *[other] { $steps } polí
     }
    [few] { $trackers } různé ukazatele, každý o { $steps ->
        [one] jedno pole
        [few] { $steps } pole
       *[other] { $steps } polí
     }
   *[other] { $trackers } různých ukazatelů, každý o { $steps ->
        [one] jedno pole
        [few] { $steps } pole
       *[other] { $steps } polí
     }
 }
node-advance-same = posuňte jeden ukazatel o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
 }
node-advance-one-of = zvyšte o { $steps } pokrok { $tracks }{ $benefits ->
    [no] {" "}(bez benefitů)
   *[yes] {""}
 }
node-regress-one-of = snižte o { $steps } pokrok { $tracks }
node-raise-all-to = zvedněte všechny nižší ukazatele na pole { $field } (bez synergií)
node-synergy = získejte { $n ->
    [one] synergii
    [few] { $n } synergie
   *[other] { $n } synergií
 }
node-gain-patch = získejte { $n ->
    [one] dílek výsadby
    [few] { $n } dílky výsadby
   *[other] { $n } dílků výsadby
 }
node-gain-movement = získejte { $n ->
    [one] { $n } bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
 }
node-place-section-tile = umístěte ještě jeden dílek své sekce{ $advance ->
    [no] , ale ukazatele neposouvejte
   *[yes] {""}
 }
node-teleport-rover = můžete přemístit jeden rover na kterékoli políčko své planety
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
node-destroy-meteorites = zničte na své planetě { $n ->
    [one] meteorit
    [few] { $n } meteority
   *[other] { $n } meteoritů
 }
node-destroy-meteorites-in-line = zničte všechny meteority v jednom řádku nebo sloupci
node-points = na konci hry získejte { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
 }
node-points-and-advance = na konci hry posuňte { $trackers ->
    [one] jeden ukazatel
    [few] { $trackers } ukazatele
   *[other] { $trackers } ukazatelů
 } o { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
 } a získejte { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
 }
node-points-per-patch-on-planet = na konci hry získejte { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
 } za každý dílek výsadby na planetě
node-lifepod-rate = na konci hry má každá biokapsle v bodovací oblasti hodnotu { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
 }
node-set-meteorite-repo = na konci hry získejte za každé 3 sebrané meteority místo obvyklého bodu, podle počtu svých karet této sady: { $points }
node-set-commerce = na konci hry získejte za celou sadu, podle počtu karet, které z ní máte: { $points }
set-row = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } za { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }
set-rows = { $first }, { $last }
node-extra-rover-on-tile-placed-this-turn = získejte rover navíc; umístěte ho na dílek, který položíte v tomto tahu
node-civ-decks-add-from-box = do každého balíčku civilizace přibude { $per_rank ->
    [one] karta
    [few] { $per_rank } karty
   *[other] { $per_rank } karet
 }
node-civ-decks-remove-random = z každého balíčku civilizace ubude { $per_rank ->
    [one] karta
    [few] { $per_rank } karty
   *[other] { $per_rank } karet
 }
node-draw-personal-mission = doberte si { $n ->
    [one] osobní misi navíc
    [few] { $n } osobní mise navíc
   *[other] { $n } osobních misí navíc
 }
node-destroy-personal-mission = přijdete o { $n ->
    [one] osobní misi
    [few] { $n } osobní mise
   *[other] { $n } osobních misí
 }
node-rotate-station-freely = natočte k sobě libovolnou sekci stanice
node-remove-stack-in-current-section = odstraňte ze hry jeden ze dvou sloupečků své sekce
node-add-meteorite-to-free-symbol = položte { $n ->
    [one] meteorit na volný symbol meteoritu
    [few] { $n } meteority na volné symboly meteoritů
   *[other] { $n } meteoritů na volné symboly meteoritů
 }
node-destroy-rover-if-more-than = máte-li na planetě { $more_than ->
    [one] více roverů
    [few] více než { $more_than } rovery
   *[other] více než { $more_than } roverů
 }, o jeden přijdete
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
node-peek-next-event = tajně nahlédněte na další událost
node-forbid-rover-entry = v tomto tahu nesmějí rovery vjet na terén { $terrain }
node-forbid-tile-on-edge = v tomto tahu nesmějí dílky překrýt okrajové políčko
node-forbid-tile-on-ice = v tomto tahu nesmějí dílky překrýt led
node-forbid-matching-adjacent-terrain = v tomto tahu nesmí terén umisťovaného dílku sousedit se stejným terénem
node-advance-only-one-building = v tomto tahu zvýší pokrok jen jedna budova každého dílku
node-suppress-milestones = v tomto tahu pole stupnic nedávají karty civilizace, dílky výsadby, rovery ani průlomy (pohyb a synergie platí dál)
node-suppress-synergy = v tomto tahu nelze získat synergii

# -- otázky

ask-deal-boards = Není o čem rozhodovat
ask-choose-planet = Kterou planetu si zvolíte?
ask-choose-corporation = Kterou korporaci si zvolíte?
ask-choose-flux = Na kterou stupnici na začátku položíte žeton flux?
ask-lay-out = Není o čem rozhodovat
ask-deal-missions = Není o čem rozhodovat
ask-keep-missions = Kterou misi vrátíte?
ask-lay-missions = Není o čem rozhodovat
ask-build-events = Není o čem rozhodovat
ask-first-commander = Není o čem rozhodovat
ask-face-section = Kterou sekci k sobě natočíte? Před prvním tahem se stanice ještě o jednu sekci pootočí.
ask-rotate = Jak jako velitel natočíte stanici?
ask-turn-station = Není o čem rozhodovat
ask-reveal-event = Není o čem rozhodovat
ask-resolve-event = Není o čem rozhodovat
ask-start-of-turn = Není o čem rozhodovat
ask-select-tile = Který dílek si vezmete?
ask-place-tile = Kam dílek umístíte?
ask-act = Co teď? Pořadí je na vás.
ask-resolve = Který zisk vyřídíte dřív?
ask-drop-gains = Není o čem rozhodovat
ask-uncover = Není o čem rozhodovat
ask-end-turn = Není o čem rozhodovat
ask-end-effects = Není o čem rozhodovat
ask-final-scoring = Není o čem rozhodovat
ask-patches = Není o čem rozhodovat
ask-place-patch = Kam položíte dílek výsadby?
ask-put-lifepod = Kam položíte biokapsli?
ask-move-flux = Na kterou stupnici přesunete žeton flux?
ask-destroy-load = Zničíte meteorit na tomto roveru?
ask-further-steps = Kam ukazatel pokračuje?
ask-move-lifepods = Kterou biokapsli přemístíte?
ask-pick-card = Kterou kartu civilizace si ponecháte?
ask-pick-leftover = Kterou zbylou kartu si ponecháte?
ask-keep-common = Která mise platí pro všechny?
ask-advance-different = Není o čem rozhodovat
ask-advance-same = Není o čem rozhodovat
ask-advance-one-of = Není o čem rozhodovat
ask-regress-one-of = Na které stupnici pokrok snížíte?
ask-raise-all-to = Není o čem rozhodovat
ask-synergy = Není o čem rozhodovat
ask-gain-patch = Není o čem rozhodovat
ask-gain-movement = Není o čem rozhodovat
ask-place-section-tile = Který další dílek si vezmete?
ask-teleport-rover = Který rover přemístíte a kam?
ask-collect-lifepods = Kterou biokapsli seberete?
ask-collect-meteorites = Není o čem rozhodovat
ask-destroy-meteorites = Který meteorit zničíte?
ask-destroy-meteorites-in-line = Který řádek nebo sloupec vyčistíte?
ask-points = Není o čem rozhodovat
ask-points-and-advance = Není o čem rozhodovat
ask-points-per-patch-on-planet = Není o čem rozhodovat
ask-lifepod-rate = Není o čem rozhodovat
ask-set-meteorite-repo = Není o čem rozhodovat
ask-set-commerce = Není o čem rozhodovat
ask-extra-rover-on-tile-placed-this-turn = Není o čem rozhodovat
ask-civ-decks-add-from-box = Není o čem rozhodovat
ask-civ-decks-remove-random = Není o čem rozhodovat
ask-draw-personal-mission = Není o čem rozhodovat
ask-destroy-personal-mission = O kterou misi přijdete?
ask-rotate-station-freely = Kterou sekci k sobě natočíte?
ask-remove-stack-in-current-section = Který sloupeček odstraníte?
ask-add-meteorite-to-free-symbol = Na který symbol položíte meteorit?
ask-destroy-rover-if-more-than = O který rover přijdete?
ask-destroy-planet-lifepod = Kterou biokapsli zničíte?
ask-destroy-collected = Který sebraný žeton zničíte?
ask-peek-next-event = Není o čem rozhodovat
ask-forbid-rover-entry = Není o čem rozhodovat
ask-forbid-tile-on-edge = Není o čem rozhodovat
ask-forbid-tile-on-ice = Není o čem rozhodovat
ask-forbid-matching-adjacent-terrain = Není o čem rozhodovat
ask-advance-only-one-building = Není o čem rozhodovat
ask-suppress-milestones = Není o čem rozhodovat
ask-suppress-synergy = Není o čem rozhodovat

# -- záznam

log-deal-boards = Desky k výběru jsou rozdány.
log-lay-out = Stanice, balíčky a žetony jsou připraveny.
log-deal-missions = Mise jsou rozdány.
log-lay-missions = Mise proti sousedům jsou vyloženy.
log-build-events = Balíček událostí je sestaven.
log-first-commander = První velitel: { $first }.
log-turn-station = Stanice se pootočila o jednu sekci.
log-reveal-event = Událost { $event }
log-resolve-event = vyhodnocuje událost
log-start-of-turn = získává na začátku tahu { $n ->
    [one] { $n } bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
 }
log-drop-gains = přichází o to, co nelze provést: { $gains }
log-uncover = Odkryly se další dílky.
log-end-turn = Toto byl poslední tah: { $reason }.
log-end-effects = provádí efekty na konci hry
log-clear-planets = Rovery a nesebrané biokapsle mizí z planet.
log-final-scoring = boduje: planeta { $planet }, stupnice { $tracks }, sousedé { $neighbour }, osobní mise { $personal }, biokapsle { $lifepods }, meteority { $meteorites }, karty { $cards }; celkem { $total }
log-patches = přichází o dílky výsadby, které se nikam nevejdou ({ $n })
log-advance-different = posouvá různé ukazatele
log-advance-same = posouvá jeden ukazatel
log-advance-one-of = zvyšuje pokrok
log-raise-all-to = zvedá nižší ukazatele
log-synergy = získává synergii
log-gain-patch = získává dílky výsadby
log-gain-movement = získává body pohybu
log-collect-meteorites = sbírá meteority
log-points = má na konci hry body za kartu
log-points-and-advance = má na konci hry body za kartu a posouvá ukazatel
log-points-per-patch-on-planet = má na konci hry body za dílky výsadby
log-lifepod-rate = má na konci hry víc bodů za biokapsle
log-set-meteorite-repo = má na konci hry víc bodů za meteority
log-set-commerce = má na konci hry body za sadu karet
log-extra-rover-on-tile-placed-this-turn = získává rover navíc
log-civ-decks-add-from-box = Do balíčků civilizace přibyly karty.
log-civ-decks-remove-random = Z balíčků civilizace ubyly karty.
log-draw-personal-mission = dobírá osobní misi
log-peek-next-event = tajně nahlíží na další událost
log-forbid-rover-entry = V tomto tahu rovery nesmějí na jeden z terénů.
log-forbid-tile-on-edge = V tomto tahu dílky nesmějí překrýt okrajové políčko.
log-forbid-tile-on-ice = V tomto tahu dílky nesmějí překrýt led.
log-forbid-matching-adjacent-terrain = V tomto tahu nesmí terén umisťovaného dílku sousedit se stejným terénem.
log-advance-only-one-building = V tomto tahu zvýší pokrok jen jedna budova každého dílku.
log-suppress-milestones = V tomto tahu pole stupnic dávají jen pohyb a synergie.
log-suppress-synergy = V tomto tahu nelze získat synergii.
end-stuck = někdo nemohl umístit dílek
end-empty = jedna sekce je prázdná
end-events = balíček událostí je prázdný

# -- možnosti

opt-planet = { $name }
opt-corporation = { $name }
opt-rotate = { $stays ->
    [yes] Nechat stát: { $inner }; { $outer }
   *[no] Natočit k sobě: { $inner }; { $outer }
 }
opt-face = Natočit k sobě: { $inner }; { $outer }{ $stays ->
    [yes] {" "}(beze změny)
   *[no] {""}
 }
opt-tile = Vzít z { $ring }: { $tile }
opt-stack = Odstranit sloupeček { $ring }: { $tile }
opt-place = Umístit do sloupce { $x }, řádku { $y }, { $over ->
    [yes] { $turns ->
        [0] převrácený
        [1] převrácený a jednou otočený
        [2] převrácený a dvakrát otočený
       *[other] převrácený a třikrát otočený
     }
   *[no] { $turns ->
        [0] neotočený
        [1] jednou otočený
        [2] dvakrát otočený
       *[other] třikrát otočený
     }
 }
opt-cover = Dílek výsadby do sloupce { $x }, řádku { $y }
opt-store = Uschovat dílek výsadby
opt-swap = Vzít si místo toho synergii
opt-more = Vzít si ještě jeden dílek výsadby
opt-land = Nový rover do sloupce { $x }, řádku { $y }
opt-rock = Sebrat meteorit ve sloupci { $x }, řádku { $y }
opt-load = Sebrat naložený meteorit ve sloupci { $x }, řádku { $y }
opt-pod = Sebrat biokapsli ve sloupci { $x }, řádku { $y }
opt-blast = Zničit meteorit ve sloupci { $x }, řádku { $y }
opt-blast-load = Zničit naložený meteorit ve sloupci { $x }, řádku { $y }
opt-meteor = Položit meteorit do sloupce { $x }, řádku { $y }
opt-lose-rover = Přijít o rover ve sloupci { $x }, řádku { $y }
opt-lose-pod = Přijít o biokapsli ve sloupci { $x }, řádku { $y }
opt-rover = Rover ze sloupce { $x }, řádku { $y } do sloupce { $x2 }, řádku { $y2 }
opt-jump = Teleportovat rover ze sloupce { $x }, řádku { $y } do sloupce { $x2 }, řádku { $y2 }
opt-teleport = Přemístit rover ze sloupce { $x }, řádku { $y } do sloupce { $x2 }, řádku { $y2 }
opt-advance = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } ({ $to }, { $gets })
opt-energy = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } za energii ({ $to }, { $gets })
opt-synergy = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } díky synergii ({ $to }, { $gets })
opt-synergy-any = Získat synergii
opt-double = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } díky dvojité synergii ({ $to }, { $gets })
opt-boost = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } díky kartě ({ $to }, { $gets })
opt-twice = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } díky kartě ({ $to }, { $gets })
opt-silent = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } díky kartě ({ $to }, { $gets })
opt-raise = { $track }{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
 } díky kartě ({ $to }, { $gets })
opt-regress = { $track }{ $n ->
    [0] {""}
   *[other] {" "}−{ $n }
 } ({ $to })
opt-yield = { $track }{ $n ->
    [0] {""}
   *[other] {" "}−{ $n }
 }, povinně ({ $to })
opt-forgo = Vzdát se zablokovaného postupu { $track }
opt-patch = Vzít si dílek výsadby
opt-shift = Přemístit sebranou biokapsli
opt-leftover = Prohlédnout si zbylé karty
opt-benefit = Zvolit: { $gets }
opt-reset = Ukazatel zeleně zpět na 0
opt-shift-three = Přemístit až tři biokapsle (jednou za hru)
opt-shift-one = Přemístit biokapsli (jednou za tah)
opt-drive = Pokrok roveru +1 (jednou za tah)
opt-mission = { $mission }
opt-mission-draw = Dobrat si mise pro všechny (jednou za hru)
opt-leap = Zaměřený ukazatel na nejbližší vyšší milník (jednou za hru)
opt-surge = Zaměřený ukazatel +1 (jednou za tah)
opt-row = Všechny benefity v řádku ukazatele { $track } (jednou za hru)
opt-flux = Žeton flux na stupnici { $track }
opt-put = Položit biokapsli: { $where }
opt-from = Vzít biokapsli: { $where }
opt-lose = Zničit biokapsli: { $where }
opt-destroy = Zničit meteorit
opt-keep = Ponechat meteorit
opt-pick = Vybrat kartu stupně { $rank }
opt-card = { $card }
opt-return = Vrátit misi { $mission }
opt-drop = Přijít o misi { $mission }
opt-line-row = Řádek { $n }
opt-line-column = Sloupec { $n }
opt-peek-next-event = Tajně nahlédnout na další událost
opt-end = To je vše
place-score = bodovací oblast
place-level = průlom { $level }

# -- odmítnutí

why-no-movement = Nezbývají žádné body pohybu.
why-chasm = Tudy rovery průrvu nepřejedou.
why-diagonal = Vaše rovery nejezdí diagonálně.
why-rover-there = Stojí tam jiný váš rover.
why-toxic = Políčko je toxické a není zakryté.
why-terrain-closed = Událost v tomto tahu roverům tento terén zakazuje.
why-in-circles = Kroky zdarma už nikam nevedou; nejprve utraťte bod pohybu.
why-overlap = Leží tam jiný dílek.
why-not-adjacent = Nesousedil by s žádným dílkem na vaší planetě.
why-not-on-edge = První dílek musí překrýt okrajové políčko.
why-not-central = První dílek musí překrýt centrální políčko.
why-planet-rule = Zakazuje to vaše planeta: { $rule }.
why-event-restricts = Zakazuje to událost tohoto tahu.
why-patch-would-block = Pak by nešlo umístit žádný dílek vaší sekce.
why-no-storing = Teď si dílky výsadby uschovat nemůžete.
why-not-offered = Tento terén s oblastí energie nesousedí.
why-tracker-cannot-move = Tento ukazatel se nemůže pohnout.
why-ability-used = Tato schopnost už byla použita.
why-lifepod-there = Biokapsle už tam leží.
why-field-occupied = Pole je obsazené.
why-deck-empty = Balíček tohoto stupně je prázdný.
why-tile-does-not-fit = Tento dílek nelze umístit.
why-no-event-left = V balíčku nezbývá žádná událost.
why-would-end = To by ukončilo hru.
why-board-taken = Tuto desku používá jiný hráč.
why-not-in-offer = Tato deska vám nebyla nabídnuta.
why-stack-empty = Sloupeček je prázdný.
why-other-tile-fits = Tento dílek umístit nelze, druhý ano.
why-must-first = Nejprve musíte provést něco povinného.

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
scene-table = Stanice a karty
scene-section-of = Sekce { $n } – { $who }
scene-nobody = nemíří k nikomu
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
scene-lifepods = biokapsle v bodovací oblasti
scene-meteorites = sebrané meteority
scene-rovers = rovery v zásobě
scene-movement = body pohybu
scene-stored = uschované dílky výsadby
scene-planet = body za planetu
scene-tracks = body za stupnice
scene-cell = Sloupec { $x }, řádek { $y }: { $ground }
scene-tracker = ukazatel { $track }
scene-medal = medaile { $n }
scene-medal-and = medaile { $n }; { $gets }
scene-flux = { $track } (flux)
scene-level = { $level }: { $text }
scene-cards = Karty civilizace
scene-hidden-mission = skrytá mise
scene-common = Mise pro všechny
scene-personal = Osobní mise
scene-peeked = Další událost, tajně zahlédnutá
rating-0 = kritické selhání
rating-1 = přežil to někdo?
rating-2 = dřina, ale žijeme
rating-3 = mise splněna
rating-4 = výborně, povýšení
rating-5 = snad nejlepší planeta, jakou kdo viděl
rating-6 = hvězdy se seřadily
grade = Hodnocení: { $rating } (cílové skóre { $n })

# -- co se volí před hrou

setting-boards = Planety a korporace
setting-boards-about = Z kterých desek si každý hráč vybírá.
setting-boards-pair = jedna ze dvou
setting-boards-pair-about = Každý hráč volí mezi základní deskou a jednou náhodnou, zvlášť u planety a zvlášť u korporace.
setting-boards-free = libovolná deska
setting-boards-free-about = Každý hráč si vybere kteroukoli planetu a kteroukoli korporaci.
setting-events = Události
setting-events-about = Počet červených, oranžových a zelených karet, dohromady 20, například 6-7-7. Červené jsou nejkrutější. Prázdné pole: bez událostí, v sólové hře 6-7-7.
setting-personal = Osobní mise
setting-personal-about = V sólové hře jsou osobní mise vždy.
setting-personal-no = ne
setting-personal-no-about = Platí jen mise mezi sousedy.
setting-personal-yes = ano
setting-personal-yes-about = Každý hráč má navíc tajnou osobní misi.
setting-rotation = Otáčení stanice
setting-rotation-about = Automatické otáčení je jen pro dva hráče.
setting-rotation-commander = velitelem
setting-rotation-commander-about = Velitel stanici na začátku každého tahu natočí, jak chce.
setting-rotation-automatic = automatické
setting-rotation-automatic-about = Stanice se po každém tahu pootočí o jednu sekci.
setting-alignment = Kruhy stanice
setting-alignment-about = O kolik je vnitřní kruh pootočen proti vnějšímu: podle toho leží sloupečky dílků vedle sebe.
setting-alignment-0 = bez pootočení
setting-alignment-0-about = Naše výchozí volba.
setting-alignment-1 = o 1 sekci
setting-alignment-1-about = Vnitřní kruh je pootočen o 1 sekci.
setting-alignment-2 = o 2 sekce
setting-alignment-2-about = Vnitřní kruh je pootočen o 2 sekce.
setting-alignment-3 = o 3 sekce
setting-alignment-3-about = Vnitřní kruh je pootočen o 3 sekce.
setting-alignment-4 = o 4 sekce
setting-alignment-4-about = Vnitřní kruh je pootočen o 4 sekce.
setting-alignment-5 = o 5 sekcí
setting-alignment-5-about = Vnitřní kruh je pootočen o 5 sekcí.
setting-alignment-random = náhodně
setting-alignment-random-about = Rozhodne náhoda při přípravě hry.

# -- znaky na mapách a stupnicích v terminálu

# Písmeno terénu: velké s budovou. Žádné dva terény nesmějí mít stejné.
letter-civ = { $building ->
    [yes] C
   *[no] c
 }
letter-water = { $building ->
    [yes] V
   *[no] v
 }
letter-biomass = { $building ->
    [yes] Z
   *[no] z
 }
letter-rover = { $building ->
    [yes] R
   *[no] r
 }
letter-tech = { $building ->
    [yes] T
   *[no] t
 }
letter-energy = { $building ->
    [yes] E
   *[no] e
 }
short-track-civ = civ
short-track-water = voda
short-track-biomass = zeleň
short-track-rover = rover
short-track-tech = tech
short-flux = »{ $track }
short-tracker = ►{ $track }
short-or = /{ $sign }
short-synergy = s
short-patch = { $n ->
    [1] d
   *[other] { $n }d
 }
short-advance = +{ $track }
legend-letters = Aa
legend-building = velké písmeno: budova
legend-line = na kraji: body za plný řádek nebo sloupec bez meteoritu
legend-ring = prstenec
legend-centre = centrální políčko
legend-city = město
legend-toxic = toxické políčko
legend-current = elektrický proud
legend-tracker = ukazatel
legend-medal = medaile
legend-synergy = synergie
legend-patch = dílek výsadby
legend-move = pohyb
legend-civ = karta civilizace
legend-tech = průlom
legend-advance = postup na jiné stupnici
legend-flux = žeton flux
scene-cell-quadrant = { $cell }; zakázaná budova: { $terrain }
scene-quadrants = Kvadranty
scene-no-building = zakázaná budova: { $terrain }
scene-planetoids = Planetky (celá zakrytá: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 })
scene-covered = zakryto { $n } z { $of }
scene-chasm = Průrva
scene-crossings = přejezdy pro rovery, které jezdí diagonálně
corner-top-left = vlevo nahoře
corner-top-right = vpravo nahoře
corner-bottom-left = vlevo dole
corner-bottom-right = vpravo dole

log-begin-turn = Tah { $turn }
scene-step-rotation = Otáčení
scene-step-event = Událost
scene-step-action = Dílky
scene-step-picks = Karty civilizace
scene-step-end-check = Kontrola konce
scene-step-end-effects = Efekty na konci hry
node-milestone-regress = za civilizační milník snižte o 1 pokrok na jiné stupnici
ask-milestone-regress = Na které jiné stupnici snížíte pokrok za civilizační milník?
why-step-back = Ukazatel odtamtud právě přišel a od té doby se nic jiného nezměnilo.
why-benefit-impossible = Tento benefit nelze provést, druhý ano.
why-pick-later = Karta se vybírá později.
why-no-ability-now = Schopnosti teď nelze použít.
node-step = { $name }
ask-step = Není o čem rozhodovat
log-step = { $name }
node-begin-turn = začíná tah
ask-begin-turn = Není o čem rozhodovat
node-make-picks = vybrat karty civilizace
ask-make-picks = Karty civilizace: co dál?
node-finish-up = efekty na konci hry v libovolném pořadí
ask-finish-up = Hra končí. Co ještě provedete?
why-nothing-to-choose = Není z čeho vybírat.
why-no-place-for-a-patch = Dílek výsadby nelze umístit, uschovat ani vyměnit.
why-other-time = Pravidla to dovolují v jiné chvíli.
why-no-such-ability = Žádný váš průlom to teď nedovoluje.
why-not-commander = Stanicí otáčí jen velitel, a to na začátku tahu.
why-station-turns-itself = V této hře se stanice otáčí sama.
why-tile-taken = Dílky se berou shora ze dvou sloupečků vaší sekce, v každém tahu jeden.
why-no-patch = Teď nemáte dílek výsadby k umístění.
why-no-advance = Žádný takový postup nečeká na provedení, nebo ne pro tento ukazatel.
why-no-regress = Teď žádný ukazatel neklesá.
why-not-blocked = Žádný postup tohoto ukazatele není zablokovaný.
why-no-pick = Karty civilizace se vybírají v pořadí hráčů, za civilizační milník jejich stupně.
why-one-building = V tomto tahu posune ukazatel jen jedna budova každého dílku.
why-no-jump = Rover se teleportuje jen tam, kam to průlom dovoluje, za bod pohybu.
remark-movement-lost = { $n ->
    [one] Propadne bod pohybu.
    [few] Propadnou { $n } body pohybu.
   *[other] Propadne { $n } bodů pohybu.
 }
remark-gains-lost = Propadne: { $gains }.
remark-fits-nowhere = Nikam se nevejde: ukazatele postoupí a toto je poslední tah.
remark-restriction-ignored = Vejde se jen proto, že se omezení nebere v úvahu.
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
    [one] karta civilizace k výběru
    [few] karty civilizace k výběru
   *[other] karet civilizace k výběru
 }
count-new-rovers = { $n ->
    [one] nový rover k umístění
    [few] nové rovery k umístění
   *[other] nových roverů k umístění
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
    [one] uschovaný dílek výsadby
    [few] uschované dílky výsadby
   *[other] uschovaných dílků výsadby
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
why-no-such-step = Rovery jezdí po planetě z políčka na políčko, každý krok za bod pohybu.

heading-set-up = Příprava hry
heading-turn = { $turn }. tah
heading-end = Konec hry
heading-final-scoring = Závěrečné bodování
told-tracker = { $track ->
    [water] vody
    [biomass] zeleně
    [rover] roveru
    [tech] technologie
    [energy] energie
   *[civ] civilizace
 }{ $on ->
    [civ] {" "}na stupnici civilizace
    [water] {" "}na stupnici vody
    [biomass] {" "}na stupnici zeleně
    [rover] {" "}na stupnici roveru
    [tech] {" "}na stupnici technologie
    [energy] {" "}na stupnici energie
   *[own] {""}
 }
told-planet = vybírá planetu { $name }
told-corporation = vybírá korporaci { $name }
told-rotate = { $stays ->
    [yes] nechává stanici, jak je: { $inner }; { $outer }
   *[no] natáčí stanici: { $inner }; { $outer }
 }
told-face = { $stays ->
    [yes] nechává stanici, jak je: { $inner }; { $outer }
   *[no] natáčí stanici: { $inner }; { $outer }
 }
told-tile = bere z { $ring } dílek { $tile }
told-stack = odstraňuje sloupeček { $ring }: { $tile }
told-none = už nemá jaký dílek vzít
told-place = umisťuje dílek do sloupce { $x }, řádku { $y }
told-cover = pokládá dílek výsadby do sloupce { $x }, řádku { $y }
told-store = uschovává dílek výsadby
told-swap = volí místo toho synergii
told-more = bere ještě jeden dílek výsadby
told-land = umisťuje nový rover do sloupce { $x }, řádku { $y }
told-rock = sbírá meteorit ve sloupci { $x }, řádku { $y }
told-load = sbírá naložený meteorit ve sloupci { $x }, řádku { $y }
told-pod = sbírá biokapsli ve sloupci { $x }, řádku { $y }
told-blast = ničí meteorit ve sloupci { $x }, řádku { $y }
told-blast-load = ničí naložený meteorit ve sloupci { $x }, řádku { $y }
told-meteor = pokládá meteorit do sloupce { $x }, řádku { $y }
told-lose-rover = přichází o rover ve sloupci { $x }, řádku { $y }
told-lose-pod = přichází o biokapsli ve sloupci { $x }, řádku { $y }
told-rover = přesouvá rover do sloupce { $x2 }, řádku { $y2 }
told-jump = teleportuje rover do sloupce { $x2 }, řádku { $y2 }
told-teleport = přemisťuje rover do sloupce { $x2 }, řádku { $y2 }
told-advance = posouvá ukazatel { $tracker }
told-energy = posouvá za energii ukazatel { $tracker }
told-synergy = posouvá díky synergii ukazatel { $tracker }
told-synergy-any = získává synergii
told-double = posouvá díky dvojité synergii ukazatel { $tracker }
told-boost = posouvá díky kartě ukazatel { $tracker }
told-twice = posouvá díky kartě ukazatel { $tracker }
told-silent = posouvá díky kartě ukazatel { $tracker }, bez benefitů
told-raise = zvedá ukazatel { $tracker }
told-regress = vrací ukazatel { $tracker }
told-yield = povinně vrací ukazatel { $tracker }
told-forgo = nevyužívá postup ukazatele { $tracker }
told-patch = bere dílek výsadby
told-shift = přemisťuje sebranou biokapsli
told-shift-one = přemisťuje biokapsli
told-shift-three = přemisťuje až tři biokapsle
told-leftover = nahlíží do zbylých karet
told-benefit = volí: { $gets }
told-reset = vrací ukazatel zeleně na 0
told-drive = zvyšuje pokrok roveru
told-mission = vybírá misi { $mission }
told-mission-draw = dobírá mise pro všechny
told-leap = posouvá zaměřený ukazatel na další milník
told-surge = posouvá zaměřený ukazatel
told-row = bere všechny benefity v řádku ukazatele { $tracker }
told-flux = dává žeton flux na stupnici { $track }
told-put = pokládá biokapsli: { $where }
told-from = zvedá biokapsli: { $where }
told-lose = ničí biokapsli: { $where }
told-destroy = ničí meteorit
told-keep = ponechává meteorit
told-pick = vybírá kartu civilizace stupně { $rank }
told-card = bere kartu { $card }
told-return = vrací misi { $mission }
told-drop = přichází o misi { $mission }
told-line-row = volí řádek { $n }
told-line-column = volí sloupec { $n }
told-peek-next-event = tajně nahlíží na další událost
why-events-solo = Sólo se hraje s událostmi.
why-events-form = „{ $given }“ není složení událostí: uveďte počty červených, oranžových a zelených karet, třeba 8-3-9.
why-events-sum = Počet karet v balíčku událostí má být { $size }, toto složení jich má { $n }.
why-events-colour = Tolik událostí této barvy není ({ $colour }: { $limit }, požadováno: { $n }).

level-civ = civilizace
level-water = voda
level-biomass = zeleň
level-rover = rover
level-tech = technologie
why-gains-first = Nejprve přijde na řadu: { $gains }.
gain-synergy = synergie
gain-up = postup ({ $tracks }{ $steps ->
    [one] {""}
    [few] {" "}o { $steps } pole
   *[other] {" "}o { $steps } polí
 })
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
    [one] možnost přemístit biokapsli
    [few] možnost přemístit { $n } biokapsle
   *[other] možnost přemístit { $n } biokapslí
 }
gain-leftover = { $n ->
    [one] jedna ze zbylých karet civilizace
    [few] { $n } ze zbylých karet civilizace
   *[other] { $n } ze zbylých karet civilizace
 }
gain-pick = karta civilizace stupně { $rank }
gain-duty = povinný ústup jednoho ukazatele
