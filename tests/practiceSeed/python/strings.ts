import type { WrongAnswers } from "../wrongAnswers";

export const strings: WrongAnswers[] = [
  {
    slug: "tidy-names",
    wrong: [
      {
        code: `def tidy_name(text):
    return " ".join(text.title().split())`,
        why: "value",
        failingTest: "An apostrophe",
        note: "title() also changes the letter after an apostrophe",
      },
      {
        code: `def tidy_name(text):
    return text.strip().title()`,
        why: "blanks",
        note: "Cleans only the ends",
      },
      {
        code: `def tidy_name(text):
    words = text.strip().replace("  ", " ").split(" ")
    return " ".join(word.capitalize() for word in words)`,
        why: "blanks",
        note: "Replaces two spaces once, but there are three",
      },
      {
        code: `def tidy_name(text):
    return " ".join(text.split()).capitalize()`,
        why: "value",
        note: "capitalize() for the whole text makes only one capital",
      },
      {
        code: `def tidy_name(text):
    return "".join(word.capitalize() for word in text.split())`,
        why: "blanks",
        note: "Puts the words together without spaces",
      },
      {
        code: `def tidy_name(text):
    words = text.split()
    for word in words:
        word.capitalize()
    return " ".join(words)`,
        why: "value",
        note: "A text is never changed, a new one is made",
      },
      {
        code: `def tidy_name(text):
    print(" ".join(word.capitalize() for word in text.split()))`,
        why: "printed-not-returned",
        note: "Prints the name",
      },
      {
        code: `def tidy_name(text):
    return [word.capitalize() for word in text.split()]`,
        why: "type",
        note: "Returns a list of words",
      },
      {
        code: `def tidy_name(text):
    words = text.trim().split()
    return " ".join(word.capitalize() for word in words)`,
        why: "error",
        errorType: "AttributeError",
        note: "trim() is called strip() in Python",
      },
      {
        code: `def tidy_name(text):
    names = {"ASHA": "Asha", "  rAVI   kumar ": "Ravi Kumar"}
    return names.get(text, text)`,
        why: "blanks",
        failingTest: "Only spaces",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "tidy-phone-numbers",
    wrong: [
      {
        code: `def tidy_phone(text):
    digits = "".join(char for char in text.lstrip("+91") if char.isdigit())
    if len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    if len(digits) != 10:
        raise ValueError("A phone number has ten digits")
    return digits`,
        why: "error",
        errorType: "ValueError",
        failingTest: "Ten digits that begin like the country code",
        note: "lstrip() takes away every 9 and 1 at the front",
      },
      {
        code: `def tidy_phone(text):
    digits = "".join(char for char in text if char.isdigit())
    if digits.startswith("91"):
        digits = digits[2:]
    if digits.startswith("0"):
        digits = digits[1:]
    if len(digits) != 10:
        raise ValueError("A phone number has ten digits")
    return digits`,
        why: "error",
        errorType: "ValueError",
        failingTest: "Ten digits that begin like the country code",
        note: "Takes 91 away from complete numbers",
      },
      {
        code: `def tidy_phone(text):
    digits = "".join(char for char in text if char.isdigit())
    return digits[-10:]`,
        why: "no-error",
        note: "Takes the last ten digits of whatever comes",
      },
      {
        code: `def tidy_phone(text):
    digits = "".join(char for char in text if char.isdigit())
    if len(digits) == 12 and digits.startswith("91"):
        digits = digits[2:]
    if len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    if len(digits) == 10:
        return digits
    return ""`,
        why: "no-error",
        note: "Returns an empty text instead of raising an error",
      },
      {
        code: `def tidy_phone(text):
    digits = "".join(char for char in text if char.isdigit())
    if len(digits) == 12 and digits.startswith("91"):
        digits = digits[2:]
    if len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    if len(digits) != 10:
        raise ValueError("A phone number has ten digits")
    return int(digits)`,
        why: "type",
        note: "A number instead of text",
      },
      {
        code: `def tidy_phone(text):
    digits = text.replace(" ", "").replace("-", "").replace("+", "")
    if len(digits) == 12 and digits.startswith("91"):
        digits = digits[2:]
    if len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    if len(digits) != 10:
        raise ValueError("A phone number has ten digits")
    return digits`,
        why: "error",
        errorType: "ValueError",
        failingTest: "Brackets and full stops",
        note: "Removes spaces and hyphens, but nothing else",
      },
      {
        code: `def tidy_phone(text):
    digits = "".join(char for char in text if char.isdigit())
    if len(digits) == 12:
        digits = digits[2:]
    if len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    if len(digits) != 10:
        raise ValueError("A phone number has ten digits")
    return digits`,
        why: "no-error",
        failingTest: "Too long, with another country's code",
        note: "Takes two digits from the front, whatever they are",
      },
      {
        code: `def tidy_phone(text):
    digits = "".join(char for char in text if char.isdigit())
    if len(digits) == 12 and digits.startswith("91"):
        digits = digits[2:]
    if len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    if len(digits) != 10:
        raise ValueError("A phone number has ten digits")
    print(digits)`,
        why: "printed-not-returned",
        note: "Prints the number",
      },
      {
        code: `def tidy_phone(text):
    digits = "".join(char for char in text if char.isdigit())
    if len(digits) == 12 and digits.startswith("91"):
        digits = digits[2:]
    if len(digits) == 11 and digits.startswith("0"):
        digits = digits[1:]
    assert len(digits) == 10
    return digits`,
        why: "other-error",
        errorType: "AssertionError",
        note: "Another error than the one asked for",
      },
      {
        code: `def tidy_phone(text):
    if len(text) < 6:
        raise ValueError("A phone number has ten digits")
    return "9876543210"`,
        why: "value",
        failingTest: "Ten digits that begin like the country code",
        note: "Knows only the examples",
      },
    ],
  },
  {
    slug: "valid-pincodes",
    wrong: [
      {
        code: `count = int(input())
for i in range(count):
    try:
        print("ok" if 100000 <= int(input()) <= 999999 else "wrong")
    except ValueError:
        print("wrong")`,
        why: "output",
        failingTest: "Seven characters that a number could have",
        note: "Compares numbers, not digits",
      },
      {
        code: `count = int(input())
for i in range(count):
    pincode = input().replace(" ", "")
    print("ok" if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0" else "wrong")`,
        why: "output",
        failingTest: "Seven characters that a number could have",
        note: "Removes spaces inside, too",
      },
      {
        code: `count = int(input())
for i in range(count + 1):
    pincode = input().strip()
    if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0":
        print("ok")
    else:
        print("wrong")`,
        why: "error",
        errorType: "EOFError",
        note: "Reads one line too many",
      },
      {
        code: `count = input()
for i in range(count):
    pincode = input().strip()
    if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0":
        print("ok")
    else:
        print("wrong")`,
        why: "error",
        errorType: "TypeError",
        note: "A text says how often to repeat",
      },
      {
        code: `count = int(input())
for i in range(count):
    pincode = input()
    if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0":
        print("ok")
    else:
        print("wrong")`,
        why: "output",
        failingTest: "Spaces at the ends",
        note: "Forgets the spaces at the ends",
      },
      {
        code: `count = int(input())
for i in range(count):
    pincode = input().strip()
    if len(pincode) == 6 and pincode.isdigit():
        print("ok")
    else:
        print("wrong")`,
        why: "output",
        note: "Allows a zero at the front",
      },
      {
        code: `count = int(input())
for i in range(count):
    pincode = int(input())
    if 100000 <= pincode <= 999999:
        print("ok")
    else:
        print("wrong")`,
        why: "error",
        errorType: "ValueError",
        note: "Makes a number of what may be letters",
      },
      {
        code: `count = int(input())
for i in range(count):
    pincode = input().strip()
    if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0":
        print("OK")
    else:
        print("Wrong")`,
        why: "output",
        note: "OK in capitals",
      },
      {
        code: `count = int(input())
for i in range(count):
    pincode = input().strip()
    if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0":
        print("ok", end=" ")
    else:
        print("wrong", end=" ")`,
        why: "blanks",
        note: "All answers on one line",
      },
      {
        code: `count = int(input())
for i in range(1, count):
    pincode = input().strip()
    if len(pincode) == 6 and pincode.isdigit() and pincode[0] != "0":
        print("ok")
    else:
        print("wrong")`,
        why: "output",
        note: "Leaves out the last pincode",
      },
      {
        code: `count = int(input())
for i in range(count):
    pincode = input().strip()
    if pincode[0] != "0" and len(pincode) == 6 and pincode.isdigit():
        print("ok")
    else:
        print("wrong")`,
        why: "error",
        errorType: "IndexError",
        failingTest: "An empty line",
        note: "An empty line has no first character",
      },
      {
        code: `count = int(input())
for i in range(count):
    pincode = input().strip()
    if len(pincode) == 6 and pincode[0] != "0" and pincode[5] in "0123456789":
        print("ok")
    else:
        print("wrong")`,
        why: "output",
        failingTest: "Characters that are not digits",
        note: "Only checks whether the sixth character is a digit",
      },
    ],
  },
];
