import type { PythonExerciseSeed } from "../exerciseSeed";

export const dataTasks: PythonExerciseSeed[] = [
  {
    kind: "PYTHON",
    title: "A moving average",
    slug: "moving-average",
    topic: "Data tasks",
    level: "MEDIUM",
    minutes: 12,
    prompt: `Daily numbers jump up and down. To see the trend, take the mean of several days in a row: days 1 to 3, days 2 to 4, and so on.

Write \`moving_average(values, width)\`. It returns a list with the mean of every \`width\` neighbouring values:

\`\`\`text
moving_average([10, 20, 60, 40], 2) gives [15.0, 40.0, 50.0]
\`\`\`

If there are fewer values than \`width\`, the list is empty. A width below 1 makes no sense: raise a \`ValueError\`. Don't round.`,
    starterCode: `def moving_average(values, width):
    means = []
    # Your code here
    return means


print(moving_average([10, 20, 60, 40], 2))`,
    solution: `def moving_average(values, width):
    if width < 1:
        raise ValueError("The width must be at least 1")
    means = []
    for start in range(len(values) - width + 1):
        part = values[start : start + width]
        means.append(sum(part) / width)
    return means


print(moving_average([10, 20, 60, 40], 2))`,
    hints: [
      "4 values with a width of 2 give 3 means. How many means do 10 values with a width of 4 give?",
      "`values[start : start + width]` cuts `width` values out of the list. `start` runs from 0 to `len(values) - width`, included.",
      "`for start in range(len(values) - width + 1):`, and inside it append `sum(values[start : start + width]) / …`",
    ],
    tests: [
      {
        kind: "call",
        call: "moving_average([10, 20, 60, 40], 2)",
        visibility: "VISIBLE",
        about: "Two days at a time",
      },
      {
        kind: "call",
        call: "moving_average([3, 3, 9, 0, 6], 3)",
        visibility: "VISIBLE",
        about: "Three days at a time",
      },
      { kind: "raises", call: "moving_average([1, 2], 0)", visibility: "VISIBLE", about: "A width of zero" },
      {
        kind: "call",
        call: "moving_average([4, 8, 6, 2], 4)",
        visibility: "HIDDEN",
        about: "As wide as the list",
      },
      { kind: "call", call: "moving_average([5, 7], 3)", visibility: "HIDDEN", about: "Wider than the list" },
      { kind: "call", call: "moving_average([7, -2], 1)", visibility: "HIDDEN", about: "One day at a time" },
      {
        kind: "call",
        call: "moving_average([1, 2, 2, 5], 3)",
        visibility: "HIDDEN",
        about: "Means with many decimals",
      },
      { kind: "call", call: "moving_average([], 2)", visibility: "HIDDEN", about: "No values" },
      {
        kind: "call",
        call: "[moving_average([2, 4], 2), moving_average([6, 8], 2)]",
        visibility: "HIDDEN",
        about: "Called twice",
      },
      {
        kind: "call",
        call: "values",
        setup: `values = [1, 5, 3, 8]
moving_average(values, 2)`,
        visibility: "HIDDEN",
        about: "The list of values stays as it was",
      },
      {
        kind: "raises",
        call: "moving_average([1, 2, 3], -2)",
        visibility: "HIDDEN",
        about: "A negative width",
      },
    ],
  },
  {
    kind: "PYTHON",
    title: "Count the tokens",
    slug: "count-the-tokens",
    topic: "Data tasks",
    level: "MEDIUM",
    minutes: 15,
    prompt: `Before a machine can read reviews, it cuts them into **tokens**. Ours are simple: a token is a run of letters and digits, and any other character ends it. Capitals do not count.

Write \`count_tokens(text)\`. It returns a dictionary from each token to how often it appears:

\`\`\`text
count_tokens("Chai, chai! Garam chai.") gives {"chai": 3, "garam": 1}
\`\`\`

\`split()\` alone is not enough, because then \`chai,\` and \`chai.\` would be two different tokens. A hyphen ends a token as well: \`GST-bill\` gives \`gst\` and \`bill\`.`,
    starterCode: `def count_tokens(text):
    counts = {}
    # Your code here
    return counts


print(count_tokens("Chai, chai! Garam chai."))`,
    solution: `def count_tokens(text):
    cleaned = ""
    for char in text.lower():
        cleaned += char if char.isalnum() else " "
    counts = {}
    for token in cleaned.split():
        counts[token] = counts.get(token, 0) + 1
    return counts


print(count_tokens("Chai, chai! Garam chai."))`,
    hints: [
      "If every comma, full stop and hyphen were a space, what would be left to do?",
      "Build a new string: keep a character if `char.isalnum()`, otherwise add a space. Then `split()`, and count with `counts.get(token, 0)`.",
      '`cleaned += char if char.isalnum() else " "` for each character of `text.lower()`; then `for token in cleaned.split():` counts.',
    ],
    tests: [
      {
        kind: "call",
        call: 'count_tokens("Chai, chai! Garam chai.")',
        visibility: "VISIBLE",
        about: "Chai, again and again",
      },
      {
        kind: "call",
        call: 'count_tokens("GST-bill: pay the bill")',
        visibility: "VISIBLE",
        about: "A hyphen ends a token",
      },
      { kind: "call", call: 'count_tokens("")', visibility: "HIDDEN", about: "An empty text" },
      { kind: "call", call: 'count_tokens("... !? --")', visibility: "HIDDEN", about: "Only punctuation" },
      {
        kind: "call",
        call: 'count_tokens("5G phone, 5g plan, 2 SIMs")',
        visibility: "HIDDEN",
        about: "Digits belong to tokens",
      },
      {
        kind: "call",
        call: 'count_tokens("upi_id and UPI/id")',
        visibility: "HIDDEN",
        about: "An underscore ends a token too",
      },
      {
        kind: "call",
        call: `count_tokens("good\\nvery good\\tGOOD")`,
        visibility: "HIDDEN",
        about: "Line breaks",
      },
      {
        kind: "call",
        call: '[count_tokens("idli"), count_tokens("vada")]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
      {
        kind: "call",
        call: 'count_tokens("Café, chai. CAFÉ!")',
        visibility: "HIDDEN",
        about: "Letters with accents",
      },
    ],
  },
];
