def rank_list(marks):
    best_first = sorted(set(marks.values()), reverse=True)
    names = sorted(marks, key=lambda name: (-marks[name], name))
    return [f"{best_first.index(marks[name]) + 1} {name} {marks[name]}" for name in names]
