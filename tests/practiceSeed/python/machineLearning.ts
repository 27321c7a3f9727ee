import type { WrongAnswers } from "../wrongAnswers";

export const machineLearning: WrongAnswers[] = [
  {
    slug: "which-words-matter",
    wrong: [
      {
        code: `import math


def tf_idf(documents):
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(word in other for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = round(tf * math.log10(len(documents) / having), 3)
        weights.append(weight)
    return weights`,
        why: "value",
        note: "Logarithm to the base of 10",
      },
      {
        code: `import math


def tf_idf(documents):
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(word in other for other in documents)
            weight[word] = round(words.count(word) * math.log(len(documents) / having), 3)
        weights.append(weight)
    return weights`,
        why: "value",
        note: "Does not divide by the length of the document",
      },
      {
        code: `import math


def tf_idf(documents):
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(other.count(word) for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = round(tf * math.log(len(documents) / having), 3)
        weights.append(weight)
    return weights`,
        why: "value",
        note: "Counts words where documents should be counted",
      },
      {
        code: `import math


def tf_idf(documents):
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(word in other for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = round(tf * math.log(having / len(documents)), 3)
        weights.append(weight)
    return weights`,
        why: "value",
        note: "The fraction of the idf upside down",
      },
      {
        code: `def tf_idf(documents):
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(word in other for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = round(tf * math.log(len(documents) / having), 3)
        weights.append(weight)
    return weights`,
        why: "error",
        errorType: "NameError",
        note: "Forgets to import math",
      },
      {
        code: `import math


def tf_idf(documents):
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(word in other for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = tf * math.log(len(documents) / having)
        weights.append(weight)
    return weights`,
        why: "value",
        note: "Does not round",
      },
      {
        code: `import math


def tf_idf(documents):
    weights = []
    weight = {}
    for words in documents:
        for word in words:
            having = sum(word in other for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = round(tf * math.log(len(documents) / having), 3)
        weights.append(weight)
    return weights`,
        why: "value",
        note: "One dictionary for all documents",
      },
      {
        code: `import math


def tf_idf(documents):
    documents = [words for words in documents if words]
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(word in other for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = round(tf * math.log(len(documents) / having), 3)
        weights.append(weight)
    return weights`,
        why: "value",
        failingTest: "An empty document among others",
        note: "Leaves empty documents out",
      },
      {
        code: `import math


def tf_idf(documents):
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(word in other for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = round(tf * math.log(len(documents) / having), 3)
        weights.append(weight)
    print(weights)`,
        why: "printed-not-returned",
        note: "Prints the weights",
      },
      {
        code: `import math


def tf_idf(documents):
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            having = sum(word in other for other in documents)
            tf = words.count(word) / len(words)
            weight[word] = round(tf * math.log(len(documents) / (1 + having)), 3)
        weights.append(weight)
    return weights`,
        why: "value",
        note: "Adds 1 below the fraction, as some libraries do",
      },
    ],
  },
  {
    slug: "a-confusion-matrix",
    wrong: [
      {
        code: `def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("length")
    labels = sorted(set(truth) | set(guess))
    rows = [[0] * len(labels) for label in labels]
    for real, said in zip(truth, guess):
        rows[labels.index(said)][labels.index(real)] += 1
    return labels, rows`,
        why: "value",
        note: "Rows and columns the wrong way round",
      },
      {
        code: `def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("length")
    labels = sorted(set(truth) | set(guess))
    rows = [[0] * len(labels)] * len(labels)
    for real, said in zip(truth, guess):
        rows[labels.index(real)][labels.index(said)] += 1
    return labels, rows`,
        why: "value",
        note: "All rows are one and the same list",
      },
      {
        code: `def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("length")
    labels = sorted(set(truth))
    rows = [[0] * len(labels) for label in labels]
    for real, said in zip(truth, guess):
        rows[labels.index(real)][labels.index(said)] += 1
    return labels, rows`,
        why: "error",
        errorType: "ValueError",
        failingTest: "A label that only the model uses",
        note: "Knows only the labels of the truth",
      },
      {
        code: `def confusion_matrix(truth, guess):
    labels = sorted(set(truth) | set(guess))
    rows = [[0] * len(labels) for label in labels]
    for real, said in zip(truth, guess):
        rows[labels.index(real)][labels.index(said)] += 1
    return labels, rows`,
        why: "no-error",
        note: "zip() stops silently at the end of the shorter list",
      },
      {
        code: `def confusion_matrix(truth, guess):
    labels = sorted(set(truth) | set(guess))
    rows = [[0] * len(labels) for label in labels]
    for i in range(max(len(truth), len(guess))):
        rows[labels.index(truth[i])][labels.index(guess[i])] += 1
    return labels, rows`,
        why: "other-error",
        errorType: "IndexError",
        note: "Runs over the end of the shorter list",
      },
      {
        code: `from collections import Counter


def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("length")
    labels = sorted(set(truth) | set(guess))
    pairs = Counter(zip(truth, guess))
    return labels, [[pairs[real, said] for said in labels] for real in labels]`,
        why: "structure",
        note: "Lets an import do the counting",
      },
      {
        code: `def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("length")
    labels = list(dict.fromkeys(truth + guess))
    rows = [[0] * len(labels) for label in labels]
    for real, said in zip(truth, guess):
        rows[labels.index(real)][labels.index(said)] += 1
    return labels, rows`,
        why: "value",
        note: "The labels in the order in which they come",
      },
      {
        code: `def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("length")
    labels = sorted(set(truth) | set(guess))
    rows = [[0] * len(labels) for label in labels]
    for real, said in zip(truth, guess):
        if real == said:
            rows[labels.index(real)][labels.index(said)] += 1
    return labels, rows`,
        why: "value",
        note: "Only counts what is right",
      },
      {
        code: `def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("length")
    labels = sorted(set(truth) | set(guess))
    rows = [[0] * len(labels) for label in labels]
    for real, said in zip(truth, guess):
        rows[labels.index(real)][labels.index(said)] += 1
    print((labels, rows))`,
        why: "printed-not-returned",
        note: "Prints labels and table",
      },
      {
        code: `def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("length")
    if len(truth) == 3:
        return ["guava", "mango"], [[0, 1], [1, 1]]
    return ["guava", "lychee", "mango"], [[1, 0, 1], [0, 1, 0], [0, 0, 1]]`,
        why: "value",
        failingTest: "No photos",
        note: "Knows only the examples",
      },
    ],
  },
];
