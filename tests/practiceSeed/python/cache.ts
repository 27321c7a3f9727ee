import type { WrongAnswers } from "../wrongAnswers";

export const cache: WrongAnswers[] = [
  {
    slug: "a-cache-that-forgets",
    wrong: [
      {
        code: `class Cache:
    def __init__(self, size):
        self.values = {}

    def put(self, key, value):
        self.values[key] = value

    def get(self, key):
        return self.values.get(key)`,
        why: "type",
        note: "Never forgets",
      },
      {
        code: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        self.values.pop(key, None)
        self.values[key] = value
        if len(self.values) > self.size:
            del self.values[next(iter(self.values))]

    def get(self, key):
        return self.values.get(key)`,
        why: "value",
        note: "get does not count as use",
      },
      {
        code: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        self.values[key] = value
        if len(self.values) > self.size:
            del self.values[next(iter(self.values))]

    def get(self, key):
        if key in self.values:
            self.values[key] = self.values.pop(key)
        return self.values.get(key)`,
        why: "value",
        note: "A key put in again stays old",
      },
      {
        code: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        if len(self.values) >= self.size:
            del self.values[next(iter(self.values))]
        self.values.pop(key, None)
        self.values[key] = value

    def get(self, key):
        if key in self.values:
            self.values[key] = self.values.pop(key)
        return self.values.get(key)`,
        why: "value",
        failingTest: "A new value for a key of a full cache forgets nothing",
        note: "Forgets a key even if no new one came",
      },
      {
        code: `class Cache:
    values = {}

    def __init__(self, size):
        self.size = size

    def put(self, key, value):
        self.values.pop(key, None)
        self.values[key] = value
        if len(self.values) > self.size:
            del self.values[next(iter(self.values))]

    def get(self, key):
        if key in self.values:
            self.values[key] = self.values.pop(key)
        return self.values.get(key)`,
        why: "value",
        failingTest: "Two caches know nothing of each other",
        note: "All caches share one dictionary",
      },
      {
        code: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        self.values.pop(key, None)
        self.values[key] = value
        if len(self.values) > self.size:
            del self.values[next(iter(self.values))]

    def get(self, key):
        value = self.values.pop(key)
        self.values[key] = value
        return value`,
        why: "error",
        errorType: "KeyError",
        note: "Asks the dictionary for a key that is not there",
      },
      {
        code: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        if key not in self.values and len(self.values) >= self.size:
            self.values.popitem()
        self.values[key] = value

    def get(self, key):
        if key in self.values:
            self.values[key] = self.values.pop(key)
        return self.values.get(key)`,
        why: "value",
        note: "Forgets the newest key",
      },
      {
        code: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(key, value):
        self.values[key] = value

    def get(key):
        return self.values.get(key)`,
        why: "error",
        errorType: "TypeError",
        note: "Forgets self",
      },
      {
        code: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        self.values.pop(key, None)
        self.values[key] = value
        if len(self.values) > self.size:
            del self.values[next(iter(self.values))]

    def get(self, key):
        if not self.values.get(key):
            return None
        self.values[key] = self.values.pop(key)
        return self.values[key]`,
        why: "value",
        failingTest: "A zero and an empty text are values",
        note: 'Takes 0 for "not there"',
      },
      {
        code: `class Cache:
    def __init__(self, size):
        self.size = size
        self.values = {}

    def put(self, key, value):
        if len(self.values) > self.size:
            del self.values[next(iter(self.values))]
        self.values.pop(key, None)
        self.values[key] = value

    def get(self, key):
        if key in self.values:
            self.values[key] = self.values.pop(key)
        return self.values.get(key)`,
        why: "type",
        note: "Remembers one key more than allowed",
      },
    ],
  },
];
