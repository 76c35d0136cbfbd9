# Vlastní slova enginu.

core-join-then = { $first }, potom { $second }
core-join-or = { $first }, nebo { $second }
core-join-and = { $first }, { $second }
core-counted = { $what } ({ $count })

core-node-nothing = nic
core-node-choose = { $n } z těchto možností: { $parts }
core-node-group = { $may ->
    [yes] cokoli z tohoto v libovolném pořadí: { $parts }
   *[no] v libovolném pořadí: { $parts }
 }
core-node-open = vše, co čeká, v libovolném pořadí
core-node-block = { $part }
core-node-if = pokud { $test }, { $then }
core-node-while = dokud { $test }: { $part }
core-node-repeat = { $n }×: { $part }
core-node-each-seat = každý hráč: { $part }
core-node-simultaneously = všichni hráči zároveň: { $part }
core-node-deadline = povinnosti musí být splněny
core-node-gain = získejte { $what }

core-ask-nothing = Není o čem rozhodovat
core-ask-seq = Co dál?
core-ask-choose = Vyberte { $n ->
    [one] jednu možnost
    [few] { $n } možnosti
   *[other] { $n } možností
 }
core-ask-group = Co provedete? Pořadí je na vás.
core-ask-block = Co dál?
core-ask-if = Co dál?
core-ask-while = Co dál?
core-ask-repeat = Co dál?
core-ask-each-seat = Co dál?
core-ask-simultaneously = Všichni hráči jednají zároveň
core-ask-deadline = Co dál?
core-ask-gain = Co získáte?

core-log-choice = { $told }
core-log-nothing = nestane se nic
core-log-seq = jedno po druhém
core-log-block = část hry
core-log-if = podle okolností
core-log-while = ještě jednou
core-log-repeat = ještě jednou
core-log-each-seat = hráč po hráči
core-log-simultaneously = všichni zároveň
core-log-deadline = všechny povinnosti jsou splněny
core-log-gain = získává { $got }

opt-done = To je vše
opt-skip = Ne

why-not-your-turn = Teď se vás nikdo na nic neptá.
why-no-such-option = „{ $option }“ není mezi možnostmi.
why-no-way = Potom by už nebylo možné provést, co provést musíte.
why-nothing-left = Nic z toho nelze provést.
why-setting-seats = { $setting }: „{ $value }“ nelze zvolit ve hře { $seats ->
    [one] jednoho hráče
    [few] { $seats } hráčů
   *[other] { $seats } hráčů
 }.
why-setting-beside = { $setting }: „{ $value }“ nelze zvolit, pokud je { $other }: „{ $is }“.
why-cannot-pay = To nemůžete zaplatit.

language-name = Čeština
seat-name = Hráč { $n }

# -- terminál

term-welcome = { $title } · { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 } · zamíchání { $commitment }
term-refused = To nejde: { $reason } ({ $rule })
term-why-none = Vše, co byste tu mohli čekat, je možné.
term-why-title = Teď není možné:
term-back-done = Vzato zpět.
term-back-nothing = Nemáte co vzít zpět.
term-back-wall = To už vzít zpět nelze: mezitím se odhalilo něco skrytého.
term-back-other = To už vzít zpět nelze: mezitím jednal někdo jiný.
term-no-rule = Pravidlo { $id } neexistuje.
term-bad-input = Napište číslo od 1 do { $n }, nebo h pro nápovědu.
term-bad-cell = Políčko { $cell } teď zvolit nelze; ta, která lze, mají na mapě číslo.
term-handover = Předejte zařízení: { $seat }. Stiskněte Enter, až se bude dívat jen { $seat }.
term-confirm = Enter: ukončit tah · u: vzít zpět · U: začít tah znovu
term-over = Hra skončila.
term-winner = { $n ->
    [0] Nikdo nevyhrál.
    [one] Vítězství: { $names }
   *[other] Společné vítězství: { $names }
 }
term-total = celkem
term-saved = Zápis uložen do souboru { $file }.
term-not-saved = Do souboru { $file } nelze nic uložit: { $why ->
    [missing] taková složka neexistuje.
    [folder] je to složka.
    [forbidden] nemáte k tomu oprávnění.
   *[other] disk to nedovolil.
 }
term-quit = Hra není dohraná. Dosavadní zápis: { $file }
term-quit-plain = Hra není dohraná.
term-shuffle = Klíč zamíchání { $seed } odpovídá ohlášenému otisku: { $commitment }
term-reconstructed = naše rekonstrukce
term-log-title = Co se stalo
term-you = vy

# -- terminál: nápověda, kroky rozhodnutí, uložená hra

term-help-1 = číslo nebo zápis: volba · u vzít zpět · U začít tah znovu · ? proč něco nejde
term-help-2 = b celý stůl · o 2 deska hráče 2 · l co se stalo · w SOUBOR uložit hru
term-help-3 = r pravidla: číslo, kapitola nebo slova · a přehled · g SLOVO co znamená
term-help-4 = h tato nápověda · t tip: co by zahrál silný hráč · q konec
term-advice-title = Silný hráč by zvažoval (nejlepší první):
term-no-aid = Tato hra přehled nemá.
term-no-term = Slovníček nezná { $word }; samotné g ho ukáže celý.
term-step = { $on ->
    [frame] Číslo nebo sloupec,řádek místa pro políčko v závorkách (např. 4,8) · u zpět
    [map] Napište číslo z mapy, nebo sloupec,řádek (např. 4,8) · u zpět
    [picture] Napište číslo: jak dílek otočíte? Místo vyberete potom.
   *[list] u zpět k předchozímu kroku
 }
term-bad-confirm = Tah čeká na ukončení.
term-no-seat = Takový hráč u stolu není.
term-why-many = { $first } { $n ->
    [one] a ještě { $n }
    [few] a další { $n }
   *[other] a dalších { $n }
 }:
term-more-rules = { $n ->
    [one] a ještě { $n }
    [few] a další { $n }
   *[other] a dalších { $n }
 }; přidejte slovo nebo číslo kapitoly
term-saved-private = Hra je uložena do souboru { $file }. Soubor obsahuje všechna tajemství hry: kdo chce hrát dál, ať do něj nenahlíží. Pokračování: kolonie play --resume { $quoted }
term-resumed = Hra pokračuje od tahu číslo { $n }.
term-reveals = pak už nelze vzít zpět
advice-less = { $tenths ->
    [0] zhruba stejně dobré
   *[other] asi o { NUMBER($points, minimumFractionDigits: 1) } bodu méně
}

core-ask-one-of = Co provedete?

told-done = víc nedělá
told-skip = vynechává to
told-end = víc nedělá
term-always = každá z možností: { $what }

# -- lekce

term-lesson = { $title }, lekce { $n } z { $of }
term-lesson-why = Proč?
term-lesson-next = Enter: dál
term-lesson-more = Enter: další lekce, { $title } · q: pro dnešek stačí
term-lesson-left = Lekce na vás počká.
term-lesson-play = Teď si zahrajte celou hru s průvodcem: kolonie play { $game } --coach
term-coach-blunder = Pozor: { $less } než nejlepší možnost, pokud to průvodce dohlédne. Enter: přesto zahrát · cokoli jiného: zvolit znovu
term-coach-then = potom: { $steps }
term-lesson-help = číslo nebo zápis: volba · Enter: dál · b celý stůl · r pravidla · ? proč něco nejde · q konec

# -- úlohy

puzzle-head = úloha { $n } z { $of }
puzzle-goal = Získejte v tomto tahu { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}.
puzzle-hidden = Tah končí, jakmile je na řadě někdo jiný nebo by se mělo odkrýt něco skrytého.
puzzle-players = { $n ->
    [one] pro jednoho hráče
    [few] { $n } hráči
   *[other] { $n } hráčů
}
puzzle-points = { $sign }{ $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
puzzle-so-far = zatím { $n } z { $goal } bodů
puzzle-solved = Vyřešeno: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}, víc v tomto tahu získat nelze.
puzzle-missed = Tah přinesl { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}, chybí { $missing }.
puzzle-why-other = Nejlepší jiný tah přinese { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}, tedy o { $less } méně: { $turn }.
puzzle-why-ends = Tah může skončit v { $ends } různých pozicích a úlohu { $solving ->
    [one] řeší jediná z nich
    [few] řeší { $solving } z nich
   *[other] řeší { $solving } z nich
}. Vyzkoušeny byly všechny.
puzzle-why-worth = Líbí se i botům: po pokračování v { $worlds } představených světech ho hodnotí o { $points } bodu výš než nejlepší tah, který přinese méně bodů.
puzzle-after = Enter: dál · a znovu · u o krok zpět · s řešení · n další úloha · q konec
puzzle-last = To byla poslední úloha této hry.
puzzle-left = Úloha na vás počká.
puzzle-help = číslo nebo zápis: volba · u o krok zpět · a znovu od začátku · s řešení · n další úloha · b celý stůl · r pravidla · ? proč něco nejde · q konec

# -- rozbor

analysis-course = Šance a očekávané body po daném počtu tahů
analysis-move = tah
analysis-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } b.
analysis-how = { $fitted ->
    [yes] Každá pozice je hodnocena pro každého hráče podle toho, co sám viděl; jak často taková pozice vyhrála a s kolika body skončila, je spočteno z her botů.
   *[no] Každá pozice je hodnocena pro každého hráče podle toho, co sám viděl. Pro tuto hru zatím nic spočteno není: šance berte jako hrubý odhad.
 }
analysis-turning = Zlom: tah { $n }, { $who }, šance { $swing } %
analysis-turning-alone = Zlom: tah { $n }, očekávané body { $swing }
analysis-summary = { $who }: { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
 }, ztraceno { NUMBER($lost, minimumFractionDigits: 1) } b. · ?? { $blunder } · ? { $mistake } · ?! { $inaccuracy }
analysis-lost = ztráta { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } b. (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $chance ->
    [0] { "" }
   *[other] , šance −{ $chance } %
 })
analysis-played = zahráno:
analysis-better = lepší:
analysis-nothing = Nenašel se tah, který by zjevně ztratil body.
analysis-in-rows = V této hře se cena tahu ukáže až v sérii tahů. Každý je hodnocen podle nejlepší série vlastních tahů po něm, jako by ostatní mezitím nic nedělali: ztráty jednotlivých tahů jsou hrubé.
