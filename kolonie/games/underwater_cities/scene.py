def build(box, view): return None
