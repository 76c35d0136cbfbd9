# Slova kreslené desky AquaSphere.
aq-station = Výzkumná stanice se šesti sektory a stupnicí znalostí
aq-sector = Sektor { $sector }, kontrola: { $who }
aq-nobody = nikdo
aq-area = Sektor { $sector }, { $colour }: { $action }
aq-action-green = rozšířit laboratoř
aq-action-yellow = vzít čas
aq-action-black = vzít krystaly
aq-action-violet = chytit chobotničky
aq-action-blue = vyslat ponorku
aq-action-red = vzít kartu výzkumu
aq-action-white = naprogramovat robota
aq-here-green = { $n ->
    [one] { $n } rozšíření v hromádce
    [few] { $n } rozšíření v hromádce
   *[other] { $n } rozšíření v hromádce
 }
aq-here-yellow = { $n } času zde
aq-here-black = { $n ->
    [one] { $n } krystal zde
    [few] { $n } krystaly zde
   *[other] { $n } krystalů zde
 }
aq-here-violet = { $n ->
    [one] { $n } chobotnička zde
    [few] { $n } chobotničky zde
   *[other] { $n } chobotniček zde
 }
aq-here-red = { $n ->
    [one] { $n } karta v hromádce
    [few] { $n } karty v hromádce
   *[other] { $n } karet v hromádce
 }
aq-subs = { $n ->
    [one] { $n } ponorka
    [few] { $n } ponorky
   *[other] { $n } ponorek
 }
aq-programs = programuje: { $colour }
aq-lock = Zámek { $n }
aq-lock-about = Průchod stojí { $n } času.
aq-bulb = Žárovka { $n }
aq-bulb-about = Znalosti za ponorku nebo kartu výzkumu v tomto kole.
aq-knowledge = znalosti: { $n }
aq-scientist = Vědec: { $name }
aq-hq = Velitelství
aq-start = start
aq-field = { $id }, program: { $colour }
aq-order = Pořadí
aq-out = Pryč
aq-out-about = Stupnice odchodu: kdo odejde první, začíná v dalším kole
aq-next = Další kolo
aq-next-about = Žetony velitelství v dalším kole.
aq-supply = Obecná zásoba
aq-supply-time = { $n } času v obecné zásobě
aq-supply-crystal = krystalů v obecné zásobě: { $n }
aq-supply-octopod = chobotniček v obecné zásobě: { $n }
aq-supply-lab-expansion = rozšíření v balíčku: { $n }
aq-supply-research-card = karet výzkumu v balíčku: { $n }
aq-programmed = Programové symboly
aq-programmed-n = Naprogramováno: { $n }
aq-symbol-on = { $colour }, { $action }: robot naprogramován
aq-symbol-off = { $colour }, { $action }: bez robota
aq-lab = Lab
aq-my-lab = Tvoje laboratoř
aq-lab-of = Laboratoř: { $name }
aq-expansions = { $n ->
    [one] { $n } rozšíření
    [few] { $n } rozšíření
   *[other] { $n } rozšíření
 }
aq-room-time = čas { $n }, místo na { $of }
aq-room-crystals = krystaly { $n }, místo na { $of }
aq-room-octopods = chytí nejvýš { $of } chobotniček najednou
aq-room-research = karty výzkumu { $n }, místo na { $of }
aq-free-slots = { $n ->
    [one] { $n } volné místo pro kartu
    [few] { $n } volná místa pro karty
   *[other] { $n } volných míst pro karty
 }
aq-stock = Tvoje zásoba
aq-bots-left = { $n ->
    [one] { $n } robot v zásobě
    [few] { $n } roboti v zásobě
   *[other] { $n } robotů v zásobě
 }
aq-subs-left = { $n ->
    [one] { $n } ponorka v zásobě
    [few] { $n } ponorky v zásobě
   *[other] { $n } ponorek v zásobě
 }
aq-forecast = Průběžné bodování teď
aq-for-majority = kontrola sektorů
aq-for-bots = roboti ve hře
aq-for-crystals = krystaly
aq-for-octopods = zbylé chobotničky
aq-tab-station = Stanice
aq-tab-hq = Velitelství
aq-tab-lab = Lab
