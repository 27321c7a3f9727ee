import type { QuestionSeed } from "./questionSeed";

export const basicQuestions: QuestionSeed[] = [
  {
    title: "Split the chai bill",
    prompt:
      "Some friends share a bill in whole rupees. Write split_bill(total, friends). It returns two numbers: what each friend pays, and how many rupees are left over for the tip box.",
    example: "split_bill(100, 3) gives (33, 1)",
    starterCode: `def split_bill(total, friends):
    # Your code here
    pass


print(split_bill(345, 4))
print(split_bill(240, 6))`,
    expectedResult: `(86, 1)
(40, 0)`,
  },
  {
    title: "Tik, Tok, TikTok",
    prompt:
      'Write say(number). A number that 3 divides becomes "Tik", one that 5 divides becomes "Tok", one that both divide becomes "TikTok", and any other stays as it is, written as text.',
    example: 'say(9) gives "Tik", say(7) gives "7"',
    starterCode: `def say(number):
    # Your code here
    pass


print(" ".join(say(number) for number in range(1, 16)))`,
    expectedResult: "1 2 Tik 4 Tok Tik 7 8 Tik Tok 11 Tik 13 14 TikTok",
  },
  {
    title: "The same from both ends",
    prompt:
      "Write is_palindrome(text). It says whether a text reads the same forwards and backwards when capital letters and spaces do not count.",
    example: 'is_palindrome("Nitin") gives True',
    starterCode: `def is_palindrome(text):
    # Your code here
    pass


for text in ["Malayalam", "Telugu", "Never odd or even"]:
    print(text, is_palindrome(text))`,
    expectedResult: `Malayalam True
Telugu False
Never odd or even True`,
  },
  {
    title: "An over of cricket",
    prompt:
      "A list holds the runs of each ball. Write innings(balls). It returns three numbers: all the runs, how many fours and how many sixes.",
    example: "innings([4, 0, 6]) gives (10, 1, 1)",
    starterCode: `def innings(balls):
    # Your code here
    pass


print(innings([1, 4, 0, 6, 2, 4]))
print(innings([]))`,
    expectedResult: `(17, 2, 1)
(0, 0, 0)`,
  },
  {
    title: "Stairs of stars",
    prompt:
      "Write stairs(steps). It returns one text with a line for each step: the first line has one star, the next two, and so on, all pushed to the right so that the stairs go up from left to right.",
    example: "stairs(2) gives two lines: a space and one star, then two stars",
    starterCode: `def stairs(steps):
    # Your code here
    pass


print("Stairs:")
print(stairs(4))`,
    expectedResult: `Stairs:
   *
  **
 ***
****`,
  },
];
