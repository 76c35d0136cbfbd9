# Slova rozhraní. Slova hry přicházejí ze serveru nebo ze složky její desky.

brand-home = Kolonie, do lobby
lobby = Na hlavní stránku
site-nav = Stránky
nav-play = Hrát
nav-learn = Naučit se
learn-game = Naučit se: { $title }
learn-short = Naučit se
learn-guide = Jak hrát
learn-puzzles = Úlohy
nav-rules = Pravidla
nav-stats = Statistiky
nav-gallery = Galerie
loading = Načítá se…
close = Zavřít
save = Uložit
saved = Uloženo.
copied = Odkaz zkopírován.
you = vy
name = Jméno
password = Heslo
language = Jazyk
language-other = Přepnout na { $name }
theme = Barvy
theme-dark = Tmavé
theme-light = Světlé
theme-system = Podle systému
theme-flip = Přepnout tmavé a světlé barvy
settings = Nastavení
error-server = To se nepovedlo. Zkuste to za chvíli znovu.
error-offline = Server není dostupný.
error-stale = Mezitím se u stolu hrálo dál. Podívejte se znovu.
offline = spojení se obnovuje…
lost-title = Tady nic není
lost-text = Tato stránka nebo tento stůl neexistuje, nebo k nim nemáte přístup.

choose-game = Hra
create-title = Nový stůl
create = Založit stůl
start = Začít hrát
way = Způsob hry
way-alone = Sólo
way-alone-not = Sólo hrát nelze: hra je pro { $min } až { $max ->
    [few] { $max } hráče
   *[other] { $max } hráčů
 }.
way-bots = Proti botům
way-device = Jedno zařízení
way-online = Online
seats = Místa
seat-fewer = O místo méně
seat-more = O místo více
seat-name = Jméno na místě { $n }
seat-kind = Kdo sedí na místě { $n }
bot-level = Úroveň bota na místě { $n }
player-n = Hráč { $n }
kind-me = Já
kind-bot = Bot
kind-open = Kdokoli
kind-link = Přes odkaz
kind-hotseat = Toto zařízení
kind-open-about = kdo se připojí první
kind-link-about = kdo dostane odkaz
variants = Varianty
more-options = Tempo, hodiny, viditelnost, klíč zamíchání
pace = Tempo
pace-all = Vše
mode-live = Živě
mode-days = Korespondenčně
clock = Hodiny
clock-none = Bez hodin
clock-quick = 15 min + 20 s
clock-calm = 25 min + 30 s
clock-day = Den na tah
clock-week = Týden na tah
clock-days = { $n } d
clock-hours = { $n } h
clock-left = { $n ->
    [one] Zbývá { $n } sekunda
    [few] Zbývají { $n } sekundy
   *[other] Zbývá { $n } sekund
 }
confirm-each = Potvrzovat každý tah
confirm-each-about = Tah lze vyzkoušet a vzít zpět, dokud ho neukončíte.
public-table = Veřejný
public-table-about = Uvidí ho každý v lobby.
seed = Klíč zamíchání
seed-random = náhodný
invite-title = Stůl je připraven
invite-text = Každý odkaz pošlete jednomu člověku. Ke stolu posadí toho, kdo ho otevře první.
copy-link = Kopírovat odkaz
link-seat = Odkaz na místo { $n }
link-watch = Odkaz pro diváky
links = Odkazy
to-table = Ke stolu
your-tables = Vaše stoly
your-tables-none = Zatím žádný stůl. Vyberte hru a začněte.
all-n = Ukázat všech { $n }
fewer = Méně
open-tables = Otevřené stoly
open-none = Nikdo teď na hráče nečeká.
finished-tables = Dohrané
finished-none = Zatím nic dohraného.
seats-taken = obsazeno { $n } z { $of } míst
join = Připojit se
join-title = Posaďte se
leave = Odejít
upload = Otevřít zápis hry (.kol)
upload-about = Uložená hra se otevře k přehrání.

your-turn = Jste na tahu
waiting = Čekání
watching = Díváte se
waiting-for = Na tahu: { $names }
waiting-players = Čeká se na hráče
game-over = Konec hry
seat-open = volné místo
seat-bot = bot
seat-here = na tomto zařízení
seat-online = u stolu
seat-away = pryč
seat-thinking = přemýšlí
take-over = Nechat hrát bota
acting-together = hraje najednou: { $n }
decision = Rozhodnutí
decision-waits = Čeká se na vaše rozhodnutí:
options = Možnosti
options-count = { $n ->
    [one] Jedna možnost.
    [few] { $n } možnosti.
   *[other] { $n } možností.
 }
options-here = { $n ->
    [one] Jedna možnost na tomto místě
    [few] { $n } možnosti na tomto místě
   *[other] { $n } možností na tomto místě
 }
options-all = Ukázat vše
option-reveals = odhalí něco skrytého, nepůjde vzít zpět
confirm-missing = Vyberte možnost
confirm-turn = Ukončit tah
confirm-turn-text = Vše je hotovo. Tah ještě můžete vzít zpět.
undo = Zpět
undo-step = Vzít zpět jeden krok
undo-turn = Celý tah zpět
wall-revealed = Odhalilo se něco skrytého.
wall-other = Mezitím hrál někdo jiný.
hint = Nápověda
hint-title = Silný hráč by zvažoval (nejlepší první):
hint-thinking = Přemýšlím…
hint-then = potom { $steps }
option-advised = O tomto by průvodce uvažoval:
coach-here = Průvodce
coach-here-about = Říká, o co při rozhodnutí jde, označí dobré možnosti a varuje před hrubými chybami. U tohoto stolu nehraje nikdo další.
why-not = Proč ne?
why-not-title = Teď nelze
why-not-none = Vše, co byste tu mohli čekat, je možné.
place-legal = možné
place-refused = nelze
board = Deska
my-area = Moje
my-board = Moje deska
variants-usual = obvyklá hra
common-board = Stůl
options-reveal = Každá volba odhalí něco skrytého a nepůjde vzít zpět.
tab-lit = zde lze něco zvolit
rivals = Soupeři
rival-show = Ukázat desku: { $name }
all-boards = Všechny desky
back-to-board = Zpět na moji desku
crumbs = Kolo a fáze
views = Pohledy
side-tabs = Záznam, chat a pravidla
log = Záznam
log-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-say = Napište ostatním u stolu…
rules = Pravidla
rules-search = Hledat v pravidlech
rules-count = { $n ->
    [one] { $n } pravidlo
    [few] { $n } pravidla
   *[other] { $n } pravidel
 }
rules-none = Tohle žádné pravidlo neříká. Zkuste jiné slovo.
rule-open = Otevřít pravidlo { $rule }
since-your-turn = Od vašeho posledního tahu
since-film = Přehrát na desce
sheet-open = Otevřít rozhodnutí
sheet-fold = Sbalit rozhodnutí
skip-start = K zahájení hry
skip-decision = Přejít k rozhodnutí
handover-title = Předejte zařízení: { $name }
handover-text = Na obrazovce není nic soukromého.
handover-open = Jsem { $name }, otevřít
zone-empty = nic
map-way = cesta
text-off = (neaktivní)
text-view = Stůl jako text
text-view-about = Celá pozice v seznamech, ke čtení a pro čtečky.
quick-play = Hrát jedním stiskem
quick-play-about = Možnost se zahraje hned, bez potvrzení.
source-reconstructed = naše rekonstrukce
source-public = z veřejných zdrojů
commitment = Otisk zamíchání
commitment-about = Ohlášen před rozdáním. Po hře se ukáže klíč zamíchání a každý si může ověřit, že k otisku patří.
keys = Klávesy
key-option = vybrat možnost
key-confirm = potvrdit
key-undo = zpět krok, celý tah
key-drop = zrušit výběr
key-why = proč ne
key-hint = nápověda: co by zahrál silný hráč
key-boards = všechny desky
key-rival = cizí deska, moje
key-tabs = záznam, chat, pravidla
key-search = hledat v pravidlech
key-text = stůl jako text
aid = Přehled

player = Hráč
total = Celkem
you-win = Vyhráváte s { $unit ->
    [production] nejnižší produkcí { $n }
   *[points] { $n ->
        [one] { $n } bodem
       *[other] { $n } body
     }
 }
somebody-wins = Vyhrává { $name } s { $unit ->
    [production] nejnižší produkcí { $n }
   *[points] { $n ->
        [one] { $n } bodem
       *[other] { $n } body
     }
 }
nobody-wins = { $n ->
    [one] { $n } bod a žádné vítězství
    [few] { $n } body a žádné vítězství
   *[other] { $n } bodů a žádné vítězství
 }
consequences = Co bude následovat
points-alone = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
final-scoring = Závěrečné bodování
final-boards = Desky na konci hry
final-board = Deska
points-over-time = Body v průběhu hry
rematch = Hrát znovu
record = Zápis
show-result = Ukázat výsledek
replay = Přehrát
analysis = Rozbor
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-move = Krok
replay-speed = Rychlost { $n }×
replay-to = Na řádek { $n }
replay-eyes = Z pohledu
replay-nobody = diváka
share = Kopírovat odkaz
continue-here = Pokračovat odtud
shuffle = Zamíchání
shuffle-good = Zamíchání je ověřeno
shuffle-bad = Zamíchání neodpovídá otisku
shuffle-later = Klíč zamíchání se ukáže po hře
shuffle-browser = Ověřeno v tomto prohlížeči
shuffle-browser-same = SHA-256 textu „kolonie/“ s klíčem zamíchání dává otisk.

account = Účet
account-of = Účet: { $name }
account-new = Založit účet
account-new-about = Všechny stoly vám zůstanou. Heslo musí mít aspoň osm znaků.
account-made = Účet je váš, i se všemi stoly.
login = Přihlásit se
login-about = Vraťte se ke svému účtu na tomto zařízení.
logged-in = Vítejte zpět.
logout = Odhlásit se
guest-about = Jste host: pamatuje si vás tento prohlížeč. S účtem můžete hrát odkudkoli.

stats-title = Statistiky
stats-none = Zatím žádná dohraná hra.
stats-game = Hra
stats-seats = Míst
stats-mode = Tempo
stats-games = Her
stats-mean = Průměr bodů
stats-best = Nejvíce bodů
gallery-title = Součásti
gallery-about = Každý díl rozhraní ve všech stavech.
gallery-scene = Co může na stůl položit kterákoli hra
gallery-marks = Místa, zdroje, rozhraní
gallery-buttons = Tlačítka a pole
gallery-decision = Rozhodnutí
notice-turn = Jste na tahu u jiného stolu: { $title }
stats-mine = Vaše hry
stats-all = Všichni
stats-recent = Poslední hry
stats-wins = Výher
stats-won = výhra
stats-score = Body
setting-default = výchozí
options-more = { $n ->
    [one] Ukázat { $n } možnost
    [few] Ukázat všechny { $n } možnosti
   *[other] Ukázat všech { $n } možností
 }
mail = E-mail
mail-hint = Dáme vám vědět, až budete na tahu. Necháte-li pole prázdné, nebudeme vám psát.
mail-silent = Tento server e-maily neposílá. Vaše adresa je tu uložena z dřívějška; odstraníte ji tak, že pole vyprázdníte.
mail-sent = Odkaz k potvrzení adresy je na cestě.
mail-title = Potvrďte svou adresu
mail-about = E-mailem se dozvíte, že jste na tahu.
mail-confirm = Potvrdit
mail-confirmed = Adresa je potvrzena.
log-details = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
 }

showing = Po krocích
showing-left = { $n ->
    [one] ještě jeden
    [few] ještě { $n }
   *[other] ještě { $n }
 }
showing-next = Další
showing-skip = Přejít na současný stav
pace-shown = Tahy ostatních
pace-off = Najednou
pace-quick = Svižně
pace-calm = V klidu
film-again = Přehrát znovu: { $what }

end-title = Ukončit hru
end-abandon = Skončit po dohodě
end-abandon-about = Jakmile souhlasí všichni, kdo právě hrají, hra končí. Nezapočítává se.
end-abandon-yes = Souhlasím s koncem
end-abandon-not = Chci raději pokračovat
end-abandon-others = S koncem souhlasí: { $names }
end-resign = Vzdát hru
end-resign-about = Už nemůžete vyhrát a hra se vám započítá jako prohra. Za vás kvůli ostatním dohraje bot. Zbude-li jediný hráč, vítězí.
end-resign-sure = Ano, vzdávám
close-table = Zavřít stůl
close-table-about = Nikdo jiný tu nehraje. Hra skončí a nezapočítává se.
seat-resigned = hra vzdána
dealing = Právě se rozdává…
expires = Dlouho tu nikdo nebyl. Pokud nikdo nezahraje, stůl { $day } skončí.
chat-about = Co píše { $name }
chat-mute = Skrýt vše, co tento hráč píše
chat-unmute = znovu zobrazit
chat-muted = Skryto: { $name }
chat-reason = Co je na tom špatně
chat-report = Nahlásit provozovateli
chat-reported = Provozovatel se na to podívá.
shuffle-shares = Přidali hráči
shuffle-shares-of = { $names }: se závazkem před rozdáním, takže balíček nemohl nikdo zvolit, ani server.
shuffle-chosen = Klíč zamíchání zvolil hráč. Hra se nezapočítává.
strange-title = Tento prohlížeč tu neznáme
strange-about = Má přihlášení, které už neplatí, nebo patří jinému serveru na téže adrese. Můžete začít znovu jako host a pak se přihlásit ke svému účtu. Přihlášení k jinému serveru se tím ztratí.
strange-begin = Začít znovu
name-login = Tímto jménem se přihlašujete. Nikdo jiný je tu mít nemůže.
password-old = Dosavadní heslo
password-new = Nové heslo
password-new-about = Aspoň osm znaků. Všechna ostatní zařízení se odhlásí.
password-change = Změnit heslo
password-set = Heslo je změněno.
password-forgotten = Zapomenuté heslo
password-operator = Zapomněli jste heslo? Tento server e-maily neposílá: o odkaz pro nové heslo požádejte provozovatele.
password-mailed = Pokud má tento účet potvrzenou adresu, odkaz je na cestě.
sessions = Kde jste přihlášeni
session-current = tento prohlížeč
session-seen = naposledy { $day }
session-unknown = neznámý prohlížeč
session-end = Odhlásit
sessions-end = Odhlásit všude jinde
my-data = Vaše údaje
my-data-about = Vše, co o vás tento server uchovává, v jednom souboru.
my-data-get = Stáhnout
delete-me = Smazat mě…
delete-goes = Smažeme
delete-stays = Zůstane
delete-not = Ponechat
delete-sure = Smazat natrvalo
deleted = Zapomněli jsme na vás.
lobby-what = Náročné strategické hry o kolonizaci u jednoho stolu: sólo, proti botům, s přáteli na jednom zařízení, nebo online.
start-game = Hrát: { $title }
expansion-of = rozšíření ({ $title })
host = zakladatel: { $name }
time-left = zbývá { $time }
clock-each = { $time } na tah
live-tables = Právě se hraje
watch = Sledovat
points-n = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
rematch-join = Hrát znovu: přidat se
rematch-wanted = Na další hru už čekají: { $names }
reckoning = Jak se počítalo
turning-points = Zlomové okamžiky
your-seat = vaše místo
seat-taken = Na tomto místě už někdo sedí.
link-gone = Tento odkaz už nikam nevede.
stats-of = hráčů u stolu: { $seats }

sound = Zvuk
sound-about = Dva krátké tóny, když jste na tahu.
notify = Oznámení prohlížeče
notify-about = Upozorní vás i mimo tuto kartu. Vypnete je v nastavení prohlížeče.
sources-about = Pravidla neukazují všechny karty. Chybějící jsme navrhli v jejich duchu; prozradí to podrobnosti každé součásti.
handover-next = na řadě
handover-queue = Kdo je na řadě
