import { advanceQuestions } from "../../bootcamp/bootcampAdvance";
import type { PythonExerciseSeed } from "../exerciseSeed";
import { questionExercise } from "./questionExercise";

export const machineLearningExercises: PythonExerciseSeed[] = [
  questionExercise(advanceQuestions, "A bag of words", {
    slug: "a-bag-of-words",
    topic: "Data tasks",
    level: "ADVANCED",
    minutes: 20,
    solution: `def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = sorted({word for words in split for word in words})
    rows = [[words.count(word) for word in vocabulary] for words in split]
    return vocabulary, rows`,
    hints: [
      "You can't write the first row before you know all words. What must you collect first?",
      "A set keeps each word once, and `sorted()` turns it into a list in alphabetical order. For a row, go through the vocabulary and count each word in the *list* of the sentence's words.",
      "With `words = sentence.lower().split()`, a row is `[words.count(word) for word in vocabulary]`. At the end, `return vocabulary, rows`.",
    ],
    tests: [
      {
        kind: "call",
        call: 'bag_of_words(["Hi hi", "you"])',
        visibility: "VISIBLE",
        about: "Two short sentences",
      },
      {
        kind: "call",
        call: 'bag_of_words(["Free offer free", "Meeting at noon", "Offer ends at noon"])',
        visibility: "VISIBLE",
        about: "Three e-mails",
      },
      { kind: "call", call: "bag_of_words([])", visibility: "HIDDEN", about: "No sentences" },
      {
        kind: "call",
        call: 'bag_of_words(["chai", "", "   "])',
        visibility: "HIDDEN",
        about: "A sentence without words",
      },
      {
        kind: "call",
        call: 'bag_of_words(["an ant and a plant", "plant"])',
        visibility: "HIDDEN",
        about: "A word inside another word",
      },
      {
        kind: "call",
        call: 'bag_of_words(["dal   roti ", "  roti"])',
        visibility: "HIDDEN",
        about: "Several spaces between words",
      },
      {
        kind: "call",
        call: 'bag_of_words(["WIN Win win", "wIn a prize"])',
        visibility: "HIDDEN",
        about: "Capitals in all sentences",
      },
    ],
  }),
  questionExercise(advanceQuestions, "Judge a spam filter", {
    slug: "judge-a-spam-filter",
    topic: "Data tasks",
    level: "ADVANCED",
    minutes: 20,
    solution: `def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    called = guess.count("spam")
    spam = truth.count("spam")
    precision = round(found / called, 2) if called else 0.0
    recall = round(found / spam, 2) if spam else 0.0
    return precision, recall`,
    hints: [
      "Both numbers are fractions with the same upper part: the mails that are spam *and* are called spam. What are the two lower parts?",
      '`zip(truth, guess)` goes through both lists together. `truth.count("spam")` and `guess.count("spam")` are the lower parts; before you divide, check that they are not 0.',
      "`precision = round(found / called, 2) if called else 0.0`, and the recall in the same way with the number of spam mails.",
    ],
    tests: [
      {
        kind: "call",
        call: 'judge(["spam", "ok"], ["spam", "spam"])',
        visibility: "VISIBLE",
        about: "Too strict a filter",
      },
      {
        kind: "call",
        call: 'judge(["spam", "ok", "spam", "ok", "spam", "ok", "ok", "spam"], ["spam", "ok", "ok", "spam", "spam", "ok", "ok", "ok"])',
        visibility: "VISIBLE",
        about: "Eight mails",
      },
      {
        kind: "call",
        call: 'judge(["ok", "ok"], ["ok", "ok"])',
        visibility: "VISIBLE",
        about: "No spam at all",
      },
      { kind: "call", call: "judge([], [])", visibility: "HIDDEN", about: "No mails" },
      {
        kind: "call",
        call: 'judge(["spam", "spam", "ok"], ["ok", "ok", "ok"])',
        visibility: "HIDDEN",
        about: "The filter finds nothing",
      },
      {
        kind: "call",
        call: 'judge(["ok", "ok", "ok"], ["spam", "ok", "spam"])',
        visibility: "HIDDEN",
        about: "Harmless mails are called spam",
      },
      {
        kind: "call",
        call: 'judge(["ok", "spam", "spam"], ["ok", "spam", "spam"])',
        visibility: "HIDDEN",
        about: "A perfect filter",
      },
      {
        kind: "call",
        call: 'judge(["spam"] * 7 + ["ok"] * 4, ["spam"] * 2 + ["ok"] * 5 + ["spam"] * 4)',
        visibility: "HIDDEN",
        about: "Long fractions",
      },
    ],
  }),
];
