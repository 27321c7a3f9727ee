import type { WrongAnswers } from "../wrongAnswers";

export const brackets: WrongAnswers[] = [
  {
    slug: "brackets-that-match",
    wrong: [
      {
        code: `def first_mistake(code):
    for opening, closing in ["()", "[]", "{}"]:
        if code.count(opening) != code.count(closing):
            return 0
    return None`,
        why: "value",
        note: "Only counts, and gives no place",
      },
      {
        code: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for place, char in enumerate(code):
        if char in "([{":
            opened.append((char, place))
        elif char in pairs:
            if not opened or opened.pop()[0] != pairs[char]:
                return place
    return opened[0][1] if opened else None`,
        why: "value",
        failingTest: "Several are never closed",
        note: "Returns the first bracket that is never closed, not the last",
      },
      {
        code: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for place, char in enumerate(code):
        if char in "([{":
            opened.append((char, place))
        elif char in pairs and opened.pop()[0] != pairs[char]:
            return place
    return opened[-1][1] if opened else None`,
        why: "error",
        errorType: "IndexError",
        failingTest: "A closing bracket with nothing open",
        note: "Takes from an empty stack",
      },
      {
        code: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for char in code:
        if char in "([{":
            opened.append(char)
        elif char in pairs:
            if not opened or opened.pop() != pairs[char]:
                return False
    return not opened`,
        why: "value",
        note: "Says True or False",
      },
      {
        code: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for place, char in enumerate(code, 1):
        if char in "([{":
            opened.append((char, place))
        elif char in pairs:
            if not opened or opened.pop()[0] != pairs[char]:
                return place
    return opened[-1][1] if opened else None`,
        why: "value",
        note: "Counts places from 1",
      },
      {
        code: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for place, char in enumerate(code):
        if char in "([{":
            opened.append((char, place))
        elif char in pairs:
            if not opened or opened.pop()[0] != pairs[char]:
                print(place)
                return
    print(opened[-1][1] if opened else None)`,
        why: "printed-not-returned",
        note: "Prints the place",
      },
      {
        code: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for place, char in enumerate(code):
        if char in "([{":
            opened.append(char)
        elif char in pairs:
            if not opened or opened.pop() != pairs[char]:
                return place
    return len(code) if opened else None`,
        why: "value",
        note: "Gives the length of the code for one never closed",
      },
      {
        code: `def first_mistake(code):
    opened = []
    for place, char in enumerate(code):
        if char in "([{":
            opened.append(place)
        elif char in ")]}":
            if not opened:
                return place
            opened.pop()
    return opened[-1] if opened else None`,
        why: "type",
        note: "Takes all kinds of brackets for the same",
      },
      {
        code: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for char in code:
        if char in "([{":
            opened.append(char)
        elif char in pairs:
            if not opened or opened.pop() != pairs[char]:
                return char
    return opened[-1] if opened else None`,
        why: "type",
        note: "Returns the bracket, not its place",
      },
      {
        code: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = {"(": [], "[": [], "{": []}
    for place, char in enumerate(code):
        if char in opened:
            opened[char].append(place)
        elif char in pairs:
            if not opened[pairs[char]]:
                return place
            opened[pairs[char]].pop()
    places = [place for open_places in opened.values() for place in open_places]
    return max(places) if places else None`,
        why: "type",
        failingTest: "Crossed brackets",
        note: "One counter for each kind does not see crossed brackets",
      },
    ],
  },
];
