# Evakuace česky.

title = Evakuace
about = Vaše slunce umírá. Za čtyři roky přepravte na Nový svět lidi, továrny i stadiony a osídlete jej dříve než ostatní.

# -- komponenty: obě jména jsou uvedena, protože oba jazyky musí používat tytéž proměnné

component = { $name ->
   *[other] { $name_cs }
 }

# -- zdroje a díly: vždy ve 4. pádě, který patří k $n

what-food = { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
 }
what-steel = { $n ->
    [one] { $n } ocel
    [few] { $n } oceli
   *[other] { $n } ocelí
 }
what-energy = { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
 }
what-any = { $n ->
    [one] { $n } libovolný zdroj
    [few] { $n } libovolné zdroje
   *[other] { $n } libovolných zdrojů
 }
what-population = { $n ->
    [one] { $n } žeton populace
    [few] { $n } žetony populace
   *[other] { $n } žetonů populace
 }
what-smiley = { $n ->
    [one] { $n } smajlík
    [few] { $n } smajlíky
   *[other] { $n } smajlíků
 }
what-point = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
factory-any = { $n ->
    [one] { $n } libovolnou továrnu
    [few] { $n } libovolné továrny
   *[other] { $n } libovolných továren
 }
factory-farm = { $n ->
    [one] { $n } farmu
    [few] { $n } farmy
   *[other] { $n } farem
 }
factory-steelworks = { $n ->
    [one] { $n } ocelárnu
    [few] { $n } ocelárny
   *[other] { $n } oceláren
 }
factory-power-plant = { $n ->
    [one] { $n } elektrárnu
    [few] { $n } elektrárny
   *[other] { $n } elektráren
 }
offered-shuttle = { $n ->
    [one] { $n } raketoplán
    [few] { $n } raketoplány
   *[other] { $n } raketoplánů
 }
offered-stadium = { $n ->
    [one] { $n } stadion
    [few] { $n } stadiony
   *[other] { $n } stadionů
 }
offered-infrastructure = { $n ->
    [one] { $n } kartu infrastruktury
    [few] { $n } karty infrastruktury
   *[other] { $n } karet infrastruktury
 }
free = nic
number = { $n }

# -- produkce

production-food = produkce jídla +{ $n }
production-steel = produkce oceli +{ $n }
production-energy = produkce energie +{ $n }
production-any = jedna produkce podle volby +{ $n }
production-each = každá produkce +{ $n }

# -- oblasti

biome-tundra = tundra
biome-desert = poušť
biome-forest = les
biome-ocean = oceán
biomes-tundra = tundry
biomes-desert = pouště
biomes-forest = lesy
biomes-ocean = oceány
areas-tundra = { $n ->
    [one] { $n } oblast tundry
    [few] { $n } oblasti tundry
   *[other] { $n } oblastí tundry
 }
areas-desert = { $n ->
    [one] { $n } oblast pouště
    [few] { $n } oblasti pouště
   *[other] { $n } oblastí pouště
 }
areas-forest = { $n ->
    [one] { $n } oblast lesa
    [few] { $n } oblasti lesa
   *[other] { $n } oblastí lesa
 }
areas-ocean = { $n ->
    [one] { $n } oblast oceánu
    [few] { $n } oblasti oceánu
   *[other] { $n } oblastí oceánu
 }
stripe-desert = poušť
stripe-mountain = hory
stripe-ocean = oceán
symbol-leaf = list
symbol-drop = kapka
symbol-shield = štít
symbol-beacon = maják
direction-e-w = od západu k východu
direction-ne-sw = od severovýchodu k jihozápadu
direction-nw-se = od severozápadu k jihovýchodu
need-with = { $areas }{ $n ->
    [one] {" "}s
    [few] , každou s
   *[other] , každou s
 } { $content ->
    [factory] továrnou
   *[population] populací
 }
need-line = { $areas } na jedné přímce ({ $direction })
need-diagonal = { $areas } na jedné úhlopříčce

# -- výčty

list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
list-then = { $first }, pak { $last }
list-parts = { $first }; { $last }
list-halves = { $first } / { $last }

# -- účinky

node-gain = získejte { $goods }
node-exchange = proveďte { $n ->
    [one] { $n } výměnu
    [few] až { $n } výměny
   *[other] až { $n } výměn
 }
node-develop = proveďte { $n ->
    [one] { $n } rozvoj infrastruktury
    [few] až { $n } rozvoje infrastruktury
   *[other] až { $n } rozvojů infrastruktury
 }
node-research = proveďte { $n ->
    [one] { $n } zkoumání technologie
    [few] { $n } zkoumání technologií
   *[other] { $n } zkoumání technologií
 }
node-settle = osídlete { $n ->
    [one] { $n } oblast
    [few] až { $n } oblasti
   *[other] až { $n } oblastí
 }{ $less ->
    [0] {""}
    [one] {" "}o { $less } ocel levněji
    [few] {" "}o { $less } oceli levněji
   *[other] {" "}o { $less } ocelí levněji
 }{ $bold ->
    [yes] , i o jeden biom dál, než máte otevřeno
   *[no] {""}
 }
node-build = postavte { $n ->
    [one] {""}
    [few] až{" "}
   *[other] až{" "}
 }{ $things }{ $free ->
    [yes] {" "}zdarma
   *[no] { $less ->
        [0] {""}
        [one] {" "}o { $less } zdroj levněji
        [few] {" "}o { $less } zdroje levněji
       *[other] {" "}o { $less } zdrojů levněji
     }
 }
node-prepare = připravte { $n ->
    [one] {""}
    [few] až{" "}
   *[other] až{" "}
 }{ $factories }
node-clone = klonujte{ $n ->
    [one] {""}
    [few] {" "}až { $n }krát
   *[other] {" "}až { $n }krát
 }
node-fly = naložte a vyšlete { $n ->
    [one] { $n } raketoplán
    [few] až { $n } raketoplány
   *[other] až { $n } raketoplánů
 }{ $free ->
    [yes] {" "}zdarma
   *[no] {""}
 }
node-draw-cards = doberte { $n ->
    [one] { $n } akční kartu
    [few] { $n } akční karty
   *[other] { $n } akčních karet
 }

# -- karty a destičky

card-text = síla { $strength }: { $halves }
bonus-text = { $lower }: { $less }; { $higher }: { $more }
plan-text = za { $cost }; máte-li { $needs }: { $production }
shuttle-text = za { $price }; start za { $launch ->
    [one] { $launch } energii
    [few] { $launch } energie
   *[other] { $launch } energií
 }; zóny: { $zones }; místo pro { $buildings ->
    [one] { $buildings } budovu
    [few] { $buildings } budovy
   *[other] { $buildings } budov
 } a { $resources ->
    [one] { $resources } zdroj
    [few] { $resources } zdroje
   *[other] { $resources } zdrojů
 }
no-zone = žádné
stadium-text = za { $price }: { $smileys }

# -- co se počítá v cílech a úkolech

tally-tundra = vlastní oblasti tundry
tally-desert = vlastní oblasti pouště
tally-forest = vlastní oblasti lesa
tally-ocean = vlastní oblasti oceánu na Novém světě
tally-biomes = biomy s vlastní oblastí
tally-technologies = vyzkoumané technologie
tally-top-technologies = vyzkoumané technologie úrovně 3
tally-infrastructure = zahrané karty infrastruktury se splněným požadavkem
tally-population = vlastní žetony populace v oblastech Nového světa
tally-factories = vlastní továrny v oblastech Nového světa
tally-highest = vaše nejvyšší produkce Nového světa
tally-spread = rozdíl mezi vaší nejvyšší a nejnižší produkcí Nového světa
tally-shuttles = vlastní raketoplány
tally-stadiums = vlastní stadiony na Novém světě
tally-evacuated = evakuované vlastní oblasti Starého světa
tally-group = oblasti ve vaší největší souvislé skupině na Novém světě
goal-per = { $what }: po { $n ->
    [one] { $n } bodu
    [few] { $n } bodech
   *[other] { $n } bodech
 }, nejvýše { $most }
goal-row = { $points } za { $n }
goal-steps = { $what }: body { $rows }
goal-exact = { $what }: body { $rows }, jen s každou produkcí alespoň { $lowest }
task-text = { $what }: alespoň { $least }; poté za { $cost }: { $production }, { $points }

# -- technologie

technology-at-once = ihned: { $effect }
technology-after-shuttle = kdykoli postavíte raketoplán: { $effect }
technology-after-stadium = kdykoli postavíte stadion: { $effect }
technology-after-settling = kdykoli osídlíte oblast alespoň { $people } žetony populace: { $effect }
technology-symbol = stále máte k dispozici symbol { $symbol }
technology-opens = smíte osídlovat { $biomes } bez ohledu na překonané milníky
power-cargo = každý váš raketoplán uveze o { $n ->
    [one] { $n } zdroj víc
    [few] { $n } zdroje víc
   *[other] { $n } zdrojů víc
 }
power-hold = každý váš raketoplán uveze o { $n ->
    [one] { $n } budovu víc
    [few] { $n } budovy víc
   *[other] { $n } budov víc
 }
power-first-launch = váš první start v každé fázi letu stojí o { $n ->
    [one] { $n } energii méně
    [few] { $n } energie méně
   *[other] { $n } energií méně
 }
power-free-return = vaše zpáteční lety nic nestojí
power-any-zone = vaše evakuační zóny pojmou oblasti každé barvy
power-settling-steel = každé osídlení stojí o { $n ->
    [one] { $n } ocel méně
    [few] { $n } oceli méně
   *[other] { $n } ocelí méně
 }
power-any-factory-price = továrny smíte připravovat za libovolný zdroj
power-factory-action = akce připravení továrny připraví o { $n ->
    [one] { $n } továrnu víc
    [few] { $n } továrny víc
   *[other] { $n } továren víc
 }
power-factory-yield = každá továrna, kterou od této chvíle osídlíte oblast, zvýší svou produkci o { $n } navíc
power-stadium-price = stadiony stojí o { $n ->
    [one] { $n } zdroj méně
    [few] { $n } zdroje méně
   *[other] { $n } zdrojů méně
 }
power-shuttle-price = raketoplány stojí o { $n ->
    [one] { $n } zdroj méně
    [few] { $n } zdroje méně
   *[other] { $n } zdrojů méně
 }
power-infrastructure-price = karty infrastruktury stojí o { $n ->
    [one] { $n } zdroj méně
    [few] { $n } zdroje méně
   *[other] { $n } zdrojů méně
 }
power-clone = každé klonování dává o { $n ->
    [one] { $n } žeton populace víc
    [few] { $n } žetony populace víc
   *[other] { $n } žetonů populace víc
 }
power-old-feeding = Starý svět potřebuje o { $n ->
    [one] { $n } jídlo méně
    [few] { $n } jídla méně
   *[other] { $n } jídel méně
 }
power-new-feeding = Nový svět potřebuje o { $n ->
    [one] { $n } jídlo méně
    [few] { $n } jídla méně
   *[other] { $n } jídel méně
 }
power-ignored-symbols = při každém osídlení vám smí chybět { $n ->
    [one] { $n } požadovaný symbol
    [few] { $n } požadované symboly
   *[other] { $n } požadovaných symbolů
 }
power-third-action = třetí akce roku stojí na stupnici akcí o { $n ->
    [one] { $n } energii méně
    [few] { $n } energie méně
   *[other] { $n } energií méně
 }
power-late-action = od čtvrté akce roku stojí každá na stupnici akcí o { $n ->
    [one] { $n } energii méně
    [few] { $n } energie méně
   *[other] { $n } energií méně
 }
power-exchange-action = akce výměny dovoluje o { $n ->
    [one] { $n } výměnu víc
    [few] { $n } výměny víc
   *[other] { $n } výměn víc
 }
power-stadium-smiley = každý váš stadion na Novém světě má o { $n ->
    [one] { $n } smajlíka víc
    [few] { $n } smajlíky víc
   *[other] { $n } smajlíků víc
 }
