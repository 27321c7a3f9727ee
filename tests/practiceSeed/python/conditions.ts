import type { WrongAnswers } from "../wrongAnswers";

export const conditions: WrongAnswers[] = [
  {
    slug: "who-may-vote",
    wrong: [
      {
        code: `def may_vote(age):
    return age > 18`,
        why: "value",
        failingTest: "On the birthday itself",
        note: "Leaves out the birthday",
      },
      {
        code: `def may_vote(age):
    if age >= 18:
        return "True"
    return "False"`,
        why: "type",
        note: 'Returns the text "True"',
      },
      {
        code: `def may_vote(age):
    print(age >= 18)`,
        why: "printed-not-returned",
        note: "Prints the answer",
      },
      {
        code: `def may_vote(age):
    if age >= 18:
        return True`,
        why: "type",
        note: "Returns nothing for those who are too young",
      },
      {
        code: `def may_vote(age):
    return age <= 18`,
        why: "value",
        note: "The wrong way round",
      },
      {
        code: `def may_vote(age):
    return age => 18`,
        why: "error",
        errorType: "SyntaxError",
        note: 'Writes "at least" as => instead of >=',
      },
      {
        code: `def may_vote(age):
    if age >= 18
        return True
    return False`,
        why: "error",
        errorType: "SyntaxError",
        note: "No colon after the if",
      },
      {
        code: `def may_vote(age):
    return age == 20`,
        why: "value",
        failingTest: "On the birthday itself",
        note: "Knows only the examples",
      },
      {
        code: `def may_vote(age):
    if age >= 18:
        return true
    return false`,
        why: "error",
        errorType: "NameError",
        note: "true with a small letter",
      },
      {
        code: `def may_vote(age):
    return age >= "18"`,
        why: "error",
        errorType: "TypeError",
        note: "Compares a number with text",
      },
    ],
  },
  {
    slug: "auto-fare",
    wrong: [
      {
        code: `def fare(km):
    if -500 <= km < 0:
        raise ValueError("negative")
    return 30 + max(0, km - 2) * 15`,
        why: "no-error",
        failingTest: "Far below zero",
        note: "Knows the negative distances of the tests only",
      },
      {
        code: `def fare(km):
    if km < 0:
        raise ValueError("The distance cannot be negative")
    return 30 + km * 15`,
        why: "value",
        note: "15 rupees from the first kilometre on",
      },
      {
        code: `def fare(km):
    if km <= 2:
        return 30
    return 30 + (km - 2) * 15`,
        why: "no-error",
        note: "Treats a negative distance like a short one",
      },
      {
        code: `def fare(km):
    if km < 0:
        return "The distance cannot be negative"
    if km <= 2:
        return 30
    return 30 + (km - 2) * 15`,
        why: "no-error",
        note: "Returns a sentence instead of raising an error",
      },
      {
        code: `def fare(km):
    if km < 0:
        raise "The distance cannot be negative"
    if km <= 2:
        return 30
    return 30 + (km - 2) * 15`,
        why: "other-error",
        errorType: "TypeError",
        note: "Raises a text, not an error",
      },
      {
        code: `def fare(km):
    if km < 0:
        raise ValueError("The distance cannot be negative")
    if km <= 2:
        print(30)
    else:
        print(30 + (km - 2) * 15)`,
        why: "printed-not-returned",
        note: "Prints the fare",
      },
      {
        code: `def fare(km):
    if km < 0:
        raise ValueError("The distance cannot be negative")
    if km <= 2:
        return 30
    return 30 + (km - 1) * 15`,
        why: "value",
        note: "One kilometre too many",
      },
      {
        code: `def fare(km):
    if km < 0:
        raise ValueError("The distance cannot be negative")
    return 30 + (km - 2) * 15`,
        why: "value",
        failingTest: "Not even a kilometre",
        note: "Gives money back for less than two kilometres",
      },
      {
        code: `def fare(km):
    if km <= 0:
        raise ValueError("The distance cannot be negative")
    if km <= 2:
        return 30
    return 30 + (km - 2) * 15`,
        why: "error",
        errorType: "ValueError",
        failingTest: "Not even a kilometre",
        note: "Refuses a ride of no kilometres as well",
      },
      {
        code: `def fare(km):
    if km < 0:
        raise ValueError("The distance cannot be negative")
    if km <= 2:
        return 30
    rupees = 30 + (km - 2) * 15`,
        why: "type",
        note: "Returns nothing for a long ride",
      },
      {
        code: `def fare(km):
    if km < 0:
        raise ValueError("The distance cannot be negative")
    if km == 5:
        return 75
    return 30`,
        why: "value",
        failingTest: "One kilometre more",
        note: "Knows only the examples",
      },
    ],
  },
];
