import { describe, expect, test } from "vitest";
import type { PythonOutcome, SqlOutcome, SqlSet } from "../../labs/engine/jobs";
import { expectedFrom, judgePython, type PythonTest } from "../../labs/engine/judgePython";
import { expectedRows, judgeSql, type SortedRun, type SqlTest } from "../../labs/engine/judgeSql";
import { readOrder } from "../../labs/engine/sqlOrder";
import { isSameValue } from "../../labs/engine/sameValue";
import { showValue, type TypedValue } from "../../labs/engine/typedValue";

const outcome = (given: Partial<PythonOutcome>): PythonOutcome => ({ stdout: "", ms: 1, ...given });
const error = { type: "ValueError", bases: ["LookupError"], message: "", line: 1, frames: [], names: [] };
const callFor = (expected: TypedValue): PythonTest => ({ kind: "call", call: "f()", expected });

describe("values", () => {
  test.each<[TypedValue, TypedValue, boolean]>([
    [2, { float: "2.0" }, true],
    [2, { float: "2.5" }, false],
    [{ int: "99999999999999999999" }, { float: "1e+20" }, true],
    [{ int: "9".repeat(5_000) }, { float: "inf" }, false],
    [1, true, false],
    [{ float: "0.30000000000000004" }, { float: "0.3" }, true],
    [{ float: "nan" }, { float: "nan" }, true],
    [{ float: "inf" }, { float: "-inf" }, false],
    [{ list: [1] }, { tuple: [1] }, true],
    [{ list: [{ tuple: [1, 2] }] }, { tuple: [{ list: [1, { float: "2.0" }] }] }, true],
    [{ list: [1] }, { set: [1] }, false],
    ["1", 1, false],
    [{ list: [{ float: "0.1" }] }, { list: [{ float: "0.10000000000000001" }] }, true],
    [{ set: [1, 2] }, { set: [2, 1] }, true],
    [{ set: [1, 1] }, { set: [1, 2] }, false],
    [{ set: [{ float: "0.30000000000000004" }, 1] }, { set: [1, { float: "0.3" }] }, true],
    [
      { set: [{ tuple: ["a", { float: "0.1" }] }, { tuple: ["b", { float: "0.2" }] }] },
      { set: [{ tuple: ["b", { float: "0.2000000000000001" }] }, { tuple: ["a", { float: "0.1" }] }] },
      true,
    ],
    [
      {
        dict: [
          ["a", 1],
          ["b", 2],
        ],
      },
      {
        dict: [
          ["b", 2],
          ["a", 1],
        ],
      },
      true,
    ],
    [{ dict: [["a", 1]] }, { dict: [["a", null]] }, false],
    [
      // As a guest that writes its own report could: one right pair, twice.
      {
        dict: [
          ["a", 1],
          ["a", 1],
        ],
      },
      {
        dict: [
          ["a", 1],
          ["b", 2],
        ],
      },
      false,
    ],
    [{ dict: [[1, "one"]] }, { dict: [[{ float: "1.0" }, "one"]] }, true],
    [{ int: "99999999999999999999" }, { int: "99999999999999999998" }, false],
    [{ too_deep: true }, { too_deep: true }, false],
    [null, { list: [] }, false],
  ])("%j and %j are the same: %j", (actual, expected, isSame) => {
    expect(isSameValue(actual, expected)).toBe(isSame);
  });

  test.each<[TypedValue, TypedValue]>([
    [2, { float: "2.0" }],
    [{ list: [1] }, { tuple: [1] }],
    [{ set: [1] }, { set: [{ float: "1.0" }] }],
  ])("%j and %j differ where types count, and the verdict says so", (actual, expected) => {
    const given = { ...callFor(expected), isTypeStrict: true } as PythonTest;
    expect(judgePython(given, outcome({ value: actual }))).toMatchObject({ passed: false, why: "type" });
    expect(judgePython(given, outcome({ value: expected }))).toMatchObject({ passed: true });
  });

  test("are shown as Python shows them", () => {
    const value: TypedValue = {
      list: [null, true, "it's", { tuple: [1] }, { set: [] }, { dict: [["a\n", { float: "1.0" }]] }],
    };
    expect(showValue(value)).toBe(`[None, True, "it's", (1,), set(), {'a\\n': 1.0}]`);
    expect(showValue("x".repeat(999))).toHaveLength(300);
  });
});

describe("a test in Python", () => {
  test.each<[string, PythonTest, PythonOutcome, string | null]>([
    ["the value", callFor(3), outcome({ value: 3 }), null],
    ["another value", callFor(3), outcome({ value: 4 }), "value"],
    ["text for a number", callFor(3), outcome({ value: "4" }), "type"],
    ["nothing", callFor(3), outcome({ value: null }), "type"],
    ["a decimal number", callFor(3), outcome({ value: { float: "3.5" } }), "value"],
    ["a tuple", callFor({ list: [3] }), outcome({ value: { tuple: [4] } }), "value"],
    ["a blank that nobody sees", callFor("a b"), outcome({ value: "a\u00a0b" }), "blanks"],
    [
      "an output with a tab",
      { kind: "program", stdin: [], expected: "a b" },
      outcome({ stdout: "a\tb\n" }),
      "blanks",
    ],
    ...["1 2", "1, 2", "1\n2", "(1, 2)"].map((printed): [string, PythonTest, PythonOutcome, string] => [
      "printed items",
      callFor({ tuple: [1, 2] }),
      outcome({ value: null, printed }),
      "printed-not-returned",
    ]),
    ["an error", callFor(3), outcome({ error }), "error"],
    ["too much memory", callFor(3), outcome({ error: { ...error, type: "MemoryError" } }), "memory"],
    [
      "None and the answer printed",
      callFor({ float: "3.5" }),
      outcome({ value: null, printed: "3.50\n" }),
      "printed-not-returned",
    ],
    [
      "None and a text printed",
      callFor("hi"),
      outcome({ value: null, printed: "so\nhi\n" }),
      "printed-not-returned",
    ],
    ["None and something else printed", callFor(3), outcome({ value: null, printed: "4\n" }), "type"],
    ["None, which is right", callFor(null), outcome({ value: null, printed: "None\n" }), null],
    ["no value", callFor(3), outcome({}), "not-run"],
    [
      "the output, with blanks at ends",
      { kind: "program", stdin: [], expected: "a\nb" },
      outcome({ stdout: "a \r\nb\n\n" }),
      null,
    ],
    [
      "another output",
      { kind: "program", stdin: [], expected: "a\nb" },
      outcome({ stdout: "a\nc\n" }),
      "output",
    ],
    ["the exception", { kind: "raises", call: "f()", expected: "ValueError" }, outcome({ error }), null],
    [
      "an exception that is one of that kind",
      { kind: "raises", call: "f()", expected: "LookupError" },
      outcome({ error }),
      null,
    ],
    [
      "another exception",
      { kind: "raises", call: "f()", expected: "KeyError" },
      outcome({ error }),
      "other-error",
    ],
    [
      "no exception",
      { kind: "raises", call: "f()", expected: "KeyError" },
      outcome({ value: 1 }),
      "no-error",
    ],
    [
      "a rule that holds",
      { kind: "structure", rule: {} },
      outcome({ structure: { missing: [], forbidden: [] } }),
      null,
    ],
    [
      "a rule that does not",
      { kind: "structure", rule: {} },
      outcome({ structure: { missing: ["for"], forbidden: [] } }),
      "structure",
    ],
  ])("with %s", (_, given, seen, why) => {
    expect(judgePython(given, seen)).toMatchObject({ passed: why === null, why });
  });

  test("says why nothing came", () => {
    const given: PythonTest = { kind: "program", stdin: [], expected: "a\nb\nc" };
    expect(judgePython(given, outcome({ stdout: "a\nb" })).why).toBe("output");
    expect(judgePython(given, { stopped: "output" }).why).toBe("output-limit");
    expect(judgePython(given, undefined).why).toBe("not-run");
  });

  test("takes what it expects from the solution, unless that cannot be compared", () => {
    const { ...input } = { kind: "call" as const, call: "f()" };
    expect(expectedFrom(input, outcome({ value: { list: [1] } }))).toEqual({
      expected: { list: [1] },
      failure: null,
    });
    expect(expectedFrom(input, outcome({ value: { list: [{ too_deep: true }] } })).failure).toBe(
      "not-comparable",
    );
    expect(expectedFrom(input, outcome({ error })).failure).toBe("error");
    expect(expectedFrom({ kind: "raises", call: "f()" }, outcome({ error })).expected).toBe("ValueError");
  });
});

describe("a test in SQL", () => {
  const columns: SqlSet["columns"] = [
    { name: "city", kind: "text" },
    { name: "total", kind: "number" },
  ];
  const expected = {
    columns,
    rows: [
      ["Pune", "2"],
      ["Goa", "1.50"],
      ["Goa", null],
    ],
  };
  const unordered: SqlTest = { expected, isOrdered: false };
  const seen = (rows: SqlSet["rows"], names = columns): SqlOutcome => ({
    sets: [{ columns: names, rows, count: rows.length, affected: 0 }],
    ms: 1,
  });

  test.each<[string, SqlOutcome, string | null]>([
    [
      "the rows in another order",
      seen([
        ["Goa", null],
        ["Goa", "1.5"],
        ["Pune", "2.0000"],
      ]),
      null,
    ],
    [
      "a row twice",
      seen([
        ["Pune", "2"],
        ["Pune", "2"],
        ["Goa", null],
      ]),
      "rows",
    ],
    ["a row too much", seen([...expected.rows, ["Leh", "1"]]), "count"],
    ["a column less", seen([["Pune"], ["Goa"], ["Goa"]], columns.slice(0, 1)), "columns"],
    ["a number as a text", seen(expected.rows, [columns[0]!, { name: "total", kind: "text" }]), "types"],
    ["another name", seen(expected.rows, [columns[0]!, { name: "sum", kind: "number" }]), "names"],
    ["no result", { sets: [], ms: 1 }, "no-rows"],
    ["an error", { sets: [], ms: 1, error: { message: "", code: "42601" } }, "error"],
  ])("with %s", (_, given, why) => {
    expect(judgeSql(unordered, given)).toMatchObject({ passed: why === null, why });
  });

  test("names the rows that are missing, too much, or out of order", () => {
    const [first, second, third] = expected.rows as [string[], string[], string[]];
    expect(judgeSql(unordered, seen([first, ["Leh", "9"], third]))).toMatchObject({
      missing: [1],
      extra: [1],
    });
    const moved = judgeSql({ expected, isOrdered: true }, seen([first, third, second]));
    expect(moved).toMatchObject({ why: "order", firstMoved: 1 });
  });

  test("takes rows that are equal in what sorts them in any order, and no others", () => {
    const [first, second, third] = expected.rows as [string[], string[], string[]];
    const ordered: SqlTest = { expected: { ...expected, ties: [1, 2] }, isOrdered: true };
    expect(judgeSql(ordered, seen([first, third, second]))).toMatchObject({ passed: true });
    expect(judgeSql(ordered, seen([second, first, third]))).toMatchObject({ why: "order", firstMoved: 0 });
  });

  test("fails a query whose order comes from how the rows are stored, or from luck", () => {
    const [first, second, third] = expected.rows as [string[], string[], string[]];
    const ordered: SqlTest = { expected, isOrdered: true };
    const same = seen(expected.rows);
    const code = "select city, total from t order by total";
    const whyOf = (run: SortedRun, test = ordered) => judgeSql(test, same, run).why;
    expect(whyOf({ code, again: seen([third, second, first]) })).toBe("unsorted");
    expect(whyOf({ code, again: seen([third, second, first]) }, unordered)).toBeNull();
    expect(whyOf({ code, again: same })).toBeNull();
    expect(whyOf({ code: "select city, total from t", again: same })).toBe("unsorted");
    expect(whyOf({ code, again: { stopped: "time" } })).toBe("time");
  });

  test.each([
    ["select a from t order by a desc nulls last, b limit 3;", ["a", "b"]],
    ["with x as (select 1 order by 1) select * from x", []],
    ["select * from (select a from t order by a) s", []],
    ["select rank() over (order by a), string_agg(b, ',' order by b) from t", []],
    ["((select a from t order by lower(a), t.b))", ["lower(a)", "t.b"]],
    ["select 1 order by 1; select 2", []],
    ["select a from t -- order by a", []],
    ["select 'order by a' from t", []],
    ["select a from t union select b from t\nORDER  BY 1 ;; ", ["1"]],
  ])("reads what %s is sorted by", (code, keys) => {
    expect(readOrder(code)).toEqual(keys);
  });

  test("takes rows that the solution does not tell apart as ties", () => {
    const rows = seen([
      ["Goa", "3"],
      ["Pune", "3.0"],
      ["Leh", "1"],
    ]);
    const tiesIn = (solution: string) => {
      const given = expectedRows(rows, solution);
      return given.failure === null ? given.expected.ties : given.failure;
    };
    expect(tiesIn("select city, total from t order by total desc")).toEqual([2, 1]);
    expect(tiesIn("select city, total from t order by 2 desc")).toEqual([2, 1]);
    expect(tiesIn('select city, total from t order by t."total" desc')).toEqual([2, 1]);
    expect(tiesIn("select city, total from t order by total desc, city")).toBeUndefined();
    // It is not in the result, so nothing says what is equal.
    expect(tiesIn("select city, total from t order by id")).toBeUndefined();
  });

  test("tells large numbers and texts of digits apart, but no midnight from its day", () => {
    const one = (kind: SqlSet["columns"][number]["kind"], actual: string, wanted: string) =>
      judgeSql(
        { expected: { columns: [{ name: "x", kind }], rows: [[wanted]] }, isOrdered: false },
        seen([[actual]], [{ name: "x", kind }]),
      ).passed;
    expect(one("number", "9007199254740993", "9007199254740992")).toBe(false);
    expect(one("number", `${"0".repeat(2_000)}7.50`, "7.5")).toBe(true);
    expect(one("number", "9".repeat(9_000), `${"9".repeat(8_999)}8`)).toBe(false);
    expect(one("number", "NaN", "NaN")).toBe(true);
    expect(one("text", "0411001", "411001")).toBe(false);
    expect(one("time", "2026-01-05 00:00:00+05:30", "2026-01-05")).toBe(true);
    expect(one("time", "2026-01-05 01:00:00", "2026-01-05")).toBe(false);
  });

  test("cannot expect more rows than are reported", () => {
    const [set] = seen(expected.rows).sets as [SqlSet];
    expect(expectedRows({ sets: [{ ...set, count: 2_000 }], ms: 1 }).failure).toBe("not-comparable");
    expect(expectedRows({ sets: [set], ms: 1 })).toEqual({ expected, failure: null });
  });
});
