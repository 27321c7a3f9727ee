import type { QuestionSeed } from "./questionSeed";

export const advanceQuestions: QuestionSeed[] = [
  {
    title: "Brackets that match",
    prompt:
      "Write first_mistake(code). It looks at the brackets ( ) [ ] { } only. Where all of them match it returns None; otherwise the place, counted from 0, of the first closing bracket that closes the wrong thing, or, if there is none, of the last bracket that is never closed.",
    example: 'first_mistake("(a]") gives 2, first_mistake("(a") gives 0',
    starterCode: `def first_mistake(code):
    # Your code here
    pass


for code in ["print(max([1, 2]))", "total = (3 + 4]", "data = {[()]", "a) + b"]:
    print(code, "->", first_mistake(code))`,
    expectedResult: `print(max([1, 2])) -> None
total = (3 + 4] -> 14
data = {[()] -> 7
a) + b -> 1`,
  },
  {
    title: "Snakes and ladders",
    prompt:
      "Write fewest_throws(size, jumps). You stand on field 1 and want to land exactly on field `size`. A throw moves you 1 to 6 fields on, never beyond the last one. `jumps` is a dictionary: if you land on a key, you go to its value at once, up a ladder or down a snake. Return the smallest number of throws, or None if the last field cannot be reached.",
    example: "fewest_throws(10, {2: 9}) gives 2: a 1 to the ladder, then a 1",
    starterCode: `def fewest_throws(size, jumps):
    # Your code here
    pass


print(fewest_throws(20, {}))
print(fewest_throws(30, {3: 22, 5: 8, 11: 26, 20: 29, 27: 1, 21: 9}))
print(fewest_throws(9, {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1}))`,
    expectedResult: `4
3
None`,
  },
  {
    title: "A cache that forgets",
    prompt:
      "Write the class Cache(size) with put(key, value) and get(key). It remembers at most `size` keys. When one more is put in, the key that was not used for the longest time is forgotten; both get and put count as use. get returns None for a key that is not there.",
    example: 'With size 1, after put("a", 1) and put("b", 2), get("a") gives None',
    starterCode: `class Cache:
    def __init__(self, size):
        # Your code here
        pass

    def put(self, key, value):
        pass

    def get(self, key):
        pass


cache = Cache(2)
cache.put("idli", 30)
cache.put("dosa", 60)
print(cache.get("idli"))
cache.put("vada", 25)
print(cache.get("dosa"))
cache.put("idli", 35)
cache.put("upma", 40)
print(cache.get("idli"), cache.get("vada"), cache.get("upma"))`,
    expectedResult: `30
None
35 None 40`,
  },
  {
    title: "A bag of words",
    prompt:
      "Machines count words before they understand any. Write bag_of_words(sentences). It returns the vocabulary (all different words in small letters, by the alphabet) and a list with one row for each sentence: how often each word of the vocabulary comes in it.",
    example: 'bag_of_words(["Hi hi", "you"]) gives (["hi", "you"], [[2, 0], [0, 1]])',
    starterCode: `def bag_of_words(sentences):
    # Your code here
    pass


vocabulary, rows = bag_of_words(["Free offer free", "Meeting at noon", "Offer ends at noon"])
print(vocabulary)
for row in rows:
    print(row)`,
    expectedResult: `['at', 'ends', 'free', 'meeting', 'noon', 'offer']
[0, 0, 2, 0, 0, 1]
[1, 0, 0, 1, 1, 0]
[1, 1, 0, 0, 1, 1]`,
  },
  {
    title: "Judge a spam filter",
    prompt:
      'Two lists of equal length say of each mail what it is and what the filter thinks: "spam" or "ok". Write judge(truth, guess). It returns precision (of what the filter calls spam, how much is spam) and recall (of the spam, how much the filter finds), each rounded to 2 decimals, and 0.0 where there is nothing to divide by.',
    example: 'judge(["spam", "ok"], ["spam", "spam"]) gives (0.5, 1.0)',
    starterCode: `def judge(truth, guess):
    # Your code here
    pass


truth = ["spam", "ok", "spam", "ok", "spam", "ok", "ok", "spam"]
guess = ["spam", "ok", "ok", "spam", "spam", "ok", "ok", "ok"]
print(judge(truth, guess))
print(judge(["ok", "ok"], ["ok", "ok"]))`,
    expectedResult: `(0.67, 0.5)
(0.0, 0.0)`,
  },
];
