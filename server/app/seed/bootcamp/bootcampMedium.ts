import type { QuestionSeed } from "./questionSeed";

export const mediumQuestions: QuestionSeed[] = [
  {
    title: "The favourite words",
    prompt:
      "Write top_words(text, count). It returns the words that come most often, each with how often, in a list of pairs. Capital letters do not count. Of words that come equally often, the one that is earlier in the alphabet is first.",
    example: 'top_words("dal rice Dal", 1) gives [("dal", 2)]',
    starterCode: `def top_words(text, count):
    # Your code here
    pass


print(top_words("the train to Pune leaves before the train to Goa", 3))
print(top_words("one two three", 2))`,
    expectedResult: `[('the', 2), ('to', 2), ('train', 2)]
[('one', 1), ('three', 1)]`,
  },
  {
    title: "Commas the Indian way",
    prompt:
      "Write rupees(amount) for a whole number of 0 or more. It returns the number as text with commas as in India: the last three digits together, then always two.",
    example: 'rupees(123456) gives "1,23,456"',
    starterCode: `def rupees(amount):
    # Your code here
    pass


for amount in [99, 1000, 250000, 123456789]:
    print(rupees(amount))`,
    expectedResult: `99
1,000
2,50,000
12,34,56,789`,
  },
  {
    title: "Caesar's letters",
    prompt:
      "Write shift(text, by). Each letter moves `by` places along the alphabet, and from z it goes on at a; capitals stay capitals, and everything that is no letter from a to z stays. A negative number moves back.",
    example: 'shift("xyz", 3) gives "abc"',
    starterCode: `def shift(text, by):
    # Your code here
    pass


secret = shift("Meet at 8 pm, Charminar!", 5)
print(secret)
print(shift(secret, -5))`,
    expectedResult: `Rjjy fy 8 ur, Hmfwrnsfw!
Meet at 8 pm, Charminar!`,
  },
  {
    title: "Words of the same letters",
    prompt:
      "Two words are anagrams when they are made of exactly the same letters. Write group_anagrams(words). It returns a list of groups: the groups in the order in which their first words come, and the words of a group in the order in which they come.",
    example: 'group_anagrams(["tea", "cat", "eat"]) gives [["tea", "eat"], ["cat"]]',
    starterCode: `def group_anagrams(words):
    # Your code here
    pass


for group in group_anagrams(["listen", "stone", "silent", "night", "notes", "thing", "chai"]):
    print(group)`,
    expectedResult: `['listen', 'silent']
['stone', 'notes']
['night', 'thing']
['chai']`,
  },
  {
    title: "Rank list of the class",
    prompt:
      'Write rank_list(marks) for a dictionary from names to marks. It returns lines of the form "rank name marks", the best first. Equal marks have the same rank, and the rank after them is one higher; of equal marks, names go by the alphabet.',
    example: 'rank_list({"Om": 50, "Isha": 70}) gives ["1 Isha 70", "2 Om 50"]',
    starterCode: `def rank_list(marks):
    # Your code here
    pass


marks = {"Ravi": 82, "Asha": 91, "Imran": 82, "Divya": 77, "Kiran": 91}
print("\\n".join(rank_list(marks)))`,
    expectedResult: `1 Asha 91
1 Kiran 91
2 Imran 82
2 Ravi 82
3 Divya 77`,
  },
];
