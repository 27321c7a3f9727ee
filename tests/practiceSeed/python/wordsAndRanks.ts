import type { WrongAnswers } from "../wrongAnswers";

export const wordsAndRanks: WrongAnswers[] = [
  {
    slug: "the-favourite-words",
    wrong: [
      {
        code: `def top_words(text, count):
    counts = {}
    for word in text.split():
        counts[word] = counts.get(word, 0) + 1
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:count]`,
        why: "value",
        note: "Counts Dal and dal apart",
      },
      {
        code: `from collections import Counter


def top_words(text, count):
    return Counter(text.lower().split()).most_common(count)`,
        why: "value",
        note: "most_common keeps the order of the text",
      },
      {
        code: `def top_words(text, count):
    counts = {}
    for word in text.lower().split(" "):
        if word:
            counts[word] = counts.get(word, 0) + 1
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:count]`,
        why: "value",
        failingTest: "Several spaces and lines",
        note: "Splits at single spaces only",
      },
      {
        code: `def top_words(text, count):
    words = text.lower().split()
    return sorted(set(words), key=lambda word: (-words.count(word), word))[:count]`,
        why: "value",
        note: "Returns the words without their numbers",
      },
      {
        code: `def top_words(text, count):
    words = text.lower().split()
    pairs = [(word, words.count(word)) for word in set(words)]
    print(sorted(pairs, key=lambda pair: (-pair[1], pair[0]))[:count])`,
        why: "printed-not-returned",
        note: "Prints the list",
      },
      {
        code: `def top_words(text, count):
    counts = {}
    for word in text.lower().split():
        counts[word] += 1
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:count]`,
        why: "error",
        errorType: "KeyError",
        note: "Adds to a word that is not in the dictionary yet",
      },
      {
        code: `def top_words(text, count):
    words = text.lower().split()
    pairs = [(word, words.count(word)) for word in set(words)]
    return sorted(pairs, key=lambda pair: (pair[1], pair[0]))[:count]`,
        why: "value",
        note: "The rarest words first",
      },
      {
        code: `def top_words(text, count):
    words = text.lower().split()
    pairs = [(word, words.count(word)) for word in set(words)]
    return sorted(pairs, key=lambda pair: (pair[1], pair[0]), reverse=True)[:count]`,
        why: "value",
        note: "reverse=True turns the alphabet round as well",
      },
      {
        code: `def top_words(text, count):
    text = text.lower()
    pairs = [(word, text.count(word)) for word in set(text.split())]
    return sorted(pairs, key=lambda pair: (-pair[1], pair[0]))[:count]`,
        why: "value",
        failingTest: "Words inside other words",
        note: 'Counts in the text, where "ant" is also in "plant"',
      },
      {
        code: `def top_words(text, count):
    words = text.lower().split()
    pairs = [(word, words.count(word)) for word in set(words)]
    pairs.sort(key=lambda pair: (-pair[1], pair[0]))
    best = []
    for i in range(count):
        best.append(pairs[i])
    return best`,
        why: "error",
        errorType: "IndexError",
        failingTest: "An empty text",
        note: "Takes `count` words even if there are fewer",
      },
    ],
  },
  {
    slug: "words-of-the-same-letters",
    wrong: [
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault(frozenset(word), []).append(word)
    return list(groups.values())`,
        why: "value",
        failingTest: "The same letters, but not equally often",
        note: "A set of letters forgets how often each comes",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    return groups`,
        why: "type",
        note: "Returns the dictionary",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    return groups.values()`,
        why: "type",
        note: "values() alone is not a list",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    print(list(groups.values()))`,
        why: "printed-not-returned",
        note: "Prints the groups",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    return sorted(groups.values())`,
        why: "value",
        note: "Sorts the groups by the alphabet",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    return [group for group in groups.values() if len(group) > 1]`,
        why: "value",
        note: "Leaves out words that stand alone",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault(sorted(word), []).append(word)
    return list(groups.values())`,
        why: "error",
        errorType: "TypeError",
        note: "A list cannot be the key of a dictionary",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault(sum(ord(letter) for letter in word), []).append(word)
    return list(groups.values())`,
        why: "value",
        failingTest: "Words that share no letter",
        note: "Different letters can have the same sum",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    while words:
        word = words.pop(0)
        groups.setdefault("".join(sorted(word)), []).append(word)
    return list(groups.values())`,
        why: "value",
        failingTest: "The list of words stays as it was",
        note: "Empties the caller's list",
      },
      {
        code: `def group_anagrams(words):
    groups = {}
    for word in words:
        group = groups.setdefault("".join(sorted(word)), [])
        if word not in group:
            group.append(word)
    return list(groups.values())`,
        why: "value",
        failingTest: "A word that comes twice",
        note: "Takes a word only once",
      },
    ],
  },
  {
    slug: "rank-list-of-the-class",
    wrong: [
      {
        code: `def rank_list(marks):
    names = sorted(marks, key=lambda name: (-marks[name], name))
    return [f"{place} {name} {marks[name]}" for place, name in enumerate(names, 1)]`,
        why: "value",
        note: "The place in the list instead of the rank",
      },
      {
        code: `def rank_list(marks):
    lines = []
    for name in sorted(marks, key=lambda name: (-marks[name], name)):
        rank = 1 + sum(other > marks[name] for other in marks.values())
        lines.append(f"{rank} {name} {marks[name]}")
    return lines`,
        why: "value",
        note: "Leaves out a rank after equal marks",
      },
      {
        code: `def rank_list(marks):
    order = sorted(set(marks.values()))
    names = sorted(marks, key=lambda name: (marks[name], name))
    return [f"{order.index(marks[name]) + 1} {name} {marks[name]}" for name in names]`,
        why: "value",
        note: "The lowest marks first",
      },
      {
        code: `def rank_list(marks):
    order = sorted(set(marks.values()), reverse=True)
    names = sorted(marks, key=lambda name: (-marks[name], name))
    print([f"{order.index(marks[name]) + 1} {name} {marks[name]}" for name in names])`,
        why: "printed-not-returned",
        note: "Prints the list of lines",
      },
      {
        code: `def rank_list(marks):
    order = sorted(set(marks.values()), reverse=True)
    names = sorted(marks, key=lambda name: -marks[name])
    return [f"{order.index(marks[name]) + 1} {name} {marks[name]}" for name in names]`,
        why: "value",
        note: "Equal marks stay in the order of the dictionary",
      },
      {
        code: `def rank_list(marks):
    order = sorted(set(marks.values()), reverse=True)
    names = sorted(marks, key=lambda name: (-marks[name], name))
    return "\\n".join(f"{order.index(marks[name]) + 1} {name} {marks[name]}" for name in names)`,
        why: "type",
        note: "One text instead of a list of lines",
      },
      {
        code: `def rank_list(marks):
    names = sorted(sorted(marks), key=lambda name: str(marks[name]), reverse=True)
    lines, rank, before = [], 0, None
    for name in names:
        if marks[name] != before:
            rank += 1
        before = marks[name]
        lines.append(f"{rank} {name} {marks[name]}")
    return lines`,
        why: "value",
        failingTest: "Marks with one, two and three digits",
        note: 'Sorts marks as text, where "9" is above "100"',
      },
      {
        code: `def rank_list(marks):
    order = sorted(set(marks.values()), reverse=True)
    names = sorted(marks, key=lambda name: (-marks[name], name))
    return [f"{order.index(marks[name])} {name} {marks[name]}" for name in names]`,
        why: "value",
        note: "Ranks start at 0",
      },
      {
        code: `def rank_list(marks):
    by_marks = {mark: name for name, mark in marks.items()}
    lines = []
    for rank, mark in enumerate(sorted(by_marks, reverse=True), 1):
        lines.append(f"{rank} {by_marks[mark]} {mark}")
    return lines`,
        why: "value",
        note: "Turning the dictionary round loses people with equal marks",
      },
      {
        code: `def rank_list(marks):
    lines = []
    rank = 0
    for name in sorted(marks, key=lambda name: (-marks[name], name)):
        rank += 1
        lines.append(rank + " " + name + " " + marks[name])
    return lines`,
        why: "error",
        errorType: "TypeError",
        note: "Puts numbers and text together with +",
      },
    ],
  },
];
