# Slova nakreslené desky Podmořských měst.
uc-data-era = Éra dat
uc-tab-sea = Moje deska
uc-tab-slots = Pole
uc-tab-hand = Karty
uc-always = Stále
uc-copy = Kopie
uc-rounds = Kola
uc-stock = Zásoba a příští produkce
uc-comes = +{ $n } v příští produkci
uc-hungry = Města budou hladovět
uc-open = { $n ->
    [one] { $n } rozhodnutí v příští produkci
    [few] { $n } rozhodnutí v příští produkci
   *[other] { $n } rozhodnutí v příští produkci
 }
uc-hand = { $n ->
    [0] Žádná karta v ruce
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
 }
uc-hidden = skryté
uc-no-cards = Žádné karty v ruce
uc-claimed = Vyložené před hráčem
uc-claimed-mine = Vyložené před vámi
uc-offer = Nabídka speciálních karet
uc-decks = Nabídka speciálních karet a balíčky
uc-dig = Horní kartu dát dospodu a prohlédnout si další tři
uc-match = shoda
uc-no-match = Barvy se neshodují: efekt karty propadne
uc-lost = efekt propadne
uc-played = zahraná
uc-fits = { $n ->
    [one] { $n } karta v ruce má tuto barvu
    [few] { $n } karty v ruce mají tuto barvu
   *[other] { $n } karet v ruce má tuto barvu
 }
uc-choices = Volby
uc-choices-close = Zavřít volby
