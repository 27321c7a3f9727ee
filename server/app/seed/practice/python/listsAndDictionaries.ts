import type { PythonExerciseSeed } from "../exerciseSeed";

export const listsAndDictionaries: PythonExerciseSeed[] = [
  {
    kind: "PYTHON",
    title: "Cold in Leh",
    slug: "cold-in-leh",
    topic: "Lists and dictionaries",
    level: "BASIC",
    minutes: 10,
    prompt: `A weather station in Leh keeps a list of temperatures. In January, all of them are below zero.

Write \`extremes(temperatures)\`. It returns two numbers, the lowest and the highest:

\`\`\`text
extremes([-12, -3, -20]) gives (-20, -3)
\`\`\`

Find them yourself, **without \`min()\`, \`max()\` or sorting**. An empty list has neither: return \`None\`.

Choose your first value with care: if you begin with \`highest = 0\`, you report 0 degrees, and it was never that warm.`,
    starterCode: `def extremes(temperatures):
    # Your code here
    pass


print(extremes([-12, -3, -20]))`,
    solution: `def extremes(temperatures):
    if not temperatures:
        return None
    lowest = highest = temperatures[0]
    for value in temperatures:
        if value < lowest:
            lowest = value
        if value > highest:
            highest = value
    return lowest, highest


print(extremes([-12, -3, -20]))`,
    hints: [
      "If you see only the first value of the list, what are the lowest and the highest so far?",
      "Start both with `temperatures[0]`, then go through the list. A value below the lowest becomes the lowest, one above the highest becomes the highest.",
      "In the loop: `if value < lowest: lowest = value`, and a second `if` for the highest. Before all that: `if not temperatures: return …`",
    ],
    tests: [
      {
        kind: "call",
        call: "extremes([-12, -3, -20])",
        visibility: "VISIBLE",
        about: "Three days in January",
      },
      { kind: "call", call: "extremes([18, 21.5, 9, 24])", visibility: "VISIBLE", about: "Days in June" },
      { kind: "call", call: "extremes([])", visibility: "VISIBLE", about: "No values" },
      {
        kind: "structure",
        rule: { avoids: ["call:min", "call:max", "call:sorted", "call:sort"] },
        visibility: "VISIBLE",
        about: "No min(), no max(), no sorting",
      },
      { kind: "call", call: "extremes([7])", visibility: "HIDDEN", about: "One value" },
      { kind: "call", call: "extremes([-5, -5, -5])", visibility: "HIDDEN", about: "All values the same" },
      {
        kind: "call",
        call: "extremes([3, 1, -2, -9])",
        visibility: "HIDDEN",
        about: "It becomes colder every day",
      },
      {
        kind: "call",
        call: "extremes([-9, -2, 1, 3])",
        visibility: "HIDDEN",
        about: "It becomes warmer every day",
      },
      {
        kind: "call",
        call: "[extremes([150, 120]), extremes([-150, -120])]",
        visibility: "HIDDEN",
        about: "Values beyond any weather",
      },
      {
        kind: "call",
        call: "temperatures",
        setup: `temperatures = [4, -1, 9, 2]
extremes(temperatures)`,
        visibility: "HIDDEN",
        about: "The list stays as it was",
      },
    ],
  },
  {
    kind: "PYTHON",
    title: "Cricket averages",
    slug: "cricket-averages",
    topic: "Lists and dictionaries",
    level: "MEDIUM",
    minutes: 15,
    prompt: `A batter's average is the number of all runs, divided by how often the batter was **out**. An innings that ends "not out" adds its runs, but no dismissal. That's why good finishers have such high averages.

Write \`averages(innings)\`. \`innings\` is a list with a tuple for each innings: the name, the runs, and whether the batter was out. Return a dictionary from names to averages, rounded to 2 decimals:

\`\`\`text
averages([("Anu", 70, True), ("Anu", 30, False), ("Bela", 9, True)])
gives {"Anu": 100.0, "Bela": 9.0}
\`\`\`

A batter who was never out has no average: use \`None\`.`,
    starterCode: `def averages(innings):
    result = {}
    # Your code here
    return result


print(averages([("Anu", 70, True), ("Anu", 30, False), ("Bela", 9, True)]))`,
    solution: `def averages(innings):
    runs = {}
    outs = {}
    for name, scored, is_out in innings:
        runs[name] = runs.get(name, 0) + scored
        outs[name] = outs.get(name, 0) + (1 if is_out else 0)
    result = {}
    for name in runs:
        result[name] = round(runs[name] / outs[name], 2) if outs[name] else None
    return result


print(averages([("Anu", 70, True), ("Anu", 30, False), ("Bela", 9, True)]))`,
    hints: [
      "For one batter you need two numbers that grow with each innings. Which?",
      "Two dictionaries, `runs` and `outs`. `runs.get(name, 0) + scored` also works for a name that is new. Divide in a second loop, when all innings are counted.",
      "In the second loop: `result[name] = round(runs[name] / outs[name], 2)`, but only `if outs[name]`; otherwise `None`.",
    ],
    tests: [
      {
        kind: "call",
        call: 'averages([("Anu", 70, True), ("Anu", 30, False), ("Bela", 9, True)])',
        visibility: "VISIBLE",
        about: "Two batters",
      },
      {
        kind: "call",
        call: 'averages([("Kavi", 52, False), ("Kavi", 48, False)])',
        visibility: "VISIBLE",
        about: "Never out",
      },
      { kind: "call", call: "averages([])", visibility: "HIDDEN", about: "No innings" },
      { kind: "call", call: 'averages([("Farid", 0, True)])', visibility: "HIDDEN", about: "Out for a duck" },
      {
        kind: "call",
        call: 'averages([("Leela", 50, True), ("Leela", 31, True), ("Leela", 20, True), ("Leela", 0, False)])',
        visibility: "HIDDEN",
        about: "A long fraction",
      },
      {
        kind: "call",
        call: 'averages([("Omkar", 10, True), ("Sunil", 82, False), ("Omkar", 45, True), ("Sunil", 18, True), ("Omkar", 5, True), ("Tejas", 3, False)])',
        visibility: "HIDDEN",
        about: "The innings of several batters, mixed",
      },
      {
        kind: "call",
        call: '[averages([("Usha", 40, True)]), averages([("Usha", 20, True)])]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  },
  {
    kind: "PYTHON",
    title: "GST on a bill",
    slug: "gst-on-a-bill",
    topic: "Lists and dictionaries",
    level: "MEDIUM",
    minutes: 15,
    prompt: `A shop's bill lists prices before tax, and each item has its own GST rate. \`items\` is a list of pairs, a price and a rate in per cent: \`(200, 5)\` costs 200 rupees plus 10 rupees of tax.

Write \`gst_bill(items)\`. It returns a dictionary with three values as decimal numbers, rounded to 2 decimals: \`"net"\` (all prices), \`"gst"\` (all taxes) and \`"total"\` (both together).

\`\`\`text
gst_bill([(200, 5), (99.5, 18)])
gives {"net": 299.5, "gst": 27.91, "total": 327.41}
\`\`\`

Round only at the end: rounding the tax of each item loses paise. For an empty bill, all three values are 0.0. If a price or a rate is negative, raise a \`ValueError\`.`,
    starterCode: `def gst_bill(items):
    net = 0.0
    gst = 0.0
    # Your code here
    return {"net": net, "gst": gst, "total": net + gst}


print(gst_bill([(200, 5), (99.5, 18)]))`,
    solution: `def gst_bill(items):
    net = 0.0
    gst = 0.0
    for price, rate in items:
        if price < 0 or rate < 0:
            raise ValueError("Prices and rates cannot be negative")
        net += price
        gst += price * rate / 100
    return {"net": round(net, 2), "gst": round(gst, 2), "total": round(net + gst, 2)}


print(gst_bill([(200, 5), (99.5, 18)]))`,
    hints: [
      "How much tax is on one item, and which two sums grow with it?",
      "`for price, rate in items:` unpacks the pairs. The tax of one item is `price * rate / 100`. `round(number, 2)` belongs in the last line.",
      'In the loop, first `if price < 0 or rate < 0: raise ValueError("…")`, then `net += price` and `gst += …`',
    ],
    tests: [
      { kind: "call", call: "gst_bill([(200, 5), (99.5, 18)])", visibility: "VISIBLE", about: "Two items" },
      { kind: "call", call: "gst_bill([])", visibility: "VISIBLE", about: "An empty bill" },
      {
        kind: "raises",
        call: "gst_bill([(200, 5), (-10, 18)])",
        visibility: "VISIBLE",
        about: "A negative price",
      },
      { kind: "call", call: "gst_bill([(45, 0), (60, 0)])", visibility: "HIDDEN", about: "Without tax" },
      {
        kind: "call",
        call: "gst_bill([(0.13, 18)] * 10)",
        visibility: "HIDDEN",
        about: "Many items with small taxes",
      },
      {
        kind: "call",
        call: "gst_bill([(82999, 18), (1499.99, 40)])",
        visibility: "HIDDEN",
        about: "A costly item",
      },
      {
        kind: "call",
        call: "[gst_bill([(10, 5)]), gst_bill([(20, 5)])]",
        visibility: "HIDDEN",
        about: "Called twice",
      },
      { kind: "raises", call: "gst_bill([(200, -5)])", visibility: "HIDDEN", about: "A negative rate" },
      { kind: "call", call: "gst_bill([(0, 18), (50, 5)])", visibility: "HIDDEN", about: "A free item" },
      {
        kind: "raises",
        call: "gst_bill([(-0.5, 18)])",
        visibility: "HIDDEN",
        about: "A price just below zero",
      },
      {
        kind: "raises",
        call: "gst_bill([(10, -0.5)])",
        visibility: "HIDDEN",
        about: "A rate just below zero",
      },
    ],
  },
];
