# Evakuace česky.

title = Evakuace
about = Vaše slunce umírá. Za čtyři roky přepravte na Nový svět lidi, továrny i stadiony a osídlete jej dříve než ostatní.
length = 90–150 min
weight = velmi náročná

# -- nastavení

setting-aim = Cíl
setting-aim-about = Co rozhoduje o vítězství.
setting-aim-race = Závod
setting-aim-race-about = Kdo má na Novém světě jako první 3 stadiony a produkci 8 od každého zdroje, spustí konec hry. Ne pro jednoho hráče.
setting-aim-points = Hra na body
setting-aim-points-about = Vždy čtyři roky; bodují se cíle, produkce a smajlíci.
setting-actions = Akce
setting-actions-about = K čemu slouží akční karty.
setting-actions-basic = základní
setting-actions-basic-about = Jen akce z hráčské desky; karty se nepoužívají.
setting-actions-advanced = pokročilé
setting-actions-advanced-about = K akcím z hráčské desky přibudou akční karty v ruce; skupina 1 jen jednou za rok.
setting-bonuses = Roční bonusy
setting-bonuses-about = Který součet síly je přinese.
setting-bonuses-strict = striktní metoda
setting-bonuses-strict-about = Součet se musí rovnat jednomu z obou čísel. Ne s pokročilými akcemi.
setting-bonuses-lenient = benevolentní metoda
setting-bonuses-lenient-about = Každé číslo platí i pro nižší součty.
setting-tasks = Veřejné úkoly
setting-tasks-about = Modul Hry na body.
setting-tasks-off = bez úkolů
setting-tasks-off-about = Veřejné úkoly se nepoužívají.
setting-tasks-on = s úkoly
setting-tasks-on-about = Tři úkoly; kdo první splní podmínku, vezme si kartu a smí ji zahrát.
setting-lines = Převaha v přímce
setting-lines-about = Modul Hry na body.
setting-lines-off = bez přímek
setting-lines-off-about = Přímky se nebodují.
setting-lines-on = s přímkami
setting-lines-on-about = Na každé ze tří přímek se boduje převaha vlastních oblastí.
setting-third = Třetí civilizace
setting-third-about = Pro dva hráče.
setting-third-off = bez ní
setting-third-off-about = Hrají jen oba hráči.
setting-third-on = s ní
setting-third-on-about = Sólové karty blokují oblasti a berou z nabídek.
why-seats = Evakuace je pro jednoho až čtyři hráče.

# -- kroky

node-discard = odhoďte karty z nabídky
node-pay-price = zvolte, čím zaplatíte
node-place-factories = umístěte továrny
node-load = naložte raketoplán
node-unload = vše je vyloženo
node-due = vyhodnoťte následky
node-put-under = karta jde dospod balíčku
node-pay-out = karta infrastruktury zvýší produkci
node-take-task = vezměte si veřejný úkol
node-decide-race = podmínky Závodu jsou splněny
node-pass-milestone = překonejte milník
node-set-up-boards = připravte hráčské desky
node-deal-goals = rozdejte karty cílů
node-keep-goal = ponechte si cíl
node-pass-goals = předejte ostatní cíle
node-discard-goal = odhoďte cíl
node-set-up-table = připravte hru
node-begin-year = začíná rok
node-income = příjem: produkce, nasycení, zábava
node-choose-hand = vyberte si karty, které si necháte
node-lay-aside = odhoďte ostatní karty
node-turn = proveďte akci, nebo pasujte
node-pay-energy = zaplaťte energii za akci
node-mark-action = označte akci kartou
node-play-tasks = zahrajte veřejné úkoly
node-draw-card = doberte si kartu
node-reduce-hand = odhoďte přebytečné karty
node-automaton-turn = hrají sólové karty
node-flights = lety
node-change-order = změňte pořadí
node-shift-satellites = všechny satelity přejdou do vnějšího pruhu
node-count-strength = sečtěte sílu
node-choose-strength = zvolte sílu
node-move-satellite = pohněte satelitem
node-move-other = pohněte druhým satelitem
node-choose-cell = zvolte pole
node-automaton-progress = pohnou se satelity ostatních civilizací
node-bonus = roční bonus
node-cleanup = úklid
node-end-of-phase = konec fáze
node-final-scoring = závěrečné bodování
node-points-game = hraje se Hra na body
node-advanced = hraje se s pokročilými akcemi
node-hand-before-income = karty se vybírají před příjmem
node-somebody-acts = někdo ještě nepasoval
node-may-act = ještě jste nepasovali
node-drafting = cíle se ještě předávají
node-another-year = nebyl to poslední rok
node-is-seat = je na řadě hráč

ask-gain-resource = Který zdroj získáte a na kterém světě?
ask-gain-population = Populace
ask-gain-factory = Kterou továrnu získáte a na kterém světě?
ask-raise-production = Která produkce vzroste?
ask-exchange = Co vyměníte?
ask-develop = Rozvoj infrastruktury: doberete si kartu, nebo nějakou zahrajete?
ask-research = Ve kterém sloupci budete zkoumat?
ask-settle = Kterou oblast osídlíte?
ask-build = { $what ->
    [0] Který raketoplán postavíte a který svět jej zaplatí?
   *[other] Který stadion postavíte a který svět jej zaplatí?
 }
ask-prepare = Kterou továrnu připravíte a který svět ji zaplatí?
ask-clone = Budete klonovat?
ask-fly = Který raketoplán ihned poletí?
ask-draw-cards = Dobírání karet
ask-discard = { $what ->
    [0] Který raketoplán vrátíte dospod balíčku?
    [1] Který stadion vrátíte dospod balíčku?
   *[other] Kterou kartu infrastruktury vrátíte dospod balíčku?
 }
ask-pay-price = Cena je nižší: čím zaplatíte?
ask-place-factories = Které továrny umístíte do oblasti?
ask-load = Co naložíte?
ask-unload = Vykládání
ask-due = Následky
ask-put-under = Nabídka
ask-pay-out = Infrastruktura
ask-take-task = Veřejný úkol
ask-decide-race = Závod
ask-pass-milestone = Milník
ask-set-up-boards = Příprava hry
ask-deal-goals = Karty cílů
ask-keep-goal = Který cíl si ponecháte? Ostatní předáte dál.
ask-pass-goals = Karty cílů
ask-discard-goal = Který cíl odhodíte?
ask-set-up-table = Příprava hry
ask-begin-year = Nový rok
ask-income = Příjem
ask-choose-hand = Kterou kartu odhodíte? V ruce vám zůstanou čtyři.
ask-lay-aside = Akční karty
ask-turn = Jste na tahu: kterou akci provedete, nebo pasujete?
ask-pay-energy = Který svět zaplatí energii za akci?
ask-mark-action = Kterou kartou lícem dolů akci označíte?
ask-play-tasks = Zahrajete nyní veřejný úkol?
ask-draw-card = Dobírání karty
ask-reduce-hand = Kterou kartu odhodíte?
ask-automaton-turn = Sólové karty
ask-flights = Fáze letu: který raketoplán vyšlete?
ask-change-order = Změna pořadí
ask-shift-satellites = Pokrok
ask-count-strength = Síla akcí
ask-choose-strength = Která síla karty se počítá?
ask-move-satellite = Kterým satelitem pohnete nejdříve a o kolik? Druhý provede zbytek pohybu.
ask-move-other = Pokrok
ask-choose-cell = Na které pole satelit umístíte?
ask-automaton-progress = Pokrok
ask-bonus = Roční bonus
ask-cleanup = Úklid
ask-end-of-phase = Konec fáze
ask-final-scoring = Závěrečné bodování
ask-halves = Kterou část karty využijete?
ask-parts = Která část přijde na řadu?

log-gain-population = získává { $n ->
    [one] { $n } žeton populace
    [few] { $n } žetony populace
   *[other] { $n } žetonů populace
 }
log-draw-cards = dobírá { $drawn ->
    [one] { $drawn } další kartu
    [few] { $drawn } další karty
   *[other] { $drawn } dalších karet
 }
log-unload = vykládá raketoplány
log-due = vyhodnocuje následky
log-put-under = dává dospod balíčku: { $name }
log-pay-out = plní požadavek karty „{ $card }“
log-take-task = získává veřejný úkol „{ $task }“
log-decide-race = plní podmínky Závodu
log-pass-milestone = { $second ->
    [yes] překonává { $milestone }. milník už oběma satelity
   *[no] překonává { $milestone }. milník
 }
log-set-up-boards = Hráčské desky jsou připraveny.
log-deal-goals = Karty cílů jsou rozdány.
log-pass-goals = Cíle putují dál.
log-set-up-table = Hra je připravena.
log-begin-year = Začíná { $year }. rok.
log-income = má příjem za { $year }. rok{ $penalties ->
    [0] {""}
    [one] {" "}a bere si { $penalties } žeton postihu
    [few] {" "}a bere si { $penalties } žetony postihu
   *[other] {" "}a bere si { $penalties } žetonů postihu
 }
log-lay-aside = Ostatní karty jsou odhozeny.
log-draw-card = dobírá kartu
log-automaton-turn = { $who ->
    [third] Třetí civilizace
   *[opponent] Soupeř
 } { $did ->
    [pass] pasuje.
    [settle] osídluje { $what }.
    [stadium] získává stadion „{ $what }“.
    [shuttle] vrací raketoplán „{ $what }“ dospod balíčku.
    [infrastructure] vrací kartu infrastruktury „{ $what }“ dospod balíčku.
   *[nothing] neprovádí žádnou akci.
 }
log-change-order = Nové pořadí hráčů: { $order }.
log-shift-satellites = Všechny satelity přecházejí do vnějšího pruhu.
log-count-strength = sčítá sílu
log-move-other = posouvá satelit { $satellite } na úsek { $section }
log-automaton-progress = { $who ->
    [neutral] Satelity neutrální civilizace
   *[opponent] Satelity soupeře
 } se posouvají o { $strength ->
    [one] { $strength } úsek
    [few] { $strength } úseky
   *[other] { $strength } úseků
 }.
log-bonus = { $earned ->
    [yes] má sílu { $strength } a získává bonus
   *[no] má sílu { $strength } a bonus nezískává
 }
log-cleanup = Úklid; přichází { $year }. rok.
log-end-of-phase = Fáze končí.
log-final-scoring-race = dokončuje Závod s nejnižší produkcí { $total }: původně { $lowest }, žetony postihu { $penalties }, neevakuované oblasti { $areas }, chybějící stadiony { $stadiums }, smajlíci +{ $smileys }
log-final-scoring-points = získává { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
 }: produkce { $production }, cíle { $goals }, neevakuované oblasti { $areas }, chybějící stadiony { $stadiums }, žetony postihu { $penalties }, smajlíci { $smileys }, veřejné úkoly { $tasks }, přímky { $lines }

# -- nadpisy

heading-draft = Výběr cílů
heading-set-up = Příprava hry
heading-year = { $year }. rok
heading-income = Příjem
heading-actions = Akce
heading-flight = Let
heading-order = Změna pořadí
heading-progress = Pokrok
heading-bonuses = Bonusy
heading-final-scoring = Závěrečné bodování

# -- důvody

why-no-cube = Takový zdroj tam nemáte.
why-refreshed = Před tímto dobráním nebo stavbou jste už nabídku jednou obnovili.
why-offer-empty = Nabídka je prázdná.
why-discard-one = Alespoň jednu kartu musíte vrátit dospod balíčku.
why-price = { $world ->
    [old] Ze zdrojů Starého světa to nezaplatíte.
   *[new] Ze zdrojů Nového světa to nezaplatíte.
 }
why-price-any = Nezaplatíte to ze zdrojů žádného světa.
why-one-step = Alespoň jeden krok akce musíte provést.
why-same-picture = Kartu se stejnou ilustrací jste si již dobrali nebo zahráli.
why-draw-begun = Zaplatili jste obnovení nabídky: tímto rozvojem si můžete kartu už jen dobrat.
why-no-development = Není žádná karta, kterou byste si mohli dobrat nebo zahrát.
why-settled = Oblast je již osídlena.
why-biome = Tento biom vám satelity zatím nezpřístupnily.
why-symbols = Nemáte symboly, které oblast vyžaduje.
why-factories = K osídlení potřebujete na straně Nového světa { $n ->
    [one] { $n } připravenou továrnu
    [few] { $n } připravené továrny
   *[other] { $n } připravených továren
 }.
why-population = K osídlení potřebujete na straně Nového světa { $n ->
    [one] { $n } žeton populace
    [few] { $n } žetony populace
   *[other] { $n } žetonů populace
 }.
why-steel = Osídlení stojí ze zdrojů Nového světa { $n ->
    [one] { $n } ocel
    [few] { $n } oceli
   *[other] { $n } ocelí
 }.
why-no-settlers = Na straně Nového světa nemáte populaci ani továrny.
why-no-area = Není žádná oblast, kterou byste mohli osídlit.
why-all-factories = Všechny vaše továrny tohoto typu jsou ve hře.
why-new-food = Klonování stojí jídlo ze zdrojů Nového světa.
why-column-complete = Všechny technologie jsou tu vyzkoumány.
why-energy = Energii za akci nemáte z čeho zaplatit.
why-group-one = S pokročilými akcemi smíte za rok provést jen jednu akci skupiny 1.
why-no-card = Nemáte kartu, kterou byste akci označili.
why-task-played = Zahráli jste veřejný úkol: musí následovat akce.
why-task-first = Poté byste už nemohli provést žádnou akci.
why-launch-energy = Na start nemáte energii ze zdrojů Starého světa.
why-return-energy = Na zpáteční let nemáte energii ze zdrojů Nového světa.
why-flown = Raketoplán již v této fázi letěl.
why-not-loaded-there = Raketoplány na Novém světě nelze naložit; vracejí se prázdné.
why-ocean = Oblasti oceánu nelze evakuovat raketoplánem.
why-evacuated = Oblast je již evakuována.
why-zone = Oblast se do této části raketoplánu nehodí.
why-hold = Tato část raketoplánu není pro budovy.
why-people-in-zones = Populaci lze evakuovat jen v evakuační zóně.
why-cubes-later = Teď se nakládá něco jiného; zdroje se nakládají po druzích.
why-capacity = Raketoplán nemá místo pro tolik zdrojů.
why-no-shuttle = Na Starém světě nemáte žádný raketoplán.
why-no-exchange = Vyměňuje se jeden zdroj za zdroj jiného druhu, v rámci téhož světa a jen tehdy, když to některý účinek umožní.
why-no-loading = Naložit můžete jen raketoplán, který právě vysíláte, a to tím, co máte na straně Starého světa.
why-contact = Mezi vašimi satelity by ležely dva milníky.
why-middle-lane = Prostřední pruh je jen pro tři a čtyři hráče.
why-cell-taken = Stojí tam jiný satelit.
why-deck-empty = Není už žádná karta k dobrání.

# -- kdy by to šlo

why-only-in-turn = To se dělá ve vašem tahu ve fázi akcí.
why-only-with-action = Veřejné úkoly se hrají společně s vaší akcí.
why-only-settling = To patří k osídlení oblasti.
why-only-building = To patří ke stavbě z nabídky.
why-only-developing = To patří k rozvoji infrastruktury.
why-only-research = To patří ke zkoumání technologií.
why-only-preparing = To patří k přípravě továrny.
why-only-gaining = To se volí, když vám to dá některý účinek.
why-only-cloning = To patří ke klonování.
why-only-taking = To se dělá, než si něco z nabídky vezmete.
why-only-flight = To se dělá ve fázi letu.
why-only-progress = To se dělá ve fázi pokroku.
why-only-paying = To se volí při placení akce nebo ceny.
why-only-draft = To patří k výběru cílů.
why-only-hand = To se dělá, máte-li v ruce příliš mnoho karet.

remark-card-lost = Efekt karty teď nelze provést; počítá se jen její síla.
remark-lost = Okamžitý účinek teď nelze provést, takže by propadl.

# -- stůl

scene-set-up = Výběr cílů
scene-over = Konec hry
scene-year = { $year }. rok ze { $years }
scene-phase-draft = Cíle
scene-phase-hand = Výběr karet
scene-phase-income = Příjem
scene-phase-actions = Akce
scene-phase-flight = Let
scene-phase-order = Pořadí
scene-phase-progress = Pokrok
scene-phase-bonuses = Bonusy
scene-phase-end = Konec
scene-new-world = Nový svět
scene-numbered = číslo { $n }
scene-solo-tile = sólová destička
scene-notes = { $notes }
scene-cell-any = zdroj
scene-cell-infrastructure = rozvoj
scene-cell-research = zkoumání
scene-cell-population = populace
scene-production-food = produkce jídla
scene-production-steel = produkce oceli
scene-production-energy = produkce energie
scene-people = populace { $n }
scene-cell-factory = továrna
scene-cell = { $lane }: { $text }
scene-symbols-of = { $symbols }
scene-progress = { $middle ->
    [yes] Pokrok (vnitřní, prostřední)
   *[no] Pokrok
 }
scene-aboard = Letí na Nový svět
scene-action-track = Stupnice akcí
scene-action-marker = ukazatel akcí
scene-year-marker = ukazatel roku
scene-asked-old-food = Starý svět sní { $n }
scene-asked-new-food = Nový svět sní { $n }
scene-asked-stadium = { $n ->
    [one] očekává se { $n } stadion
    [few] očekávají se { $n } stadiony
   *[other] očekává se { $n } stadionů
 }
scene-milestone-text = { $n ->
    [1] Každý váš satelit, který milník překoná, evakuuje jednu vaši oblast oceánu na Starém světě.
    [2] První satelit: smíte osídlovat pouště. Druhý satelit: váš žeton produkce se přesune na Nový svět a všechny produkce tam stoupnou o 1. Podle satelitů za tímto milníkem se také určuje, který svět platí energii za akce.
    [3] První satelit: smíte osídlovat lesy. Druhý satelit: druhý žeton produkce se přesune na Nový svět a všechny produkce tam stoupnou o 1.
   *[other] První satelit: smíte osídlovat oceány.
 }
scene-rooms = budovy { $hold }, zdroje { $room }, start { $launch }
scene-lane-outer = vnější pruh
scene-lane-middle = prostřední pruh
scene-lane-inner = vnitřní pruh
scene-milestone = { $n }. milník
scene-oldest = nejstarší
scene-deck = v balíčku { $n }
scene-shuttle-offer = Raketoplány
scene-stadium-offer = Stadiony
scene-plan-offer = Nabídka infrastruktury
scene-order = Pořadí hráčů
scene-bonuses = Roční bonusy
scene-demands = Roky
scene-tasks = Veřejné úkoly
scene-lines = Převaha v přímce
scene-solo-settle = osídlení { $arrow }
scene-solo-stadium = stadion{ $arrow }
scene-solo-shuttle = raketoplán{ $arrow }
scene-solo-infrastructure = infrastruktura{ $arrow }
scene-solo-deck = { $n ->
    [one] zbývá { $n } karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
 }, na rubu horní: { $number }
scene-opponent = Soupeř
scene-neutral = Neutrální civilizace
scene-third = Třetí civilizace
scene-player = { $name } ({ $continent })
continent-0 = sever
continent-1 = východ
continent-2 = jih
continent-3 = západ
scene-new-stadiums = stadiony
scene-smileys = smajlíci
scene-strength = síla
scene-penalties = žetony postihu
scene-passed = pasuje
scene-old-side = Starý svět
scene-new-side = Nový svět
scene-population = populace
scene-flying = na cestě
scene-farm = farma
scene-steelworks = ocelárna
scene-power-plant = elektrárna
scene-factory-position = pozice pro továrnu
scene-position-food = populace, jídlo +{ $n }
scene-position-steel = populace, ocel +{ $n }
scene-position-energy = populace, energie +{ $n }
short-factory = T
short-food = j{ $n }
short-steel = o{ $n }
short-energy = e{ $n }
short-leaf = l
short-drop = k
short-shield = š
short-beacon = m
short-automaton = A
scene-continent = Kontinent
scene-home-ocean = oceán
scene-home-gives = každý rok dává { $goods }
scene-home-gave = nic už nedává
scene-evacuated = evakuováno
scene-actions = Akce na desce
scene-marked = síla { $group }: letos { $n }×
scene-technologies = Technologie
scene-completed = vyzkoumáno
scene-researched = zkoumání { $n } z { $of }
scene-infrastructure = Infrastruktura
scene-plan-plans = v ruce
scene-plan-waiting = požadavek zatím nesplněn
scene-plan-running = produkce zvýšena
scene-figures = Přehled
scene-paying = Energie za akce
scene-paying-0 = ze Starého světa
scene-paying-1 = z kteréhokoli světa
scene-paying-2 = z Nového světa
scene-symbols = Symboly pro osídlení
scene-total = Výsledek
scene-hand = Akční karty v ruce
scene-hidden = skryté
scene-shown = Akční karty zahrané lícem nahoru
scene-draft = Cíle na výběr
scene-goals = Cíle
scene-own-tasks = Vlastní veřejné úkoly
scene-played = zahráno

# -- co se počítá

count-old-food = { $n ->
    [one] jídlo na Starém světě
    [few] jídla na Starém světě
   *[other] jídel na Starém světě
 }
count-old-steel = { $n ->
    [one] ocel na Starém světě
    [few] oceli na Starém světě
   *[other] ocelí na Starém světě
 }
count-old-energy = { $n ->
    [one] energie na Starém světě
    [few] energie na Starém světě
   *[other] energií na Starém světě
 }
count-new-food = { $n ->
    [one] jídlo na Novém světě
    [few] jídla na Novém světě
   *[other] jídel na Novém světě
 }
count-new-steel = { $n ->
    [one] ocel na Novém světě
    [few] oceli na Novém světě
   *[other] ocelí na Novém světě
 }
count-new-energy = { $n ->
    [one] energie na Novém světě
    [few] energie na Novém světě
   *[other] energií na Novém světě
 }
count-food-production = { $n ->
    [one] úroveň produkce jídla
    [few] úrovně produkce jídla
   *[other] úrovní produkce jídla
 }
count-steel-production = { $n ->
    [one] úroveň produkce oceli
    [few] úrovně produkce oceli
   *[other] úrovní produkce oceli
 }
count-energy-production = { $n ->
    [one] úroveň produkce energie
    [few] úrovně produkce energie
   *[other] úrovní produkce energie
 }
count-population = { $n ->
    [one] žeton populace
    [few] žetony populace
   *[other] žetonů populace
 }
count-old-factories = { $n ->
    [one] připravená továrna na Starém světě
    [few] připravené továrny na Starém světě
   *[other] připravených továren na Starém světě
 }
count-new-factories = { $n ->
    [one] připravená továrna na Novém světě
    [few] připravené továrny na Novém světě
   *[other] připravených továren na Novém světě
 }
count-old-shuttles = { $n ->
    [one] raketoplán na Starém světě
    [few] raketoplány na Starém světě
   *[other] raketoplánů na Starém světě
 }
count-new-shuttles = { $n ->
    [one] raketoplán na Novém světě
    [few] raketoplány na Novém světě
   *[other] raketoplánů na Novém světě
 }
count-old-stadiums = { $n ->
    [one] stadion na Starém světě
    [few] stadiony na Starém světě
   *[other] stadionů na Starém světě
 }
count-new-stadiums = { $n ->
    [one] stadion na Novém světě
    [few] stadiony na Novém světě
   *[other] stadionů na Novém světě
 }
count-smileys = { $n ->
    [one] smajlík
    [few] smajlíci
   *[other] smajlíků
 }
count-areas = { $n ->
    [one] oblast Nového světa
    [few] oblasti Nového světa
   *[other] oblastí Nového světa
 }
count-home = { $n ->
    [one] neevakuovaná oblast
    [few] neevakuované oblasti
   *[other] neevakuovaných oblastí
 }
count-technologies = { $n ->
    [one] technologie
    [few] technologie
   *[other] technologií
 }
count-research = { $n ->
    [one] zkoumání
    [few] zkoumání
   *[other] zkoumání
 }
count-plans = { $n ->
    [one] karta infrastruktury v ruce
    [few] karty infrastruktury v ruce
   *[other] karet infrastruktury v ruce
 }
count-works = { $n ->
    [one] zahraná karta infrastruktury
    [few] zahrané karty infrastruktury
   *[other] zahraných karet infrastruktury
 }
count-penalties = { $n ->
    [one] žeton postihu
    [few] žetony postihu
   *[other] žetonů postihu
 }
count-progress = { $n ->
    [one] úsek pokroku
    [few] úseky pokroku
   *[other] úseků pokroku
 }
count-hand = { $n ->
    [one] akční karta
    [few] akční karty
   *[other] akčních karet
 }
count-cargo = { $n ->
    [one] kus nákladu
    [few] kusy nákladu
   *[other] kusů nákladu
 }
count-tasks = { $n ->
    [one] veřejný úkol
    [few] veřejné úkoly
   *[other] veřejných úkolů
 }

# -- body

part-production = nejnižší produkce
part-goals = cíle
part-areas = neevakuované oblasti
part-stadiums = chybějící stadiony
part-penalties = žetony postihu
part-smileys = smajlíci
part-tasks = veřejné úkoly
part-lines = přímky
part-lowest = nejnižší produkce před úpravou
grade-strong = Výborný výsledek.
grade-decent = Slušný výsledek.
grade-below = Na slušný výsledek podle pravidel to ještě není.

# -- komponenty: obě jména jsou uvedena, protože oba jazyky musí používat tytéž proměnné

component = { $name ->
   *[other] { $name_cs }
 }

# -- zdroje a díly: vždy ve 4. pádě, který patří k $n (smajlíci stojí samostatně, v 1. pádě)

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
    [0] bez smajlíků
    [one] { $n } smajlík
    [few] { $n } smajlíci
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
production-any = produkce jednoho libovolného zdroje +{ $n }
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
of-symbol-leaf = listu
of-symbol-drop = kapky
of-symbol-shield = štítu
of-symbol-beacon = majáku
zone = { $n ->
    [1] { $stripe }
   *[other] { $n }× { $stripe }
 }
direction-e-w = od západu k východu
direction-ne-sw = od severovýchodu k jihozápadu
direction-nw-se = od severozápadu k jihovýchodu
need-with = { $areas }{ $n ->
    [one] {" "}s
    [few] , každou s
   *[other] , každou s
 } { $content ->
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
    [one] {" "}o { $less } ocel levněji
    [few] {" "}o { $less } oceli levněji
   *[other] {" "}o { $less } ocelí levněji
 }{ $bold ->
    [yes] , i s biomem o úroveň výš, než dovolují vaše milníky
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
        [one] {" "}o { $less } zdroj levněji
        [few] {" "}o { $less } zdroje levněji
       *[other] {" "}o { $less } zdrojů levněji
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
node-draw-cards = doberte si { $n ->
    [one] { $n } akční kartu
    [few] { $n } akční karty
   *[other] { $n } akčních karet
 }

# -- karty a destičky

action-name = { $action ->
    [develop-gain] zdroj a infrastruktura
    [research-gain] zdroj a zkoumání
    [settle] osídlení
    [shuttle] raketoplán
    [stadium] stadion
    [factory] továrna
    [clone] klonování
    [develop] infrastruktura
    [exchange] zdroj a výměny
    [research] zkoumání
   *[other] „{ $text }“
 }
card-text = síla { $strength }: { $halves }
bonus-text = { $lower }: { $less }; { $higher }: { $more }
plan-text = za { $cost }; máte-li { $needs }: { $production }
shuttle-text = za { $price }; { $flight }
flight-text = start za { $launch ->
    [one] { $launch } energii
    [few] { $launch } energie
   *[other] { $launch } energií
 }; zóny: { $zones }; kapacita budov { $buildings }, zdrojů { $resources }
no-zone = žádné
stadium-text = za { $price }: { $smileys }

# -- co se počítá v cílech a úkolech

tally-tundra = vaše oblasti tundry
tally-desert = vaše oblasti pouště
tally-forest = vaše oblasti lesa
tally-ocean = vaše oblasti oceánu na Novém světě
tally-biomes = biomy, ve kterých máte oblast
tally-technologies = vaše vyzkoumané technologie
tally-top-technologies = vaše vyzkoumané technologie úrovně 3
tally-infrastructure = vaše zahrané karty infrastruktury se splněným požadavkem
tally-population = vaše žetony populace v oblastech Nového světa
tally-factories = vaše továrny v oblastech Nového světa
tally-highest = vaše nejvyšší produkce Nového světa
tally-spread = rozdíl mezi vaší nejvyšší a nejnižší produkcí Nového světa
tally-shuttles = vaše raketoplány
tally-stadiums = vaše stadiony na Novém světě
tally-evacuated = vaše evakuované oblasti Starého světa
tally-group = oblasti ve vaší největší souvislé skupině na Novém světě
goal-per = { $what }: po { $n ->
    [one] { $n } bodu
    [few] { $n } bodech
   *[other] { $n } bodech
 }, nejvýše { $most ->
    [one] { $most } bod
    [few] { $most } body
   *[other] { $most } bodů
 }
goal-step = { $points } od { $n }
goal-match = { $points } při { $n }
goal-steps = { $what }: { $rows }
goal-exact = { $what }: { $rows }, jen je-li každá produkce alespoň { $lowest }
task-text = { $what }: alespoň { $least }; poté za { $cost }: { $production }, { $points }

# -- technologie

technology-at-once = ihned: { $effect }
technology-after-shuttle = kdykoli postavíte raketoplán: { $effect }
technology-after-stadium = kdykoli postavíte stadion: { $effect }
technology-after-settling = kdykoli osídlíte oblast alespoň { $people ->
    [one] { $people } žetonem
    [few] { $people } žetony
   *[other] { $people } žetony
 } populace: { $effect }
technology-symbol = stále máte k dispozici symbol { $symbol }
technology-opens = smíte osídlovat { $biomes } bez ohledu na překonané milníky
power-cargo = každý váš raketoplán uveze o { $n ->
    [one] { $n } zdroj víc
    [few] { $n } zdroje víc
   *[other] { $n } zdrojů víc
 }
power-hold = každý váš raketoplán uveze o { $n ->
    [one] { $n } budovu víc
    [few] { $n } budovy víc
   *[other] { $n } budov víc
 }
power-first-launch = váš první start v každé fázi letu stojí o { $n ->
    [one] { $n } energii méně
    [few] { $n } energie méně
   *[other] { $n } energií méně
 }
power-free-return = vaše zpáteční lety nic nestojí
power-any-zone = vaše evakuační zóny pojmou oblast s pruhem libovolné barvy
power-settling-steel = každé osídlení stojí o { $n ->
    [one] { $n } ocel méně
    [few] { $n } oceli méně
   *[other] { $n } ocelí méně
 }
power-any-factory-price = továrny smíte připravovat za libovolný zdroj
power-factory-action = v akci připravení továrny smíte připravit o { $n ->
    [one] { $n } továrnu víc
    [few] { $n } továrny víc
   *[other] { $n } továren víc
 }
power-factory-yield = každá továrna, kterou od této chvíle osídlíte oblast, zvýší produkci navíc o { $n }
power-stadium-price = stadiony stojí o { $n ->
    [one] { $n } zdroj méně
    [few] { $n } zdroje méně
   *[other] { $n } zdrojů méně
 }
power-shuttle-price = raketoplány stojí o { $n ->
    [one] { $n } zdroj méně
    [few] { $n } zdroje méně
   *[other] { $n } zdrojů méně
 }
power-infrastructure-price = karty infrastruktury stojí o { $n ->
    [one] { $n } zdroj méně
    [few] { $n } zdroje méně
   *[other] { $n } zdrojů méně
 }
power-clone = každé klonování dává o { $n ->
    [one] { $n } žeton populace víc
    [few] { $n } žetony populace víc
   *[other] { $n } žetonů populace víc
 }
power-old-feeding = Starý svět potřebuje o { $n ->
    [one] { $n } jídlo méně
    [few] { $n } jídla méně
   *[other] { $n } jídel méně
 }
power-new-feeding = Nový svět potřebuje o { $n ->
    [one] { $n } jídlo méně
    [few] { $n } jídla méně
   *[other] { $n } jídel méně
 }
power-ignored-symbols = při každém osídlení vám smí chybět { $n ->
    [one] { $n } požadovaný symbol
    [few] { $n } požadované symboly
   *[other] { $n } požadovaných symbolů
 }
power-third-action = třetí akce roku nestojí na stupnici akcí žádnou energii
power-late-action = od čtvrté akce roku stojí každá na stupnici akcí o { $n ->
    [one] { $n } energii méně
    [few] { $n } energie méně
   *[other] { $n } energií méně
 }
power-exchange-action = v akci výměny smíte provést o { $n ->
    [one] { $n } výměnu víc
    [few] { $n } výměny víc
   *[other] { $n } výměn víc
 }
power-stadium-smiley = každý váš stadion na Novém světě má o { $n ->
    [one] { $n } smajlíka víc
    [few] { $n } smajlíky víc
   *[other] { $n } smajlíků víc
 }

# -- názvy bez čísla

name-food = jídlo
name-steel = ocel
name-energy = energie
name-production-food = produkci jídla
name-production-steel = produkci oceli
name-production-energy = produkci energie
name-production-each = každou produkci
area-text = { $biome }{ $factories ->
    [0] {""}
    [one] , { $factories } továrna
    [few] , { $factories } továrny
   *[other] , { $factories } továren
 }{ $people ->
    [0] {""}
    [one] , { $people } žeton populace: { $production }
    [few] , { $people } žetony populace: { $production }
   *[other] , { $people } žetonů populace: { $production }
 }{ $symbols ->
    [none] {""}
   *[other] , vyžaduje { $symbols }
 }
symbols-needed = { $n ->
    [one] symbol { $symbols }
   *[other] symboly { $symbols }
 }
home-ocean = žeton produkce

# -- možnosti

opt-act = Síla { $strength }: { $text }
opt-card = Zahrát kartu { $card } ({ $text })
opt-mark = { $card } ({ $text })
opt-drop = Odhodit kartu { $card } ({ $text })
opt-discard-goal = Odhodit kartu cíle { $goal } ({ $text })
opt-keep-goal = Vybrat kartu cíle { $goal } ({ $text })
opt-strength = { $card }: síla { $n }
opt-bonus-strength = { $card }: pro bonus síla { $n }
opt-task = Veřejný úkol { $task }: { $production } a { $points } za { $cost }
opt-part = Použít: { $text }
opt-pass = Pasovat
opt-energy = { $old ->
    [0] Zaplatit { $new ->
        [one] { $new } energii
        [few] { $new } energie
       *[other] { $new } energií
     } z Nového světa
   *[other] { $new ->
        [0] Zaplatit { $old ->
            [one] { $old } energii
            [few] { $old } energie
           *[other] { $old } energií
         } ze Starého světa
       *[other] Zaplatit { $old ->
            [one] { $old } energii
            [few] { $old } energie
           *[other] { $old } energií
         } ze Starého světa a { $new } z Nového
     }
 }
opt-pay = Zaplatit { $goods }
opt-gain = Získat { $what } na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }
opt-refresh = Obnovit nabídku za { $what } { $world ->
    [old] ze Starého světa
   *[new] z Nového světa
 }
opt-swap = Vyměnit { $given } za { $got } na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }
opt-raise = Zvýšit { $production }
opt-build = Postavit na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }: { $name } ({ $text })
opt-draw = Dobrat si kartu { $name } ({ $text })
opt-play = Zahrát kartu { $name } ({ $text })
opt-discard = { $name } ({ $text })
opt-launch = Vyslat raketoplán { $name } ({ $text })
opt-return = Vrátit prázdný raketoplán { $name }
opt-leave = Vynechat
opt-prepare = Připravit { $factory } na { $world ->
    [old] Starém světě
   *[new] Novém světě
 } za { $paid }
opt-factory = Získat { $factory } na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }
opt-clone = Klonovat: { $gained } za { $paid } z Nového světa
opt-settle = Osídlit { $area } ({ $text }), { $price ->
    [none] zdarma
   *[other] za { $price }
 }
opt-place = Umístit { $factories }
opt-place-none = Osídlit jen populací
opt-evacuate = Evakuovat oblast { $area } ({ $stripe }): { $what }
opt-ship-factory = Naložit { $factory }
opt-ship-stadium = Naložit stadion „{ $stadium }“
opt-ship-area = Evakuovat oblast { $area } do kapacity budov: { $what }
opt-carry = Naložit { $what }
opt-carry-none = Nenaložit { $kind ->
    [food] žádné jídlo
    [steel] žádnou ocel
   *[energy] žádnou energii
 }
opt-research = { $technology }, sloupec { $column }, úroveň { $level }{ $completes ->
    [yes] , dokončení
   *[no] , první zkoumání
 } ({ $text })
opt-move = Satelit { $satellite }: { $n ->
    [one] { $n } úsek
    [few] { $n } úseky
   *[other] { $n } úseků
 }, na úsek { $section }
opt-cell = { $lane ->
    [outer] Vnější pruh
    [middle] Prostřední pruh
   *[inner] Vnitřní pruh
 }: { $text }

# -- co bylo zvoleno

told-act = volí akci se silou { $strength }: { $name }
told-card = hraje kartu { $card }
told-mark = označuje akci kartou { $card }
told-drop = odhazuje kartu { $card }
told-discard-goal = odhazuje kartu cíle { $goal }
told-keep-goal = vybírá kartu cíle { $goal }
told-strength = počítá kartu { $card } se silou { $n }
told-bonus-strength = pro bonus počítá kartu { $card } se silou { $n }
told-task = hraje veřejný úkol { $task }: { $production }
told-part = používá část karty „{ $text }“
told-pass = pasuje
told-energy = { $old ->
    [0] platí { $new ->
        [one] { $new } energii
        [few] { $new } energie
       *[other] { $new } energií
     } z Nového světa
   *[other] { $new ->
        [0] platí { $old ->
            [one] { $old } energii
            [few] { $old } energie
           *[other] { $old } energií
         } ze Starého světa
       *[other] platí { $old ->
            [one] { $old } energii
            [few] { $old } energie
           *[other] { $old } energií
         } ze Starého světa a { $new } z Nového
     }
 }
told-pay = platí { $goods }
told-gain = získává { $what } na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }
told-refresh = obnovuje nabídku za { $what } { $world ->
    [old] ze Starého světa
   *[new] z Nového světa
 }
told-swap = vyměňuje { $given } za { $got } na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }
told-raise = zvyšuje { $production }
told-build = staví na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }: { $name }
told-draw = dobírá kartu { $name }
told-play = hraje kartu { $name }
told-discard = odebírá z nabídky: { $name }
told-launch = vysílá raketoplán { $name }
told-return = vrací prázdný raketoplán { $name }
told-leave = vynechává
told-prepare = připravuje { $factory } na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }
told-factory = získává { $factory } na { $world ->
    [old] Starém světě
   *[new] Novém světě
 }
told-clone = klonuje
told-settle = osídluje { $area }
told-place = umísťuje { $factories }
told-place-none = neumísťuje žádnou továrnu
told-evacuate = evakuuje oblast { $area }: { $what }
told-ship-factory = nakládá { $factory }
told-ship-stadium = nakládá stadion „{ $stadium }“
told-ship-area = evakuuje oblast { $area } do kapacity budov: { $what }
told-carry = nakládá { $what }
told-carry-none = nenakládá { $kind ->
    [food] žádné jídlo
    [steel] žádnou ocel
   *[energy] žádnou energii
 }
told-research = { $completes ->
    [yes] dokončuje výzkum technologie { $technology }
   *[no] začíná zkoumat technologii { $technology }
 }
told-move = posouvá satelit { $satellite } na úsek { $section }
told-cell = { $lane ->
    [outer] volí vnější pruh
    [middle] volí prostřední pruh
   *[inner] volí vnitřní pruh
 }

# -- co stojí na stupnici

level-food-production = produkce jídla
level-steel-production = produkce oceli
level-energy-production = produkce energie
