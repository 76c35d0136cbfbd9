# AquaSphere česky.

title = AquaSphere
about = Programujte na velitelství roboty, využijte je ve výzkumné stanici a během čtyř kol získejte nejvíc znalostních bodů.
length = 90–120 min
weight = náročná

# Tvary barev: m = zelený (symbol, žeton), on = na zeleném (symbolu), from = ze zeleného (symbolu),
# f = zelená (plocha), onto = na zelenou (plochu)
colour-green = { $form ->
    [f] zelená
    [onto] zelenou
    [on] zeleném
    [from] ze zeleného
   *[m] zelený
 }
colour-yellow = { $form ->
    [f] žlutá
    [onto] žlutou
    [on] žlutém
    [from] ze žlutého
   *[m] žlutý
 }
colour-black = { $form ->
    [f] černá
    [onto] černou
    [on] černém
    [from] z černého
   *[m] černý
 }
colour-violet = { $form ->
    [f] fialová
    [onto] fialovou
    [on] fialovém
    [from] z fialového
   *[m] fialový
 }
colour-blue = { $form ->
    [f] modrá
    [onto] modrou
    [on] modrém
    [from] z modrého
   *[m] modrý
 }
colour-red = { $form ->
    [f] červená
    [onto] červenou
    [on] červeném
    [from] z červeného
   *[m] červený
 }
colour-white = { $form ->
    [f] bílá
    [onto] bílou
    [on] bílém
    [from] z bílého
   *[m] bílý
 }

player-colour-natural = přírodní dřevo
player-colour-yellow = žlutá
player-colour-red = červená
player-colour-blue = modrá

what-time = { $n ->
    [one] { $n } žeton času
    [few] { $n } žetony času
   *[other] { $n } žetonů času
 }
what-crystal = { $n ->
    [one] { $n } krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
 }
what-kp = { $n ->
    [one] { $n } znalostní bod
    [few] { $n } znalostní body
   *[other] { $n } znalostních bodů
 }

action-green = rozšíření laboratoře
action-yellow = získání žetonů času
action-black = získání krystalů
action-violet = chytání chobotniček
action-blue = umístění ponorky
action-red = získání karty výzkumu
action-white = programování robota

research-token = Když se váš inženýr přesune na { $colour } žeton: { $reward }
research-octopod = Když chytíte aspoň jednu chobotničku: { $reward }
research-opposite = Při přesunu můžete za 1 žeton času umístit vědce do protějšího sektoru
research-bay = 1 znalostní bod za každého cizího robota, který je kvůli vám odstraněn z nakládací stanice
research-free-lock = Průchod zámkem s číslem 2 vás nic nestojí
research-half-price = Za ponorky platíte polovinu žetonů času, zaokrouhleno dolů
research-sidestep = Jednou za hru můžete inženýra místo po šipce přesunout na vedlejší políčko v téže řadě
research-interim = V každém průběžném bodování můžete za 1 žeton času umístit robota ze zásoby na { $colour } symbol
research-immediate = Ihned: 2 žetony času a robot ze zásoby na { $colour } symbol (je-li obsazen, místo robota další 2 žetony času)

node-choose-colour = vyberte si barvu
node-set-up = příprava stanice
node-turn = naprogramujte robota, proveďte akci, nebo odstupte
node-third-bot = vraťte jednoho ze tří naprogramovaných robotů a vezměte si 2 žetony času
node-token-cards = použijte karty výzkumu, které reagují na žeton
node-choose-area = umístěte vědce na plochu akce
node-place-bot = přesuňte robota na ovládací políčko
node-perform = proveďte akci plochy
node-letter = umístěte robota na ovládací políčko sektoru s daným písmenem
node-immediate = 2 žetony času a naprogramovaný robot
node-points = posuňte ukazatel znalostí
node-cross-line = překročte červenou linku
node-interim-time = žetony času za ponorky, karty průběžného bodování
node-count-points = spočítejte body všech hráčů, potom: { $part }
node-move-counter = posuňte ukazatel o součet
node-next-piles = na každý sektor karta výzkumu a rozšíření
node-next-station = doplňte stanici podle středové kartičky
node-next-order = pořadí odstoupení se stává herním pořadím
node-lay-tokens = rozložte programovací žetony
node-final-scoring = závěrečné bodování

ask-choose-colour = Kterou barvu si zvolíte?
ask-set-up = Příprava hry
ask-turn = Váš tah: naprogramujete robota, provedete akci, nebo odstoupíte?
ask-third-bot = Máte naprogramovány tři roboty: kterého vrátíte do zásoby? (+2 žetony času)
ask-token-cards = Použijete karty výzkumu?
ask-choose-area = Na kterou plochu umístíte vědce?
ask-place-bot = Umístění robota
ask-perform = Provedete akci?
ask-letter = Umístíte robota podle písmene?
ask-immediate = Okamžitá karta
ask-points = Znalostní body
ask-cross-line = Červená linka a žádný krystal: vrátíte naprogramovaného robota, nebo se před linkou zastavíte?
ask-interim-time = Průběžné bodování: co provedete?
ask-count-points = Průběžné bodování
ask-move-counter = Průběžné bodování
ask-next-piles = Další kolo
ask-next-station = Další kolo
ask-next-order = Další kolo
ask-lay-tokens = Další kolo
ask-final-scoring = Závěrečné bodování

log-set-up = Stanice je připravena. Začíná { $first }.
log-token-cards = používá karty výzkumu
log-immediate = využívá okamžitou kartu: { $time }{ $placed ->
    [yes] {" "}a robot na { $colour } symbol
   *[no] {""}
 }
log-points = získává { $n ->
    [one] { $n } znalostní bod
    [few] { $n } znalostní body
   *[other] { $n } znalostních bodů
 } (celkem { $total }){ $lines ->
    [0] {""}
    [one] , platí 1 krystal za červenou linku
    [few] , platí { $lines } krystaly za červené linky
   *[other] , platí { $lines } krystalů za červené linky
 }
log-count-points = boduje: převaha { $majority }, roboti ve hře { $bots }, krystaly { $crystals }, zbylé chobotničky { $octopods ->
    [0] 0
   *[other] −{ $octopods }
 }; celkem { $sum }
log-move-counter = { $n ->
    [0] neztrácí nic (celkem { $total }): za červenou linku se ukazatel nevrací
    [one] ztrácí { $n } znalostní bod (celkem { $total })
    [few] ztrácí { $n } znalostní body (celkem { $total })
   *[other] ztrácí { $n } znalostních bodů (celkem { $total })
 }
log-next-piles = V každém sektoru jsou nová karta výzkumu a nové rozšíření.
log-next-station = Stanice je doplněna pro { $round }. kolo.
log-next-order = Pořadí odstoupení se stává herním pořadím: { $order }.
log-lay-tokens = Na velitelství jsou nové programovací žetony.
log-final-scoring = boduje: písmena { $letters }, žetony času { $time }, ponorky { $subs }, dokončená laboratoř { $lab }; celkem { $total }

opt-colour = { $colour }
opt-engineer = Inženýr na { $field }: naprogramovat { $colour } symbol
opt-sidestep = Inženýr úkrokem na { $field }: naprogramovat { $colour } symbol (karta)
opt-engineer-idle = Inženýr na { $field }: { $colour } symbol zůstane bez robota, zásoba je prázdná
opt-sidestep-idle = Inženýr úkrokem na { $field }: { $colour } symbol zůstane bez robota, zásoba je prázdná (karta)
opt-engineer-start = Inženýr na počáteční políčko { $field }
opt-sidestep-start = Inženýr úkrokem na počáteční políčko { $field }
opt-buy = Zaplatit 3 žetony času: naprogramovat { $colour } symbol
opt-go = Akce v sektoru { $sector }{ $price ->
    [0] {""}
    [one] {" "}(cesta stojí { $price } žeton času)
    [few] {" "}(cesta stojí { $price } žetony času)
   *[other] {" "}(cesta stojí { $price } žetonů času)
 }
opt-return = Vrátit robota { $colour } symbolu do zásoby (+2 žetony času)
opt-back = Vrátit robota { $colour } symbolu
opt-line = Vrátit robota { $colour } symbolu a překročit linku
opt-stop = Zastavit se před linkou
opt-withdraw = Odstoupit z kola
opt-area = Na { $colour } plochu ({ $action })
opt-perform-green = Přidat rozšíření laboratoře
opt-perform-yellow = Vzít si žetony času
opt-perform-black = Vzít si krystaly
opt-perform-blue = Umístit ponorku za { $price ->
    [one] { $price } žeton času
    [few] { $price } žetony času
   *[other] { $price } žetonů času
 } (znalostní body +{ $bulb })
opt-perform-red = Vzít si kartu výzkumu (znalostní body +{ $bulb })
opt-perform-white = Naprogramovat { $colour } symbol
opt-perform-white-taken = Vzít si { $time }, protože { $colour } symbol je obsazen
opt-perform-violet = Chytit chobotničky
opt-catch = Chytit { $n ->
    [one] { $n } chobotničku
    [few] { $n } chobotničky
   *[other] { $n } chobotniček
 } (znalostní body +{ $kp })
opt-decline = Akci neprovést
opt-kp = Nejdřív znalostní body (+{ $kp })
opt-card = { $card }
opt-place = Umístit robota na ovládací políčko sektoru { $sector }
opt-income = Vzít si žetony času za ponorky

why-colour-taken = Tuto barvu už má někdo jiný.
why-way-too-dear = Na nejlevnější cestu nemáte dost žetonů času (cena: { $price }, máte: { $time }).
why-no-programmed-bot = Nemáte naprogramovaného robota.
why-not-on-exit = Váš inženýr ještě nedošel na výstupní políčko.
why-symbol-occupied = Na { $colour } symbolu už robot stojí; nejdřív ho vraťte.
why-symbol-taken = Na { $colour } symbolu už robot stojí.
why-no-arrow = Z místa, kde váš inženýr stojí, tam nevede žádná šipka.
why-card-spent = Karta už byla použita.
why-card-used = Karta už byla v tomto bodování použita.
why-bought-already = To už jste v tomto kole udělali.
why-no-bot-left = V zásobě už nemáte žádného robota.
why-time-short = Nemáte dost žetonů času (cena: { $price }, máte: { $time }).
why-bot-placed = Tento robot už stojí na ovládacím políčku.
why-not-programmed = Na { $colour } symbolu žádný robot nestojí.
why-not-beside = Políčko neleží vedle vašeho inženýra.
why-no-sidestep = Nemáte kartu, která by to dovolila.
why-last-bot = Aspoň jeden naprogramovaný robot musí na akci zůstat.
why-no-bot-of-colour = Na { $colour } symbolu nemáte naprogramovaného robota.
why-lab-complete = Vaše laboratoř je dokončená.
why-no-expansion = Neleží tu žádné rozšíření.
why-no-room-time = V laboratoři už není místo na další žetony času.
why-no-crystal = Neleží tu žádný krystal.
why-no-room-crystal = V laboratoři už není místo na další krystal.
why-no-octopod = Není tu žádná chobotnička.
why-octopod-capacity = Vaše laboratoř dovoluje chytit najednou nejvýše { $n ->
    [one] { $n } chobotničku
    [few] { $n } chobotničky
   *[other] { $n } chobotniček
 }.
why-sub-here = Ponorku tu už máte.
why-no-sub = Už nemáte žádnou ponorku.
why-no-research-slot = V laboratoři není volné místo pro kartu výzkumu.
why-no-research-card = Neleží tu žádná karta výzkumu.
why-supply-empty = Společná zásoba je prázdná.

part-track = stupnice znalostí
part-letters = písmena v laboratoři
part-time = zbylé žetony času
part-subs = všechny ponorky
part-lab = dokončená laboratoř

scene-round = { $round }. kolo { $rounds ->
    [few] ze
   *[other] z
 } { $rounds }
scene-set-up = Výběr barev
scene-over = Konec hry
scene-station = Výzkumná stanice
scene-headquarters = Velitelství
scene-supply = Společná zásoba
scene-order = Herní pořadí
scene-next-program = Žetony příštího kola (H1–H7)
scene-player = { $name } ({ $colour })
scene-sector = Sektor { $letter }
scene-lock = zámek { $n }
scene-field-start = start
scene-field-exit = výstup
scene-bulb = žárovka
scene-points = znalostní body
scene-knowledge = Znalostní body
scene-next-line = další červená linka na { $line }
scene-lab = Laboratoř
scene-capacity = kapacita: karty { $research }, krystaly { $crystals }, chobotničky { $octopods }, žetony času { $time }
scene-programmed = Naprogramovaní roboti
scene-research = Karty výzkumu
scene-expansions = Rozšíření
scene-bots = roboti v zásobě
scene-subs = ponorky v zásobě
scene-time = žetony času
scene-crystals = krystaly
scene-octopods = chobotničky
scene-control = ovládá: { $who }
scene-nobody = nikdo
scene-bay = nakládací stanice ({ $colour })
scene-scientist = vědec { $n }, plocha { $area }
scene-engineer = inženýr { $n }
scene-withdrawn = odstoupil
scene-submarine = ponorka ({ $colour })
scene-field = { $field } { $colour }
scene-expansion = { $id }: { $capacity }{ $n ->
    [0] {""}
    [one] , písmeno { $letters }
   *[other] , písmena { $letters }
 }
scene-cap-research = karty +{ $n }
scene-cap-crystal = krystaly +{ $n }
scene-cap-octopod = chobotničky +{ $n }
scene-cap-time = žetony času +{ $n }
scene-programming-field = bílá plocha programuje { $colour } symbol
scene-interim = Průběžné bodování, kdyby bylo teď
scene-interim-row = převaha { $majority } + roboti { $bots } + krystaly { $crystals } − chobotničky { $octopods } = { $sum }

node-somebody-in = někdo ještě neodstoupil
node-still-in = jste ještě neodstoupili
node-another-round = to nebylo poslední kolo

# -- co dalšího je na stole veřejné

scene-withdrawal = Stupnice pořadí odstoupení
scene-refill = Příští doplnění (středová kartička)
scene-refill-row = { $brings }
scene-refill-time = žetony času { $n }
scene-refill-crystals = krystaly +{ $n }
scene-refill-octopods = chobotničky +{ $n }
scene-refill-neutral = neutrální ponorky +{ $n }
scene-bought = programování za 3 žetony času v tomto kole využito
scene-base-lab = základní laboratoř { $letter }
scene-spent = použitá

node-clear-bay = všichni hráči si z přeplněné nakládací stanice vezmou zpět všechny své roboty kromě jednoho
node-interim-cards = karty průběžného bodování po příjmu
ask-clear-bay = Vyklízení nakládací stanice
ask-interim-cards = Průběžné bodování: které karty použijete?
log-control = { $was ->
    [nobody] získává sektor { $sector }
    [own] dál ovládá sektor { $sector } a dosavadního robota posílá do nakládací stanice
   *[other] přebírá sektor { $sector } (dosud: { $who })
 }
log-clear-bay = Nakládací stanice sektoru { $sector } je přeplněná; do zásob se vracejí: { $bots }
log-bots = { $n ->
    [one] { $n } robot
    [few] { $n } roboti
   *[other] { $n } robotů
 } ({ $colour })
log-points-lost = získává { $n ->
    [one] { $n } znalostní bod
    [few] { $n } znalostní body
   *[other] { $n } znalostních bodů
 } (celkem { $total }){ $lines ->
    [0] {""}
    [one] , platí 1 krystal za červenou linku
    [few] , platí { $lines } krystaly za červené linky
   *[other] , platí { $lines } krystalů za červené linky
 }, před červenou linkou ztrácí { $lost }
why-no-return-now = Roboty můžete vracet za žetony času jen ve svém tahu.
why-choice-pending = Nejdřív se rozhodněte o tomto; potom budete moci zase vracet roboty za žetony času.
node-move-engineer = naprogramujte robota inženýrem
node-buy-program = naprogramujte robota za 3 žetony času
node-move-scientist = přesuňte vědce do sektoru akce
node-withdraw = odstupte z kola
node-expand-lab = vezměte si vrchní rozšíření
node-take-time = vezměte si žetony času
node-take-crystals = vezměte si krystaly
node-catch-octopods = chyťte chobotničky
node-deploy-sub = umístěte ponorku
node-take-research = vezměte si vrchní kartu výzkumu
node-program-here = naprogramujte symbol sektoru
ask-move-engineer = Kam půjde váš inženýr?
ask-buy-program = Který symbol naprogramujete za 3 žetony času?
ask-move-scientist = Do kterého sektoru půjde váš vědec?
ask-withdraw = Odstoupíte z kola?
ask-expand-lab = Rozšíření laboratoře
ask-take-time = Žetony času
ask-take-crystals = Krystaly
ask-catch-octopods = Chytání chobotniček
ask-deploy-sub = Umístění ponorky
ask-take-research = Karta výzkumu
ask-program-here = Programování robota
ask-interim-bot = Karta průběžného bodování
ask-bay-cards = Cizí roboti opouštějí nakládací stanici: použijete kartu výzkumu?
ask-letters = Umístíte roboty na ovládací políčka sektorů s těmito písmeny?
ask-catch-order = Co bude první: znalostní body, nebo karta výzkumu?
log-expand-lab = přidává rozšíření laboratoře
log-take-time = bere žetony času
log-take-crystals = bere krystaly
log-catch-octopods = chytá chobotničky
log-deploy-sub = umisťuje ponorku
log-take-research = bere kartu výzkumu
log-program-here = programuje robota
log-interim-bot = využívá kartu průběžného bodování
why-only-at-set-up = Barvy se volí před hrou.
why-only-in-turn = To je samostatný tah; nejdřív se rozhodněte o tom, na co se vás hra ptá.
why-only-in-action = To patří k akci s naprogramovaným robotem.
why-only-third-bot = O tom se rozhoduje, když naprogramujete třetího robota.
why-only-at-line = O tom se rozhoduje u červené linky, nemáte-li krystal.
why-only-letter = O tom se rozhoduje, když přidáte rozšíření s tímto písmenem.
why-only-catch = O tom se rozhoduje, když chytíte chobotničky a reaguje na to karta.
why-no-event = Nenastalo nic, na co by tato karta reagovala.
why-only-interim = Žetony času za ponorky dostáváte v průběžném bodování.
remark-no-action = Akci tam teď provést nelze.
remark-time = Do laboratoře se nevejde: { $n ->
    [one] { $n } žeton času
    [few] { $n } žetony času
   *[other] { $n } žetonů času
 }.
remark-crossing = Překročíte červenou linku na { $line }: { $n ->
    [one] zaplatíte jeden krystal.
    [few] zaplatíte { $n } krystaly.
   *[other] zaplatíte { $n } krystalů.
 }
remark-line = Na červenou linku na { $line } nemáte krystal: buď vrátíte naprogramovaného robota, nebo ztratíte { $n ->
    [one] { $n } znalostní bod
    [few] { $n } znalostní body
   *[other] { $n } znalostních bodů
 }.
remark-points = Červenou linku na { $line } nemáte čím zaplatit: ztratíte { $n ->
    [one] { $n } znalostní bod
    [few] { $n } znalostní body
   *[other] { $n } znalostních bodů
 }.
count-points = { $n ->
    [one] znalostní bod
    [few] znalostní body
   *[other] znalostních bodů
 }
count-time = { $n ->
    [one] žeton času
    [few] žetony času
   *[other] žetonů času
 }
count-crystals = { $n ->
    [one] krystal
    [few] krystaly
   *[other] krystalů
 }
count-programmed = { $n ->
    [one] naprogramovaný robot
    [few] naprogramovaní roboti
   *[other] naprogramovaných robotů
 }
count-supply-bots = { $n ->
    [one] robot v zásobě
    [few] roboti v zásobě
   *[other] robotů v zásobě
 }
count-controlled = { $n ->
    [one] ovládaný sektor
    [few] ovládané sektory
   *[other] ovládaných sektorů
 }
count-submarines = { $n ->
    [one] ponorka ve stanici
    [few] ponorky ve stanici
   *[other] ponorek ve stanici
 }
count-research = { $n ->
    [one] karta výzkumu
    [few] karty výzkumu
   *[other] karet výzkumu
 }
count-expansions = { $n ->
   *[other] rozšíření
 }
count-letters = { $n ->
    [one] písmeno v laboratoři
    [few] různá písmena v laboratoři
   *[other] různých písmen v laboratoři
 }
count-room-research = { $n ->
    [one] místo pro kartu výzkumu
    [few] místa pro karty výzkumu
   *[other] míst pro karty výzkumu
 }
count-room-crystals = { $n ->
    [one] místo pro krystal
    [few] místa pro krystaly
   *[other] míst pro krystaly
 }
count-room-octopods = { $n ->
    [one] místo pro chobotničku
    [few] místa pro chobotničky
   *[other] míst pro chobotničky
 }
count-room-time = { $n ->
    [one] místo pro žeton času
    [few] místa pro žetony času
   *[other] míst pro žetony času
 }

heading-set-up = Příprava hry
heading-round = { $round }. kolo
heading-interim-scoring = Průběžné bodování
heading-final-scoring = Závěrečné bodování
told-colour = hraje za barvu: { $colour }
told-engineer = posílá inženýra na { $field } a programuje { $colour } symbol
told-engineer-idle = posílá inženýra na { $field }; { $colour } symbol zůstává bez robota
told-engineer-start = posílá inženýra na počáteční políčko { $field }
told-sidestep = posílá inženýra úkrokem na { $field } a programuje { $colour } symbol
told-sidestep-idle = posílá inženýra úkrokem na { $field }; { $colour } symbol zůstává bez robota
told-sidestep-start = posílá inženýra úkrokem na počáteční políčko { $field }
told-buy = za žetony času programuje { $colour } symbol
told-go = volí pro vědce sektor { $sector }
told-return = vrací robota { $colour } symbolu do zásoby
told-back = bere zpět robota { $colour } symbolu
told-line = vrací robota { $colour } symbolu a překračuje červenou linku
told-stop = nechává ukazatel před červenou linkou
told-withdraw = odstupuje z kola
told-area = staví vědce na { $colour } plochu
told-perform-green = přidává rozšíření laboratoře
told-perform-yellow = bere žetony času
told-perform-black = bere krystaly
told-perform-violet = chytá chobotničky
told-perform-blue = umisťuje ponorku
told-perform-red = bere kartu výzkumu
told-perform-white = programuje robota podle políčka sektoru
told-perform-white-taken = bere žetony času, protože symbol sektoru je obsazen
told-catch = chytá { $n ->
    [one] chobotničku
    [few] { $n } chobotničky
   *[other] { $n } chobotniček
 }
told-decline = akci neprovádí
told-kp = bere nejdřív znalostní body
told-card = využívá kartu výzkumu
told-place = umisťuje robota na ovládací políčko sektoru { $sector }
told-income = bere žetony času za ponorky
