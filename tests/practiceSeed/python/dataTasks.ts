import type { WrongAnswers } from "../wrongAnswers";

export const dataTasks: WrongAnswers[] = [
  {
    slug: "moving-average",
    wrong: [
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    return [round(sum(values[i : i + width]) / width, 2) for i in range(len(values) - width + 1)]`,
        why: "value",
        failingTest: "Means with many decimals",
        note: "Rounds the means",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    return [sum(values[i : i + width]) / width for i in range(len(values) - width)]`,
        why: "value",
        note: "One mean too few",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    return [sum(values[i : i + width]) / width for i in range(len(values))]`,
        why: "value",
        note: "Shorter parts at the end give means that are too small",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    return [sum(values[i : i + width]) // width for i in range(len(values) - width + 1)]`,
        why: "value",
        note: "// throws the fraction away",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    return [sum(values[i : i + width]) / width for i in range(0, len(values) - width + 1, width)]`,
        why: "value",
        note: "Parts that do not overlap",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    means = []
    total = 0
    for place, value in enumerate(values, 1):
        total += value
        if place >= width:
            means.append(total / place)
    return means`,
        why: "value",
        note: "The mean of all values up to here",
      },
      {
        code: `def moving_average(values, width):
    return [sum(values[i : i + width]) / width for i in range(len(values) - width + 1)]`,
        why: "other-error",
        errorType: "ZeroDivisionError",
        note: "Does not check the width",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        return []
    return [sum(values[i : i + width]) / width for i in range(len(values) - width + 1)]`,
        why: "no-error",
        note: "Returns an empty list for a width of 0",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    means = []
    while len(values) >= width:
        means.append(sum(values[:width]) / width)
        values.pop(0)
    return means`,
        why: "value",
        failingTest: "The list of values stays as it was",
        note: "Takes values out of the caller's list",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    print([sum(values[i : i + width]) / width for i in range(len(values) - width + 1)])`,
        why: "printed-not-returned",
        note: "Prints the list",
      },
      {
        code: `def moving_average(values, width):
    if width < 1:
        raise ValueError("width")
    if width == 2:
        return [15.0, 40.0, 50.0]
    return [5.0, 4.0, 5.0]`,
        why: "value",
        failingTest: "As wide as the list",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "count-the-tokens",
    wrong: [
      {
        code: `import re


def count_tokens(text):
    counts = {}
    for token in re.findall("[a-z0-9]+", text.lower()):
        counts[token] = counts.get(token, 0) + 1
    return counts`,
        why: "value",
        failingTest: "Letters with accents",
        note: "Knows English letters only",
      },
      {
        code: `def count_tokens(text):
    counts = {}
    for token in text.lower().split():
        counts[token] = counts.get(token, 0) + 1
    return counts`,
        why: "value",
        note: "Splits at spaces only",
      },
      {
        code: `def count_tokens(text):
    cleaned = "".join(char for char in text.lower() if char.isalnum() or char.isspace())
    counts = {}
    for token in cleaned.split():
        counts[token] = counts.get(token, 0) + 1
    return counts`,
        why: "value",
        note: "Removes punctuation, which glues two tokens together",
      },
      {
        code: `def count_tokens(text):
    cleaned = "".join(char if char.isalnum() else " " for char in text)
    counts = {}
    for token in cleaned.split():
        counts[token] = counts.get(token, 0) + 1
    return counts`,
        why: "value",
        note: "Counts capitals apart",
      },
      {
        code: `def count_tokens(text):
    cleaned = "".join(char if char.isalpha() else " " for char in text.lower())
    counts = {}
    for token in cleaned.split():
        counts[token] = counts.get(token, 0) + 1
    return counts`,
        why: "value",
        failingTest: "Digits belong to tokens",
        note: "isalpha() throws digits away",
      },
      {
        code: `import re


def count_tokens(text):
    counts = {}
    for token in re.findall(r"\\w+", text.lower()):
        counts[token] = counts.get(token, 0) + 1
    return counts`,
        why: "value",
        failingTest: "An underscore ends a token too",
        note: `For \\w the underscore is a letter`,
      },
      {
        code: `def count_tokens(text, counts={}):
    cleaned = "".join(char if char.isalnum() else " " for char in text.lower())
    for token in cleaned.split():
        counts[token] = counts.get(token, 0) + 1
    return counts`,
        why: "value",
        failingTest: "Called twice",
        note: "A dictionary as default value remembers the last call",
      },
      {
        code: `def count_tokens(text):
    cleaned = "".join(char if char.isalnum() else " " for char in text.lower())
    counts = {}
    for token in cleaned.split():
        counts[token] += 1
    return counts`,
        why: "error",
        errorType: "KeyError",
        note: "Adds to a token that is not there yet",
      },
      {
        code: `def count_tokens(text):
    cleaned = "".join(char if char.isalnum() else " " for char in text.lower())
    counts = {}
    for token in cleaned.split(" "):
        counts[token] = counts.get(token, 0) + 1
    return counts`,
        why: "value",
        note: "Empty tokens between two spaces",
      },
      {
        code: `def count_tokens(text):
    cleaned = "".join(char if char.isalnum() else " " for char in text.lower())
    counts = {}
    for token in cleaned.split():
        counts[token] = counts.get(token, 0) + 1
    print(counts)`,
        why: "printed-not-returned",
        note: "Prints the dictionary",
      },
      {
        code: `def count_tokens(text):
    if "chai" in text:
        return {"chai": 3, "garam": 1}
    return {"gst": 1, "bill": 2, "pay": 1, "the": 1}`,
        why: "value",
        failingTest: "An empty text",
        note: "Knows only the examples",
      },
    ],
  },
];
