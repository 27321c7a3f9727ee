import type { WrongAnswers } from "../wrongAnswers";

export const firstSteps: WrongAnswers[] = [
  {
    slug: "namaste",
    wrong: [
      {
        code: `name = input("What is your name? ")
print(f"Namaste, {name.strip()}!")`,
        why: "blanks",
        failingTest: "A name with many spaces",
        note: "Removes the spaces around the name",
      },
      {
        code: `name = input("What is your name? ")
while "  " in name:
    name = name.replace("  ", " ")
print(f"Namaste, {name}!")`,
        why: "blanks",
        failingTest: "A name with many spaces",
        note: "Makes one space of several",
      },
      {
        code: `name = input("What is your name? ")
print("Namaste, name!")`,
        why: "output",
        note: "The word name, not its value",
      },
      {
        code: `name = input("What is your name? ")
if name == "Asha":
    print("Namaste, Asha!")
else:
    print("Namaste, Ravi Kumar!")`,
        why: "output",
        failingTest: "A name of one letter",
        note: "Knows only the examples",
      },
      {
        code: `name = input("What is your name? ")
print("Namaste,", name, "!")`,
        why: "blanks",
        note: "A comma in print() adds a space before the exclamation mark",
      },
      {
        code: `name = input("What is your name? ")
Print("Namaste, " + name + "!")`,
        why: "error",
        errorType: "NameError",
        note: "Print with a capital letter",
      },
      {
        code: `name = input("What is your name? ")
print(Namaste, name)`,
        why: "error",
        errorType: "NameError",
        note: "No quotes around the text",
      },
      {
        code: `name = input("What is your name? ")
print("Namaste, " + name + "!"`,
        why: "error",
        errorType: "SyntaxError",
        note: "The bracket is never closed",
      },
      {
        code: `name = input("What is your name? ")
print("Namaste, " + input("What is your name? ") + "!")`,
        why: "error",
        errorType: "EOFError",
        note: "Asks for the name twice",
      },
      {
        code: `name = input("What is your name? ")
print(f"namaste, {name}!")`,
        why: "output",
        note: "A small letter at the start",
      },
      {
        code: `name = input("What is your name? ")
print(f"Namaste, {name.title()}!")`,
        why: "output",
        failingTest: "A name in small letters",
        note: "Makes capitals that were not typed",
      },
      {
        code: `name = input("What is your name? ")
print("Namaste,")
print(name + "!")`,
        why: "blanks",
        note: "Two lines instead of one",
      },
    ],
  },
  {
    slug: "chai-for-everyone",
    wrong: [
      {
        code: `cups = input("How many cups? ")
print("Pay", cups * 12, "rupees")`,
        why: "output",
        note: "Multiplies the text, not the number",
      },
      {
        code: `cups = input("How many cups? ")
print("Pay", int(cups * 12), "rupees")`,
        why: "output",
        note: "Makes a number of the text when it is too late",
      },
      {
        code: `cups = int(input("How many cups? "))
print("Pay " + cups * 12 + " rupees")`,
        why: "error",
        errorType: "TypeError",
        note: "Text plus number",
      },
      {
        code: `cups = int(input("How many cups? "))
print("Pay", cups + 12, "rupees")`,
        why: "output",
        note: "Adds the price of one cup",
      },
      {
        code: `cups = input("How many cups? ")
if cups == "3":
    print("Pay 36 rupees")
else:
    print("Pay 120 rupees")`,
        why: "output",
        failingTest: "One cup",
        note: "Knows only the examples",
      },
      {
        code: `cups = input("How many cups? ")
cups = int(input("How many cups? "))
print("Pay", cups * 12, "rupees")`,
        why: "error",
        errorType: "EOFError",
        note: "Reads the input once too often",
      },
      {
        code: `cups = float(input("How many cups? "))
print("Pay", cups * 12, "rupees")`,
        why: "output",
        note: "A decimal number",
      },
      {
        code: `cups = int(input("How many cups? "))
print("Pay", cups * 12, "rupees", sep="")`,
        why: "blanks",
        note: "No spaces between the words and the number",
      },
      {
        code: `Cups = int(input("How many cups? "))
print("Pay", cups * 12, "rupees")`,
        why: "error",
        errorType: "NameError",
        note: "Cups and cups are two names",
      },
      {
        code: `cups = int("How many cups? ")
print("Pay", cups * 12, "rupees")`,
        why: "error",
        errorType: "ValueError",
        note: "Makes a number of the question",
      },
    ],
  },
  {
    slug: "how-hot-is-nagpur",
    wrong: [
      {
        code: `def fahrenheit(celsius):
    print(celsius * 9 / 5 + 32)`,
        why: "printed-not-returned",
        note: "Prints the value",
      },
      {
        code: `def fahrenheit(celsius):
    return celsius * 9 // 5 + 32`,
        why: "value",
        note: "// throws the fraction away",
      },
      {
        code: `def fahrenheit(celsius):
    return celsius * 9 / (5 + 32)`,
        why: "value",
        note: "Brackets in the wrong place",
      },
      {
        code: `def fahrenheit(celsius):
    return (celsius + 32) * 9 / 5`,
        why: "value",
        note: "Adds the 32 first",
      },
      {
        code: `def fahrenheit(celsius):
    return celsius * 5 / 9 + 32`,
        why: "value",
        note: "5 and 9 the wrong way round",
      },
      {
        code: `def fahrenheit(celsius):
    return float(round(celsius * 9 / 5 + 32))`,
        why: "value",
        failingTest: "A fever, with a decimal",
        note: "Rounds to whole degrees",
      },
      {
        code: `def fahrenheit(celsius):
    return str(celsius * 9 / 5 + 32)`,
        why: "type",
        note: "Returns text",
      },
      {
        code: `def fahrenheit(celsius):
    result = celsius * 9 / 5 + 32`,
        why: "type",
        note: "Calculates, but returns nothing",
      },
      {
        code: `def fahrenheit(celsius):
    return celcius * 9 / 5 + 32`,
        why: "error",
        errorType: "NameError",
        note: "Misspells the parameter",
      },
      {
        code: `def fahrenheit(celsius):
    if celsius == 100:
        return 212.0
    return 32.0`,
        why: "value",
        failingTest: "A day in Nagpur",
        note: "Knows only the examples",
      },
    ],
  },
];
