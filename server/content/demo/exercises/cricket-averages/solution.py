def averages(innings):
    runs = {}
    outs = {}
    for name, scored, is_out in innings:
        runs[name] = runs.get(name, 0) + scored
        outs[name] = outs.get(name, 0) + (1 if is_out else 0)
    result = {}
    for name in runs:
        result[name] = round(runs[name] / outs[name], 2) if outs[name] else None
    return result


print(averages([("Anu", 70, True), ("Anu", 30, False), ("Bela", 9, True)]))
