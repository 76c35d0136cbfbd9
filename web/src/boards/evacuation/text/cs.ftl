# Slova kreslené desky Evakuace.
ev-map = Nový svět, { $n ->
    [one] { $n } oblast
    [few] { $n } oblasti
   *[other] { $n } oblastí
 }
ev-old-world = Starý svět
ev-new-world = Nový svět
ev-tab-progress = Pokrok
ev-tab-offers = Akce
ev-settled-by = obsazuje: { $name }
ev-settled = { $n ->
    [one] { $n } osídlená oblast
    [few] { $n } osídlené oblasti
   *[other] { $n } osídlených oblastí
 }
ev-section = úsek { $n }
ev-start = start
ev-lane-outer = vnější
ev-lane-middle = střední
ev-lane-inner = vnitřní
ev-actions = Akce
ev-next = příští akce
ev-now = nyní
ev-paying-0 = energii za akce platí Starý svět
ev-paying-1 = energii za akce platí kterýkoli svět
ev-paying-2 = energii za akce platí Nový svět
ev-group = { $n }. skupina
ev-group-used = { $n ->
    [0] letos nepoužita
    [one] letos použita jednou
   *[other] letos použita { $n }×; po třech použitích stojí každá další akce o 1 energii víc
 }
ev-act-settle = Osídlit
ev-act-shuttle = Raketoplán
ev-act-research = Zkoumat
ev-strength = Síla tento rok
ev-offers = Nabídky
ev-ages = Nejstarší leží první, pod křížkem: na konci roku odchází.
ev-passed = pasuje
ev-eats = nasycení { $n }
ev-areas-left = { $n ->
    [one] zbývá { $n } oblast
    [few] zbývají { $n } oblasti
   *[other] zbývá { $n } oblastí
 }
ev-aboard = Letí na Nový svět
ev-stadiums = { $n ->
    [one] { $n } stadion na Novém světě
    [few] { $n } stadiony na Novém světě
   *[other] { $n } stadionů na Novém světě
 }
ev-smileys = { $n ->
    [one] { $n } smajlík
    [few] { $n } smajlíci
   *[other] { $n } smajlíků
 }
ev-penalties = { $n ->
    [one] { $n } žeton postihu
    [few] { $n } žetony postihu
   *[other] { $n } žetonů postihu
 }
ev-known = vyzkoumané technologie: { $n } z 9
ev-waiting = čekající populace: { $n }
ev-symbols = Symboly pro osídlení
ev-sym-leaf = list
ev-sym-drop = kapka
ev-sym-shield = štít
ev-sym-beacon = maják
ev-have = máte
ev-lack = chybí
ev-draft = Cíle na celou hru
ev-draft-about = Jeden cíl si nechte a ostatní předejte dál; nakonec vám tři zůstanou. Zatím znáte jen své technologie.
ev-price = stojí { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
 }
ev-price-of = { $number }. akce: { $n ->
    [one] { $n } energie
    [few] { $n } energie
   *[other] { $n } energií
 }
ev-year = { $n }. rok
ev-asked-old-food = Starý svět potřebuje { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
 }
ev-asked-new-food = Nový svět potřebuje { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
 }
ev-asked-stadium = { $n ->
    [one] očekává se { $n } stadion
    [few] očekávají se { $n } stadiony
   *[other] očekává se { $n } stadionů
 }
ev-production = produkce, { $name }: { $n }
ev-aim = cíl { $n }
ev-points = { $n ->
    [one] { $n } bod, je-li nejnižší
    [few] { $n } body, je-li nejnižší
   *[other] { $n } bodů, je-li nejnižší
 }
ev-population = populace
ev-farm = farma
ev-steelworks = ocelárna
ev-power-plant = elektrárna
ev-infrastructure = Infrastruktura
