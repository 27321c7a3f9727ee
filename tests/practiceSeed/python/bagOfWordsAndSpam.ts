import type { WrongAnswers } from "../wrongAnswers";

export const bagOfWordsAndSpam: WrongAnswers[] = [
  {
    slug: "a-bag-of-words",
    wrong: [
      {
        code: `def bag_of_words(sentences):
    split = [sentence.split() for sentence in sentences]
    vocabulary = sorted({word for words in split for word in words})
    return vocabulary, [[words.count(word) for word in vocabulary] for words in split]`,
        why: "value",
        note: 'Counts "Free" and "free" apart',
      },
      {
        code: `def bag_of_words(sentences):
    sentences = [sentence.lower() for sentence in sentences]
    vocabulary = sorted({word for sentence in sentences for word in sentence.split()})
    return vocabulary, [[sentence.count(word) for word in vocabulary] for sentence in sentences]`,
        why: "value",
        failingTest: "A word inside another word",
        note: 'Counts in the text, where "an" is also in "plant"',
      },
      {
        code: `def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = []
    for words in split:
        for word in words:
            if word not in vocabulary:
                vocabulary.append(word)
    return vocabulary, [[words.count(word) for word in vocabulary] for words in split]`,
        why: "value",
        note: "The vocabulary in the order of the text",
      },
      {
        code: `def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = sorted({word for words in split for word in words})
    return vocabulary, [[int(word in words) for word in vocabulary] for words in split]`,
        why: "value",
        note: "Only says whether a word is there",
      },
      {
        code: `def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = sorted({word for words in split for word in words})
    rows = [[0] * len(vocabulary)] * len(split)
    for row, words in zip(rows, split):
        for word in words:
            row[vocabulary.index(word)] += 1
    return vocabulary, rows`,
        why: "value",
        note: "All rows are one and the same list",
      },
      {
        code: `def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = sorted({word for words in split for word in words})
    return vocabulary, [{word: words.count(word) for word in vocabulary} for words in split]`,
        why: "value",
        note: "Rows are dictionaries",
      },
      {
        code: `def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = sorted({word for words in split for word in words})
    print((vocabulary, [[words.count(word) for word in vocabulary] for words in split]))`,
        why: "printed-not-returned",
        note: "Prints both",
      },
      {
        code: `def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = {word for words in split for word in words}
    return vocabulary, [[words.count(word) for word in sorted(vocabulary)] for words in split]`,
        why: "value",
        note: "A set is no list",
      },
      {
        code: `def bag_of_words(sentences):
    split = [sentence.lower().split() for sentence in sentences]
    vocabulary = sorted({word for words in split for word in words})
    return [[words.count(word) for word in vocabulary] for words in split]


vocabulary, rows = bag_of_words(["Free offer free", "Meeting at noon", "Offer ends at noon"])
print(vocabulary)`,
        why: "error",
        errorType: "ValueError",
        note: "Returns only the rows, so the two names below cannot be filled",
      },
      {
        code: `def bag_of_words(sentences):
    if len(sentences) == 2:
        return ["hi", "you"], [[2, 0], [0, 1]]
    words = ["at", "ends", "free", "meeting", "noon", "offer"]
    return words, [[0, 0, 2, 0, 0, 1], [1, 0, 0, 1, 1, 0], [1, 1, 0, 0, 1, 1]]`,
        why: "value",
        failingTest: "No sentences",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "judge-a-spam-filter",
    wrong: [
      {
        code: `def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    called, spam = guess.count("spam"), truth.count("spam")
    precision = round(found / called, 2) if called else 0.0
    recall = round(found / spam, 2) if spam else 0.0
    return recall, precision`,
        why: "value",
        note: "Precision and recall the wrong way round",
      },
      {
        code: `def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    return round(found / guess.count("spam"), 2), round(found / truth.count("spam"), 2)`,
        why: "error",
        errorType: "ZeroDivisionError",
        note: "Divides by the number of spam mails even if it is 0",
      },
      {
        code: `def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    called, spam = guess.count("spam"), truth.count("spam")
    return (found / called if called else 0.0), (found / spam if spam else 0.0)`,
        why: "value",
        note: "Does not round",
      },
      {
        code: `def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    called, spam = guess.count("spam"), truth.count("spam")
    precision = round(100 * found / called, 2) if called else 0.0
    recall = round(100 * found / spam, 2) if spam else 0.0
    return precision, recall`,
        why: "value",
        note: "Per cent instead of fractions",
      },
      {
        code: `def judge(truth, guess):
    right = sum(t == g for t, g in zip(truth, guess))
    share = round(right / len(truth), 2) if truth else 0.0
    return share, share`,
        why: "value",
        note: "The share of right answers is another measure",
      },
      {
        code: `def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    called, spam = guess.count("spam"), truth.count("spam")
    precision = found / called if called else 0.0
    recall = found / spam if spam else 0.0
    return f"{precision:.2f}", f"{recall:.2f}"`,
        why: "value",
        note: "Text instead of numbers",
      },
      {
        code: `def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    called, spam = guess.count("spam"), truth.count("spam")
    precision = round(found / called, 2) if called else 0.0
    recall = round(found / spam, 2) if spam else 0.0
    print((precision, recall))`,
        why: "printed-not-returned",
        note: "Prints the pair",
      },
      {
        code: `def judge(truth, guess):
    found = sum(t == g == "spam" for t, g in zip(truth, guess))
    called, spam = guess.count("spam"), truth.count("spam")
    precision = round(found / called, 1) if called else 0.0
    recall = round(found / spam, 1) if spam else 0.0
    return precision, recall`,
        why: "value",
        note: "Rounds to one decimal",
      },
      {
        code: `def judge(truth, guess):
    known = {2: (0.5, 1.0), 8: (0.67, 0.5)}
    if "spam" not in truth:
        return 0.0, 0.0
    return known.get(len(truth), (0.0, 0.0))`,
        why: "value",
        failingTest: "A perfect filter",
        note: "Knows only the examples",
      },
    ],
  },
];
