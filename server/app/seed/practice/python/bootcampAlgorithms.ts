import { advanceQuestions } from "../../bootcamp/bootcampAdvance";
import type { PythonExerciseSeed } from "../exerciseSeed";
import { questionExercise } from "./questionExercise";

export const algorithmExercises: PythonExerciseSeed[] = [
  questionExercise(advanceQuestions, "Brackets that match", {
    slug: "brackets-that-match",
    topic: "Algorithms and classes",
    level: "ADVANCED",
    minutes: 20,
    solution: `def first_mistake(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    opened = []
    for place, char in enumerate(code):
        if char in "([{":
            opened.append((char, place))
        elif char in pairs:
            if not opened or opened.pop()[0] != pairs[char]:
                return place
    return opened[-1][1] if opened else None`,
    hints: [
      "When you meet a closing bracket, which of the open ones must it close?",
      "Use a list as a stack: `append` each open bracket with its place, and `pop` the newest when you meet a closing one. A dictionary says which belongs to which.",
      "At a closing bracket: `if not opened or opened.pop()[0] != pairs[char]: return place`. After the loop, return the place of the newest one left in `opened`, or `None`.",
    ],
    tests: [
      { kind: "call", call: 'first_mistake("(a]")', visibility: "VISIBLE", about: "Closes the wrong kind" },
      { kind: "call", call: 'first_mistake("(a")', visibility: "VISIBLE", about: "Never closed" },
      {
        kind: "call",
        call: 'first_mistake("print(max([1, 2]))")',
        visibility: "VISIBLE",
        about: "All match",
      },
      {
        kind: "call",
        call: 'first_mistake("data = {[()]")',
        visibility: "VISIBLE",
        about: "The outer one is never closed",
      },
      { kind: "call", call: 'first_mistake("")', visibility: "HIDDEN", about: "An empty text" },
      {
        kind: "call",
        call: 'first_mistake("a) + b")',
        visibility: "HIDDEN",
        about: "A closing bracket with nothing open",
      },
      {
        kind: "call",
        call: 'first_mistake("(a[b{c}")',
        visibility: "HIDDEN",
        about: "Several are never closed",
      },
      { kind: "call", call: 'first_mistake("x = ([1)]")', visibility: "HIDDEN", about: "Crossed brackets" },
      {
        kind: "call",
        call: 'first_mistake(")(")',
        visibility: "HIDDEN",
        about: "Equally many, but in the wrong order",
      },
      { kind: "call", call: 'first_mistake("  (a")', visibility: "HIDDEN", about: "Spaces at the front" },
      {
        kind: "call",
        call: '[first_mistake("(("), first_mistake("()")]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
      {
        kind: "call",
        call: 'first_mistake("(" * 3000 + ")" * 3000)',
        visibility: "HIDDEN",
        about: "Very deep brackets",
      },
    ],
  }),
  questionExercise(advanceQuestions, "Snakes and ladders", {
    slug: "snakes-and-ladders",
    topic: "Algorithms and classes",
    level: "ADVANCED",
    minutes: 30,
    solution: `def fewest_throws(size, jumps):
    reached = {1}
    fields = [1]
    throws = 0
    while fields:
        if size in reached:
            return throws
        throws += 1
        next_fields = []
        for field in fields:
            for target in range(field + 1, min(field + 6, size) + 1):
                target = jumps.get(target, target)
                if target not in reached:
                    reached.add(target)
                    next_fields.append(target)
        fields = next_fields
    return None`,
    hints: [
      "Which fields can you be on after one throw? And from those, after two?",
      "Keep the set of fields that you have reached, and a list of those that are new since the last throw. `jumps.get(target, target)` is where you really end up. Stop when no new field appears.",
      "In each round, for every new field and every `target` from `field + 1` to `min(field + 6, size)`: follow the jump; if the field is not in `reached`, add it, and keep it for the next round.",
    ],
    tests: [
      { kind: "call", call: "fewest_throws(10, {2: 9})", visibility: "VISIBLE", about: "One ladder" },
      { kind: "call", call: "fewest_throws(20, {})", visibility: "VISIBLE", about: "No snakes, no ladders" },
      {
        kind: "call",
        call: "fewest_throws(30, {3: 22, 5: 8, 11: 26, 20: 29, 27: 1, 21: 9})",
        visibility: "VISIBLE",
        about: "Snakes and ladders",
      },
      {
        kind: "call",
        call: "fewest_throws(9, {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1})",
        visibility: "VISIBLE",
        about: "The end cannot be reached",
      },
      {
        kind: "call",
        call: "fewest_throws(1, {})",
        visibility: "HIDDEN",
        about: "Already on the last field",
      },
      { kind: "call", call: "fewest_throws(7, {})", visibility: "HIDDEN", about: "One throw of six" },
      {
        kind: "call",
        call: "fewest_throws(2, {})",
        visibility: "HIDDEN",
        about: "The next field is the last",
      },
      {
        kind: "call",
        call: "fewest_throws(40, {7: 3, 4: 2, 5: 2, 6: 2, 9: 39, 8: 2})",
        visibility: "HIDDEN",
        about: "A snake leads back to the best ladder",
      },
      {
        kind: "call",
        call: "fewest_throws(30, {3: 9, 8: 25})",
        visibility: "HIDDEN",
        about: "A ladder that is better not taken",
      },
      {
        kind: "call",
        call: "[fewest_throws(7, {}), fewest_throws(7, {})]",
        visibility: "HIDDEN",
        about: "Called twice",
      },
      {
        kind: "call",
        call: "fewest_throws(30, {10: 2, 11: 2, 12: 2, 13: 2, 14: 2, 15: 2})",
        visibility: "HIDDEN",
        about: "A wall of snakes in the middle",
      },
      { kind: "call", call: "fewest_throws(20000, {})", visibility: "HIDDEN", about: "A very large board" },
    ],
  }),
  questionExercise(advanceQuestions, "A cache that forgets", {
    slug: "a-cache-that-forgets",
    topic: "Algorithms and classes",
    level: "ADVANCED",
    minutes: 25,
    solution: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        self.values.pop(key, None)
        self.values[key] = value
        if len(self.values) > self.size:
            oldest = next(iter(self.values))
            del self.values[oldest]

    def get(self, key):
        if key not in self.values:
            return None
        value = self.values.pop(key)
        self.values[key] = value
        return value`,
    hints: [
      "A dictionary remembers the order in which its keys were added. How can you make a used key the newest again?",
      "Remove the key with `pop` and insert it again: then it is the last one. The first key, `next(iter(self.values))`, is the one not used for the longest time.",
      "In `put`: pop the key if it is there, set it, and `if len(self.values) > self.size:` delete the first key. In `get`, do the same pop and set for a key that is there.",
    ],
    tests: [
      {
        kind: "call",
        call: 'cache.get("a")',
        setup: `cache = Cache(1)
cache.put("a", 1)
cache.put("b", 2)`,
        visibility: "VISIBLE",
        about: "Forgets what was put in first",
      },
      {
        kind: "call",
        call: 'cache.get("b")',
        setup: `cache = Cache(1)
cache.put("a", 1)
cache.put("b", 2)`,
        visibility: "VISIBLE",
        about: "Remembers the newest",
      },
      {
        kind: "call",
        call: "seen",
        setup: `cache = Cache(2)
cache.put("idli", 30)
cache.put("dosa", 60)
seen = [cache.get("idli")]
cache.put("vada", 25)
seen.append(cache.get("dosa"))
cache.put("idli", 35)
cache.put("upma", 40)
seen += [cache.get("idli"), cache.get("vada"), cache.get("upma")]`,
        visibility: "VISIBLE",
        about: "An evening at the dosa stall",
      },
      {
        kind: "call",
        call: '[cache.get("a"), cache.get("b"), cache.get("c")]',
        setup: `cache = Cache(2)
cache.put("a", 1)
cache.put("b", 2)
cache.put("a", 3)
cache.put("c", 4)`,
        visibility: "HIDDEN",
        about: "A key put in again was used",
      },
      {
        kind: "call",
        call: '[cache.get("a"), cache.get("b")]',
        setup: `cache = Cache(2)
cache.put("a", 1)
cache.put("b", 2)
cache.put("b", 3)`,
        visibility: "HIDDEN",
        about: "A new value for a key of a full cache forgets nothing",
      },
      {
        kind: "call",
        call: '[first.get("a"), second.get("a")]',
        setup: `first = Cache(2)
second = Cache(2)
first.put("a", 1)`,
        visibility: "HIDDEN",
        about: "Two caches know nothing of each other",
      },
      {
        kind: "call",
        call: '[cache.get("x"), cache.get("y"), cache.get("a"), cache.get("b")]',
        setup: `cache = Cache(2)
cache.put("a", 1)
cache.put("b", 2)
cache.get("x")
cache.get("y")`,
        visibility: "HIDDEN",
        about: "Asking for a key that is not there changes nothing",
      },
      {
        kind: "call",
        call: '[cache.get("zero"), cache.get("text")]',
        setup: `cache = Cache(2)
cache.put("zero", 0)
cache.put("text", "")`,
        visibility: "HIDDEN",
        about: "A zero and an empty text are values",
      },
      {
        kind: "call",
        call: "[key for key in range(500) if cache.get(key) is not None]",
        setup: `cache = Cache(3)
for key in range(500):
    cache.put(key, key + 1)
    cache.get(7)`,
        visibility: "HIDDEN",
        about: "Many keys",
      },
    ],
  }),
];
