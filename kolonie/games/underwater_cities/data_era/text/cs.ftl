# Éra dat česky, vedle slov Podmořských měst.

# -- zdroj: počítá se po polovinách, $n z nich je $wholes disků a $rest

what-half_disc = { $rest ->
    [0] { $wholes ->
        [one] { $wholes } data disk
        [few] { $wholes } data disky
       *[other] { $wholes } data disků
     }
   *[other] { $wholes ->
        [0] ½ data disku
       *[other] { $wholes }½ data disku
     }
 }
alone-half_disc = { $rest ->
    [0] { $wholes ->
        [one] { $wholes } data disk
        [few] { $wholes } data disky
       *[other] { $wholes } data disků
     }
   *[other] { $wholes ->
        [0] ½ data disku
       *[other] { $wholes }½ data disku
     }
 }
instead-half_disc = { $rest ->
    [0] { $wholes ->
        [one] { $wholes } data disku
        [few] { $wholes } data disků
       *[other] { $wholes } data disků
     }
   *[other] { $wholes ->
        [0] ½ data disku
       *[other] { $wholes }½ data disku
     }
 }
name-half_disc = { $form ->
    [nom] data disk
    [acc] data disk
    [gen] data disků
   *[label] data disky
 }
name-half_disc-rest = polovina data disku
halves-stock-half_disc = { $rest ->
    [0] { $wholes }
   *[other] { $wholes ->
        [0] ½
       *[other] { $wholes }½
     }
 }
count-stock-half_disc = { $rest ->
    [0] { $wholes ->
        [one] data disk
        [few] data disky
       *[other] data disků
     }
   *[other] data disku
 }

# -- budova a město

kind-data_center = { $n ->
    [one] data centrum
    [few] data centra
   *[other] data center
 }
kind-data_city = { $n ->
    [one] datové město
    [few] datová města
   *[other] datových měst
 }
source-data_center = { $upgraded ->
    [yes] jednoho připojeného vylepšeného data centra
   *[no] jednoho připojeného data centra
 }
count-data_center = { $n ->
    [one] připojené data centrum
    [few] připojená data centra
   *[other] připojených data center
 }
count-upgraded-data_center = { $n ->
    [one] připojené vylepšené data centrum
    [few] připojená vylepšená data centra
   *[other] připojených vylepšených data center
 }
count-data_city = { $n ->
    [one] připojené datové město
    [few] připojená datová města
   *[other] připojených datových měst
 }
count-built-data_center = { $n ->
    [one] data centrum
    [few] data centra
   *[other] data center
 }
count-built-data_city = { $n ->
    [one] datové město
    [few] datová města
   *[other] datových měst
 }
scene-data_center = { $upgraded ->
    [0] data centrum
   *[other] vylepšené data centrum
 }
scene-data_city = { $upgraded ->
    [0] datové město
   *[other] vylepšené datové město
 }

# -- efekty

node-following = { $first }; když to provedete, { $then }
node-give-up = chcete-li, místo { $price } { $part }
additional-cards = dodatečná akce „dobrání 2 karet“ vám dá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
additional-extra = { $colour } další karta vás stojí { $price }
additional-credit = za dodatečnou akci, která stojí přesně ½ data disku, můžete místo toho zaplatit { $price }
ask-following = Co uděláte?
ask-give-up = Vzdáte se části zisku?
log-following = provádí efekt
log-give-up = nebere část zisku z akčního pole
word-give = vzdát se části zisku za akční kartu

# -- kroky tahu

node-grant-allowance = jedna dodatečná akce v tomto tahu
node-after-play = vyložení další karty nebo výměna surovin
node-extra-benefit = využít další kartu
node-further-draw = dobrat o kartu více za vyložení další karty
node-draw-two = dobrání 2 karet za ½ data disku
node-end-allowance = dodatečná akce propadá
node-pay-additional = zaplatit dodatečnou akci
node-swap-goods = výměna surovin
node-choose-pair-product = vybrat zdroj za dvojici data center
ask-grant-allowance = Tah začíná
ask-after-play = Akční pole i karta jsou vyřešeny: provedete dodatečnou akci?
ask-extra-benefit = Využijete efekt další karty?
ask-further-draw = Dobírání
ask-draw-two = Už jste si dobrali: koupíte si dodatečnou akcí další karty?
ask-end-allowance = Konec tahu
ask-pay-additional = Jak dodatečnou akci zaplatíte?
ask-swap-goods = Který zdroj dáte a který si vezmete?
ask-choose-pair-product = Který zdroj dvě vylepšená data centra přinesou?
log-grant-allowance = smí provést dodatečnou akci
log-further-draw = dobírá kartu navíc za vyložení další karty
log-draw-two = dobírá { $drawn ->
    [one] další { $drawn } kartu
    [few] další { $drawn } karty
   *[other] dalších { $drawn } karet
 }
log-end-allowance = nechává dodatečnou akci propadnout

opt-extra = Dodatečná akce za { $price }: vyložit další kartu, { $card } ({ $number }, { $colour }{ $credits ->
    [none] {""}
    [free] {""}
   *[other] , k tomu za { $credits }
 }) – { $text }
opt-swap-goods = Dodatečná akce za ½ data disku: výměna surovin
opt-draw-two = Dodatečná akce za ½ data disku: dobrat { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
opt-trade = Dát { $given }, vzít { $got }
opt-pair-of = Dvojice data center u { $site }
told-extra = vykládá další kartu: { $card }
told-swap-goods = provádí dodatečnou akci: výměnu surovin
told-draw-two = provádí dodatečnou akci: dobrání karet
told-trade = mění dodatečnou akcí { $given } za { $got }
told-pair-of = vybírá, co přinesou data centra u { $site }

# -- proč ne

why-additional-used = Dodatečnou akci jste v tomto tahu už provedli; v tahu smí být jen jedna.
why-no-swap = Výměnu nemůžete zaplatit, nemáte co dát, nebo jste mezi stavbou a jejím vylepšením.
why-swap-late = Zdroj lze vyměnit ve vlastním tahu, dokud na jeho konci nedoberete.
why-no-trade = Tento zdroj nemáte.
why-trade-same = Zdroj nelze vyměnit za tentýž zdroj.
why-trade-set = Vyměnit lze jen kredity, řasy, oceloplast a vědu.
why-extra-between = Další karta se vykládá před výběrem akčního pole, nebo až po vyřešení pole i karty.
why-extra-last = Jedna karta vám musí zbýt k akčnímu poli.
why-extra-price = Nemáte tolik data disků, kolik karta této barvy stojí.
why-draw-two-now = Dobrání 2 karet přichází až po běžném dobrání na konci vašeho tahu.
why-site-fee = Budovu, místo a dodatečnou akci dohromady nemůžete zaplatit.
why-pair-product = Dvojice přináší řasu, oceloplast, nebo kredit.
why-no-following = Nelze to provést.
why-no-give-up = Z pole není čeho se vzdát, nebo nelze použít žádnou akční kartu.

# -- konec sólo hry

grade-rated = { $goals }. Podle bodů: { $rating ->
    [0] zatím bez ocenění
    [1] docela dobré
    [2] výborné
   *[3] skvělé
 }

# -- nastavení

setting-data_era = Éra dat
setting-data_era-about = Druhé rozšíření: data disky, data centra, datová města a jedna dodatečná akce za tah.
setting-data_era-off = bez rozšíření
setting-data_era-off-about = Jen základní hra.
setting-data_era-on = s rozšířením
setting-data_era-on-about = Za data disky stavíte data centra a datová města a v každém tahu si smíte koupit jednu dodatečnou akci; přibývá 48 karet.

# -- pomocná karta

scene-additional = Dodatečná akce
scene-additional-state = { $state ->
    [free] jedna v tomto tahu
    [spent] v tomto tahu použita
   *[rest] jedna v každém tahu
 }
scene-additional-draw = { $n ->
    [one] Dobrání { $n } karty
    [few] Dobrání { $n } karet
   *[other] Dobrání { $n } karet
 }
scene-additional-draw-about = na konci tahu, po běžném dobrání
scene-additional-swap = Výměna surovin
scene-additional-swap-about = dáte jeden zdroj a vezmete si jiný, při kterémkoli rozhodnutí svého tahu
scene-additional-site = Dodatečné místo
scene-additional-site-about = v rámci stavby z pole nebo karty postavíte jednu budovu na dodatečné místo
scene-additional-extra = Další karta
scene-additional-extra-about = vyložíte další kartu kvůli jejímu efektu, před výběrem pole nebo až po všem; cena závisí na její barvě
