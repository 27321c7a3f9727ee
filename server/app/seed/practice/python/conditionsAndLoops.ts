import type { PythonExerciseSeed } from "../exerciseSeed";

export const conditionsAndLoops: PythonExerciseSeed[] = [
  {
    kind: "PYTHON",
    title: "Who may vote?",
    slug: "who-may-vote",
    topic: "Conditions and loops",
    level: "BASIC",
    minutes: 2,
    prompt: `In India, people may vote from the age of 18.

Write \`may_vote(age)\`. It returns \`True\` or \`False\`:

\`\`\`text
may_vote(20) gives True
may_vote(12) gives False
\`\`\`

Careful: on your 18th birthday you may already vote.`,
    starterCode: `def may_vote(age):
    # Your code here
    pass


print(may_vote(20))
print(may_vote(12))`,
    solution: `def may_vote(age):
    return age >= 18


print(may_vote(20))
print(may_vote(12))`,
    hints: [
      "Which number do you compare the age with? And does 18 itself count?",
      '`>` means "more than", `>=` means "at least". A comparison is `True` or `False` by itself.',
      "`return age >= …`",
    ],
    tests: [
      { kind: "call", call: "may_vote(20)", visibility: "VISIBLE", about: "A student" },
      { kind: "call", call: "may_vote(12)", visibility: "VISIBLE", about: "A child" },
      { kind: "call", call: "may_vote(18)", visibility: "HIDDEN", about: "On the birthday itself" },
      { kind: "call", call: "may_vote(17)", visibility: "HIDDEN", about: "One year too young" },
      { kind: "call", call: "may_vote(0)", visibility: "HIDDEN", about: "A baby" },
      { kind: "call", call: "may_vote(104)", visibility: "HIDDEN", about: "A great-grandmother" },
    ],
  },
  {
    kind: "PYTHON",
    title: "Count the laddoos",
    slug: "count-the-laddoos",
    topic: "Conditions and loops",
    level: "BASIC",
    minutes: 3,
    prompt: `Laddoos for the wedding arrive in boxes of different sizes. A list holds the number of laddoos in each box.

Write \`laddoos(boxes)\`. It returns how many laddoos there are in total:

\`\`\`text
laddoos([4, 6, 2]) gives 12
\`\`\`

**Use a \`for\` loop, not \`sum()\`.** If there are no boxes, there are 0 laddoos.`,
    starterCode: `def laddoos(boxes):
    total = 0
    # Go through the boxes with a for loop
    return total


print(laddoos([4, 6, 2]))`,
    solution: `def laddoos(boxes):
    total = 0
    for box in boxes:
        total += box
    return total


print(laddoos([4, 6, 2]))`,
    hints: [
      "What has to happen to `total` for each box?",
      "`for box in boxes:` gives you one number after the other. `total += box` adds it to the total.",
      "Two lines are missing, the second one indented: `for box in boxes:` and `total += …`.",
    ],
    tests: [
      { kind: "call", call: "laddoos([4, 6, 2])", visibility: "VISIBLE", about: "Three boxes" },
      { kind: "call", call: "laddoos([])", visibility: "VISIBLE", about: "No box" },
      {
        kind: "structure",
        rule: { uses: ["for"], avoids: ["call:sum"] },
        visibility: "VISIBLE",
        about: "A for loop and no sum()",
      },
      { kind: "call", call: "laddoos([11])", visibility: "HIDDEN", about: "One box" },
      { kind: "call", call: "laddoos([0, 7, 0])", visibility: "HIDDEN", about: "Empty boxes among them" },
      { kind: "call", call: "laddoos(list(range(5000)))", visibility: "HIDDEN", about: "Very many boxes" },
      {
        kind: "call",
        call: "[laddoos([3, 4]), laddoos([5])]",
        visibility: "HIDDEN",
        about: "Called twice",
      },
      {
        kind: "call",
        call: "boxes",
        setup: `boxes = [3, 5]
laddoos(boxes)`,
        visibility: "HIDDEN",
        about: "The list of boxes stays as it was",
      },
    ],
  },
  {
    kind: "PYTHON",
    title: "The auto's fare",
    slug: "auto-fare",
    topic: "Conditions and loops",
    level: "BASIC",
    minutes: 8,
    prompt: `An auto costs 30 rupees for the first 2 kilometres, and 15 rupees for each kilometre after that. The 30 rupees are the minimum: you pay them even if you get out at the first corner.

Write \`fare(km)\` for a whole number of kilometres. It returns the fare in rupees:

\`\`\`text
fare(2) gives 30
fare(5) gives 75
\`\`\`

A negative distance makes no sense. In that case, **raise** a \`ValueError\`. This is how a function says "this value can't be right":

\`\`\`python
raise ValueError("The distance cannot be negative")
\`\`\``,
    starterCode: `def fare(km):
    # Your code here
    return 30


print(fare(2))
print(fare(5))`,
    solution: `def fare(km):
    if km < 0:
        raise ValueError("The distance cannot be negative")
    if km <= 2:
        return 30
    return 30 + (km - 2) * 15


print(fare(2))
print(fare(5))`,
    hints: [
      "There are three cases. Which one must come first, so that the others can rely on it?",
      "First `if km < 0:` with the `raise`, then `if km <= 2:` for a short ride. Everything else is a long ride.",
      "For a long ride: `return 30 + (km - 2) * …`",
    ],
    tests: [
      { kind: "call", call: "fare(2)", visibility: "VISIBLE", about: "Exactly the first two kilometres" },
      { kind: "call", call: "fare(5)", visibility: "VISIBLE", about: "Three kilometres more" },
      { kind: "raises", call: "fare(-1)", visibility: "VISIBLE", about: "A negative distance" },
      { kind: "call", call: "fare(0)", visibility: "HIDDEN", about: "Not even a kilometre" },
      { kind: "call", call: "fare(1)", visibility: "HIDDEN", about: "Getting out early" },
      { kind: "call", call: "fare(3)", visibility: "HIDDEN", about: "One kilometre more" },
      { kind: "call", call: "fare(60)", visibility: "HIDDEN", about: "Across the whole city" },
      { kind: "raises", call: "fare(-9000)", visibility: "HIDDEN", about: "Far below zero" },
      { kind: "raises", call: "fare(-500)", visibility: "HIDDEN", about: "A very negative distance" },
    ],
  },
  {
    kind: "PYTHON",
    title: "Rice on the chessboard",
    slug: "rice-on-the-chessboard",
    topic: "Conditions and loops",
    level: "BASIC",
    minutes: 10,
    prompt: `The king lets Sissa, who invented chess, choose a reward. Sissa asks for rice: one grain on the first square of the board, two on the second, four on the third, and on every square twice as many as on the one before.

Write a program that reads a number of grains. It prints how many squares must be filled until the board holds **at least that many grains in total**.

If you type \`10\`, it prints

\`\`\`text
4
\`\`\`

because three squares hold only 1 + 2 + 4 = 7 grains, and the fourth one makes it 15. For 15 grains the answer is 4 as well, and for 0 grains it is 0.`,
    starterCode: `wanted = int(input("How many grains? "))
squares = 0
total = 0
on_next_square = 1
# While there is too little rice, fill one more square
print(squares)`,
    solution: `wanted = int(input("How many grains? "))
squares = 0
total = 0
on_next_square = 1
while total < wanted:
    total += on_next_square
    on_next_square *= 2
    squares += 1
print(squares)`,
    hints: [
      "You don't know in advance how many squares it takes. Which kind of loop fits, and what is its condition?",
      "`while total < wanted:` and inside it three things change: the total, the number of squares, and the grains of the next square.",
      "In the loop: `total += on_next_square`, then `on_next_square *= 2`, and add 1 to `squares`.",
    ],
    tests: [
      { kind: "program", stdin: ["10"], visibility: "VISIBLE", about: "Ten grains" },
      { kind: "program", stdin: ["1"], visibility: "VISIBLE", about: "One grain" },
      { kind: "program", stdin: ["0"], visibility: "HIDDEN", about: "No grain" },
      { kind: "program", stdin: ["15"], visibility: "HIDDEN", about: "A full square, not one grain more" },
      { kind: "program", stdin: ["16"], visibility: "HIDDEN", about: "One grain more than that" },
      {
        kind: "program",
        stdin: ["1152921504606846976"],
        visibility: "HIDDEN",
        about: "More than the king has",
      },
    ],
  },
];
