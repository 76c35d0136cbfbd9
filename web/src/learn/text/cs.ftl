# Lekce česky.

learn-title = Naučte se hrát: { $title }
learn-all = Naučte se hrát
learn-about = Krátké lekce na skutečné desce. Každý tah je opravdový; nic, co tu uděláte, se nepočítá.
learn-count = hotovo { $done } z { $of } lekcí · dohromady { $minutes } minut
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
learn-play = Zahrát první partii s průvodcem
learn-points = Na desce { $n ->
    [one] je označeno jedno místo
    [few] jsou označena { $n } místa
   *[other] je označeno { $n } míst
 }

learn-first-game = První partie
learn-first-game-about = Celá hra proti lehkému botovi. Průvodce říká, o co při každém rozhodnutí jde, označí dobré možnosti, varuje před hrubou chybou a mlkne, jak ho budete potřebovat méně.
learn-play-short = Hrát

# Průvodce u stolu.
coach-thinking = Průvodce hledá dobré možnosti…
coach-silent = To už umíte. Průvodce mlčí.
coach-ask = Zeptat se průvodce
coach-blunder = Pozor: { $less } než nejlepší možnost, pokud to průvodce dohlédne.
coach-instead = Podívejte se na: { $option }
learn-go-on = Pokračovat v učení, { $course }: { $n }. lekce, { $title }
