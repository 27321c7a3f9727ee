import { describe, expect, test } from "vitest";
import type { SavedExercise } from "../../support/exerciseCalls";
import { DOUBLE, NEW_EXERCISE, exerciseCalls } from "../../support/exerciseCalls";
import {
  CREATE_EXERCISE,
  DELETE_EXERCISE,
  EXERCISE,
  EXERCISES,
  TRY_EXERCISE,
  UPDATE_EXERCISE,
} from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const checker = useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);
const [VISIBLE, HIDDEN] = NEW_EXERCISE.tests;

interface Refused {
  message: string;
  extensions: object;
}

async function create(overrides: object = {}) {
  const input = { ...NEW_EXERCISE, title: `New ${Math.random()}`, ...overrides };
  const { data, errors } = await server.as.admin.ask(CREATE_EXERCISE, { input });
  return (data?.createExercise ?? errors[0]) as SavedExercise & Refused;
}

describe("saving an exercise", () => {
  test("runs the solution, which says what each test expects", async () => {
    const saved = await create({
      tests: [
        VISIBLE,
        { kind: "RAISES", call: "triple(1)" },
        { kind: "STRUCTURE", uses: ["return"] },
        { kind: "PROGRAM", input: "Asha" },
      ],
    });
    expect(saved).toMatchObject({ __typename: "Exercise", checkProblem: null, version: 1, checkVersion: 1 });
    expect(saved.tests.map((one) => one.expected)).toEqual(["4", "NameError", null, ""]);
    expect(checker.jobs).toHaveLength(2);
    expect(JSON.stringify(checker.jobs)).not.toContain("expected");
  });

  test("runs SQL once for each data set", async () => {
    const saved = await create({
      kind: "SQL",
      solution: "SELECT 1 AS one",
      starterCode: "SELECT 2 AS one",
      setup: "CREATE TABLE t (id int)",
      tests: [
        { kind: "ROWS" },
        { kind: "ROWS", visibility: "HIDDEN", about: "Other rows", setup: "CREATE TABLE t (id text)" },
        { kind: "ROWS", about: "The same rows" },
      ],
    });
    expect(saved).toMatchObject({ checkProblem: null });
    expect(saved.tests[0]?.expected).toBe('{"columns":[{"name":"one","kind":"number"}],"rows":[["1"]]}');
    const [first, other] = [{ setup: "CREATE TABLE t (id int)" }, { setup: "CREATE TABLE t (id text)" }];
    const reversed = { isReversed: true };
    // The solution also on the same rows in another order: there must be one right answer.
    expect(checker.jobs.map((job) => "data" in job && [job.code, job.data])).toEqual([
      ["SELECT 1 AS one", [first, { ...first, ...reversed }, other, { ...other, ...reversed }]],
      ["SELECT 2 AS one", [first, other]],
    ]);
  });

  test("with a solution that fails is refused if it would be published, and says which test", async () => {
    const solution = "def double(n):\n    raise ValueError\n";
    expect(await create({ solution, title: "Failing" })).toMatchObject({
      __typename: "ExerciseRefused",
      problem: "SOLUTION_FAILS",
      testNumber: 1,
      message: "The solution fails test 1 (double(2)): ValueError: No.",
    });
    const unreadable = solution.replace("ValueError", "SyntaxError");
    expect(await create({ solution: unreadable, title: "Failing" })).toMatchObject({
      testNumber: null,
      message: "Python can’t read the solution: SyntaxError: No.",
    });
    const draft = await create({ solution, isPublished: false });
    expect(draft).toMatchObject({ __typename: "Exercise", isPublished: false });
    expect(draft.checkProblem).toContain("double(2)");
    const { data } = await server.as.admin.ask(`{ cmsExercises(search: "Failing") { nodes { title } } }`);
    expect(data?.cmsExercises.nodes).toEqual([]);
  });

  test("whose starter code passes is refused, and says which tests it passes", async () => {
    const refused = await create({ starterCode: DOUBLE });
    expect(refused).toMatchObject({ problem: "STARTER_PASSES" });
    expect(refused.message).toContain("test 1 (double(2)), test 2 (A large number)");
    expect(await create({ starterCode: DOUBLE, isPublished: false })).toMatchObject({ checkProblem: null });
  });

  test("without a test is refused if it would be published", async () => {
    expect(await create({ tests: [] })).toMatchObject({ problem: "NO_TESTS" });
  });

  test("whose solution cannot be judged is refused, and a draft says so", async () => {
    checker.report = () => ({ outcomes: null, cpuMs: 1 });
    expect(await create()).toMatchObject({ problem: "SOLUTION_FAILS" });
    expect((await create({ isPublished: false })).checkProblem).toContain("can’t be compared");
    const { solution, kind, tests } = NEW_EXERCISE;
    const { data } = await server.as.admin.ask(TRY_EXERCISE, { input: { kind, solution, tests, code: "" } });
    expect(data?.tryExercise).toMatchObject({ problem: { problem: "SOLUTION_FAILS" }, results: [] });
    checker.report = null;
  });

  test("while the checker is down works for a draft, which says that expected values are missing", async () => {
    checker.state = "down";
    expect(await create()).toMatchObject({ problem: "CHECKER_UNAVAILABLE" });
    const draft = await create({ isPublished: false });
    expect(draft.checkProblem).toContain("expected values are missing");
    expect(draft.tests[0]?.expected).toBeNull();
    checker.state = "busy";
    expect(await create()).toMatchObject({ problem: "CHECKER_UNAVAILABLE" });
    checker.state = "up";
    const { id, tests } = draft;
    const again = tests.map(({ expected: _missing, ...one }) => one);
    const input = { ...NEW_EXERCISE, title: "Later", tests: again, id, expectedVersion: 1 };
    const { data } = await server.as.admin.ask(UPDATE_EXERCISE, { input });
    expect(data?.updateExercise).toMatchObject({ checkProblem: null, isPublished: true });
    expect(data?.updateExercise.tests).toMatchObject(tests.map((one) => ({ id: one.id })));
  });

  test("changed only in its texts runs nothing, even while the checker is down", async () => {
    const { id, title, tests } = await buildExercise();
    checker.jobs = [];
    checker.state = "down";
    const same = tests.map(({ expected: _known, ...one }) => one);
    const input = { ...NEW_EXERCISE, title, prompt: "Double it.", tests: same, id, expectedVersion: 1 };
    const { data } = await server.as.admin.ask(UPDATE_EXERCISE, { input });
    expect(data?.updateExercise).toMatchObject({ version: 2, checkVersion: 1, tests });
    expect(checker.jobs).toEqual([]);
  });

  test.each([
    ["a test", { tests: [{ ...VISIBLE, call: "double(3)" }, HIDDEN] }],
    ["the solution, if other values follow", { solution: "def double(n):\n    return n * 3\n" }],
    ["a file", { files: [{ name: "a.txt", text: "a" }] }],
  ])("changed in %s counts its check version up", async (_what, change) => {
    const { id, title, tests } = await buildExercise();
    const same = tests.map(({ expected: _known, ...one }) => one);
    const input = { ...NEW_EXERCISE, title, tests: same, id, expectedVersion: 1, ...change };
    const { data } = await server.as.admin.ask(UPDATE_EXERCISE, { input });
    expect(data?.updateExercise).toMatchObject({ version: 2, checkVersion: 2 });
  });

  test("keeps its check version if another solution gives the same", async () => {
    const { id, title, tests } = await buildExercise();
    const same = tests.map(({ expected: _known, ...one }) => one);
    const solution = "def double(n):\n    return n + n\n";
    const input = { ...NEW_EXERCISE, title, tests: same, id, expectedVersion: 1, solution };
    const { data } = await server.as.admin.ask(UPDATE_EXERCISE, { input });
    expect(data?.updateExercise).toMatchObject({ version: 2, checkVersion: 1 });
  });

  test.each([
    ["rows in Python", { tests: [{ kind: "ROWS" }] }, "Test 1 must compare rows in SQL, and only there."],
    ["a call without a call", { tests: [{ kind: "CALL" }] }, "Test 1 needs a call."],
    [
      "a rule without words",
      { tests: [VISIBLE, { kind: "STRUCTURE" }] },
      "Test 2 needs something to use or to avoid.",
    ],
    [
      "a hidden test without a subject",
      { tests: [{ ...VISIBLE, visibility: "HIDDEN" }] },
      "Test 1 is hidden, so say what it is about.",
    ],
    [
      "too many tests",
      { tests: Array.from({ length: 31 }, () => VISIBLE) },
      "An exercise holds at most 30 tests.",
    ],
    ["a long prompt", { prompt: "x".repeat(10_001) }, "Please use at most 10000 characters."],
    ["no minutes", { minutes: 0 }, "Please enter a whole number, from 1 to 240."],
    ["a large tolerance", { tolerance: 2 }, "Please enter a number from 0 to 1, e.g. 0.01."],
    ["a blank hint", { hints: [" "] }, "Please leave out empty hints."],
  ])("refuses %s", async (_what, change, message) => {
    const { errors } = await server.as.admin.ask(CREATE_EXERCISE, { input: { ...NEW_EXERCISE, ...change } });
    expect(errors[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
  });

  test("refuses a taken title and a stale edit", async () => {
    const { id, title } = await buildExercise();
    const taken = await create({ title: title.toUpperCase() });
    expect(taken.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "title" }] });
    const input = { ...NEW_EXERCISE, title, id, expectedVersion: 5 };
    const { errors } = await server.as.admin.ask(UPDATE_EXERCISE, { input });
    expect(errors[0]?.extensions.code).toBe("CONFLICT");
  });
});

describe("trying an exercise", () => {
  test("shows staff everything, and stores nothing", async () => {
    const { solution, kind, tests } = NEW_EXERCISE;
    const code = "def double(n):\n    return n + 2\n";
    const { data } = await server.as.admin.ask(TRY_EXERCISE, { input: { kind, solution, tests, code } });
    const { problem, expected, results } = data?.tryExercise ?? {};
    expect([problem, expected]).toEqual([null, ["4", "8642"]]);
    expect(results).toMatchObject([
      { passed: true, why: null, shown: "4" },
      { passed: false, why: "VALUE", shown: "4323" },
    ]);
  });

  test("says when the checker is away", async () => {
    checker.state = "down";
    const { solution, kind, tests } = NEW_EXERCISE;
    const { data } = await server.as.admin.ask(TRY_EXERCISE, { input: { kind, solution, tests, code: "" } });
    expect(data?.tryExercise).toMatchObject({ problem: { problem: "CHECKER_UNAVAILABLE" }, results: [] });
  });
});

describe("learners and visitors", () => {
  const PRIVATE = ["solution", "hints", "checkProblem", "tests { id }"];

  test.each(PRIVATE)("cannot read %s", async (field) => {
    const { slug } = await buildExercise();
    for (const caller of [server.as.visitor, server.as.learner]) {
      const { errors } = await caller.ask(`{ exercise(slug: "${slug}") { ${field} } }`);
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(errors[0]?.extensions.code);
    }
  });

  test("see the visible tests, and of hidden ones what they are about", async () => {
    const { slug } = await buildExercise();
    for (const caller of [server.as.visitor, server.as.learner]) {
      const { data, text, errors } = await caller.ask(EXERCISE, { slug });
      expect(errors).toEqual([]);
      expect(data?.exercise).toMatchObject({
        hintCount: 2,
        promptHtml: "<p>Write <code>double(n)</code>.</p>\n",
        visibleTests: [{ call: "double(2)", expected: "4" }],
        hiddenTests: [{ about: "A large number" }],
      });
      expect(text).not.toMatch(/4321|8642|n \* 2/);
    }
  });

  test("share a cached answer until staff change an exercise", async () => {
    const { slug, id, title } = await buildExercise();
    await server.changes.settle();
    const first = await server.as.visitor.ask(EXERCISE, { slug });
    expect(first.data?.exercise.prompt).toBe("Write `double(n)`.");
    const input = { ...NEW_EXERCISE, title, prompt: "Double!", id, expectedVersion: 1 };
    await server.as.admin.ask(UPDATE_EXERCISE, { input });
    expect((await server.as.visitor.ask(EXERCISE, { slug })).data?.exercise.prompt).toBe("Double!");
  });

  test("find neither drafts nor exercises of a batch", async () => {
    const topic = "Kept back";
    const draft = await buildExercise({ isPublished: false, topic });
    const closed = await buildExercise({ isOpen: false, topic });
    for (const caller of [server.as.visitor, server.as.learner]) {
      expect((await caller.ask(EXERCISES, { topic })).data?.exercises.nodes).toEqual([]);
      for (const { slug } of [draft, closed])
        expect((await caller.ask(EXERCISE, { slug })).data).toEqual({ exercise: null });
    }
    expect((await server.as.admin.ask(EXERCISE, { slug: draft.slug })).data?.exercise.id).toBe(draft.id);
    const query = `query ($isPublished: Boolean) { cmsExercises(topic: "${topic}", isPublished: $isPublished) { nodes { id } } }`;
    const listed = async (isPublished: boolean | null) =>
      (await server.as.admin.ask(query, { isPublished })).data?.cmsExercises.nodes as { id: string }[];
    expect(await listed(true)).toEqual([{ id: closed.id }]);
    expect(await listed(false)).toEqual([{ id: draft.id }]);
    expect(await listed(null)).toHaveLength(2);
  });

  test("find exercises by topic, level, kind and words, page by page", async () => {
    const topic = "Paging";
    const made = [];
    for (const level of ["ADVANCED", "BASIC", "BASIC"]) made.push(await buildExercise({ topic, level }));
    const inOrder = [made[1], made[2], made[0]].map((one) => one?.id);
    const idsOf = (data: { exercises?: unknown } | null) =>
      (data?.exercises as { nodes: { id: string }[] }).nodes.map(({ id }) => id);
    const { data } = await server.as.visitor.ask(EXERCISES, { topic, kind: "PYTHON", first: 2 });
    expect(idsOf(data)).toEqual(inOrder.slice(0, 2));
    const after = data?.exercises.pageInfo.endCursor as string;
    const rest = await server.as.visitor.ask(EXERCISES, { topic, first: 2, after });
    expect(idsOf(rest.data)).toEqual(inOrder.slice(2));
    expect(rest.data?.exercises.pageInfo.hasNextPage).toBe(false);
    const advanced = await server.as.visitor.ask(EXERCISES, { level: "ADVANCED", search: "paging write" });
    expect(idsOf(advanced.data)).toEqual(inOrder.slice(2));
    expect(idsOf((await server.as.visitor.ask(EXERCISES, { topic, kind: "SQL" })).data)).toEqual([]);
    const topics = await server.as.visitor.ask("{ exerciseTopics { name kind exerciseCount } }");
    expect(topics.data?.exerciseTopics).toContainEqual({ name: topic, kind: "PYTHON", exerciseCount: 3 });
  });

  test("cannot save, delete or try an exercise", async () => {
    const { id } = await buildExercise();
    const { solution, kind, tests } = NEW_EXERCISE;
    const calls = [
      [CREATE_EXERCISE, NEW_EXERCISE],
      [UPDATE_EXERCISE, { ...NEW_EXERCISE, id, expectedVersion: 1 }],
      [DELETE_EXERCISE, { id, expectedVersion: 1 }],
      [TRY_EXERCISE, { kind, solution, tests, code: "" }],
    ] as const;
    for (const [document, input] of calls) {
      for (const caller of [server.as.visitor, server.as.learner]) {
        const { errors } = await caller.ask(document, { input });
        expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(errors[0]?.extensions.code);
      }
    }
    const { data } = await server.as.admin.ask(DELETE_EXERCISE, { input: { id, expectedVersion: 1 } });
    expect(data?.deleteExercise.id).toBe(id);
  });
});
