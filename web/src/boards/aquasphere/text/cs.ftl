# Slova kreslené desky AquaSphere.
aq-station = Výzkumná stanice se šesti sektory a stupnicí znalostí
aq-sector = Sektor { $sector }, ovládá: { $who }
aq-nobody = nikdo
aq-area = Sektor { $sector }, { $colour }: { $action }
aq-action-green = rozšířit laboratoř
aq-action-yellow = vzít si žetony času
aq-action-black = vzít si krystaly
aq-action-violet = chytit chobotničky
aq-action-blue = umístit ponorku
aq-action-red = vzít si kartu výzkumu
aq-action-white = naprogramovat robota
aq-here-green = { $n ->
    [one] { $n } rozšíření v hromádce
    [few] { $n } rozšíření v hromádce
   *[other] { $n } rozšíření v hromádce
 }
aq-here-yellow = { $n ->
    [one] { $n } žeton času
    [few] { $n } žetony času
   *[other] { $n } žetonů času
 }
aq-here-black = { $n ->
    [one] { $n } krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
 }
aq-here-violet = { $n ->
    [one] { $n } chobotnička
    [few] { $n } chobotničky
   *[other] { $n } chobotniček
 }
aq-here-red = { $n ->
    [one] { $n } karta v hromádce
    [few] { $n } karty v hromádce
   *[other] { $n } karet v hromádce
 }
aq-subs = { $n ->
    [one] { $n } ponorka
    [few] { $n } ponorky
   *[other] { $n } ponorek
 }
aq-programs = programuje symbol: { $colour }
aq-lock = Zámek { $n }
aq-lock-about = Průchod stojí { $n ->
    [one] { $n } žeton času
    [few] { $n } žetony času
   *[other] { $n } žetonů času
 }.
aq-bulb = Žárovka { $n }
aq-bulb-about = Tolik znalostních bodů v tomto kole přináší ponorka nebo karta výzkumu.
aq-refill = Sektor { $sector } před dalším kolem
aq-refill-time = { $n ->
    [one] { $n } žeton času
    [few] { $n } žetony času
   *[other] { $n } žetonů času
 } místo zbylých
aq-refill-crystal = { $n ->
    [one] { $n } další krystal
    [few] { $n } další krystaly
   *[other] { $n } dalších krystalů
 }
aq-refill-octopod = { $n ->
    [one] { $n } další chobotnička
    [few] { $n } další chobotničky
   *[other] { $n } dalších chobotniček
 }
aq-refill-submarine = { $n ->
    [one] { $n } neutrální ponorka
    [few] { $n } neutrální ponorky
   *[other] { $n } neutrálních ponorek
 }
aq-knowledge = znalostní body: { $n }
aq-scientist = Vědec: { $name }
aq-hq = Velitelství
aq-start = start
aq-field = { $id }, programuje symbol: { $colour }
aq-order = Herní pořadí
aq-out = Odstoupení
aq-out-about = Stupnice pořadí odstoupení: kdo odstoupí první, začíná v dalším kole
aq-next = Další kolo
aq-next-about = Programovací žetony na velitelství v dalším kole.
aq-supply = Společná zásoba
aq-supply-time = žetonů času ve společné zásobě: { $n }
aq-supply-crystal = krystalů ve společné zásobě: { $n }
aq-supply-octopod = chobotniček ve společné zásobě: { $n }
aq-supply-lab-expansion = rozšíření v balíčku: { $n }
aq-supply-research-card = karet výzkumu v balíčku: { $n }
aq-programmed = Programové symboly
aq-programmed-n = Naprogramováno: { $n }
aq-symbol-on = { $colour }, { $action }: robot naprogramován
aq-symbol-off = { $colour }, { $action }: bez robota
aq-lab = Laboratoř
aq-my-lab = Vaše laboratoř
aq-lab-of = Laboratoř: { $name }
aq-expansions = { $n ->
    [one] { $n } rozšíření
    [few] { $n } rozšíření
   *[other] { $n } rozšíření
 }
aq-room-time = žetony času { $n }, místo na { $of }
aq-room-crystals = krystaly { $n }, místo na { $of }
aq-room-octopods = chytí najednou nejvýše { $of ->
    [one] { $of } chobotničku
    [few] { $of } chobotničky
   *[other] { $of } chobotniček
 }
aq-room-research = karty výzkumu { $n }, místo na { $of }
aq-most = max.
aq-free-slots = { $n ->
    [one] { $n } volné místo pro kartu
    [few] { $n } volná místa pro karty
   *[other] { $n } volných míst pro karty
 }
aq-stock = Vaše zásoba
aq-bots-left = { $n ->
    [one] { $n } robot v zásobě
    [few] { $n } roboti v zásobě
   *[other] { $n } robotů v zásobě
 }
aq-subs-left = { $n ->
    [one] { $n } ponorka v zásobě
    [few] { $n } ponorky v zásobě
   *[other] { $n } ponorek v zásobě
 }
aq-forecast = Kdyby se teď bodovalo
aq-for-majority = převaha na ovládacích políčkách
aq-for-bots = roboti ve hře
aq-for-crystals = krystaly
aq-for-octopods = zbylé chobotničky
aq-tab-station = Stanice
aq-tab-hq = Velitelství
aq-tab-lab = Laboratoř
