# Slova rozhraní. Slova hry přicházejí ze serveru nebo ze složky její desky.

brand-home = Kolonie, do lobby
lobby = Lobby
site-nav = Stránky
nav-play = Hrát
nav-rules = Pravidla
nav-stats = Statistiky
nav-gallery = Galerie
loading = Načítám…
close = Zavřít
save = Uložit
saved = Uloženo.
copied = Odkaz zkopírován.
you = ty
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
error-server = To se nepovedlo. Zkus to za chvíli znovu.
error-offline = Server není dostupný.
error-stale = Stůl se mezitím pohnul. Podívej se znovu.
offline = obnovuji spojení…
lost-title = Tady nic není
lost-text = Tato stránka nebo stůl neexistuje, nebo není přístupná.

choose-game = Hra
create-title = Nový stůl
create = Založit stůl
start = Začít hrát
way = Jak hrát
way-alone = Sám
way-alone-not = Sólo ne: hra je pro { $min } až { $max } hráče.
way-bots = Proti botům
way-device = Jedno zařízení
way-online = Online
seats = Místa
seat-fewer = O místo méně
seat-more = O místo více
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
more-options = Tempo, hodiny, viditelnost, seed
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
confirm-each-about = Tah lze vyzkoušet a vzít zpět, dokud ho neukončíš.
public-table = Veřejný
public-table-about = V lobby ho uvidí každý.
seed = Seed
seed-random = náhodný
invite-title = Stůl je připraven
invite-text = Každý odkaz pošli jednomu člověku. Posadí toho, kdo ho otevře první.
copy-link = Kopírovat odkaz
link-seat = Odkaz na místo { $n }
link-watch = Odkaz pro diváky
links = Odkazy
to-table = Ke stolu
your-tables = Tvoje stoly
your-tables-none = Zatím žádný stůl. Vyber hru a začni.
open-tables = Otevřené stoly
open-none = Nikdo teď na hráče nečeká.
finished-tables = Dohrané
finished-none = Zatím nic dohraného.
seats-taken = obsazeno { $n } z { $of } míst
join = Připojit se
join-title = Posaď se
leave = Odejít
upload = Otevřít záznam (.kol)
upload-about = Uložená hra se otevře k přehrání.

your-turn = Jsi na tahu
waiting = Čekání
watching = Díváš se
waiting-for = Na tahu: { $names }
waiting-players = Čeká se na hráče
game-over = Konec hry
seat-open = volné místo
seat-bot = bot
seat-here = na tomto zařízení
seat-online = u stolu
seat-away = pryč
seat-thinking = přemýšlí
take-over = Ať hraje bot
acting-together = { $n ->
    [one] hraje { $n } najednou
    [few] hrají { $n } najednou
   *[other] hraje { $n } najednou
 }
decision = Rozhodnutí
decision-waits = Čeká tvoje rozhodnutí:
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
option-reveals = ukáže něco skrytého, nepůjde vzít zpět
confirm-missing = Vyber možnost
confirm-turn = Ukončit tah
confirm-turn-text = Vše je hotovo. Ještě lze vzít zpět.
undo = Zpět
undo-step = Vzít zpět jeden krok
undo-turn = Vzít zpět celý tah
wall-revealed = Ukázalo se něco skrytého.
wall-other = Mezitím hrál někdo jiný.
why-not = Proč ne?
why-not-title = Teď nelze
why-not-none = Vše, co bys tu čekal, lze.
place-legal = lze
place-refused = nelze
board = Deska
my-area = Moje
my-board = Moje deska
variants-usual = obvyklá hra
common-board = Stůl
options-reveal = Každá volba ukáže něco skrytého a nepůjde vzít zpět.
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
chat-say = Napiš ke stolu…
rules = Pravidla
rules-search = Hledat v pravidlech
rules-count = { $n ->
    [one] { $n } pravidlo
    [few] { $n } pravidla
   *[other] { $n } pravidel
 }
rules-none = Tohle žádné pravidlo neříká. Zkus jiné slovo.
rule-open = Otevřít pravidlo { $rule }
since-your-turn = Od tvého posledního tahu
since-film = Přehrát na desce
sheet-open = Otevřít rozhodnutí
sheet-fold = Sbalit rozhodnutí
skip-decision = Přejít k rozhodnutí
handover-title = Předej zařízení: { $name }
handover-text = Na obrazovce není nic soukromého.
handover-open = { $name }, otevřít
zone-empty = nic
map-way = cesta
text-off = (neaktivní)
text-view = Stůl jako text
text-view-about = Celá pozice v seznamech, ke čtení a pro čtečky.
quick-play = Hrát jedním stiskem
quick-play-about = Možnost se zahraje hned, bez potvrzení.
source-reconstructed = rekonstruováno
source-public = z veřejných zdrojů
commitment = Závazek zamíchání
commitment-about = Dán před rozdáním. Po hře se ukáže seed a každý si ho může ověřit.
keys = Klávesy
key-option = vybrat možnost
key-confirm = potvrdit
key-undo = zpět krok, tah
key-drop = zrušit výběr
key-why = proč ne
key-boards = všechny desky
key-rival = cizí deska, moje
key-tabs = záznam, chat, pravidla
key-search = hledat v pravidlech
key-text = stůl jako text

player = Hráč
total = Celkem
you-win = { $n ->
    [one] Vyhráváš s { $n } bodem
   *[other] Vyhráváš s { $n } body
 }
somebody-wins = { $n ->
    [one] Vyhrává { $name } s { $n } bodem
   *[other] Vyhrává { $name } s { $n } body
 }
nobody-wins = { $n ->
    [one] { $n } bod a žádné vítězství
    [few] { $n } body a žádné vítězství
   *[other] { $n } bodů a žádné vítězství
 }
final-scoring = Závěrečné bodování
final-boards = Konečné desky
final-board = Deska
points-over-time = Body v čase
rematch = Hrát znovu
record = Záznam
show-result = Ukázat výsledek
replay = Přehrát
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-move = Krok
replay-speed = Rychlost { $n }×
replay-to = Na řádek { $n }
replay-eyes = Očima hráče
share = Kopírovat odkaz
continue-here = Pokračovat odtud
shuffle = Zamíchání
shuffle-good = Zamíchání je ověřeno
shuffle-bad = Zamíchání neodpovídá závazku
shuffle-later = Seed se ukáže po hře
shuffle-browser = Ověřeno v tomto prohlížeči
shuffle-browser-same = SHA-256 z „kolonie/“ a seedu je závazek.

account = Účet
account-of = Účet: { $name }
account-new = Založit účet
account-new-about = Všechny stoly ti zůstanou. Heslo má aspoň osm znaků.
account-made = Účet je tvůj, i se všemi stoly.
login = Přihlásit se
login-about = Zpět ke svému účtu na tomto zařízení.
logged-in = Vítej zpět.
logout = Odhlásit se
guest-about = Jsi host: pamatuje si tě tento prohlížeč. S účtem můžeš hrát odkudkoli.

stats-title = Statistiky
stats-none = Zatím žádná dohraná hra.
stats-game = Hra
stats-seats = Míst
stats-mode = Tempo
stats-games = Her
stats-mean = Průměr bodů
stats-best = Nejvíce
gallery-title = Součásti
gallery-about = Každý díl rozhraní ve všech stavech.
gallery-scene = Co může na stůl položit kterákoli hra
gallery-marks = Místa, suroviny, rozhraní
gallery-buttons = Tlačítka a pole
gallery-decision = Rozhodnutí
notice-turn = Jsi na tahu u jiného stolu: { $title }
stats-mine = Tvoje hry
stats-all = Všichni
stats-recent = Poslední hry
stats-wins = Výher
stats-won = výhra
stats-score = Body
setting-default = výchozí
options-more = Ukázat všech { $n } možností
mail = E-mail
mail-hint = Dáme vědět, když jsi na tahu. Prázdné: žádná pošta.
mail-sent = Odkaz k potvrzení adresy je na cestě.
mail-title = Potvrď svou adresu
mail-about = E-mailem dostaneš vědět, když jsi na tahu.
mail-confirm = Potvrdit
mail-confirmed = Adresa je potvrzena.
