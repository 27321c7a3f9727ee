import type { WrongAnswers } from "../wrongAnswers";

export const loops: WrongAnswers[] = [
  {
    slug: "count-the-laddoos",
    wrong: [
      {
        code: `def laddoos(boxes):
    return sum(boxes)`,
        why: "structure",
        note: "Uses sum()",
      },
      {
        code: `def laddoos(boxes):
    total = 0
    for box in boxes:
        total += box
        return total`,
        why: "value",
        note: "Returns inside the loop",
      },
      {
        code: `def laddoos(boxes):
    total = 0
    for i in range(len(boxes) - 1):
        total += boxes[i]
    return total`,
        why: "value",
        note: "Leaves out the last box",
      },
      {
        code: `def laddoos(boxes):
    total = 0
    for box in boxes:
        total = box
    return total`,
        why: "value",
        note: "= instead of += keeps only the last box",
      },
      {
        code: `def laddoos(boxes):
    total = 0
    i = 0
    while i < len(boxes):
        total += boxes[i]
        i += 1
    return total`,
        why: "structure",
        note: "A while loop is not what was asked for",
      },
      {
        code: `def laddoos(boxes):
    total = 0
    for box in boxes:
        total += 1
    return total`,
        why: "value",
        note: "Counts the boxes",
      },
      {
        code: `def laddoos(boxes):
    total = 0
    for box in boxes:
        total += box
    print(total)`,
        why: "printed-not-returned",
        note: "Prints the total",
      },
      {
        code: `def laddoos(boxes):
    for box in boxes:
        total += box
    return total`,
        why: "error",
        errorType: "UnboundLocalError",
        note: "The total has no start",
      },
      {
        code: `def laddoos(boxes):
    total = 0
    for i in range(len(boxes) + 1):
        total += boxes[i]
    return total`,
        why: "error",
        errorType: "IndexError",
        note: "Goes one box too far",
      },
      {
        code: `def laddoos(boxes):
    for box in boxes:
        return 12
    return 0`,
        why: "value",
        failingTest: "One box",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "rice-on-the-chessboard",
    wrong: [
      {
        code: `wanted = int(input("How many grains? "))
squares = 0
total = 0
while total < wanted:
    squares += 1
print(squares)`,
        why: "time",
        note: "The loop never changes the total",
      },
      {
        code: `wanted = int(input("How many grains? "))
squares = 0
total = 0
on_next_square = 1
while total <= wanted:
    total += on_next_square
    on_next_square *= 2
    squares += 1
print(squares)`,
        why: "output",
        note: "Fills one more square when there is exactly enough",
      },
      {
        code: `wanted = input("How many grains? ")
squares = 0
total = 0
on_next_square = 1
while total < wanted:
    total += on_next_square
    on_next_square *= 2
    squares += 1
print(squares)`,
        why: "error",
        errorType: "TypeError",
        note: "Compares a number with text",
      },
      {
        code: `wanted = int(input("How many grains? "))
squares = 1
grains = 1
while grains < wanted:
    grains *= 2
    squares += 1
print(squares)`,
        why: "output",
        note: "Looks at the last square, not at the total",
      },
      {
        code: `wanted = int(input("How many grains? "))
squares = 0
total = 0
on_next_square = 1
while total < wanted:
    total += on_next_square
    on_next_square *= 2
    squares += 1
    print(squares)`,
        why: "output",
        note: "Prints in every round",
      },
      {
        code: `wanted = int(input("How many grains? "))
squares = 1
total = 1
on_next_square = 2
while total < wanted:
    total += on_next_square
    on_next_square *= 2
    squares += 1
print(squares)`,
        why: "output",
        failingTest: "No grain",
        note: "Always fills the first square",
      },
      {
        code: `wanted = int(input("How many grains? "))
squares = 0
total = 0
on_next_square = 1
while total < wanted:
    total += on_next_square
    on_next_square += 2
    squares += 1
print(squares)`,
        why: "output",
        failingTest: "One grain more than that",
        note: "Adds two more grains instead of twice as many",
      },
      {
        code: `wanted = int(input("How many grains? "))
squares = 0
total = 0
on_next_square = 1
while total < wanted:
    total += on_next_square
    on_next_square *= 2
    squares += 1`,
        why: "output",
        note: "Forgets to print",
      },
      {
        code: `wanted = int(input("How many grains? "))
squares = 0
total = 0
while total < wanted:
    print("Filling the next square")
print(squares)`,
        why: "output-limit",
        note: "Prints for ever",
      },
      {
        code: `wanted = int(input("How many grains? "))
if wanted == 10:
    print(4)
else:
    print(1)`,
        why: "output",
        failingTest: "No grain",
        note: "Knows only the examples",
      },
    ],
  },
];
