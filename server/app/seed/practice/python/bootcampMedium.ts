import { mediumQuestions } from "../../bootcamp/bootcampMedium";
import type { PythonExerciseSeed } from "../exerciseSeed";
import { questionExercise } from "./questionExercise";

export const mediumExercises: PythonExerciseSeed[] = [
  questionExercise(mediumQuestions, "The favourite words", {
    slug: "the-favourite-words",
    topic: "Lists and dictionaries",
    level: "MEDIUM",
    minutes: 15,
    solution: `def top_words(text, count):
    counts = {}
    for word in text.lower().split():
        counts[word] = counts.get(word, 0) + 1
    pairs = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return pairs[:count]`,
    hints: [
      "Two jobs: first count, then sort. What do you need to know about each word to put it in its place?",
      "`counts.get(word, 0) + 1` counts in a dictionary. `sorted` takes a `key`; a key can be a pair, and a minus reverses the order of numbers.",
      "`sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))`, and of that the first `count`.",
    ],
    tests: [
      {
        kind: "call",
        call: 'top_words("dal rice Dal", 1)',
        visibility: "VISIBLE",
        about: "A capital does not count",
      },
      {
        kind: "call",
        call: 'top_words("the train to Pune leaves before the train to Goa", 3)',
        visibility: "VISIBLE",
        about: "Three words that come twice",
      },
      {
        kind: "call",
        call: 'top_words("one two three", 2)',
        visibility: "VISIBLE",
        about: "Equally often: by the alphabet",
      },
      { kind: "call", call: 'top_words("", 3)', visibility: "HIDDEN", about: "An empty text" },
      {
        kind: "call",
        call: 'top_words("idli vada idli", 10)',
        visibility: "HIDDEN",
        about: "More words wanted than there are",
      },
      { kind: "call", call: 'top_words("idli vada", 0)', visibility: "HIDDEN", about: "No words wanted" },
      {
        kind: "call",
        call: `top_words("  roti\\nsabzi   roti  ", 2)`,
        visibility: "HIDDEN",
        about: "Several spaces and lines",
      },
      {
        kind: "call",
        call: 'top_words("ant plant ant plant pant", 3)',
        visibility: "HIDDEN",
        about: "Words inside other words",
      },
      {
        kind: "call",
        call: '[top_words("dal roti dal", 1), top_words("roti", 1)]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  }),
  questionExercise(mediumQuestions, "Commas the Indian way", {
    slug: "commas-the-indian-way",
    topic: "Strings",
    level: "MEDIUM",
    minutes: 15,
    solution: `def rupees(amount):
    digits = str(amount)
    rest, last = digits[:-3], digits[-3:]
    groups = []
    while rest:
        groups.insert(0, rest[-2:])
        rest = rest[:-2]
    return ",".join(groups + [last])`,
    hints: [
      "Work from the right end. What do you cut off first, and what again and again after that?",
      "Turn the number into text. `digits[-3:]` is its end, `digits[:-3]` the rest. A `while` loop can cut off two more as long as there are any.",
      'In `while rest:`, put `rest[-2:]` at the front of a list and go on with `rest = rest[:-2]`. At the end, `",".join(…)`.',
    ],
    tests: [
      { kind: "call", call: "rupees(123456)", visibility: "VISIBLE", about: "More than a lakh" },
      { kind: "call", call: "rupees(99)", visibility: "VISIBLE", about: "Two digits" },
      { kind: "call", call: "rupees(1000)", visibility: "VISIBLE", about: "One thousand" },
      { kind: "call", call: "rupees(0)", visibility: "HIDDEN", about: "Zero" },
      { kind: "call", call: "rupees(100)", visibility: "HIDDEN", about: "Three digits" },
      { kind: "call", call: "rupees(1000000)", visibility: "HIDDEN", about: "Zeros in the middle" },
      { kind: "call", call: "rupees(123456789)", visibility: "HIDDEN", about: "Crores" },
      { kind: "call", call: "rupees(9876543210123456)", visibility: "HIDDEN", about: "A very large amount" },
      {
        kind: "call",
        call: "[rupees(123456), rupees(7654321)]",
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  }),
  questionExercise(mediumQuestions, "Caesar's letters", {
    slug: "caesars-letters",
    topic: "Strings",
    level: "MEDIUM",
    minutes: 15,
    solution: `def shift(text, by):
    result = ""
    for letter in text:
        if "a" <= letter <= "z":
            result += chr((ord(letter) - ord("a") + by) % 26 + ord("a"))
        elif "A" <= letter <= "Z":
            result += chr((ord(letter) - ord("A") + by) % 26 + ord("A"))
        else:
            result += letter
    return result`,
    hints: [
      "If a is 0 and z is 25, which number comes out for y moved by 3, and how do you turn it into 1?",
      "`ord()` gives the number of a letter, `chr()` the letter of a number, and `% 26` wraps around the alphabet, also backwards.",
      'For small letters: `chr((ord(letter) - ord("a") + by) % 26 + ord("a"))`. Capitals need the same with `"A"`; add everything else unchanged.',
    ],
    tests: [
      { kind: "call", call: 'shift("xyz", 3)', visibility: "VISIBLE", about: "Over the end of the alphabet" },
      {
        kind: "call",
        call: 'shift("Meet at 8 pm, Charminar!", 5)',
        visibility: "VISIBLE",
        about: "A sentence",
      },
      {
        kind: "call",
        call: 'shift("Rjjy fy 8 ur, Hmfwrnsfw!", -5)',
        visibility: "VISIBLE",
        about: "Back again",
      },
      { kind: "call", call: 'shift("", 4)', visibility: "HIDDEN", about: "An empty text" },
      {
        kind: "call",
        call: 'shift("XYZ", 1)',
        visibility: "HIDDEN",
        about: "Capitals over the end of the alphabet",
      },
      {
        kind: "call",
        call: 'shift("Chai", 81)',
        visibility: "HIDDEN",
        about: "More than once round the alphabet",
      },
      { kind: "call", call: 'shift("Chai", -55)', visibility: "HIDDEN", about: "A long way back" },
      {
        kind: "call",
        call: `shift(" From A to Z ", 1)`,
        visibility: "HIDDEN",
        about: "The first and the last letter",
      },
      {
        kind: "call",
        call: 'shift("Café, नमस्ते", 2)',
        visibility: "HIDDEN",
        about: "Letters that are not from a to z",
      },
      {
        kind: "call",
        call: '[shift("ab", 1), shift("cd", 1)]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  }),
  questionExercise(mediumQuestions, "Words of the same letters", {
    slug: "words-of-the-same-letters",
    topic: "Lists and dictionaries",
    level: "MEDIUM",
    minutes: 15,
    solution: `def group_anagrams(words):
    groups = {}
    for word in words:
        letters = "".join(sorted(word))
        groups.setdefault(letters, []).append(word)
    return list(groups.values())`,
    hints: [
      'What could you make of "listen" and of "silent" that would be exactly the same for both?',
      '`sorted(word)` gives the letters in order. As text (`"".join(…)`) or tuple they can be the key of a dictionary, whose values are lists of words. A dictionary remembers the order in which its keys were added.',
      'For each word: `groups.setdefault("".join(sorted(word)), []).append(word)`. At the end, `list(groups.values())`.',
    ],
    tests: [
      {
        kind: "call",
        call: 'group_anagrams(["tea", "cat", "eat"])',
        visibility: "VISIBLE",
        about: "Three words",
      },
      {
        kind: "call",
        call: 'group_anagrams(["listen", "stone", "silent", "night", "notes", "thing", "chai"])',
        visibility: "VISIBLE",
        about: "Seven words",
      },
      { kind: "call", call: "group_anagrams([])", visibility: "HIDDEN", about: "No words" },
      { kind: "call", call: 'group_anagrams(["samosa"])', visibility: "HIDDEN", about: "One word" },
      {
        kind: "call",
        call: 'group_anagrams(["pin", "nip", "pin"])',
        visibility: "HIDDEN",
        about: "A word that comes twice",
      },
      {
        kind: "call",
        call: 'group_anagrams(["aab", "abb", "bab"])',
        visibility: "HIDDEN",
        about: "The same letters, but not equally often",
      },
      {
        kind: "call",
        call: 'group_anagrams(["ad", "bc"])',
        visibility: "HIDDEN",
        about: "Words that share no letter",
      },
      {
        kind: "call",
        call: '[group_anagrams(["tea"]), group_anagrams(["eat"])]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
      {
        kind: "call",
        call: "words",
        setup: `words = ["tea", "cat", "eat", "act"]
group_anagrams(words)`,
        visibility: "HIDDEN",
        about: "The list of words stays as it was",
      },
    ],
  }),
  questionExercise(mediumQuestions, "Rank list of the class", {
    slug: "rank-list-of-the-class",
    topic: "Lists and dictionaries",
    level: "MEDIUM",
    minutes: 20,
    solution: `def rank_list(marks):
    best_first = sorted(set(marks.values()), reverse=True)
    names = sorted(marks, key=lambda name: (-marks[name], name))
    return [f"{best_first.index(marks[name]) + 1} {name} {marks[name]}" for name in names]`,
    hints: [
      "When you go down the sorted list, what must happen before the rank becomes one higher?",
      "Sort the names with a key of two parts: the marks with a minus, then the name. Remember the marks of the previous line and compare.",
      '`for name in sorted(marks, key=lambda name: (-marks[name], name)):` and inside: if the marks differ from the previous ones, `rank += 1`. A line is `f"{rank} {name} {marks[name]}"`.',
    ],
    tests: [
      { kind: "call", call: 'rank_list({"Om": 50, "Isha": 70})', visibility: "VISIBLE", about: "Two names" },
      {
        kind: "call",
        call: 'rank_list({"Ravi": 82, "Asha": 91, "Imran": 82, "Divya": 77, "Kiran": 91})',
        visibility: "VISIBLE",
        about: "The whole class",
      },
      { kind: "call", call: "rank_list({})", visibility: "HIDDEN", about: "Nobody in the class" },
      { kind: "call", call: 'rank_list({"Zoya": 33})', visibility: "HIDDEN", about: "One name" },
      {
        kind: "call",
        call: 'rank_list({"Tara": 60, "Bala": 60, "Mohan": 60})',
        visibility: "HIDDEN",
        about: "All have the same marks",
      },
      {
        kind: "call",
        call: 'rank_list({"Nila": 9, "Arun": 100, "Sai": 85, "Uma": 0})',
        visibility: "HIDDEN",
        about: "Marks with one, two and three digits",
      },
      {
        kind: "call",
        call: 'rank_list({"Dev": 70, "Eka": 90, "Charu": 70, "Faiz": 40, "Gita": 40, "Hari": 10})',
        visibility: "HIDDEN",
        about: "A shared rank in the middle, and people after it",
      },
    ],
  }),
];
