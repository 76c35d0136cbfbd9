# Vlastní slova serveru.

server-stopped = Tento stůl je zastavený: program se od té doby změnil a jeho tahy by teď znamenaly něco jiného (pravidla { $then }, nyní { $now }). Vidíte ho tak, jak vypadal po tahu { $shown } z { $moves }. Nic z něj se neztratilo; s dřívějším programem může pokračovat.
server-confirm-turn = Tah je vyzkoušený. Potvrďte ho, nebo ho vezměte zpět.
server-total = celkem
page-not-built = Kolonie běží, ale klient pro prohlížeč není sestavený. Sestavíte ho příkazem: cd web && npm ci && npm run build. Programy najdou popis rozhraní na adrese /schema a příkaz kolonie play hraje v terminálu.
guest-name = Host { $n }
former-player = Bývalý hráč

server-ended-resigned = Hru vzdává { $who }.
server-ended-abandoned = Hráči se dohodli, že skončí. Hra se nezapočítává.
server-ended-closed = Stůl zavřel ten, kdo ho založil.
server-ended-expired = Dlouho nikdo nepřišel, a tak stůl skončil.
server-left-over = Vítězí { $who }.

deletion-guest = Vaše jméno, nastavení i toto přihlášení.
deletion-account = Váš účet: jméno, heslo, e-mailovou adresu, nastavení a všechna přihlášení.
deletion-tables = { $n ->
    [one] { $n } nedohraný stůl: kde hrají i jiní, tam hru vzdáte, jinak se stůl zavře.
    [few] { $n } nedohrané stoly: kde hrají i jiní, tam hru vzdáte, jinak se stůl zavře.
   *[other] { $n } nedohraných stolů: kde hrají i jiní, tam hru vzdáte, jinak se stůl zavře.
 }
deletion-chat = { $n ->
    [one] { $n } zprávu, kterou jste napsali u stolů.
    [few] { $n } zprávy, které jste napsali u stolů.
   *[other] { $n } zpráv, které jste napsali u stolů.
 }
deletion-games = { $n ->
    [one] { $n } dohraná hra zůstává i s tahy a body, protože ji hráli také jiní; místo vašeho jména v ní bude „Bývalý hráč“.
    [few] { $n } dohrané hry zůstávají i s tahy a body, protože je hráli také jiní; místo vašeho jména v nich bude „Bývalý hráč“.
   *[other] { $n } dohraných her zůstává i s tahy a body, protože je hráli také jiní; místo vašeho jména v nich bude „Bývalý hráč“.
 }
deletion-backups = Dřívější zálohy provozovatele si podrží, co v nich bylo.

bot-learner = Začátečník
bot-easy = Lehký
bot-medium = Střední
bot-hard = Těžký
bot-expert = Mistr
bot-random = Náhodné tahy
bot-greedy = Na tah dopředu

error-invalid = Požadavek není platný. { $field }
error-not-found = Tady nic není.
error-method = To tu nelze udělat.
error-too-large = Požadavek je příliš velký.
error-media-type = Tomuto druhu obsahu server nerozumí.
error-server = Na serveru se něco pokazilo. Nic z toho, co potvrdil, se neztratilo.
error-busy = Server je přetížený. Zkuste to za chvíli.
error-rate = Příliš mnoho požadavků. Chvíli počkejte.
error-no-session = Vaše přihlášení skončilo. Načtěte stránku znovu.
error-unknown-session = Přihlášení v tomto prohlížeči už neplatí, nebo patří jinému serveru.
error-csrf = Požadavek nepřišel ze stránky tohoto serveru. Načtěte stránku znovu.
error-no-table = Takový stůl neexistuje, nebo je soukromý.
error-no-game = Hra „{ $game }“ neexistuje.
error-no-lesson = Lekce „{ $lesson }“ neexistuje.
error-no-puzzle = Úloha { $number } v této hře není.
error-not-asked = Lekce už pokročila: na tohle se teď neptá.
error-no-link = Tento odkaz neplatí.
error-no-seat = Toto místo je obsazené.
error-no-bot = Bot „{ $bot }“ neexistuje.
error-two-me = Obsadit můžete jedno místo; další místa na témže zařízení jsou pro hráče, kteří se u něj střídají.
error-setup = S těmito volbami stůl připravit nelze.
error-seats = Tato hra je pro { $least } až { $most ->
    [few] { $most } hráče
   *[other] { $most } hráčů
 }.
error-seed-with-others = Klíč zamíchání lze zvolit jen tam, kde nehrají další lidé: kdo ho zná, zná všechny karty.
error-not-your-seat = Toto není vaše místo.
error-not-running = Hra neběží.
error-not-finished = To je možné až po konci hry.
error-no-hint = Nápověda je k dispozici jen tam, kde nehraje nikdo další: v sólové hře, proti botům nebo u jednoho zařízení.
error-analysis-limit = V poslední době jste žádali o mnoho rozborů. Počkejte, až budou hotové, nebo do zítřka.
error-no-turn = Takový tah v rozboru není.
error-nothing-to-play = Odtud už není co hrát.
error-storage = Server teď nemůže nic uložit. Nic se nezměnilo; zkuste to později.
error-stopped = Tento stůl začal se starší verzí hry a teď by se hrál jinak, proto je zastavený. Nic z něj se neztratilo.
error-stale = O tomto už je rozhodnuto. Stůl teď vypadá takto.
error-bot-plays = Za toto místo hraje bot. Nejdřív si místo vezměte zpět.
error-cannot-take-over = Toto místo teď nelze předat botovi ani vzít zpět.
error-is-present = Hráč na tomto místě je přítomen, nebo tu byl před chvílí.
error-back-nothing = Nemáte co vzít zpět.
error-back-revealed = To už vzít zpět nelze: odhalilo se něco skrytého.
error-back-other = To už vzít zpět nelze: je to potvrzené, nebo mezitím jednal někdo jiný.
error-no-draft = Není co potvrdit.
error-bad-record = Toto není zápis odehrané hry.
error-bad-name = Jméno musí mít aspoň jeden viditelný znak.
error-name-taken = Účet tohoto jména už existuje.
error-has-account = Účet už máte.
error-short-password = Heslo musí mít { $n ->
    [one] aspoň { $n } znak
    [few] aspoň { $n } znaky
   *[other] aspoň { $n } znaků
 }.
error-bad-login = Jméno nebo heslo nesouhlasí.
error-bad-password = Heslo nesouhlasí.
error-no-account = Nemáte účet.
error-own-session = Toto přihlášení právě používáte. Odhlaste se.
error-no-own-session = Takové přihlášení nemáte.
error-no-reset-mail = Tento server neposílá e-maily. O odkaz pro nové heslo požádejte provozovatele.
error-mails = Na tuto adresu už odešlo příliš mnoho zpráv. Zkuste to za hodinu.
error-not-owner = Stůl může zavřít jen ten, kdo ho založil.
error-not-alone = U tohoto stolu hrají i jiní. Dohodněte se s nimi na konci, nebo hru vzdejte.
error-has-resigned = Hra na tomto místě už byla vzdána.
error-dealing = Právě se rozdává.
error-no-pledge = K tomuto se místo nezavázalo, nebo je na to příliš brzy či pozdě.
error-silenced = Provozovatel vám na čas zakázal psát.
error-cannot-mute = Tohle místo ztlumit nelze.
error-no-line = Taková zpráva u tohoto stolu není.
error-no-mail = Tento server neposílá e-maily.
error-bad-mail = Toto není e-mailová adresa.

mail-turn-subject = { $title }: jste na tahu
mail-turn-body = { $name }, ve hře { $title } jste na tahu.

    { $link }
mail-confirm-subject = Kolonie: potvrďte svou adresu
mail-confirm-body = Otevřete tento odkaz a dostanete zprávu, kdykoli budete na tahu:

    { $link }

    Pokud jste o to nežádali, nemusíte dělat nic.
mail-reset-subject = Kolonie: nové heslo
mail-reset-body = { $name }, otevřete do hodiny tento odkaz a nastavte si nové heslo:

    { $link }

    Pokud jste o to nežádali, nemusíte dělat nic: heslo zůstává, jaké bylo.
mail-expires-subject = { $title }: váš stůl brzy skončí
mail-expires-body = { $name }, u vašeho stolu hry { $title } se dlouho nic nestalo. Pokud nikdo nepřijde, { $day } skončí.

    { $link }

operator-page = Kolonie: stav serveru
figure-tables-in-memory = Stoly v paměti
figure-sockets = Otevřená spojení
figure-moves-committed = Tahy uložené od spuštění
figure-appends-raced = Tahy, při kterých byl jiný proces rychlejší
figure-painters = Kreslíři u práce
figure-painted = Obrázky od kreslířů
figure-bots-waiting = Boti čekající na přemýšlení
figure-bots-thoughts = Úvahy botů
figure-bots-failures = Selhání botů
figure-mails-sent = Odeslané e-maily
figure-loop-longest-ms = Nejdelší doba, kdy nebyl nikdo obsluhován, v ms
figure-loop-busiest-ms = Z toho nejvíce času procesoru, v ms
figure-loop-held-up = Kolikrát byli ostatní zdrženi
figure-requests = Požadavky
figure-requests-failed = Požadavky, které selhaly naší vinou
figure-requests-refused = Požadavky odmítnuté kvůli limitům
figure-request-ms = Průměrná doba požadavku v ms
