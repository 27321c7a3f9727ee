import type { WrongAnswers } from "../wrongAnswers";

export const billAndTikTok: WrongAnswers[] = [
  {
    slug: "split-the-chai-bill",
    wrong: [
      {
        code: `def split_bill(total, friends):
    print((total // friends, total % friends))


print(split_bill(345, 4))`,
        why: "printed-not-returned",
        note: "Prints the pair instead of returning it",
      },
      {
        code: `def split_bill(total, friends):
    return total / friends, total % friends`,
        why: "value",
        note: "Divides with / and gets a fraction",
      },
      {
        code: `def split_bill(total, friends):
    return total % friends, total // friends`,
        why: "value",
        note: "Returns the two numbers in the wrong order",
      },
      {
        code: `def split_bill(total, friends):
    share = round(total / friends)
    return share, total % friends`,
        why: "value",
        failingTest: "More friends than rupees",
        note: "Rounds the share, which is too much when the fraction is above a half",
      },
      {
        code: `def split_bill(total, friends):
    return int(total / friends), total % friends`,
        why: "value",
        failingTest: "A very large bill",
        note: "Converts a float, which is not exact for large numbers",
      },
      {
        code: `def split_bill(total, friends):
    share = 0
    while total >= friends:
        total -= friends
        share += 1
    return share, total`,
        why: "time",
        failingTest: "A very large bill",
        note: "Takes away one round after the other: endless for a large bill",
      },
      {
        code: `def split_bill(total, friends):
    return total // freinds, total % friends`,
        why: "error",
        errorType: "NameError",
        note: "Misspells a name",
      },
      {
        code: `def split_bill(total, friends):
    if total == 100:
        return 33, 1
    if total == 345:
        return 86, 1
    if total == 240:
        return 40, 0`,
        why: "type",
        failingTest: "An empty bill",
        note: "Knows only the examples",
      },
      {
        code: `def split_bill(total, friends):
    share = total // friends
    left = total % friends


print(split_bill(345, 4))`,
        why: "type",
        note: "Calculates, but returns nothing",
      },
    ],
  },
  {
    slug: "tik-tok-tiktok",
    wrong: [
      {
        code: `def say(number):
    if number % 3 == 0:
        return "Tik"
    elif number % 5 == 0:
        return "Tok"
    elif number % 15 == 0:
        return "TikTok"
    return str(number)`,
        why: "value",
        note: 'Checks 3 first, so "TikTok" never comes',
      },
      {
        code: `def say(number):
    if number % 15 == 0:
        return "TikTok"
    if number % 3 == 0:
        return "Tik"
    if number % 5 == 0:
        return "Tok"
    return number`,
        why: "type",
        note: "Returns the number itself, not text",
      },
      {
        code: `def say(number):
    if number % 15 == 0:
        print("TikTok")
    elif number % 3 == 0:
        print("Tik")
    elif number % 5 == 0:
        print("Tok")
    else:
        print(number)`,
        why: "printed-not-returned",
        note: "Prints in every branch",
      },
      {
        code: `def say(number):
    if number % 15 == 0:
        return "tiktok"
    if number % 3 == 0:
        return "tik"
    if number % 5 == 0:
        return "tok"
    return str(number)`,
        why: "value",
        note: "Small letters instead of capitals",
      },
      {
        code: `def say(number):
    if number / 3 == 0 and number / 5 == 0:
        return "TikTok"
    if number / 3 == 0:
        return "Tik"
    if number / 5 == 0:
        return "Tok"
    return str(number)`,
        why: "value",
        note: "Uses / where % is meant",
      },
      {
        code: `def say(number):
    if number % 15 = 0:
        return "TikTok"
    if number % 3 = 0:
        return "Tik"
    if number % 5 = 0:
        return "Tok"
    return str(number)`,
        why: "error",
        errorType: "SyntaxError",
        note: "Compares with = instead of ==",
      },
      {
        code: `def say(number):
    if number % 15 == 0:
    return "TikTok"
    if number % 3 == 0:
        return "Tik"
    return str(number)`,
        why: "error",
        errorType: "IndentationError",
        note: "The line after the if is not indented",
      },
      {
        code: `def say(number):
    if number % 15 == 0:
        return "TikTok"
    elif number % 3 == 0:
        return "Tik"
    elif number % 5 == 0:
        return "Tok"`,
        why: "type",
        note: "Forgets the numbers that nothing divides",
      },
      {
        code: `def say(number):
    words = {9: "Tik", 10: "Tok", 15: "TikTok"}
    return words.get(number, str(number))`,
        why: "value",
        failingTest: "A larger number that both divide",
        note: "A table of the examples",
      },
      {
        code: `def say(number):
    parts = []
    if number % 3 == 0:
        parts.append("Tik")
    if number % 5 == 0:
        parts.append("Tok")
    return " ".join(parts) or str(number)`,
        why: "blanks",
        note: 'A space inside "TikTok"',
      },
    ],
  },
];
