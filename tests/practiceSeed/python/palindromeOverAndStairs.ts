import type { WrongAnswers } from "../wrongAnswers";

export const palindromeOverAndStairs: WrongAnswers[] = [
  {
    slug: "the-same-from-both-ends",
    wrong: [
      {
        code: `def is_palindrome(text):
    letters = "".join(char for char in text.lower() if char.isalpha())
    return letters == letters[::-1]`,
        why: "value",
        note: "Looks at letters only",
      },
      {
        code: String.raw`import re


def is_palindrome(text):
    text = re.sub(r"\W", "", text.lower())
    return text == text[::-1]`,
        why: "value",
        failingTest: "Signs between letters",
        note: "Removes all signs, as on the web",
      },
      {
        code: `def is_palindrome(text):
    text = text.replace(" ", "")
    return text == text[::-1]`,
        why: "value",
        note: "Does not make the letters small",
      },
      {
        code: `def is_palindrome(text):
    text = text.lower()
    return text == text[::-1]`,
        why: "value",
        note: "Leaves the spaces in",
      },
      {
        code: `def is_palindrome(text):
    letters = text.lower().replace(" ", "")
    print(letters == letters[::-1])


for text in ["Malayalam", "Telugu", "Never odd or even"]:
    print(text, is_palindrome(text))`,
        why: "printed-not-returned",
        note: "Prints True or False",
      },
      {
        code: `def is_palindrome(text):
    letters = text.lower().replace(" ", "")
    if letters == letters[::-1]:
        return "True"
    return "False"`,
        why: "type",
        note: 'Returns the text "True", not the value',
      },
      {
        code: `def is_palindrome(text):
    letters = text.lower().replace(" ", "")
    return letters[:1] == letters[-1:]`,
        why: "value",
        failingTest: "Different only in the middle",
        note: "Compares only the first and the last letter",
      },
      {
        code: `def is_palindrome(text):
    return text in ["Nitin", "Malayalam", "Never odd or even"]`,
        why: "value",
        failingTest: "An empty text",
        note: "Knows only the examples",
      },
      {
        code: `def is_palindrome(text):
    letters = text.lower().replace(" ", "")
    return letters == reversed(letters)`,
        why: "value",
        note: "Compares the text with what reversed() gives",
      },
      {
        code: `def is_palindrome(text):
    text.lower()
    text.replace(" ", "")
    return text == text[::-1]`,
        why: "value",
        note: "Calls lower() and throws the result away",
      },
      {
        code: `def is_palindrome(text):
    letters = text.lower().replace(" ", "")
    return letters == letters.reverse()`,
        why: "error",
        errorType: "AttributeError",
        note: "Thinks that a text can reverse itself",
      },
      {
        code: `def is_palindrome(text):
    letters = text.lower().replace(" ", "")
    if letters[0] != letters[-1]:
        return False
    return letters == letters[::-1]`,
        why: "error",
        errorType: "IndexError",
        failingTest: "An empty text",
        note: "An empty text has no first letter",
      },
    ],
  },
  {
    slug: "an-over-of-cricket",
    wrong: [
      {
        code: `def innings(balls):
    print((sum(balls), balls.count(4), balls.count(6)))`,
        why: "printed-not-returned",
        note: "Prints the three numbers",
      },
      {
        code: `def innings(balls):
    runs = fours = sixes = 0
    for ball in balls:
        runs += ball
        if ball == 4:
            fours += 1
        if ball == 6:
            sixes += 1
        return runs, fours, sixes`,
        why: "value",
        note: "Returns inside the loop, after the first ball",
      },
      {
        code: `def innings(balls):
    runs = fours = sixes = 0
    for i in range(len(balls) - 1):
        runs += balls[i]
        if balls[i] == 4:
            fours += 1
        if balls[i] == 6:
            sixes += 1
    return runs, fours, sixes`,
        why: "value",
        note: "Leaves out the last ball",
      },
      {
        code: `def innings(balls):
    runs = fours = sixes = 0
    for ball in balls:
        runs += ball
        if ball == 4 or 5:
            fours += 1
        elif ball == 6:
            sixes += 1
    return runs, fours, sixes`,
        why: "value",
        note: '"ball == 4 or 5" is always true',
      },
      {
        code: `def innings(balls):
    runs = fours = sixes = 0
    for ball in balls:
        runs += ball
        if ball == 4:
            fours += ball
        if ball == 6:
            sixes += ball
    return runs, fours, sixes`,
        why: "value",
        note: "Adds the runs of the fours instead of counting them",
      },
      {
        code: `def innings(balls):
    runs = fours = sixes = 0
    while balls:
        ball = balls.pop()
        runs += ball
        fours += ball == 4
        sixes += ball == 6
    return runs, fours, sixes`,
        why: "value",
        failingTest: "The list of balls stays as it was",
        note: "Empties the caller's list",
      },
      {
        code: `def innings(balls):
    return sum(balls), balls.count(6), balls.count(4)`,
        why: "value",
        note: "Returns sixes before fours",
      },
      {
        code: `def innings(balls):
    fours = sixes = 0
    for ball in balls:
        runs += ball
        if ball == 4:
            fours += 1
        if ball == 6:
            sixes += 1
    return runs, fours, sixes`,
        why: "error",
        errorType: "UnboundLocalError",
        note: "Adds to a counter that has no start",
      },
      {
        code: `runs = fours = sixes = 0


def innings(balls):
    global runs, fours, sixes
    for ball in balls:
        runs += ball
        if ball == 4:
            fours += 1
        if ball == 6:
            sixes += 1
    return runs, fours, sixes`,
        why: "value",
        failingTest: "Called twice",
        note: "Counters outside the function keep their old values",
      },
      {
        code: `def innings(balls):
    if len(balls) == 3:
        return 10, 1, 1
    if len(balls) == 6:
        return 17, 2, 1
    return 0, 0, 0`,
        why: "value",
        failingTest: "One ball",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "stairs-of-stars",
    wrong: [
      {
        code: `def stairs(steps):
    for stars in range(1, steps + 1):
        print(" " * (steps - stars) + "*" * stars)`,
        why: "printed-not-returned",
        note: "Prints the lines instead of returning one text",
      },
      {
        code: `def stairs(steps):
    lines = []
    for stars in range(1, steps + 1):
        lines.append("*" * stars)
    return "\\n".join(lines)`,
        why: "blanks",
        note: "Pushes the stars to the left",
      },
      {
        code: `def stairs(steps):
    text = ""
    for stars in range(1, steps + 1):
        text += " " * (steps - stars) + "*" * stars + "\\n"
    return text`,
        why: "blanks",
        note: "One line break too many at the end",
      },
      {
        code: `def stairs(steps):
    lines = []
    for stars in range(steps):
        lines.append(" " * (steps - stars) + "*" * stars)
    return "\\n".join(lines)`,
        why: "value",
        note: "Counts from 0, so the first line has no star",
      },
      {
        code: `def stairs(steps):
    lines = []
    for stars in range(1, steps):
        lines.append(" " * (steps - stars) + "*" * stars)
    return "\\n".join(lines)`,
        why: "value",
        note: "Leaves out the last step",
      },
      {
        code: `def stairs(steps):
    return [("*" * stars).rjust(steps) for stars in range(1, steps + 1)]`,
        why: "type",
        note: "Returns a list of lines",
      },
      {
        code: `def stairs(steps):
    for stars in range(1, steps + 1):
        return " " * (steps - stars) + "*" * stars`,
        why: "value",
        note: "Returns after the first line",
      },
      {
        code: `def stairs(steps):
    lines = []
    for stars in range(steps, 0, -1):
        lines.append(" " * (steps - stars) + "*" * stars)
    return "\\n".join(lines)`,
        why: "blanks",
        note: "Turns the stairs upside down",
      },
      {
        code: `def stairs(steps):
    lines = []
    for stars in range(1, steps + 1):
        lines.append(" " * (steps - stars) + stars)
    return "\\n".join(lines)`,
        why: "error",
        errorType: "TypeError",
        note: "Adds a number to a text",
      },
      {
        code: `def stairs(steps):
    if steps == 2:
        return " *\\n**"
    return "   *\\n  **\\n ***\\n****"`,
        why: "value",
        failingTest: "One step",
        note: "Knows only the examples",
      },
    ],
  },
];
