import type { PythonExerciseSeed } from "../exerciseSeed";

export const firstSteps: PythonExerciseSeed[] = [
  {
    kind: "PYTHON",
    title: "Namaste!",
    slug: "namaste",
    topic: "First steps",
    level: "BASIC",
    minutes: 2,
    prompt: `Your first program greets a guest. It asks for a name and prints one line: the word Namaste, a comma, a space, the name, and an exclamation mark.

If the guest types \`Asha\`, it prints

\`\`\`text
Namaste, Asha!
\`\`\`

The starter already asks for the name. Get the line exactly right: no space before the exclamation mark, and the name exactly as the guest typed it.`,
    starterCode: `name = input("What is your name? ")
print("Namaste")`,
    solution: `name = input("What is your name? ")
print(f"Namaste, {name}!")`,
    hints: [
      "The name is in the variable `name`. How do you get a variable's value into a text?",
      'Put an `f` before the quotes, and the variable in curly brackets: `f"Hello {name}"`.',
      '`print(f"Namaste, {name}…")`: only the exclamation mark is missing.',
    ],
    tests: [
      { kind: "program", stdin: ["Asha"], visibility: "VISIBLE", about: "A guest called Asha" },
      { kind: "program", stdin: ["Ravi Kumar"], visibility: "VISIBLE", about: "A first name and a surname" },
      { kind: "program", stdin: ["Q"], visibility: "HIDDEN", about: "A name of one letter" },
      { kind: "program", stdin: ["om prakash"], visibility: "HIDDEN", about: "A name in small letters" },
      { kind: "program", stdin: [" Asha  Rao "], visibility: "HIDDEN", about: "A name with many spaces" },
      { kind: "program", stdin: ["मीरा"], visibility: "HIDDEN", about: "A name in Devanagari" },
    ],
  },
  {
    kind: "PYTHON",
    title: "Chai for everyone",
    slug: "chai-for-everyone",
    topic: "First steps",
    level: "BASIC",
    minutes: 2,
    prompt: `One cup of chai costs 12 rupees. The program asks how many cups you want, and prints what you pay.

If you type \`3\`, it prints

\`\`\`text
Pay 36 rupees
\`\`\`

Run the starter first, with 3 cups. Why does it print something so strange? \`input()\` always gives you **text**, even if it looks like a number, and text times 12 is that text, twelve times.`,
    starterCode: `cups = input("How many cups? ")
print("Pay", cups * 12, "rupees")`,
    solution: `cups = int(input("How many cups? "))
print("Pay", cups * 12, "rupees")`,
    hints: [
      'What must happen to the text `"3"` before you can calculate with it?',
      '`int("3")` turns the text into the whole number 3.',
      'Change only the first line: `cups = int(input("How many cups? "))`.',
    ],
    tests: [
      { kind: "program", stdin: ["3"], visibility: "VISIBLE", about: "Three cups" },
      { kind: "program", stdin: ["10"], visibility: "VISIBLE", about: "Ten cups" },
      { kind: "program", stdin: ["1"], visibility: "HIDDEN", about: "One cup" },
      { kind: "program", stdin: ["0"], visibility: "HIDDEN", about: "No cup" },
      { kind: "program", stdin: ["2500"], visibility: "HIDDEN", about: "Chai for the whole college" },
    ],
  },
  {
    kind: "PYTHON",
    title: "How hot is Nagpur?",
    slug: "how-hot-is-nagpur",
    topic: "First steps",
    level: "BASIC",
    minutes: 2,
    prompt: `It's 45 degrees Celsius in Nagpur, and a friend in Houston asks what that is in Fahrenheit. Multiply the Celsius value by 9, divide by 5, and add 32.

Write \`fahrenheit(celsius)\`. It **returns** the value:

\`\`\`text
fahrenheit(100) gives 212.0
\`\`\`

Returning is not printing: \`return\` hands the value back, so that other code can use it. Divide with \`/\`, which keeps the fraction.`,
    starterCode: `def fahrenheit(celsius):
    # Your code here
    pass


print(fahrenheit(45))`,
    solution: `def fahrenheit(celsius):
    return celsius * 9 / 5 + 32


print(fahrenheit(45))`,
    hints: [
      "Which three steps lead from 100 to 212?",
      "Python follows the rules you know from school: `*` and `/` come before `+`.",
      "`return celsius * 9 / …`, and don't forget the 32.",
    ],
    tests: [
      { kind: "call", call: "fahrenheit(100)", visibility: "VISIBLE", about: "Boiling water" },
      { kind: "call", call: "fahrenheit(0)", visibility: "VISIBLE", about: "Freezing water" },
      { kind: "call", call: "fahrenheit(45)", visibility: "HIDDEN", about: "A day in Nagpur" },
      { kind: "call", call: "fahrenheit(38.4)", visibility: "HIDDEN", about: "A fever, with a decimal" },
      {
        kind: "call",
        call: "fahrenheit(-40)",
        visibility: "HIDDEN",
        about: "Where both scales have the same value",
      },
      { kind: "call", call: "fahrenheit(1)", visibility: "HIDDEN", about: "A result with a fraction" },
      {
        kind: "call",
        call: "fahrenheit(36.637)",
        visibility: "HIDDEN",
        about: "A result with many decimals",
      },
    ],
  },
];
