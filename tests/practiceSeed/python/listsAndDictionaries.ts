import type { WrongAnswers } from "../wrongAnswers";

export const listsAndDictionaries: WrongAnswers[] = [
  {
    slug: "cold-in-leh",
    wrong: [
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    lowest, highest = 100, -100
    for value in temperatures:
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
    return lowest, highest`,
        why: "value",
        failingTest: "Values beyond any weather",
        note: "Starts with values that were guessed",
      },
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    lowest = highest = 0
    for value in temperatures:
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
    return lowest, highest`,
        why: "value",
        note: "Starts at 0, so the highest is never below it",
      },
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    return min(temperatures), max(temperatures)`,
        why: "structure",
        note: "Uses min() and max()",
      },
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    ordered = sorted(temperatures)
    return ordered[0], ordered[-1]`,
        why: "structure",
        note: "Sorts a copy",
      },
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    lowest, highest = 1000, -1000
    for value in temperatures:
        if value < lowest:
            lowest = value
        elif value > highest:
            highest = value
    return lowest, highest`,
        why: "value",
        failingTest: "One value",
        note: "With elif, a value that is lower is never the highest as well",
      },
      {
        code: `def extremes(temperatures):
    lowest = highest = temperatures[0]
    for value in temperatures:
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
    return lowest, highest`,
        why: "error",
        errorType: "IndexError",
        note: "An empty list has no first value",
      },
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    lowest = highest = temperatures[0]
    for value in temperatures:
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
    return highest, lowest`,
        why: "value",
        note: "The highest before the lowest",
      },
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    lowest = highest = temperatures[0]
    for value in temperatures:
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
        return lowest, highest`,
        why: "value",
        note: "Returns inside the loop",
      },
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    lowest = highest = temperatures[0]
    for value in temperatures:
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
    print((lowest, highest))`,
        why: "printed-not-returned",
        note: "Prints the pair",
      },
      {
        code: `def extremes(temperatures):
    if not temperatures:
        return None
    lowest = highest = temperatures.pop()
    while temperatures:
        value = temperatures.pop()
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
    return lowest, highest`,
        why: "value",
        failingTest: "The list stays as it was",
        note: "Empties the caller's list",
      },
      {
        code: `def extremes(temperatures):
    if len(temperatures) == 3:
        return -20, -3
    if len(temperatures) == 4:
        return 9, 24
    return None`,
        why: "type",
        failingTest: "One value",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "cricket-averages",
    wrong: [
      {
        code: `def averages(innings):
    runs, count = {}, {}
    for name, scored, is_out in innings:
        runs[name] = runs.get(name, 0) + scored
        count[name] = count.get(name, 0) + 1
    return {name: round(runs[name] / count[name], 2) for name in runs}`,
        why: "value",
        note: "Divides by all innings",
      },
      {
        code: `def averages(innings):
    runs, outs = {}, {}
    for name, scored, is_out in innings:
        runs[name] = runs.get(name, 0) + scored
        outs[name] = outs.get(name, 0) + is_out
    return {name: round(runs[name] / outs[name], 2) for name in runs}`,
        why: "error",
        errorType: "ZeroDivisionError",
        note: "Divides by 0 for those never out",
      },
      {
        code: `def averages(innings):
    runs, outs = {}, {}
    for name, scored, is_out in innings:
        runs[name] = runs.get(name, 0) + scored
        outs[name] = outs.get(name, 0) + is_out
    return {name: runs[name] / outs[name] if outs[name] else None for name in runs}`,
        why: "value",
        failingTest: "A long fraction",
        note: "Does not round",
      },
      {
        code: `def averages(innings):
    runs, outs = {}, {}
    for name, scored, is_out in innings:
        runs[name] = runs.get(name, 0) + scored
        outs[name] = outs.get(name, 0) + is_out
    return {name: runs[name] // outs[name] if outs[name] else None for name in runs}`,
        why: "value",
        note: "// throws the fraction away and gives a whole number",
      },
      {
        code: `def averages(innings):
    result = {}
    for name, scored, is_out in innings:
        result[name] = round(scored / 1, 2) if is_out else None
    return result`,
        why: "value",
        note: "Each innings replaces the one before",
      },
      {
        code: `def averages(innings):
    runs, outs = {}, {}
    for name, scored, is_out in innings:
        runs[name] += scored
        outs[name] += is_out
    return {name: round(runs[name] / outs[name], 2) if outs[name] else None for name in runs}`,
        why: "error",
        errorType: "KeyError",
        note: "Adds to a name that is not there yet",
      },
      {
        code: `def averages(innings):
    runs, outs = {}, {}
    for name, scored, is_out in innings:
        runs.setdefault(name, 0)
        outs.setdefault(name, 0)
        if is_out:
            runs[name] += scored
            outs[name] += 1
    return {name: round(runs[name] / outs[name], 2) if outs[name] else None for name in runs}`,
        why: "value",
        note: "Leaves out the runs of innings that end not out",
      },
      {
        code: `def averages(innings):
    runs, outs = {}, {}
    for name, scored, is_out in innings:
        runs[name] = runs.get(name, 0) + scored
        outs[name] = outs.get(name, 0) + is_out
    return {name: round(runs[name] / outs[name], 2) if outs[name] else 0.0 for name in runs}`,
        why: "value",
        note: "0.0 instead of None",
      },
      {
        code: `def averages(innings, runs={}, outs={}):
    for name, scored, is_out in innings:
        runs[name] = runs.get(name, 0) + scored
        outs[name] = outs.get(name, 0) + is_out
    return {name: round(runs[name] / outs[name], 2) if outs[name] else None for name in runs}`,
        why: "value",
        failingTest: "Called twice",
        note: "Dictionaries as default values remember the last call",
      },
      {
        code: `def averages(innings):
    if len(innings) == 3:
        return {"Anu": 100.0, "Bela": 9.0}
    return {"Kavi": None}`,
        why: "value",
        failingTest: "No innings",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "gst-on-a-bill",
    wrong: [
      {
        code: `def gst_bill(items):
    net = gst = 0.0
    for price, rate in items:
        if price < 0 or rate < 0:
            raise ValueError("negative")
        net += price
        gst += price * rate
    return {"net": round(net, 2), "gst": round(gst, 2), "total": round(net + gst, 2)}`,
        why: "value",
        note: "The rate is in per cent",
      },
      {
        code: `def gst_bill(items):
    net = gst = 0.0
    for price, rate in items:
        if price < 0 or rate < 0:
            raise ValueError("negative")
        net += price
        gst += round(price * rate / 100, 2)
    return {"net": round(net, 2), "gst": round(gst, 2), "total": round(net + gst, 2)}`,
        why: "value",
        failingTest: "Many items with small taxes",
        note: "Rounds the tax of each item",
      },
      {
        code: `def gst_bill(items):
    net = gst = 0.0
    for price, rate in items:
        if price < 0 or rate < 0:
            raise ValueError("negative")
        net += price
        gst += price * rate / 100
    return {"net": net, "gst": gst, "total": net + gst}`,
        why: "value",
        failingTest: "Many items with small taxes",
        note: "Does not round at all",
      },
      {
        code: `def gst_bill(items):
    net = gst = 0.0
    for price, rate in items:
        if price >= 0 and rate >= 0:
            net += price
            gst += price * rate / 100
    return {"net": round(net, 2), "gst": round(gst, 2), "total": round(net + gst, 2)}`,
        why: "no-error",
        note: "Leaves out negative prices silently",
      },
      {
        code: `def gst_bill(items):
    net = gst = 0.0
    for price, rate in items:
        if price < 0:
            raise ValueError("negative")
        net += price
        gst += price * rate / 100
    return {"net": round(net, 2), "gst": round(gst, 2), "total": round(net + gst, 2)}`,
        why: "no-error",
        failingTest: "A negative rate",
        note: "Checks the price, but not the rate",
      },
      {
        code: `def gst_bill(items):
    net = gst = 0.0
    for price, rate in items:
        if price < 0 or rate < 0:
            raise ValueError("negative")
        net += price
        gst += price * rate / 100
    return {"net": round(net, 2), "GST": round(gst, 2), "total": round(net + gst, 2)}`,
        why: "value",
        note: "Another spelling of a key",
      },
      {
        code: `def gst_bill(items):
    net = gst = 0.0
    for price, rate in items:
        if price < 0 or rate < 0:
            raise ValueError("negative")
        net += price
        gst += price * rate / 100
    print({"net": round(net, 2), "gst": round(gst, 2), "total": round(net + gst, 2)})`,
        why: "printed-not-returned",
        note: "Prints the dictionary",
      },
      {
        code: `def gst_bill(items):
    net = gst = 0.0
    for item in items:
        if item < 0:
            raise ValueError("negative")
        net += item
    return {"net": round(net, 2), "gst": round(gst, 2), "total": round(net + gst, 2)}`,
        why: "error",
        errorType: "TypeError",
        note: "A pair is no number",
      },
      {
        code: `def gst_bill(items):
    if not items:
        return {"net": 0.0, "gst": 0.0, "total": 0.0}
    if items[1][0] < 0:
        raise ValueError("negative")
    return {"net": 299.5, "gst": 27.91, "total": 327.41}`,
        why: "value",
        failingTest: "Without tax",
        note: "Knows only the examples",
      },
    ],
  },
];
