# Úlohy česky.

puzzle-list = Úlohy
puzzle-title = Úlohy: { $title }
puzzle-about = Pozice ze skutečných partií. Máte jeden tah: získejte body, o které úloha žádá. Víc jich v něm získat nelze a stejně jich přinese málokterý tah.
puzzle-solved-of = vyřešeno { $n } z { $of }
puzzle-none = Pro tuto hru zatím žádné úlohy nejsou.
puzzle-n = Úloha { $n }
puzzle-of = Úloha { $n } z { $of }
puzzle-done = vyřešeno
puzzle-talk = Úloha
puzzle-leave = Odejít z úlohy
puzzle-back = O krok zpět
puzzle-again = Začít znovu
puzzle-solution = Řešení
puzzle-step = Krok { $n } z { $of }
puzzle-why = Proč?
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
