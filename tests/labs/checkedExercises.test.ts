import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { isCheckerReachable } from "../../server/features/practice/checker/askChecker";
import type { OwnChecker } from "../../server/features/practice/checker/superviseChecker";
import { superviseChecker } from "../../server/features/practice/checker/superviseChecker";
import type { SentCode } from "../support/exerciseCalls";
import { exerciseCalls, sendCode } from "../support/exerciseCalls";
import { SUBMISSION_OF } from "../support/exerciseDocuments";
import type { Caller } from "../support/testApp";
import { useTestApp } from "../support/testApp";

// The whole way, with the product's own checker as a child of the server.

const server = useTestApp();
const { buildExercise } = exerciseCalls(server);
let checker: OwnChecker;

beforeAll(async () => {
  const file = path.join(inject("labs"), "checker", "main.js");
  checker = await superviseChecker({ file, onEnd: () => {} });
  await vi.waitUntil(() => isCheckerReachable(checker.address), { timeout: 60_000 });
  server.services.checker = checker.address;
});

afterAll(async () => {
  await checker.stop();
});

/** A busy machine takes longer than a submission waits; then its page asks again. */
async function check(caller: Caller, exerciseId: string, code: string): Promise<SentCode["verdict"]> {
  const { id } = await sendCode(caller, exerciseId, code);
  const read = async () => (await caller.ask(SUBMISSION_OF, { id })).data?.submission as SentCode;
  await expect.poll(async () => (await read()).state).toBe("DONE");
  return (await read()).verdict;
}

const BILL = {
  solution: `def split_bill(total, friends):
    if friends == 0:
        raise ValueError("Nobody is there.")
    return (total // friends, total % friends)


name = input("Who? ") if __name__ == "__main__" else ""
print("Namaste,", name)
`,
  starterCode: "def split_bill(total, friends):\n    # Your code here\n    pass\n",
  tests: [
    { kind: "CALL", visibility: "VISIBLE", call: "split_bill(100, 3)" },
    { kind: "CALL", visibility: "HIDDEN", about: "More friends than rupees", call: "split_bill(7, 9)" },
    { kind: "RAISES", visibility: "VISIBLE", call: "split_bill(1, 0)" },
    { kind: "PROGRAM", visibility: "VISIBLE", input: "Asha" },
    { kind: "STRUCTURE", visibility: "VISIBLE", uses: ["def"], avoids: ["import"] },
  ],
};

describe("Python", () => {
  test("fills in typed values, output and errors, and judges what learners send", async () => {
    // A call reads no input, so the program's line comes from a test alone.
    const solution = BILL.solution.replace(/\n\nname = [^]*$/, '\n\nprint("Namaste")\n');
    const exercise = await buildExercise({ ...BILL, solution });
    expect(exercise.tests.map(({ expected }) => expected)).toEqual([
      '{"tuple":[33,1]}',
      '{"tuple":[0,7]}',
      "ValueError",
      "Namaste\n",
      null,
    ]);
    const learner = await server.newCaller();
    const right = await check(learner, exercise.id, solution);
    expect(right).toMatchObject({ passed: true });
    const leaking = solution.replace(
      "return (",
      "raise type(f'Leak_{total}_{friends}', (Exception,), {})\n    return (",
    );
    const leaked = await check(learner, exercise.id, leaking);
    expect(leaked.results[1]).toMatchObject({ why: "ERROR", errorType: null, message: null });
    expect(JSON.stringify(leaked.results[1])).not.toContain("Leak");
    const counting = solution.replace(
      "if friends",
      "count = 0\n    while True:\n        count += 1\n    if friends",
    );
    const counted = await check(learner, exercise.id, counting);
    expect(counted.results[0]).toMatchObject({
      ...{ passed: false, why: "TIME" },
      place: { values: ["total = 100", "friends = 3", expect.stringMatching(/^count = \d+$/)] },
    });
    expect([3, 4]).toContain(counted.results[0]?.place?.line);
    const onlyHidden = solution.replace("if friends", "while total == 7:\n        pass\n    if friends");
    const hidden = await check(learner, exercise.id, onlyHidden);
    expect(hidden.results[1]).toMatchObject({ why: "TIME", place: null });
    const named = await check(learner, exercise.id, solution.replace("total // friends", "totl // friends"));
    expect(named.results[0]).toMatchObject({ errorType: "NameError", hint: "Did you mean total?" });
    const attempt = await check(learner, exercise.id, "import js\n");
    expect(attempt.passed).toBe(false);
  });
});

describe("SQL", () => {
  test("is judged on each data set, in PostgreSQL", async () => {
    const shop = (rows: string) =>
      `CREATE TABLE orders (id int, city text); INSERT INTO orders VALUES ${rows};`;
    const exercise = await buildExercise({
      kind: "SQL",
      setup: shop("(1, 'Pune'), (2, 'Pune'), (3, 'Vizag')"),
      solution: "SELECT city, count(*) AS orders FROM orders GROUP BY city ORDER BY city",
      starterCode: "SELECT city FROM orders",
      isOrdered: true,
      tests: [
        { kind: "ROWS", visibility: "VISIBLE" },
        { kind: "ROWS", visibility: "HIDDEN", about: "No orders", setup: shop("(1, NULL)") },
      ],
    });
    expect(JSON.parse(exercise.tests[0]?.expected ?? "")).toMatchObject({
      columns: [{ name: "city" }, { name: "orders" }],
      rows: [
        ["Pune", "2"],
        ["Vizag", "1"],
      ],
    });
    const learner = await server.newCaller();
    const long = await check(
      learner,
      exercise.id,
      "SELECT repeat('x', 500) AS city, i FROM generate_series(1, 500) i",
    );
    const shown = long.results[0]?.shown ?? "";
    expect(shown.length).toBeLessThanOrEqual(20_000);
    expect(JSON.parse(shown)).toMatchObject({
      count: 500,
      rows: expect.arrayContaining([["x".repeat(500), "1"]]),
    });
    const fixed = "SELECT * FROM (VALUES ('Pune', 2), ('Vizag', 1)) AS fixed (city, orders) ORDER BY city";
    const verdict = await check(learner, exercise.id, fixed);
    expect(verdict.results).toMatchObject([{ passed: true }, { passed: false, why: "COUNT", shown: null }]);
    const wrong = await check(learner, exercise.id, "SELECT id,\n  cty FROM orders");
    expect(wrong.results).toMatchObject([
      {
        ...{ why: "ERROR", errorType: "42703", message: 'column "cty" does not exist' },
        ...{ hint: 'Perhaps you meant to reference the column "orders.city".', line: 2, position: 14 },
      },
      { why: "ERROR", errorType: null, message: null, hint: null, line: null, position: null },
    ]);
  });
});
