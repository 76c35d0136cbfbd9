# How to play: guide, player aid, glossary.
guide-how = How to play
guide-print = Print
guide-rules = All rules
guide-terms = Glossary
guide-other = In Czech: { $name }
guide-find = Find a term
guide-term-none = No such term.
guide-in-game = The numbers in the text refer to the rules.
guide-whole = The whole guide
guide-missing = There is no guide to this game.
