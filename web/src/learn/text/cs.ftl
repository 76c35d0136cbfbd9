# Lekce česky.

learn-title = Naučte se hrát: { $title }
learn-all = Naučte se hrát
learn-about = Krátké lekce na skutečné desce, dohromady { $minutes } minut. Každý tah je opravdový; nic, co tu uděláte, se nepočítá.
learn-lesson = Lekce { $n } z { $of }
learn-minutes = { $n } min
learn-begin = Začít
learn-resume = Pokračovat
learn-repeat = Zopakovat
learn-done = hotovo
learn-lessons = Lekce
learn-step = Krok { $n } z { $of }
learn-coach = Průvodce
learn-why = Proč?
learn-next = Dál
learn-show = Ukázat
learn-back = O krok zpět
learn-skip = Odejít z lekce
learn-finished = Lekce je u konce
learn-next-lesson = Další lekce: { $title }
learn-again = Ještě jednou
learn-play = Zahrát si proti začátečníkům
learn-points = Na desce { $n ->
    [one] je označeno jedno místo
    [few] jsou označena { $n } místa
   *[other] je označeno { $n } míst
 }
