import { expect, test } from "vitest";
import { adviseOn } from "../../client/features/practice/feedback/failureAdvice";
import type { Results_ExerciseFragment } from "../../client/features/practice/feedback/Results.generated";
import { reasonOf } from "../../client/features/practice/lab/visibleTests";
import { judgePython } from "../../labs/engine/judgePython";
import { judgeSql } from "../../labs/engine/judgeSql";
import { seePython, seeSql } from "../../labs/engine/seenOutcome";
import { inputOf, pythonTest, sqlTest } from "../../labs/engine/storedTest";
import type { Outcome, Stopped } from "../../labs/engine/jobs";
import { useEngines } from "../support/useEngines";

// Calls too deep take a second to end Python.
const engines = useEngines({ cpuMs: 6_000 });
type Test = Results_ExerciseFragment["visibleTests"][number];

function visibleTest(kind: Test["kind"], call: string, expected: string): Test {
  return {
    __typename: "ExerciseTest",
    id: "t",
    setup: "",
    input: "",
    isTypeStrict: false,
    uses: [],
    avoids: [],
    kind,
    call,
    expected,
  };
}

/** As the page does after a run. */
async function adviseOnPython(code: string, given: Test) {
  const report = await engines.python(code, inputOf(given));
  const outcome = report.outcomes[0] as never;
  const { passed, why } = judgePython(pythonTest(given, null), outcome);
  const reason = why === null ? null : reasonOf(why);
  return adviseOn({ test: given, code, result: { ...seePython(outcome), testId: "t", passed, why: reason } });
}

const VALUES: [string, string, RegExp][] = [
  ["212", '{"float":"212.0"}', /^212 is a whole number \(int\); the task wants 212\.0, a decimal number/],
  ["'212.0'", '{"float":"212.0"}', /^'212\.0' is a string \(str\); the task wants 212\.0, a decimal number/],
  ["7", '"7"', /^7 is a whole number \(int\); the task wants '7', a string \(str\)\. Put it in quotes/],
  ["[33, 1]", '{"tuple":[33,1]}', /^\[33, 1\] is a list.*wants \(33, 1\), a tuple.*tuple\(…\)/],
  ["'True'", "true", /^'True' is a string.*without quotes/],
  ["1", "true", /^1 is a whole number.*True or False \(bool\)/],
  ["'None'", "null", /^'None' is a string.*without quotes/],
  ["[1, '2']", '{"list":[1,2]}', /^At \[1\]: '2' is a string/],
  ["{'a': (1, '2')}", '{"dict":[["a",{"tuple":[1,2]}]]}', /^At \['a'\]\[1\]: '2' is a string/],
  ["'Asha '", '"Asha"', /^There is an extra space at the end of your text/],
  ["'a\\u00a0b'", '"a b"', /^A non-breaking space \(U\+00A0\) is in your text/],
  ["'asha'", '"Asha"', /^Only capital and small letters differ/],
  ["'Hello, Asha'", '"Hello Asha!"', /^Only punctuation differs/],
];

test.each(VALUES)("the result %s where %s is expected: %s", async (value, expected, text) => {
  const code = `def f():\n    return ${value}`;
  expect(await adviseOnPython(code, visibleTest("CALL", "f()", expected))).toMatch(text);
});

test.each([
  ["3", "4"],
  ["[1, 2]", '{"list":[1,3]}'],
  ["'Pune'", '"Delhi"'],
  ["object()", "4"],
])("the result %s where %s is expected speaks for itself", async (value, expected) => {
  const code = `def f():\n    return ${value}`;
  expect(await adviseOnPython(code, visibleTest("CALL", "f()", expected))).toBeNull();
});

test.each([
  "def f():\n    return ValueError('no')",
  "def f():\n    return ValueError",
  "def f():\n    return 'ValueError'",
])("%j returns an error instead of raising it", async (code) => {
  expect(await adviseOnPython(code, visibleTest("RAISES", "f()", "ValueError"))).toMatch(
    /^The function returned ValueError/,
  );
});

test.each([
  ["def f(n):\n    return sorted([n, n], key=f)[0]", /f calls itself in line 2/],
  ["import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return f(n + 1)", /f calls itself in line 3/],
  ["import sys\nsys.setrecursionlimit(10**6)\ndef f(n):\n    return f(n + 1)", /f calls itself in line 4/],
])("calls too deep for Python's own limit are named in %j", async (code, text) => {
  expect(await adviseOnPython(code, visibleTest("CALL", "f(1)", "1"))).toMatch(text);
});

const SETUP = `create table people(name text, phone text, price int);
  insert into people values ('Asha', null, 1), ('Ravi', '98', 2)`;

const QUERIES: [string, string, RegExp | null][] = [
  [
    "select name from people where phone = null",
    "select name from people where phone is null",
    /^= NULL is never true.*Write IS NULL/,
  ],
  [
    "select name from people where phone <> null",
    "select name from people where phone is not null",
    /^<> NULL is never true.*Write IS NOT NULL/,
  ],
  [
    "select price / 3 as share from people",
    "select price / 3.0 as share from people",
    /^share has lost its decimals/,
  ],
  [
    "select round(price / 3, 2) as share from people",
    "select round(price / 3.0, 2) as share from people",
    /^share has lost its decimals/,
  ],
  [
    "select price, name from people",
    "select name, price from people",
    /^The columns are right, but in a different order: name comes first, then price/,
  ],
  ["select name from people", "select phone from people", null],
  ["select price + 1 as share from people", "select price as share from people", null],
];

test.each(QUERIES)("%s instead of %s: %s", async (code, solution, text) => {
  const [own, right] = [await engines.sql(code, SETUP), await engines.sql(solution, SETUP)];
  const outcomeOf = ({ outcomes }: { outcomes: (Outcome | Stopped)[] }) => outcomes[0] as never;
  const given = visibleTest("ROWS", "", seeSql(outcomeOf(right), solution).shown ?? "");
  const rules = { isOrdered: false, tolerance: null };
  const { passed, why } = judgeSql(sqlTest(given.expected, rules), outcomeOf(own));
  const seen = seeSql(outcomeOf(own), code);
  const reason = why === null ? null : reasonOf(why);
  const advice = adviseOn({ test: given, code, result: { ...seen, testId: "t", passed, why: reason } });
  if (text) expect(advice).toMatch(text);
  else expect(advice).toBeNull();
});
