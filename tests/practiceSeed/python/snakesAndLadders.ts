import type { WrongAnswers } from "../wrongAnswers";

export const snakesAndLadders: WrongAnswers[] = [
  {
    slug: "snakes-and-ladders",
    wrong: [
      {
        code: `def fewest_throws(size, jumps):
    return (size - 1 + 5) // 6`,
        why: "value",
        note: "Divides the way by six and ignores the jumps",
      },
      {
        code: `def fewest_throws(size, jumps):
    fields = {1}
    throws = 0
    while size not in fields:
        throws += 1
        new = set()
        for field in fields:
            for target in range(field + 1, min(field + 6, size) + 1):
                new.add(jumps.get(target, target))
        fields = new
    return throws`,
        why: "time",
        note: "Without a set of reached fields it never finds out that there is no way",
      },
      {
        code: `def fewest_throws(size, jumps):
    field, throws = 1, 0
    while field < size and throws < size:
        targets = range(field + 1, min(field + 6, size) + 1)
        field = max(jumps.get(target, target) for target in targets)
        throws += 1
    return throws if field == size else None`,
        why: "value",
        failingTest: "A ladder that is better not taken",
        note: "Always takes the throw that leads furthest",
      },
      {
        code: `def fewest_throws(size, jumps):
    reached, fields, throws = {0}, [0], 0
    while fields:
        if size in reached:
            return throws
        throws += 1
        new = []
        for field in fields:
            for target in range(field + 1, min(field + 6, size) + 1):
                target = jumps.get(target, target)
                if target not in reached:
                    reached.add(target)
                    new.append(target)
        fields = new
    return None`,
        why: "value",
        failingTest: "Already on the last field",
        note: "Begins on field 0",
      },
      {
        code: `def fewest_throws(size, jumps):
    reached, fields, throws = {1}, [1], 0
    while fields and size not in reached:
        throws += 1
        new = []
        for field in fields:
            for target in range(field + 1, min(field + 6, size) + 1):
                target = jumps.get(target, target)
                if target not in reached:
                    reached.add(target)
                    new.append(target)
        fields = new
    print(throws if size in reached else None)`,
        why: "printed-not-returned",
        note: "Prints the number of throws",
      },
      {
        code: `def fewest_throws(size, jumps):
    reached, fields, throws = {1}, [1], 0
    while fields:
        if size in reached:
            return throws
        throws += 1
        new = []
        for field in fields:
            for target in range(field + 1, min(field + 6, size) + 1):
                target = jumps.get(target, target)
                if target not in reached:
                    reached.add(target)
                    new.append(target)
        fields = new
    return -1`,
        why: "type",
        note: "-1 instead of None",
      },
      {
        code: `def fewest_throws(size, jumps):
    reached, fields, throws = {1}, [1], 0
    while fields:
        if size in reached:
            return throws
        throws += 1
        new = []
        for field in fields:
            for target in range(field + 1, min(field + 6, size) + 1):
                target = max(target, jumps.get(target, target))
                if target not in reached:
                    reached.add(target)
                    new.append(target)
        fields = new
    return None`,
        why: "type",
        note: "Climbs ladders but does not fear snakes",
      },
      {
        code: `def fewest_throws(size, jumps):
    reached, fields, throws = {1}, [1], 0
    while fields:
        if size in reached:
            return throws
        throws += 1
        new = []
        for field in fields:
            for target in range(field + 1, min(field + 6, size) + 1):
                target = jumps[target]
                if target not in reached:
                    reached.add(target)
                    new.append(target)
        fields = new
    return None`,
        why: "error",
        errorType: "KeyError",
        note: "Most fields have no jump",
      },
      {
        code: `def fewest_throws(size, jumps):
    reached, fields, throws = {1}, [1], 0
    while fields:
        if size in reached:
            return throws
        throws += 1
        new = []
        for field in fields:
            for target in range(field + 1, min(field + 5, size) + 1):
                target = jumps.get(target, target)
                if target not in reached:
                    reached.add(target)
                    new.append(target)
        fields = new
    return None`,
        why: "type",
        failingTest: "A snake leads back to the best ladder",
        note: "A die that never shows six",
      },
      {
        code: `def fewest_throws(size, jumps):
    known = {10: 2, 20: 4, 30: 3}
    return known.get(size)`,
        why: "type",
        failingTest: "Already on the last field",
        note: "Knows only the examples",
      },
    ],
  },
];
