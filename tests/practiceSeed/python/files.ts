import type { WrongAnswers } from "../wrongAnswers";

export const files: WrongAnswers[] = [
  {
    slug: "lines-of-a-diary",
    wrong: [
      {
        code: `def count_lines(name):
    with open(name) as file:
        return len(file.readlines())`,
        why: "value",
        note: "Counts the empty lines as well",
      },
      {
        code: `def count_lines(name):
    with open(name) as file:
        return len(file.read())`,
        why: "value",
        note: "Counts letters, not lines",
      },
      {
        code: `def count_lines(name):
    count = 0
    with open(name) as file:
        for line in file:
            if line != "":
                count += 1
    return count`,
        why: "value",
        note: "The line break keeps an empty line from being empty",
      },
      {
        code: `def count_lines(name):
    count = 0
    with open(name) as file:
        for line in file:
            if line != "\\n":
                count += 1
    return count`,
        why: "value",
        note: "Takes a line of spaces for a full one",
      },
      {
        code: `def count_lines(name):
    count = 0
    with open("diary.txt") as file:
        for line in file:
            if line.strip():
                count += 1
    return count`,
        why: "value",
        note: "Always opens the diary",
      },
      {
        code: `def count_lines(name):
    count = 0
    with open(name) as file:
        for line in file:
            if line.strip():
                count += 1
    return count


print(count_lines("dairy.txt"))`,
        why: "error",
        errorType: "FileNotFoundError",
        note: "Dairy and diary are not the same",
      },
      {
        code: `def count_lines(name):
    count = 0
    with open(name) as file:
        print(len(file.readlines()))
        for line in file:
            if line.strip():
                count += 1
    return count`,
        why: "value",
        note: "The second time, there is nothing left to read",
      },
      {
        code: `def count_lines(name):
    count = 0
    with open(name) as file:
        first = file
    for line in file:
        if line.strip():
            count += 1
    return count`,
        why: "error",
        errorType: "ValueError",
        note: "Reads after the file is closed",
      },
      {
        code: `def count_lines(name):
    count = 0
    with open(name) as file:
        for line in file:
            if line.strip():
                count += 1
    print(count)`,
        why: "printed-not-returned",
        note: "Prints the count",
      },
      {
        code: `def count_lines(name):
    if name == "diary.txt":
        return 3
    return 4`,
        why: "value",
        failingTest: "An empty file",
        note: "Knows only the examples",
      },
    ],
  },
];
