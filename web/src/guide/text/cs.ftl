# Jak hrát: návod, přehled, slovníček.
guide-how = Jak hrát
guide-print = Vytisknout
guide-rules = Všechna pravidla
guide-terms = Slovníček
guide-other = Anglicky: { $name }
guide-find = Najít pojem
guide-term-none = Takový pojem tu není.
guide-in-game = Čísla v textu odkazují na pravidla.
guide-whole = Celý návod
guide-missing = K této hře návod není.
