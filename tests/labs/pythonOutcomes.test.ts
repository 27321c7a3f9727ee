import { expect, test } from "vitest";
import { call, program, pythonOutcome } from "../support/useChecker";
import { useEngines } from "../support/useEngines";

const { check, python } = useEngines();

async function valueOf(code: string, text: string) {
  return pythonOutcome(await python(code, call(text))).value;
}

test("values keep Python's types apart", async () => {
  const value = await valueOf("", "[1, 2.0, True, None, 'a', (1,), {3, 1}, {'k': [2**70]}, float('nan')]");
  expect(value).toEqual({
    list: [
      1,
      { float: "2.0" },
      true,
      null,
      "a",
      { tuple: [1] },
      { set: [1, 3] },
      { dict: [["k", { list: [{ int: String(2n ** 70n) }] }]] },
      { float: "nan" },
    ],
  });
});

test("what is too deep, too long or too large is reported, not cut", async () => {
  const report = await python(
    "def nest(n):\n    return [nest(n - 1)] if n else []",
    call("nest(20)"),
    call("list(range(3000))"),
    call("'x' * 30_000"),
    call("10 ** 5000"),
    call("object"),
  );
  const [deep, ...others] = report.outcomes.map((_, index) => pythonOutcome(report, index).value);
  expect(JSON.stringify(deep)).toContain("too_deep");
  expect(others).toEqual([
    { too_deep: true },
    { too_deep: true },
    { too_deep: true },
    { object: "type", repr: "<class 'object'>" },
  ]);
});

test("a program reads its lines; prompts are no output", async () => {
  const code = "name = input('Name? ')\nfor _ in range(int(input())):\n    print('Hello', name)";
  expect(pythonOutcome(await python(code, program("Asha", "2"))).stdout).toBe("Hello Asha\nHello Asha\n");
});

test.each([
  "print(open(0).read().split())",
  "with open(0, 'rb') as typed:\n    print(typed.read().decode().split())",
  "import sys\nprint(sys.stdin.buffer.read().decode().split())",
  "import sys\nprint([line.rstrip('\\n') for line in sys.stdin])",
  "print([input(), *open('/dev/stdin').read().split()])",
])("%s reads what is typed", async (code) => {
  expect(pythonOutcome(await python(code, program("3", "नमस्ते"))).stdout).toBe("['3', 'नमस्ते']\n");
});

test("what is below the main guard runs in a program, and not where a test calls a function", async () => {
  const code = `
from dataclasses import dataclass
import pickle
@dataclass
class Fare(Exception):
    km: int
def f(): return pickle.loads(pickle.dumps(Fare(3))).km
def g(): raise Fare(1)
if __name__ == "__main__":
    print(input())
`;
  const report = await python(code, call("f()"), call("g()"), program("3"));
  const [called, raised, ran] = report.outcomes.map((_, index) => pythonOutcome(report, index));
  expect(called).toMatchObject({ value: 3, stdout: "" });
  expect(raised?.error).toMatchObject({ type: "Fare", bases: ["Exception"], line: 8 });
  expect(ran).toMatchObject({ stdout: "3\n" });
});

test("a program that asks too often ends with EOFError at its line", async () => {
  const { error } = pythonOutcome(await python("input()\ninput()", program("one")));
  expect(error).toMatchObject({ type: "EOFError", line: 2 });
});

test("what a call prints is distinguished from what the code printed before", async () => {
  const outcome = pythonOutcome(await python("print('begin')\ndef f():\n    print(42)", call("f()")));
  expect(outcome).toMatchObject({ value: null, stdout: "begin\n42\n", printed: "42\n" });
});

test.each([
  ["def f(n): return pritn(n)", { type: "NameError", line: 1, names: ["pritn"], suggestion: "print" }],
  ["def f(n): return math.pi", { type: "NameError", suggestion: "import math" }],
  ["def f(n): return 'a'.uper()", { type: "AttributeError", suggestion: "upper" }],
  ["x = 1\ndef f(n) return n", { type: "SyntaxError", line: 2, column: 10, message: "expected ':'" }],
  ["def f(n):\nreturn n", { type: "IndentationError", line: 2 }],
  ["def f(n):\n    return 1 / 0", { type: "ZeroDivisionError", line: 2, frames: [{ name: "f", line: 2 }] }],
  ["def f(n): return f(n)", { type: "RecursionError", line: 1 }],
  ["def fff(n): return n\nff = fff", { type: "NameError", line: null }],
  ["x = 'a\0b'", { type: "SyntaxError" }],
])("%s is explained", async (code, expected) => {
  expect(pythonOutcome(await python(code, call("f(1)"))).error).toMatchObject(expected);
});

test("each test starts from the same state", async () => {
  const code = `
import builtins, math, os, sys, random
seen = [hasattr(math, "mark"), builtins.sum is not abs, os.path.exists("left"), random.random(), len(os.listdir("/tmp"))]
math.mark = 1
builtins.sum = abs
open("left", "w").write("x")
os.makedirs("/tmp/a/b/c", mode=0)
random.seed(99)
sys.modules["json"] = None
sys.setrecursionlimit(50)
os.close(1)
def f(): return seen
`;
  const report = await python(code, call("f()"), call("f()"), call("f()"));
  const values = report.outcomes.map((_, index) => pythonOutcome(report, index).value);
  expect(values[0]).toMatchObject({ list: [false, true, false, expect.anything(), 0] });
  expect(values[1]).toEqual(values[0]);
  expect(values[2]).toEqual(values[0]);
});

test("files are there by their names, with their own line ends", async () => {
  const files = [{ name: "orders.csv", text: "id,name\r\n1,आशा\r\n" }];
  const code = "def f(): return open('orders.csv', encoding='utf-8', newline='').read()";
  const report = await check({ language: "python", code, files, tests: [call("f()")] });
  expect(pythonOutcome(report).value).toBe("id,name\r\n1,आशा\r\n");
});

test("a rule about the code is judged without running it", async () => {
  const code = "import os\ntotal = 0\nfor n in [1]:\n    total += n\nprint(total)\nwhile True: pass";
  const report = await python(
    code,
    { kind: "structure", rule: { uses: ["for", "comprehension"], avoids: ["import", "call:sum"] } },
    { kind: "structure", rule: { uses: ["while", "print"] } },
  );
  expect(pythonOutcome(report).structure).toEqual({ missing: ["comprehension"], forbidden: ["import"] });
  expect(pythonOutcome(report, 1).structure).toEqual({ missing: [], forbidden: [] });
});

test.each([
  ["def f(n): return n if n < 2 else f(n - 1)", "recursion:f"],
  ["print(f'{1}')", "f-string"],
  ["x = sorted([1], key=lambda n: n)", "lambda"],
  ["[1].sort()", "call:sort"],
])("%s uses %s", async (code, name) => {
  const report = await python(code, { kind: "structure", rule: { uses: [name] } });
  expect(pythonOutcome(report).structure).toEqual({ missing: [], forbidden: [] });
});

test("what a rule forbids is seen under another name, and an own helper of that name is not", async () => {
  const forbidden = [
    ["add = sum\nadd([1])", "call:sum"],
    ["from builtins import sum as plus\nplus([1])", "call:sum"],
    ["import math\nfor n in []: pass\nmath.fsum([1])", "call:sum"],
    ["big, small = max, min", "call:min"],
    ["import builtins\ngetattr(builtins, 'min')([1])", "call:min"],
    ["vars(__builtins__)['sum']([1])", "call:sum"],
    ["eval('sum([1])')", "call:sum"],
    ["import heapq\nheapq.nsmallest(1, [2])", "call:sorted"],
    ["__import__('collections')", "import"],
    ["def own():\n    sum = 0\n    return sum\nsum([1])", "call:sum"],
    ["def f(n):\n    again = f\n    return again(n)", "recursion:f"],
  ];
  const own = [
    "def sum(numbers):\n    total = 0\n    return total\nsum([1])",
    "def f(numbers):\n    sum = 0\n    for n in numbers: sum = sum + n\n    return sum",
    "class Bill:\n    def sum(self): return 0\n    def show(self): return self.sum()",
    "row = {'sum': 1}\nrow['sum']",
  ];
  const avoids = ["call:sum", "call:min", "call:sorted", "import", "recursion:f"];
  for (const [code = "", name] of forbidden) {
    const report = await python(code, { kind: "structure", rule: { avoids, uses: [name ?? ""] } });
    const { structure } = pythonOutcome(report);
    expect(structure?.forbidden, code).toContain(name);
    expect(structure?.missing, code).toEqual([]);
  }
  for (const code of own) {
    const report = await python(code, { kind: "structure", rule: { avoids } });
    expect(pythonOutcome(report).structure?.forbidden, code).toEqual([]);
  }
});

test("the language of a course is there", async () => {
  const code = `
import csv, statistics, sqlite3, datetime, decimal, fractions, json, re, collections, itertools, functools
from dataclasses import dataclass
from enum import Enum
@dataclass
class Point:
    x: int
    y: int = 2
def f():
    match [1, 2]:
        case [a, b]:
            pass
    with sqlite3.connect(":memory:") as db:
        rows = db.execute("select 1 + 1").fetchall()
    return [str(Point(1)), rows, statistics.mean([1, 2]), re.sub("a", "b", "aa"), collections.Counter("aab").most_common(1)]
`;
  expect(await valueOf(code, "f()")).toEqual({
    list: [
      "Point(x=1, y=2)",
      { list: [{ tuple: [2] }] },
      { float: "1.5" },
      "bb",
      { list: [{ tuple: ["a", 2] }] },
    ],
  });
});
