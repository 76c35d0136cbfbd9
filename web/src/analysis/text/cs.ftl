# -- rozbor hry

analysis-ask = Rozebrat tuto hru
analysis-ask-about = Každý tah každého hráče se porovná s tím nejlepším, co se dá najít. Trvá to několik minut; stránku můžete mezitím opustit.
analysis-thinking = Hodnotí se tah { $done } z { $total }
analysis-leave = Boti u stolů přemýšlejí přednostně. Stránku můžete opustit a vrátit se k ní.
analysis-turns = Tahy
analysis-all = Všechny
analysis-mine = Moje
analysis-mistakes = Chyby { $n }
analysis-chances = Šance na výhru
analysis-expected = Očekávané body
analysis-scores = Body
analysis-board-of = Deska
analysis-decision = Rozhodnutí { $n } z { $all }
analysis-options = { $n ->
    [one] { $n } možnost
    [few] { $n } možnosti
   *[other] { $n } možností
 }. Ukazuje se to, co bylo tehdy známo; skryté karty zůstávají skryté.
analysis-you-played = Zahráno
analysis-better = Lepší
analysis-as-good = Nic lepšího se nenašlo.
analysis-lost = průměrná ztráta bodů
analysis-error = porovnáno v { $worlds ->
    [one] { $worlds } světě
   *[other] { $worlds } světech
 }, ±{ $error }
analysis-chance-lost = šance na výhru −{ $n } %
analysis-unsure = Rozdíl není jistý.
analysis-line = Průběh na desce
analysis-before = Před rozhodnutím
analysis-step = Krok { $n } z { $all }
analysis-ways = Jak začít
analysis-ways-about = o kolik bodů méně než nejlepší
analysis-keys = ↑ ↓ tah · ← → krok · B zahráno, nebo lepší
analysis-swing = { $who }: šance { $n } %
analysis-swing-alone = očekávané body { $n }
analysis-summary = ztráta { $lost } b.
analysis-how = Jak se to odhaduje?
grade-best = Nejlepší
grade-good = Dobrý
grade-inaccuracy = Nepřesnost
grade-mistake = Chyba
grade-blunder = Hrubka
grade-from = od { $n } b.
analysis-none = Žádný z těchto tahů body neztratil.
