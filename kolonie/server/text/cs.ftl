# Vlastní slova serveru.

server-stopped = Tento stůl je zastavený: program se od té doby změnil a jeho tahy by teď znamenaly něco jiného (pravidla { $then }, nyní { $now }). Vidíte ho tak, jak vypadal po tahu { $shown } z { $moves }. Nic z něj se neztratilo; s dřívějším programem může pokračovat.
server-confirm-turn = Tah je vyzkoušený. Potvrďte ho, nebo ho vezměte zpět.
server-total = celkem
page-not-built = Kolonie běží, ale klient pro prohlížeč není sestavený. Sestavíte ho příkazem: cd web && npm ci && npm run build. Programy najdou popis rozhraní na adrese /schema a příkaz kolonie play hraje v terminálu.
guest-name = Host { $n }

bot-random = Náhodné tahy
bot-greedy = Chamtivec
bot-search = Myslitel

error-invalid = Požadavek není platný. { $field }
error-not-found = Tady nic není.
error-method = To tu nelze udělat.
error-too-large = Požadavek je příliš velký.
error-media-type = Tomuto druhu obsahu server nerozumí.
error-server = Na serveru se něco pokazilo. Nic z toho, co potvrdil, se neztratilo.
error-busy = Server je přetížený. Zkuste to za chvíli.
error-rate = Příliš mnoho požadavků. Chvíli počkejte.
error-no-session = Vaše přihlášení skončilo. Načtěte stránku znovu.
error-csrf = Požadavek nepřišel ze stránky tohoto serveru. Načtěte stránku znovu.
error-no-table = Takový stůl neexistuje, nebo je soukromý.
error-no-game = Hra „{ $game }“ neexistuje.
error-no-link = Tento odkaz neplatí.
error-no-seat = Toto místo je obsazené.
error-no-bot = Bot „{ $bot }“ neexistuje.
error-two-me = Obsadit můžete jedno místo; další místa na témže zařízení jsou pro hráče, kteří se u něj střídají.
error-setup = S těmito volbami stůl připravit nelze.
error-seats = Tato hra je pro { $least } až { $most } hráčů.
error-seed-with-others = Klíč zamíchání lze zvolit jen tam, kde nehrají další lidé: kdo ho zná, zná všechny karty.
error-not-your-seat = Toto není vaše místo.
error-not-running = Hra neběží.
error-not-finished = To je možné až po konci hry.
error-nothing-to-play = Odtud už není co hrát.
error-stopped = Tento stůl začal se starší verzí hry a teď by se hrál jinak, proto je zastavený. Nic z něj se neztratilo.
error-stale = O tomto už je rozhodnuto. Stůl teď vypadá takto.
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
error-no-mail = Tento server neposílá e-maily.
error-bad-mail = Toto není e-mailová adresa.

mail-turn-subject = { $title }: jste na tahu
mail-turn-body = { $name }, ve hře { $title } jste na tahu.

    { $link }
mail-confirm-subject = Kolonie: potvrďte svou adresu
mail-confirm-body = Otevřete tento odkaz a dostanete zprávu, kdykoli budete na tahu:

    { $link }

    Pokud jste o to nežádali, nemusíte dělat nic.
