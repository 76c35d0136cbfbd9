# Podmořská města česky.

title = Podmořská města
about = Stavte na mořském dně města, tunely a budovy, vylepšujte je a během deseti kol nechte svou síť třikrát produkovat.
length = 90–150 min
weight = náročná

# Tvary barev: card = zelená (karta), slot = zelené (akční pole)
colour-green = { $form ->
    [card] zelená
   *[slot] zelené
 }
colour-red = { $form ->
    [card] červená
   *[slot] červené
 }
colour-yellow = { $form ->
    [card] žlutá
   *[slot] žluté
 }
colour-none = { $form ->
    [card] bezbarvá
   *[slot] bezbarvé
 }

timing-instant = okamžitý efekt
timing-permanent = trvalý efekt
timing-action = akční karta
timing-production = produkční karta
timing-endgame = závěrečné bodování

# -- zdroje: vždy ve 4. pádě, který patří k $n

what-credit = { $n ->
    [one] { $n } kredit
    [few] { $n } kredity
   *[other] { $n } kreditů
 }
what-kelp = { $n ->
    [one] { $n } řasu
    [few] { $n } řasy
   *[other] { $n } řas
 }
what-steelplast = { $n ->
    [one] { $n } oceloplast
    [few] { $n } oceloplasty
   *[other] { $n } oceloplastů
 }
what-science = { $n ->
    [one] { $n } vědu
    [few] { $n } vědy
   *[other] { $n } věd
 }
what-biomatter = { $n ->
    [one] { $n } organickou hmotu
    [few] { $n } organické hmoty
   *[other] { $n } organických hmot
 }
what-point = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
what-card = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }

# -- zdroje v 1. pádě, kde nejsou součástí věty

alone-credit = { $n ->
    [one] { $n } kredit
    [few] { $n } kredity
   *[other] { $n } kreditů
 }
alone-kelp = { $n ->
    [one] { $n } řasa
    [few] { $n } řasy
   *[other] { $n } řas
 }
alone-steelplast = { $n ->
    [one] { $n } oceloplast
    [few] { $n } oceloplasty
   *[other] { $n } oceloplastů
 }
alone-science = { $n ->
    [one] { $n } věda
    [few] { $n } vědy
   *[other] { $n } věd
 }
alone-biomatter = { $n ->
    [one] { $n } organická hmota
    [few] { $n } organické hmoty
   *[other] { $n } organických hmot
 }
alone-point = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
alone-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
 }

# -- zdroje ve 2. pádě: „místo 1 vědy“

instead-credit = { $n ->
    [one] { $n } kreditu
    [few] { $n } kreditů
   *[other] { $n } kreditů
 }
instead-kelp = { $n ->
    [one] { $n } řasy
    [few] { $n } řas
   *[other] { $n } řas
 }
instead-steelplast = { $n ->
    [one] { $n } oceloplastu
    [few] { $n } oceloplastů
   *[other] { $n } oceloplastů
 }
instead-science = { $n ->
    [one] { $n } vědy
    [few] { $n } věd
   *[other] { $n } věd
 }
instead-biomatter = { $n ->
    [one] { $n } organické hmoty
    [few] { $n } organických hmot
   *[other] { $n } organických hmot
 }

# Tvary: nom = 1. pád, acc = 4. pád, gen = 2. pád za slovem „tolik“, label = popisek
name-credit = { $form ->
    [nom] kredit
    [acc] kredit
    [gen] kreditů
   *[label] kredity
 }
name-kelp = { $form ->
    [nom] řasa
    [acc] řasu
    [gen] řas
   *[label] řasy
 }
name-steelplast = { $form ->
    [nom] oceloplast
    [acc] oceloplast
    [gen] oceloplastů
   *[label] oceloplasty
 }
name-science = { $form ->
    [nom] věda
    [acc] vědu
    [gen] vědy
   *[label] věda
 }
name-biomatter = { $form ->
    [nom] organická hmota
    [acc] organickou hmotu
    [gen] organické hmoty
   *[label] organická hmota
 }
name-point = { $form ->
    [nom] bod
    [acc] bod
    [gen] bodů
   *[label] body
 }
name-card = { $form ->
    [nom] karta
    [acc] kartu
    [gen] karet
   *[label] karty
 }
# -- věci: 4. pád, který patří k $n (pro 5 tedy 2. pád množného čísla)

kind-farm = { $n ->
    [one] farmu
    [few] farmy
   *[other] farem
 }
kind-desalination = { $n ->
    [one] odsolovací zařízení
    [few] odsolovací zařízení
   *[other] odsolovacích zařízení
 }
kind-laboratory = { $n ->
    [one] laboratoř
    [few] laboratoře
   *[other] laboratoří
 }
kind-tunnel = { $n ->
    [one] tunel
    [few] tunely
   *[other] tunelů
 }
kind-building = { $n ->
    [one] budovu
    [few] budovy
   *[other] budov
 }
kind-structure = { $n ->
    [one] stavbu
    [few] stavby
   *[other] staveb
 }
kind-nonsymbiotic = { $n ->
    [one] nesymbiotické město
    [few] nesymbiotická města
   *[other] nesymbiotických měst
 }
kind-symbiotic = { $n ->
    [one] symbiotické město
    [few] symbiotická města
   *[other] symbiotických měst
 }
kind-city = { $n ->
    [one] město
    [few] města
   *[other] měst
 }

# -- odkud je výnos: 2. pád

source-farm = { $upgraded ->
    [yes] jedné připojené vylepšené farmy
   *[no] jedné připojené farmy
 }
source-desalination = { $upgraded ->
    [yes] jednoho připojeného vylepšeného odsolovacího zařízení
   *[no] jednoho připojeného odsolovacího zařízení
 }
source-laboratory = { $upgraded ->
    [yes] jedné připojené vylepšené laboratoře
   *[no] jedné připojené laboratoře
 }
source-tunnel = { $upgraded ->
    [yes] jednoho vylepšeného tunelu u připojeného města
   *[no] jednoho tunelu u připojeného města
 }
source-building = { $upgraded ->
    [yes] jedné připojené vylepšené budovy
   *[no] jedné připojené budovy
 }
source-structure = { $upgraded ->
    [yes] jedné vylepšené stavby u připojeného města
   *[no] jedné stavby u připojeného města
 }
nth = { $n ->
    [2] { $form ->
        [tunnel] druhý
        [desalination] druhé
        [nonsymbiotic] druhé
        [symbiotic] druhé
        [city] druhé
       *[other] druhou
     }
    [3] třetí
   *[other] { $n }.
 }

# -- výčty a množství

list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
list-else = { $first }, nebo { $last }
list-parts = { $first }; { $last }
list-either = buď { $first }, nebo { $last }
free = nic
up-to-times = až { $n }krát: { $part }
amount-per = { $what } za { $every }{ $most ->
    [0] {""}
   *[other] { $form ->
        [set] , nejvýše { $limit }
       *[other] {" "}(nejvýše { $limit })
     }
 }
amount-of = tolik { $what }, kolik máte { $of }
every = { $n ->
    [one] { $form ->
        [tunnel] každý
        [different-upgraded] každý
        [desalination] každé
        [nonsymbiotic] každé
        [symbiotic] každé
        [city] každé
        [federation-step] každé
        [complete-city] každé
        [complete-upgraded-city] každé
        [upgraded-pair-city] každé
       *[other] každou
     }
    [few] { $form ->
        [desalination] každá { $n }
        [nonsymbiotic] každá { $n }
        [symbiotic] každá { $n }
        [city] každá { $n }
        [federation-step] každá { $n }
        [complete-city] každá { $n }
        [complete-upgraded-city] každá { $n }
        [upgraded-pair-city] každá { $n }
       *[other] každé { $n }
     }
   *[other] každých { $n }
 } { $of }

# -- efekty

node-do = cokoli z toho v libovolném pořadí
node-either = jedno z toho
node-pay-for = za { $price } { $part }
node-receive = získejte { $goods }
node-receive-different = získejte { $n ->
    [one] { $n } zdroj
    [few] { $n } různé zdroje
   *[other] { $n } různých zdrojů
 } ({ $among })
node-exchange = vyměňte { $one } za { $other } nebo naopak
node-take-special = vezměte si speciální kartu
node-use-action = použijte { $n ->
    [one] akční kartu
    [few] až { $n } akční karty
   *[other] až { $n } akčních karet
 }
node-ready = obnovte { $n ->
    [one] použitou akční kartu
    [few] až { $n } použité akční karty
   *[other] až { $n } použitých akčních karet
 }
node-advance = posuňte se { $n ->
    [one] o { $n } políčko
    [few] až o { $n } políčka
   *[other] až o { $n } políček
 } na stupnici Federace
node-perform-slot = { $scope ->
    [free] využijte dostupné akční pole
    [taken] využijte akční pole obsazené jiným hráčem
   *[other] využijte akční pole, na němž neleží váš dílek
 }
node-build = postavte { $n ->
    [1] { $kinds }
   *[other] až { $n } { $kinds }
 }{ $mixed ->
    [yes] {" "}v libovolné kombinaci
   *[no] {""}
 }{ $site ->
    [expansion] { $n ->
        [1] {" "}na dodatečné místo
       *[other] {" "}na dodatečná místa
     }
   *[other] {""}
 }{ $price }
node-upgrade = vylepšete { $n ->
    [1] { $kinds }
   *[other] až { $n } { $kinds }
 }{ $price }
node-build-upgraded = postavte { $kinds }{ $price } a ihned { $form ->
    [tunnel] ho
    [desalination] ho
   *[other] ji
 } vylepšete{ $upgrade }
node-convert = změňte { $source } na { $target }
node-extra-metropolis = získejte dílek metropole
node-product-of = získejte výnos { $source }
node-swap-product = z { $source } můžete místo { $given } získat { $got }
price-free = {" "}zdarma
price-named = { $n ->
    [1] {" "}za { $price }
   *[other] , pokaždé za { $price }
 }

# -- co se počítá: 4. pád, který patří k $n (pro 5 tedy 2. pád množného čísla)

count-farm = { $n ->
    [one] připojenou farmu
    [few] připojené farmy
   *[other] připojených farem
 }
count-desalination = { $n ->
    [one] připojené odsolovací zařízení
    [few] připojená odsolovací zařízení
   *[other] připojených odsolovacích zařízení
 }
count-laboratory = { $n ->
    [one] připojenou laboratoř
    [few] připojené laboratoře
   *[other] připojených laboratoří
 }
count-tunnel = { $n ->
    [one] tunel u připojeného města
    [few] tunely u připojených měst
   *[other] tunelů u připojených měst
 }
count-building = { $n ->
    [one] připojenou budovu
    [few] připojené budovy
   *[other] připojených budov
 }
count-structure = { $n ->
    [one] stavbu u připojeného města
    [few] stavby u připojených měst
   *[other] staveb u připojených měst
 }
count-nonsymbiotic = { $n ->
    [one] připojené nesymbiotické město
    [few] připojená nesymbiotická města
   *[other] připojených nesymbiotických měst
 }
count-symbiotic = { $n ->
    [one] připojené symbiotické město
    [few] připojená symbiotická města
   *[other] připojených symbiotických měst
 }
count-city = { $n ->
    [one] připojené město
    [few] připojená města
   *[other] připojených měst
 }
count-upgraded-farm = { $n ->
    [one] připojenou vylepšenou farmu
    [few] připojené vylepšené farmy
   *[other] připojených vylepšených farem
 }
count-upgraded-desalination = { $n ->
    [one] připojené vylepšené odsolovací zařízení
    [few] připojená vylepšená odsolovací zařízení
   *[other] připojených vylepšených odsolovacích zařízení
 }
count-upgraded-laboratory = { $n ->
    [one] připojenou vylepšenou laboratoř
    [few] připojené vylepšené laboratoře
   *[other] připojených vylepšených laboratoří
 }
count-upgraded-tunnel = { $n ->
    [one] vylepšený tunel u připojeného města
    [few] vylepšené tunely u připojených měst
   *[other] vylepšených tunelů u připojených měst
 }
count-upgraded-building = { $n ->
    [one] připojenou vylepšenou budovu
    [few] připojené vylepšené budovy
   *[other] připojených vylepšených budov
 }
count-upgraded-structure = { $n ->
    [one] vylepšenou stavbu u připojeného města
    [few] vylepšené stavby u připojených měst
   *[other] vylepšených staveb u připojených měst
 }
count-metropolis = { $n ->
    [one] připojenou metropoli
    [few] připojené metropole
   *[other] připojených metropolí
 }
count-action-card = { $n ->
    [one] vyloženou akční kartu
    [few] vyložené akční karty
   *[other] vyložených akčních karet
 }
count-claimed-card = { $n ->
    [one] vyloženou kartu
    [few] vyložené karty
   *[other] vyložených karet
 }
count-special-card = { $n ->
    [one] zaplacenou speciální kartu před vámi nebo pod vaší deskou
    [few] zaplacené speciální karty před vámi nebo pod vaší deskou
   *[other] zaplacených speciálních karet před vámi nebo pod vaší deskou
 }
count-hand-card = { $n ->
    [one] kartu v ruce
    [few] karty v ruce
   *[other] karet v ruce
 }
count-federation-step = { $n ->
    [one] políčko postupu na stupnici Federace
    [few] políčka postupu na stupnici Federace
   *[other] políček postupu na stupnici Federace
 }
count-complete-city = { $n ->
    [one] připojené město se všemi typy budov
    [few] připojená města se všemi typy budov
   *[other] připojených měst se všemi typy budov
 }
count-complete-upgraded-city = { $n ->
    [one] připojené město se všemi typy vylepšených budov
    [few] připojená města se všemi typy vylepšených budov
   *[other] připojených měst se všemi typy vylepšených budov
 }
count-upgraded-pair-city = { $n ->
    [one] připojené město se dvěma vylepšenými budovami téhož typu
    [few] připojená města se dvěma vylepšenými budovami téhož typu
   *[other] připojených měst se dvěma vylepšenými budovami téhož typu
 }
count-different-upgraded = { $n ->
    [one] druh vylepšených staveb u připojených měst
    [few] druhy vylepšených staveb u připojených měst
   *[other] druhů vylepšených staveb u připojených měst
 }
count-set = { $n ->
    [one] sadu ({ $of })
    [few] sady ({ $of })
   *[other] sad ({ $of })
 }
count-set-of = { $n ->
    [one] { $size ->
        [3] trojici
        [4] čtveřici
        [5] pětici
       *[other] sadu
     }
    [few] { $size ->
        [3] trojice
        [4] čtveřice
        [5] pětice
       *[other] sady
     }
   *[other] { $size ->
        [3] trojic
        [4] čtveřic
        [5] pětic
       *[other] sad
     }
 } { $kinds } ({ $of })
count-per = { $n } za { $every }{ $most ->
    [0] {""}
   *[other] {" "}(nejvýše { $most })
 }
count-step = { $what } za { $at }{ $place ->
    [first] {" "}{ $of }
    [only] {" "}a více { $of }
    [last] {" "}a více
   *[middle] {""}
 }
test-at-least = máte alespoň { $n } { $of }
test-each-type = máte alespoň { $n } { $of } každého typu
test-on-space = stojí váš váleček na stupnici Federace na políčku { $space }

when-built = kdykoli { $nth ->
    [0] { $turn ->
        [0] postavíte { $kinds }
       *[other] v jednom tahu postavíte { $which } { $kinds }
     }
   *[other] u připojeného města postavíte { $which } { $kinds }{ $many ->
        [1] {""}
       *[other] {" "}téhož typu
     }
 },
when-upgraded = kdykoli { $nth ->
    [0] vylepšíte { $kinds }
   *[other] u připojeného města dokončíte { $which } { $form ->
        [tunnel] vylepšený
        [desalination] vylepšené
       *[other] vylepšenou
     } { $kinds }{ $many ->
        [1] {""}
       *[other] {" "}téhož typu
     }
 },
when-mismatch = kdykoli barva zahrané karty nesouhlasí s barvou akčního pole (kromě stále dostupného pole),
when-match = kdykoli barva zahrané karty souhlasí s barvou akčního pole,
when-space = kdykoli získáte odměnu políčka { $word } stupnice Federace,
when-slot = kdykoli využijete akční pole „{ $word }“,
when-slot-colour = kdykoli využijete { $word } akční pole,
when-slot-gives = kdykoli vám akční pole dá { $word },
when-metropolis = kdykoli připojíte metropoli,
when-end-of-turn = na konci tahu:
when-once-per-turn = jednou za tah:
when-action-used = kdykoli použijete akční kartu,
when-special-taken = kdykoli si vezmete speciální kartu,
when-claimed = kdykoli vyložíte { $word ->
    [any] kartu
   *[other] kartu ({ $word })
 },
discount = za { $kinds } platíte o { $what } méně
discount-upgrade = za vylepšení platíte o { $what } méně
discount-special = za speciální kartu platíte o { $what } méně
sale = odevzdejte { $price } za { $points }{ $times ->
    [0] , kolikrát chcete
    [1] , jednou
   *[other] , nejvýše { $times }krát
 }
# obě jména jsou uvedena, protože oba jazyky musí používat tytéž proměnné
card-name = { $en ->
   *[other] { $cs }
 }
card-text = { $timing }: { $text }
card-when = { $when } { $effect }
card-hand-limit = limit karet v ruce se vám zvyšuje o { $n }
card-feed = { $n ->
    [one] { $n } město nemusíte živit
    [few] { $n } města nemusíte živit
   *[other] { $n } měst nemusíte živit
 }
tile-score = na konci hry: { $score }
tile-instant = při připojení: { $effect }
tile-production = v každé produkci: { $effect }

# -- kroky

node-set-up = příprava hry
node-keep-hand = odhoďte na limit karet v ruce
node-collect-discards = odhozené karty přijdou na svá místa
node-discard-surplus = odhoďte přebytečné karty
node-turn-begins = začátek tahu
node-choose-slot = zvolte akční pole
node-choose-card = zvolte kartu, kterou zahrajete
node-set-off = efekty spuštěné zahráním
node-choose-order = zvolte pořadí akčního pole a karty
node-slot-action = proveďte akci pole
node-benefit = využijte zahranou kartu
node-make-room = odhoďte jednu akční kartu kvůli nové
node-put-away = odhoďte odcházející kartu a vyložte novou
node-card-placed = zahraná karta přijde na své místo
node-reactions = spuštěné efekty
node-tile-effect = efekt metropole
node-take-contract = vezměte si úkol
node-end-of-turn = efekty konce tahu
node-draw-cards = doberte { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
node-turn-over = konec tahu
node-end-round = konec kola
node-produce = produkce
node-feed = živení měst
node-next-era = další éra
node-sell = zdroje za body
node-final-scoring = závěrečné bodování
node-rounds-in-era = počet kol éry
node-another-era = následuje další éra

ask-do = Co uděláte? Pořadí je na vás.
ask-either = Co z toho zvolíte?
ask-pay-for = Zaplatíte za to?
ask-receive = Co získáte?
ask-receive-different = Který zdroj získáte? Každý druh jen jednou.
ask-exchange = Kterým směrem vyměníte?
ask-take-special = Kterou speciální kartu si vezmete?
ask-use-action = Kterou akční kartu použijete?
ask-ready = Kterou použitou akční kartu obnovíte?
ask-advance = Posunete se na stupnici Federace?
ask-perform-slot = Které akční pole využijete?
ask-build = Co, kam a za jakou cenu postavíte?
ask-upgrade = Kterou stavbu a za jakou cenu vylepšíte?
ask-build-upgraded = Co, kam a za jakou cenu postavíte a vylepšíte?
ask-convert = Které město změníte?
ask-extra-metropolis = Další metropole
ask-product-of = Výnos které stavby získáte?
ask-swap-product = Vyměníte výnos?
ask-set-up = Příprava hry
ask-first-hand = Ze 6 karet si ponecháte 3: kterou odhodíte?
ask-keep-hand = Nová éra: kterou kartu odhodíte? Ponecháte si tolik karet, kolik je váš limit (obvykle 3).
ask-collect-discards = Odhozené karty
ask-discard-surplus = Máte příliš mnoho karet: kterou odhodíte?
ask-turn-begins = Váš tah
ask-choose-slot = Váš tah: které akční pole zvolíte?
ask-choose-card = Kterou kartu k akčnímu poli zahrajete?
ask-set-off = Co dřív?
ask-choose-order = Barva karty souhlasí: v jakém pořadí?
ask-slot-action = Akční pole
ask-benefit = Zaplatíte za speciální kartu?
ask-make-room = Máte vyloženy čtyři akční karty: kterou odhodíte?
ask-put-away = Odhození
ask-card-placed = Zahraná karta
ask-reactions = Co dřív? Pořadí je na vás.
ask-tile-effect = Metropole
ask-take-contract = Úkol
ask-end-of-turn = Konec tahu
ask-draw-cards = Dobírání
ask-turn-over = Konec tahu
ask-end-round = Konec kola
ask-produce = Produkce
ask-feed = Živení
ask-next-era = Další éra
ask-sell = Odevzdáte zdroje za body?
ask-final-scoring = Závěrečné bodování

log-build = staví { $kind } { $where }
log-claim = vykládá kartu { $card }
log-receive = získává { $goods }
log-pay-for = platí za efekt
log-advance = postupuje na stupnici Federace
log-extra-metropolis = získává dílek metropole
log-swap-product = vyměňuje výnos
log-set-up = Hra je připravena.
log-collect-discards = Odhozené karty jsou na svých místech.
log-turn-begins = začíná tah
log-set-off = spouští efekty
log-slot-action = provádí akci pole
log-put-away = vykládá kartu { $card }
log-card-placed = odkládá zahranou kartu
log-tile-effect = využívá efekt metropole
log-take-contract = získává úkol { $contract }
log-end-of-turn = využívá efekty konce tahu
log-draw-cards = dobírá { $drawn ->
    [one] { $drawn } kartu
    [few] { $drawn } karty
   *[other] { $drawn } karet
 }
log-turn-over = končí tah
log-end-round = Začíná { $round }. kolo.
log-produce = produkuje { $goods }
log-produce-nothing = neprodukuje nic
log-feed = { $cities ->
    [0] neživí žádné město
    [one] živí { $cities } město
    [few] živí { $cities } města
   *[other] živí { $cities } měst
 }{ $hungry ->
    [0] {""}
    [one] , { $hungry } město zůstává neuživené
    [few] , { $hungry } města zůstávají neuživená
   *[other] , { $hungry } měst zůstává neuživených
 }{ $lost ->
    [0] {""}
    [one] , ztrácí { $lost } bod
    [few] , ztrácí { $lost } body
   *[other] , ztrácí { $lost } bodů
 }
log-next-era = Začíná nová éra.
log-final-scoring = boduje: hnědá metropole { $metropolis }, efekty karet { $endgame }, města { $cities }, zbylé zdroje { $leftovers }; celkem { $total }

# -- možnosti

opt-slot = { $code } ({ $colour }): { $text }
opt-copy = Kopírovat pole { $code } ({ $colour }) za 1 kredit: { $text }
opt-perform-slot = { $code } ({ $colour }): { $text }
opt-card = { $card } ({ $number }, { $colour }{ $match ->
    [yes] { $price ->
        [none] {""}
        [free] , zdarma
       *[other] , za { $price }
     }, souhlasí
    [no] , nesouhlasí: efekt propadne
   *[none] {""}
 }): { $text }
opt-discard = Odhodit kartu { $card } ({ $number }, { $colour })
opt-use = Použít kartu { $card }: { $text }
opt-once = Jednou za tah s kartou { $card }: { $text }
opt-drop = Odhodit kartu { $card } ({ $text })
opt-special-card = Vzít kartu { $card } ({ $number }, { $colour }; { $price ->
    [free] při zahrání zdarma
   *[other] při zahrání za { $price }
 }): { $text }
opt-dig = Horní kartu dát dospodu, podívat se na další tři a jednu si nechat
opt-keep = Nechat si kartu { $card } ({ $number }, { $colour }; { $price ->
    [free] při zahrání zdarma
   *[other] při zahrání za { $price }
 }): { $text }
opt-below = Nejdřív dát dospodu kartu { $card }
opt-ready-card = Obnovit kartu { $card }
opt-sell = { $card }: { $text }
opt-order-slot = Nejdřív akční pole, pak karta
opt-order-card = Nejdřív karta, pak akční pole
opt-order-none = Jen akční pole, bez efektu karty
opt-later = Odhodit až na začátku příštího tahu
opt-build-kind = Postavit { $kind }{ $price ->
    [none] , zdarma
   *[other] , za { $price }
 }
opt-at = { $site }
opt-at-thing = { $thing } ({ $site })
opt-at-site = { $site }{ $price ->
    [none] , zdarma
   *[other] , za { $price }
 }{ $bonus ->
    [none] {""}
   *[other] ; bonus: získáte { $bonus }
 }{ $joined ->
    [yes] {""}
   *[no] ; zatím nepřipojené
 }
opt-pay-goods = Zaplatit { $goods }
opt-pay-nothing = Neplatit nic
opt-resource = Získat { $what }
opt-of = Výnos { $source }
opt-give = Vyměnit
opt-give-for = Dát { $given } za { $got }
opt-tile = Metropole { $tile }
opt-contract = Úkol { $contract }
opt-part = { $text }
opt-forced = { $word }
opt-draw = Dobrat kartu
opt-benefit = Využít kartu{ $price ->
    [none] {""}
    [free] {" "}zdarma
   *[other] {" "}za { $price }
 }
opt-decline = Nevyužít

word-gain = vzít zdroje
word-choose = vybrat zdroje
word-exchange = vyměnit
word-build = stavět
word-pair = postavit a vylepšit
word-upgrade = vylepšit
word-convert = změnit město
word-advance = postoupit na stupnici Federace
word-special = vzít si speciální kartu
word-action = použít akční kartu
word-ready = obnovit akční kartu
word-perform = využít akční pole
word-metropolis = získat metropoli
word-product = získat výnos
word-swap = vyměnit výnos
word-pay = zaplatit za efekt
word-either = vybrat
word-then = využít efekt

# -- proč ne

why-slot-occupied = Na tomto poli leží akční dílek.
why-slot-used = Toto pole jste v tomto kole už využili.
why-slot-out-of-scope = Na toto pole se efekt nevztahuje.
why-slot-needs-card = Kdyby karta nebyla první, nešlo by z akce pole provést nic.
why-copy-used = Dílek kopírování akce byl v tomto kole už použit.
why-copy-free = Kopírovat lze jen barevné pole, které obsadil jiný hráč.
why-no-copy-tile = Dílek kopírování akce se používá jen ve hře 4 hráčů.
why-hand-first = Akční pole volíte na začátku svého tahu, až máte v ruce nejvýše tolik karet, kolik dovoluje limit.
why-slot-chosen = V tahu volíte jen jedno akční pole a to už jste zvolili.
why-slot-first = Nejdřív zvolte akční pole, potom kartu k němu.
why-not-held = Tuto kartu nemáte v ruce.
why-discard-now = Odhazují se jen přebytečné karty, a ne během vašeho tahu.
why-copy-price = Dílek kopírování akce stojí 1 kredit.
why-card-no-help = S touto kartou by z akce pole nešlo provést nic.
why-card-spends = Po této kartě by už z akce pole nešlo provést nic.
why-card-used = Karta už byla v této éře použita.
why-card-idle = Z této karty teď nelze provést nic.
why-no-match = Karta nemá barvu akčního pole.
why-nothing-done = Alespoň jedna část se musí provést.
why-special-price = Nemůžete zaplatit cenu karty.
why-special-deck-empty = Balíček je prázdný.
why-drop-new = Právě vykládanou kartu odhodit nelze.
why-same-resource = Zdroje musí být různé.
why-site-taken = Toto místo je obsazené.
why-site-too-dear = Stavbu na tomto místě nemůžete zaplatit.
why-site-city = S tímto místem nesousedí žádné vaše město.
why-site-building = Toto místo není ani u vašeho města, ani u místa, kam byste mohli postavit město.
why-site-tunnel = Vaše tunely k tomuto místu nevedou.
why-expansion-site = Na dodatečné místo se staví jen díky efektu, který ho otevírá, a takový efekt neotevírá žádné jiné místo.
why-upgrade-dear = Vylepšení nemůžete zaplatit.
why-upgrade-twice = Tato stavba už je vylepšená.
why-lacks = Na { $kind } potřebujete ještě { $goods }.
why-lacks-upgrade = Na vylepšení potřebujete ještě { $goods }.
why-no-site = Pro { $kind } není žádné dovolené místo.
why-supply-empty = V zásobě nezbývá nic, čím byste postavili { $kind }.
why-no-do = Nic z toho nelze provést. { $parts }
why-part = „{ $part }“: { $reason } ({ $rule })
why-parts = { $first } { $second }
why-no-if = Podmínka není splněna.
why-no-nothing = Není co dělat.
why-no-pay-for = Nemůžete to zaplatit, nebo by to nic nepřineslo.
why-no-receive = Není co získat.
why-no-exchange = Nemáte, co je k výměně třeba.
why-no-take-special = Žádná speciální karta nezbývá.
why-no-use-action = Z žádné vaší nepoužité akční karty teď nelze nic provést.
why-no-ready = Nemáte žádnou použitou akční kartu.
why-no-perform-slot = Není takové akční pole, z něhož byste mohli něco provést.
why-no-build = Není dovolené místo, na kterém byste mohli stavbu zaplatit.
why-no-upgrade = Není nic, co byste mohli vylepšit a zaplatit.
why-no-build-upgraded = Nemůžete zároveň postavit i vylepšit.
why-no-convert = Takové město nemáte, nebo už nezbývá žádná kopule.
why-no-extra-metropolis = Žádný modrý dílek nezbývá.
why-no-product-of = Takovou vylepšenou stavbu u připojeného města nemáte.
why-no-swap-product = Nevyprodukovalo se nic, co by šlo vyměnit.
why-no-draw-cards = Žádná karta nezbývá.

# -- bodování a stůl

part-track = body během hry
part-metropolis = hnědá metropole
part-endgame = efekty karet
part-cities = města
part-leftovers = zbylé zdroje
grade-won = Výhra: připojená města { $cities } (nejméně { $goal }), body { $points } (nejméně { $target })
grade-lost = Prohra: připojená města { $cities } (nejméně { $goal }), body { $points } (nejméně { $target })

scene-era = { $era }. éra
scene-round = { $round }. kolo z { $rounds }
scene-turn = { $turn }. tah ze { $turns }
scene-production = Produkce
scene-production-after = Produkce po { $round }. kole
scene-eras = Kola a produkce
scene-now = nyní
scene-overlay = překrývací dílek
scene-fitting = { $n ->
    [one] { $n } karta v ruce souhlasí
    [few] { $n } karty v ruce souhlasí
   *[other] { $n } karet v ruce souhlasí
 }
scene-match = barvy se shodují: pole i karta
scene-no-match = barvy se neshodují: efekt karty propadne
scene-copy = Dílek kopírování akce
scene-copy-text = zvolte pole, které obsadil jiný hráč
scene-drawn = Speciální karty, které si prohlížíte
scene-forecast = Příští produkce
scene-feed = { $n ->
    [0] žádné město není třeba živit
    [one] je třeba uživit { $n } město
    [few] je třeba uživit { $n } města
   *[other] je třeba uživit { $n } měst
 }
scene-count-of = { $what } { $n }
scene-sets = { $cities } { $kind } × { $n ->
    [one] { $n } sada budov
    [few] { $n } sady budov
   *[other] { $n } sad budov
 }
scene-end-now = Kdyby hra skončila nyní
scene-end-total = celkem
scene-steps = Průběh tahu
scene-step-done = hotovo
scene-step-now = nyní
scene-step-todo = čeká
scene-step-slot = Vyberte akční pole
scene-step-slot-chosen = Akční pole { $code }
scene-step-card = Zahrajte kartu
scene-step-card-done = Karta je zahrána
scene-step-card-played = { $match ->
    [yes] { $card }: barvy se shodují
   *[no] { $card }: barvy se neshodují, efekt propadá
 }
scene-step-part = { $text }{ $n ->
    [1] { "" }
    [few] , nejvýš { $n }krát
   *[other] , nejvýš { $n }krát
 }
scene-step-order = Nejdřív pole, nebo karta
scene-step-effect = Efekt karty
scene-step-card-effect = { $card }: { $text }
scene-step-draw = Doberte kartu
scene-goals = Cíle sólo hry
scene-goal-cities = { $n ->
    [one] nejméně { $n } připojené město
    [few] nejméně { $n } připojená města
   *[other] nejméně { $n } připojených měst
 }
scene-goal-points = { $n ->
    [one] nejméně { $n } bod
    [few] nejméně { $n } body
   *[other] nejméně { $n } bodů
 }
scene-over = Konec hry
scene-board = Hlavní herní plán
scene-slots-green = Zelená akční pole
scene-slots-red = Červená akční pole
scene-slots-yellow = Žlutá akční pole
scene-slots-none = Stále dostupné akční pole
scene-neutral = neutrální dílek
scene-federation = Stupnice Federace
scene-below = pod stupnicí
scene-step = { $n ->
    [one] { $n } posun na stupnici Federace
    [few] { $n } posuny na stupnici Federace
   *[other] { $n } posunů na stupnici Federace
 }
scene-order = Pořadí hráčů
scene-offer = Speciální karty za 3 kredity
scene-specials = Speciální karty za 1 nebo 2 kredity
scene-pile = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
 }
scene-discard = Odhazovací balíček
scene-deck = { $n ->
    [one] { $n } karta v balíčku
    [few] { $n } karty v balíčku
   *[other] { $n } karet v balíčku
 }
scene-supply = Zásoba
scene-played = Zahraná karta
scene-contracts = Úkoly
scene-contract = pokud { $test }, { $reward }
scene-player = { $name }
scene-map = Deska { $id }
scene-hand = Karty v ruce
scene-hand-size = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
 }
scene-actions = Akční karty
scene-permanents = Karty s trvalým efektem
scene-productions = Produkční karty
scene-endgames = Karty s efektem při závěrečném bodování
scene-tucked = Speciální karty pod deskou
scene-gained = Metropole vedle desky
scene-final = Závěrečné bodování
scene-tile = Metropole { $id }
scene-farm = { $upgraded ->
    [0] farma
   *[other] vylepšená farma
 }
scene-desalination = { $upgraded ->
    [0] odsolovací zařízení
   *[other] vylepšené odsolovací zařízení
 }
scene-laboratory = { $upgraded ->
    [0] laboratoř
   *[other] vylepšená laboratoř
 }
scene-tunnel = { $upgraded ->
    [0] tunel
   *[other] vylepšený tunel
 }
scene-nonsymbiotic = { $upgraded ->
    [0] nesymbiotické město
   *[other] vylepšené nesymbiotické město
 }
scene-symbiotic = { $upgraded ->
    [0] symbiotické město
   *[other] vylepšené symbiotické město
 }
scene-used = použitá
scene-upgraded = vylepšeno
scene-site-city = místo pro město { $site }
scene-site-building = místo pro budovu { $site }
scene-site-expansion = dodatečné místo pro budovu { $site }
scene-site-tunnel-blue = místo pro tunel z { $site } do modré metropole
scene-site-tunnel-brown = místo pro tunel z { $site } do hnědé metropole
scene-site-tunnel = místo pro tunel { $site }
scene-site-metropolis = místo pro metropoli
scene-bonus = bonus: získáte { $reward }
scene-surcharge = příplatek: zaplatíte { $price }
scene-multiplier = ×{ $n }
scene-multiplied = výnos ×{ $n }

# -- co se volí před hrou

setting-contracts = Úkoly
setting-contracts-about = V sólo hře se nepoužívají.
setting-contracts-off = bez úkolů
setting-contracts-off-about = Na plánu neleží žádné úkoly.
setting-contracts-on = s úkoly
setting-contracts-on-about = Na plánu leží tři úkoly; kdo první splní podmínku některého z nich, vezme si ho i s odměnou.
setting-boards = Hráčské desky
setting-boards-about = V sólo hře se hraje jen na pokročilých stranách.
setting-boards-basic = jedna hvězdička
setting-boards-basic-about = Jednodušší strany, doporučené pro první hru.
setting-boards-advanced = tři hvězdičky
setting-boards-advanced-about = Strany s dražšími místy, která přinášejí víc.
setting-start = Neutrální dílky
setting-start-about = Jen v sólo hře: na kterém poli každé barvy začínají neutrální dílky.
setting-start-first = první pole
setting-start-first-about = Dílky začínají na prvním poli každé barvy.
setting-start-second = druhé pole
setting-start-second-about = Dílky začínají na druhém poli každé barvy.
setting-start-third = třetí pole
setting-start-third-about = Dílky začínají na třetím poli každé barvy.
setting-start-fourth = čtvrté pole
setting-start-fourth-about = Dílky začínají na čtvrtém poli každé barvy.

# -- co se počítá a co je dobré vědět předem

count-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
 }
count-stock-credit = { $n ->
    [one] kredit
    [few] kredity
   *[other] kreditů
 }
count-stock-kelp = { $n ->
    [one] řasa
    [few] řasy
   *[other] řas
 }
count-stock-steelplast = { $n ->
    [one] oceloplast
    [few] oceloplasty
   *[other] oceloplastů
 }
count-stock-science = { $n ->
    [one] věda
    [few] vědy
   *[other] věd
 }
count-stock-biomatter = { $n ->
    [one] organická hmota
    [few] organické hmoty
   *[other] organických hmot
 }
count-built-farm = { $n ->
    [one] farma
    [few] farmy
   *[other] farem
 }
count-built-desalination = { $n ->
   *[other] odsolovací zařízení
 }
count-built-laboratory = { $n ->
    [one] laboratoř
    [few] laboratoře
   *[other] laboratoří
 }
count-built-tunnel = { $n ->
    [one] tunel
    [few] tunely
   *[other] tunelů
 }
count-built-nonsymbiotic = { $n ->
    [one] nesymbiotické město
    [few] nesymbiotická města
   *[other] nesymbiotických měst
 }
count-built-symbiotic = { $n ->
    [one] symbiotické město
    [few] symbiotická města
   *[other] symbiotických měst
 }
count-upgraded = { $n ->
    [one] vylepšená stavba
    [few] vylepšené stavby
   *[other] vylepšených staveb
 }
count-metropolises = { $n ->
    [one] připojená metropole
    [few] připojené metropole
   *[other] připojených metropolí
 }
count-federation = stupnice Federace
count-hand = { $n ->
    [one] karta v ruce
    [few] karty v ruce
   *[other] karet v ruce
 }
count-ready-actions = { $n ->
    [one] nepoužitá akční karta
    [few] nepoužité akční karty
   *[other] nepoužitých akčních karet
 }
count-claimed = { $n ->
    [one] vyložená karta
    [few] vyložené karty
   *[other] vyložených karet
 }
remark-match = Barvy se shodují: využijete pole i kartu.
remark-no-match = Barvy se neshodují: efekt karty propadne.
remark-colourless = Toto pole nemá barvu: efekt karty propadne.
remark-no-benefit = Efekt karty propadne.

heading-era = { $era }. éra
heading-round = { $round }. kolo
heading-production = Produkce
heading-final-scoring = Závěrečné bodování
told-slot = { $code ->
    [S00] využívá stále dostupné pole
   *[other] obsazuje akční pole { $code }
 }
told-copy = kopíruje akční pole { $code }
told-perform-slot = využívá akční pole { $code }
told-card = hraje kartu { $card }
told-effect = využívá kartu { $card }
told-discard = odhazuje kartu { $card }
told-use = používá kartu { $card }
told-once = používá kartu { $card }
told-drop = odhazuje kartu { $card }
told-special-card = bere kartu { $card }
told-dig = dává horní speciální kartu dospodu a prohlíží si další tři
told-keep = vybírá kartu { $card }
told-below = dává kartu { $card } pod balíček speciálních karet
told-ready-card = obnovuje kartu { $card }
told-sell = kupuje body díky kartě { $card }
told-order-slot = provádí nejdřív akci pole, potom využívá kartu
told-order-card = využívá nejdřív kartu, potom provádí akci pole
told-order-none = provádí jen akci pole
told-later = odhodí až na začátku příštího tahu
told-build-kind = volí { $kind }
told-at = volí místo { $where }
told-upgrade = vylepšuje { $kind } { $where }
told-convert = mění město { $where } v { $kind }
told-pay-nothing = neplatí nic
told-pay-goods = platí { $goods }
told-resource = získává { $what }
told-of = získává výnos za { $kind }
told-give = vyměňuje zdroje
told-give-for = dává { $given } za { $got }
told-tile = využívá metropoli { $tile }
told-contract = plní úkol { $contract }
told-part = provádí „{ $text }“
told-forced = provádí část efektu
told-draw = dobírá kartu
told-benefit = využívá kartu
told-decline = nevyužívá efekt
told-where = na { $site }
told-where-blue = z { $site } do modré metropole
told-where-brown = z { $site } do hnědé metropole

level-federation = Federace
at-federation = { $n ->
    [0] dole
    [1] 4
    [2] 3
    [3] 2
   *[other] 1
 }
