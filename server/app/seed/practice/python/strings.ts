import type { PythonExerciseSeed } from "../exerciseSeed";

export const stringExercises: PythonExerciseSeed[] = [
  {
    kind: "PYTHON",
    title: "Tidy names",
    slug: "tidy-names",
    topic: "Strings",
    level: "BASIC",
    minutes: 6,
    prompt: `People fill in forms in a hurry: \`"  rAVI   kumar "\`. Tidy their names before they go on a certificate.

Write \`tidy_name(text)\`. It returns the name with one space between its words and none at the ends. In each word the first letter is a capital and all others are small:

\`\`\`text
tidy_name("  rAVI   kumar ") gives "Ravi Kumar"
\`\`\`

Beware of \`title()\`: it turns \`d'souza\` into \`D'Souza\`. Here the result must be \`D'souza\`: only the first letter of a word is a capital.`,
    starterCode: `def tidy_name(text):
    # Your code here
    pass


print(tidy_name("  rAVI   kumar "))`,
    solution: `def tidy_name(text):
    words = []
    for word in text.split():
        words.append(word.capitalize())
    return " ".join(words)


print(tidy_name("  rAVI   kumar "))`,
    hints: [
      "What is easier to repair: the whole text, or one word after the other?",
      '`text.split()` gives the words, without any spaces. `word.capitalize()` repairs one word, and `" ".join(words)` puts them together.',
      '`return " ".join(word.capitalize() for word in …)`',
    ],
    tests: [
      {
        kind: "call",
        call: 'tidy_name("  rAVI   kumar ")',
        visibility: "VISIBLE",
        about: "Spaces everywhere",
      },
      { kind: "call", call: 'tidy_name("ASHA")', visibility: "VISIBLE", about: "One word in capitals" },
      { kind: "call", call: 'tidy_name("")', visibility: "HIDDEN", about: "An empty text" },
      { kind: "call", call: 'tidy_name("    ")', visibility: "HIDDEN", about: "Only spaces" },
      { kind: "call", call: 'tidy_name("maria d\'souza")', visibility: "HIDDEN", about: "An apostrophe" },
      { kind: "call", call: 'tidy_name("k  l MENON")', visibility: "HIDDEN", about: "Initials" },
      {
        kind: "call",
        call: `tidy_name("sania\\tkhan\\n")`,
        visibility: "HIDDEN",
        about: "A tab and a line break",
      },
      {
        kind: "call",
        call: '[tidy_name("asha"), tidy_name("ravi")]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  },
  {
    kind: "PYTHON",
    title: "Tidy phone numbers",
    slug: "tidy-phone-numbers",
    topic: "Strings",
    level: "MEDIUM",
    minutes: 15,
    prompt: `People write the same phone number in many ways: \`+91 98765 43210\`, \`098765-43210\`, \`(98765) 43210\`. To find a customer again, keep ten digits and nothing else.

Write \`tidy_phone(text)\`:

1. Keep only the digits.
2. If there are 12 digits and they begin with 91, remove these two. If there are 11 and they begin with 0, remove the 0.
3. If there are not exactly 10 digits now, raise a \`ValueError\`. Otherwise return them as text.

\`\`\`text
tidy_phone("+91 98765 43210") gives "9876543210"
\`\`\`

Careful: some ten-digit numbers begin with 91. They are complete, so remove nothing.`,
    starterCode: `def tidy_phone(text):
    # Your code here
    return text


print(tidy_phone("+91 98765 43210"))
print(tidy_phone("098765-43210"))`,
    solution: `def tidy_phone(text):
    digits = ""
    for char in text:
        if char in "0123456789":
            digits += char
    if len(digits) == 12 and digits.startswith("91"):
        digits = digits[2:]
    elif len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    if len(digits) != 10:
        raise ValueError("A phone number has ten digits")
    return digits


print(tidy_phone("+91 98765 43210"))
print(tidy_phone("098765-43210"))`,
    hints: [
      "Which of the three steps can you do with a loop, and which need an `if`?",
      'Build a string of digits only: `for char in text:` and `if char in "0123456789":`. After that, `len(digits)` tells you which case it is.',
      '`if len(digits) == 12 and digits.startswith("91"): digits = digits[2:]`, the same for 11 and "0", and then `if len(digits) != 10: raise ValueError("…")`.',
    ],
    tests: [
      {
        kind: "call",
        call: 'tidy_phone("+91 98765 43210")',
        visibility: "VISIBLE",
        about: "With the country code",
      },
      {
        kind: "call",
        call: 'tidy_phone("098765-43210")',
        visibility: "VISIBLE",
        about: "With a zero and a hyphen",
      },
      { kind: "raises", call: 'tidy_phone("12345")', visibility: "VISIBLE", about: "Too short" },
      {
        kind: "call",
        call: 'tidy_phone("91234 56780")',
        visibility: "HIDDEN",
        about: "Ten digits that begin like the country code",
      },
      {
        kind: "call",
        call: 'tidy_phone("+91 91919-19191")',
        visibility: "HIDDEN",
        about: "The country code, and then the same digits again",
      },
      {
        kind: "call",
        call: 'tidy_phone("(98480).22338")',
        visibility: "HIDDEN",
        about: "Brackets and full stops",
      },
      { kind: "raises", call: 'tidy_phone("")', visibility: "HIDDEN", about: "An empty text" },
      {
        kind: "raises",
        call: 'tidy_phone("+44 98765 43210")',
        visibility: "HIDDEN",
        about: "Too long, with another country's code",
      },
      {
        kind: "call",
        call: 'tidy_phone("0402 345678")',
        visibility: "HIDDEN",
        about: "Ten digits with a zero at the front",
      },
      {
        kind: "call",
        call: '[tidy_phone("98480 22338"), tidy_phone("70000 12345")]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
      {
        kind: "raises",
        call: 'tidy_phone("98765 432101")',
        visibility: "HIDDEN",
        about: "Eleven digits without a zero at the front",
      },
    ],
  },
  {
    kind: "PYTHON",
    title: "Valid pincodes",
    slug: "valid-pincodes",
    topic: "Strings",
    level: "MEDIUM",
    minutes: 12,
    prompt: `A pincode has exactly six digits, and the first one is never 0. Customers type all sorts of things instead.

Write a program that checks them. It reads how many pincodes follow, and then one pincode per line. For each pincode it prints a line, \`ok\` or \`wrong\`. Spaces before and after a pincode do not count.

If you type

\`\`\`text
3
500081
012345
50008A
\`\`\`

it prints

\`\`\`text
ok
wrong
wrong
\`\`\`

Read exactly that many lines after the first. If the number is 0, print nothing.`,
    starterCode: `count = int(input("How many pincodes? "))
for i in range(count):
    pincode = input("Pincode: ")
    print("ok")`,
    solution: `count = int(input("How many pincodes? "))
for i in range(count):
    pincode = input("Pincode: ").strip()
    if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0":
        print("ok")
    else:
        print("wrong")`,
    hints: [
      "Three things must be true at the same time. Which ones?",
      "`strip()` removes spaces at the ends, `len()` counts, `isdigit()` says whether all characters are digits, and `pincode[0]` is the first one.",
      '`if len(pincode) == 6 and pincode.isdigit() and …:` is nearly all; the third condition is that the first character is not `"0"`.',
    ],
    tests: [
      {
        kind: "program",
        stdin: ["3", "500081", "012345", "50008A"],
        visibility: "VISIBLE",
        about: "Three pincodes",
      },
      {
        kind: "program",
        stdin: ["3", "5000", "5000811", "110001"],
        visibility: "VISIBLE",
        about: "One is too short, one too long",
      },
      { kind: "program", stdin: ["0"], visibility: "HIDDEN", about: "No pincodes" },
      {
        kind: "program",
        stdin: ["2", "  500081 ", "560034   "],
        visibility: "HIDDEN",
        about: "Spaces at the ends",
      },
      { kind: "program", stdin: ["2", "", "600001"], visibility: "HIDDEN", about: "An empty line" },
      {
        kind: "program",
        stdin: ["4", "-50008", "5000.1", "50 081", "+50008"],
        visibility: "HIDDEN",
        about: "Characters that are not digits",
      },
      {
        kind: "program",
        stdin: ["3", "+500081", "0500081", "50 0081"],
        visibility: "HIDDEN",
        about: "Seven characters that a number could have",
      },
      {
        kind: "program",
        stdin: ["2", "700000", "000007"],
        visibility: "HIDDEN",
        about: "Zeros that are not at the front",
      },
    ],
  },
];
