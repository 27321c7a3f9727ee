import type { WrongAnswers } from "../wrongAnswers";

export const commasAndCaesar: WrongAnswers[] = [
  {
    slug: "commas-the-indian-way",
    wrong: [
      {
        code: `def rupees(amount):
    return f"{amount:,}"`,
        why: "value",
        note: "Commas after every three digits",
      },
      {
        code: `def rupees(amount):
    digits = str(amount)
    last, rest = digits[-3:], digits[:-3]
    while rest:
        last = rest[-2:] + "," + last
        rest = rest[:-2]
    print(last)`,
        why: "printed-not-returned",
        note: "Prints the text",
      },
      {
        code: `def rupees(amount):
    digits = str(amount)
    if amount < 1000:
        return digits
    if amount < 100000:
        return digits[:-3] + "," + digits[-3:]
    return digits[:-5] + "," + digits[-5:-3] + "," + digits[-3:]`,
        why: "value",
        failingTest: "Crores",
        note: "Knows lakhs, but no crores",
      },
      {
        code: `def rupees(amount):
    if amount < 1000:
        return str(amount)
    if amount < 100000:
        return f"{amount // 1000},{amount % 1000}"
    return f"{amount // 100000},{amount // 1000 % 100},{amount % 1000}"`,
        why: "value",
        note: "Loses the zeros of the last three digits",
      },
      {
        code: `def rupees(amount):
    digits = str(amount)
    rest, last = digits[:-3], digits[-3:]
    groups = [rest[i : i + 2] for i in range(0, len(rest), 2)]
    return ",".join(groups + [last])


for amount in [99, 1000, 250000, 123456789]:
    print(rupees(amount))`,
        why: "value",
        note: "Groups of two from the left",
      },
      {
        code: `def rupees(amount):
    return amount[:-3] + "," + amount[-3:]`,
        why: "error",
        errorType: "TypeError",
        note: "A number has no digits to cut off",
      },
      {
        code: `def rupees(amount):
    digits = str(amount)
    rest, last = digits[:-3], digits[-3:]
    while len(rest) > 2:
        last = rest[-2:] + "," + last
        rest = rest[:-2]
    return rest + "," + last`,
        why: "value",
        note: "A comma before small amounts",
      },
      {
        code: `def rupees(amount):
    if amount < 1000:
        return amount
    digits = str(amount)
    last, rest = digits[-3:], digits[:-3]
    while rest:
        last = rest[-2:] + "," + last
        rest = rest[:-2]
    return last`,
        why: "type",
        note: "Small amounts stay numbers",
      },
      {
        code: `def rupees(amount):
    digits = str(amount)
    rest, last = digits[:-3], digits[-3:]
    while rest:
        groups = [rest[-2:], last]
    return ",".join(groups)`,
        why: "time",
        note: "The loop never shortens the rest",
      },
      {
        code: `def rupees(amount):
    known = {123456: "1,23,456", 1000: "1,000", 250000: "2,50,000"}
    return known.get(amount, str(amount))`,
        why: "value",
        failingTest: "Zeros in the middle",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "caesars-letters",
    wrong: [
      {
        code: `def shift(text, by):
    result = ""
    for letter in text:
        if letter.isalpha():
            result += chr(ord(letter) + by)
        else:
            result += letter
    return result`,
        why: "value",
        note: "Does not come back to a after z",
      },
      {
        code: `def shift(text, by):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    result = ""
    for letter in text.lower():
        if letter in alphabet:
            result += alphabet[(alphabet.index(letter) + by) % 26]
        else:
            result += letter
    return result`,
        why: "value",
        note: "Makes small letters of all",
      },
      {
        code: `def shift(text, by):
    result = ""
    for letter in text:
        if "a" <= letter <= "z" or "A" <= letter <= "Z":
            last = ord("z") if letter.islower() else ord("Z")
            code = ord(letter) + by
            if code > last:
                code -= 26
            elif code < last - 25:
                code += 26
            result += chr(code)
        else:
            result += letter
    return result`,
        why: "value",
        failingTest: "More than once round the alphabet",
        note: "Comes round only once",
      },
      {
        code: `def shift(text, by):
    result = ""
    for letter in text:
        if letter.isalpha():
            first = ord("a") if letter.islower() else ord("A")
            result += chr((ord(letter) - first + by) % 26 + first)
        else:
            result += letter
    return result`,
        why: "value",
        failingTest: "Letters that are not from a to z",
        note: "isalpha() is also true for é",
      },
      {
        code: `def shift(text, by):
    return "".join(chr((ord(letter) - 97 + by) % 26 + 97) for letter in text)`,
        why: "value",
        note: "Moves spaces and digits as well",
      },
      {
        code: `def shift(text, by):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    result = ""
    for letter in text:
        if letter in alphabet:
            result += alphabet[(alphabet.index(letter) + by) % 26]
        else:
            result += letter
        return result`,
        why: "value",
        note: "Returns after the first letter",
      },
      {
        code: `def shift(text, by):
    result = ""
    for letter in text:
        if "a" <= letter.lower() <= "z":
            first = ord("a") if letter.islower() else ord("A")
            result += chr((ord(letter) - first + by) % 26 + first)
        else:
            result += letter
    print(result)`,
        why: "printed-not-returned",
        note: "Prints the secret text",
      },
      {
        code: `def shift(text, by):
    result = ""
    for letter in text:
        result += letter + by
    return result`,
        why: "error",
        errorType: "TypeError",
        note: "Adds a number to a letter",
      },
      {
        code: `def shift(text, by):
    result = ""
    for letter in text:
        if "a" <= letter <= "z":
            result += chr((ord(letter) - 97 + by) % 26 + 97)
        elif "A" <= letter <= "Z":
            result += chr((ord(letter) - 65 + by) % 26 + 65)
    return result`,
        why: "value",
        note: "Drops all that is not a letter",
      },
      {
        code: `def shift(text, by):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    result = ""
    for letter in text:
        if letter in alphabet:
            result += alphabet[alphabet.index(letter) + by]
        else:
            result += letter
    return result`,
        why: "error",
        errorType: "IndexError",
        note: "The alphabet ends at z",
      },
    ],
  },
];
