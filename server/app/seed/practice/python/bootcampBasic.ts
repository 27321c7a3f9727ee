import { basicQuestions } from "../../bootcamp/bootcampBasic";
import type { PythonExerciseSeed } from "../exerciseSeed";
import { questionExercise } from "./questionExercise";

export const basicExercises: PythonExerciseSeed[] = [
  questionExercise(basicQuestions, "Split the chai bill", {
    slug: "split-the-chai-bill",
    topic: "First steps",
    level: "BASIC",
    minutes: 5,
    solution: `def split_bill(total, friends):
    return total // friends, total % friends`,
    hints: [
      "Normal division gives 33.33. Which kind of division gives only whole rupees?",
      "`//` gives the whole part of a division, and `%` gives the remainder. A function can return two values, with a comma between them.",
      "`return total // friends, …` and after the comma the same with `%`.",
    ],
    tests: [
      { kind: "call", call: "split_bill(100, 3)", visibility: "VISIBLE", about: "100 rupees for three" },
      { kind: "call", call: "split_bill(345, 4)", visibility: "VISIBLE", about: "345 rupees for four" },
      { kind: "call", call: "split_bill(240, 6)", visibility: "VISIBLE", about: "Nothing left over" },
      { kind: "call", call: "split_bill(0, 5)", visibility: "HIDDEN", about: "An empty bill" },
      { kind: "call", call: "split_bill(7, 9)", visibility: "HIDDEN", about: "More friends than rupees" },
      { kind: "call", call: "split_bill(99, 1)", visibility: "HIDDEN", about: "One friend pays alone" },
      { kind: "call", call: "split_bill(10**18 + 1, 3)", visibility: "HIDDEN", about: "A very large bill" },
    ],
  }),
  questionExercise(basicQuestions, "Tik, Tok, TikTok", {
    slug: "tik-tok-tiktok",
    topic: "Conditions and loops",
    level: "BASIC",
    minutes: 8,
    solution: `def say(number):
    if number % 15 == 0:
        return "TikTok"
    if number % 3 == 0:
        return "Tik"
    if number % 5 == 0:
        return "Tok"
    return str(number)`,
    hints: [
      "How do you find out whether 3 divides a number? And which of the four cases must you check first?",
      '`number % 3` is 0 when 3 divides the number. Check "both" before you check 3 alone. `str()` turns a number into text.',
      'Begin with `if number % 3 == 0 and number % 5 == 0: return "TikTok"`, then the two single cases, and at the end `return str(number)`.',
    ],
    tests: [
      { kind: "call", call: "say(9)", visibility: "VISIBLE", about: "Three divides it" },
      { kind: "call", call: "say(7)", visibility: "VISIBLE", about: "Nothing divides it" },
      { kind: "call", call: "say(10)", visibility: "VISIBLE", about: "Five divides it" },
      { kind: "call", call: "say(15)", visibility: "VISIBLE", about: "Both divide it" },
      { kind: "call", call: "say(135)", visibility: "HIDDEN", about: "A larger number that both divide" },
      { kind: "call", call: "say(1001)", visibility: "HIDDEN", about: "A larger number that stays text" },
      { kind: "call", call: "say(0)", visibility: "HIDDEN", about: "Zero" },
      { kind: "call", call: "say(-3)", visibility: "HIDDEN", about: "A negative number" },
      {
        kind: "call",
        call: "[say(number) for number in range(1, 101)]",
        visibility: "HIDDEN",
        about: "All numbers up to one hundred",
      },
    ],
  }),
  questionExercise(basicQuestions, "The same from both ends", {
    slug: "the-same-from-both-ends",
    topic: "Strings",
    level: "BASIC",
    minutes: 8,
    solution: `def is_palindrome(text):
    letters = text.lower().replace(" ", "")
    return letters == letters[::-1]`,
    hints: [
      'What has to happen to "Never odd or even" before you can compare it with itself backwards?',
      '`lower()` makes small letters, `replace(" ", "")` removes the spaces, and `[::-1]` reverses a text.',
      'With `letters = text.lower().replace(" ", "")`, compare `letters` and `letters[::-1]`. The comparison is already `True` or `False`.',
    ],
    tests: [
      {
        kind: "call",
        call: 'is_palindrome("Nitin")',
        visibility: "VISIBLE",
        about: "One word with a capital",
      },
      { kind: "call", call: 'is_palindrome("Telugu")', visibility: "VISIBLE", about: "Not the same" },
      {
        kind: "call",
        call: 'is_palindrome("Never odd or even")',
        visibility: "VISIBLE",
        about: "A sentence with spaces",
      },
      { kind: "call", call: 'is_palindrome("")', visibility: "HIDDEN", about: "An empty text" },
      { kind: "call", call: 'is_palindrome("Q")', visibility: "HIDDEN", about: "One letter" },
      {
        kind: "call",
        call: 'is_palindrome("noxyon")',
        visibility: "HIDDEN",
        about: "Different only in the middle",
      },
      { kind: "call", call: 'is_palindrome("  Level ")', visibility: "HIDDEN", about: "Spaces at the ends" },
      { kind: "call", call: 'is_palindrome("12 21")', visibility: "HIDDEN", about: "Digits" },
      {
        kind: "call",
        call: '[is_palindrome("1a2"), is_palindrome("ab,a")]',
        visibility: "HIDDEN",
        about: "Signs between letters",
      },
    ],
  }),
  questionExercise(basicQuestions, "An over of cricket", {
    slug: "an-over-of-cricket",
    topic: "Lists and dictionaries",
    level: "BASIC",
    minutes: 8,
    solution: `def innings(balls):
    return sum(balls), balls.count(4), balls.count(6)`,
    hints: [
      "You need three numbers. Which of them grows with every ball, and which only with some?",
      "Start three counters at 0 and go through the balls with `for`, or let the list help: `sum(balls)` and `balls.count(4)`.",
      "`return sum(balls), balls.count(4), …` and the same for the sixes.",
    ],
    tests: [
      { kind: "call", call: "innings([4, 0, 6])", visibility: "VISIBLE", about: "Three balls" },
      { kind: "call", call: "innings([1, 4, 0, 6, 2, 4])", visibility: "VISIBLE", about: "A whole over" },
      { kind: "call", call: "innings([])", visibility: "VISIBLE", about: "No ball at all" },
      { kind: "call", call: "innings([6])", visibility: "HIDDEN", about: "One ball" },
      { kind: "call", call: "innings([0, 0, 0, 0])", visibility: "HIDDEN", about: "Only dot balls" },
      {
        kind: "call",
        call: "innings([5, 3, 7, 1])",
        visibility: "HIDDEN",
        about: "Odd runs with overthrows",
      },
      { kind: "call", call: "innings([4, 6, 6] * 2000)", visibility: "HIDDEN", about: "A very long innings" },
      {
        kind: "call",
        call: "balls",
        setup: `balls = [6, 4, 4, 1]
innings(balls)`,
        visibility: "HIDDEN",
        about: "The list of balls stays as it was",
      },
      {
        kind: "call",
        call: "[innings([4, 1]), innings([4, 1])]",
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  }),
  questionExercise(basicQuestions, "Stairs of stars", {
    slug: "stairs-of-stars",
    topic: "Conditions and loops",
    level: "BASIC",
    minutes: 10,
    solution: `def stairs(steps):
    lines = []
    for stars in range(1, steps + 1):
        lines.append(" " * (steps - stars) + "*" * stars)
    return "\\n".join(lines)`,
    hints: [
      "In stairs of 4 steps, how many spaces are before the first star? And before the next line's stars?",
      `\`"*" * 3\` is \`***\`. Collect the lines in a list and join them with \`"\\n".join(lines)\`.`,
      'For `stars` from 1 to `steps`, a line is `" " * (steps - stars) + "*" * stars`.',
    ],
    tests: [
      { kind: "call", call: "stairs(2)", visibility: "VISIBLE", about: "Two steps" },
      { kind: "call", call: "stairs(4)", visibility: "VISIBLE", about: "Four steps" },
      { kind: "call", call: "stairs(1)", visibility: "HIDDEN", about: "One step" },
      { kind: "call", call: "stairs(0)", visibility: "HIDDEN", about: "No steps give an empty text" },
      { kind: "call", call: "stairs(40)", visibility: "HIDDEN", about: "Many steps" },
      {
        kind: "call",
        call: "[stairs(2), stairs(3)]",
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  }),
];
