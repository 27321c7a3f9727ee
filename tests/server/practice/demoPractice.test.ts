import { beforeAll, expect, test } from "vitest";
import { seedDemoAcademy } from "../../../server/app/seed/seedDemoAcademy";
import { Role } from "../../../server/core/authorization";
import { EXERCISE, EXERCISES, STATISTICS } from "../../support/exerciseDocuments";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
let admin: Caller;

beforeAll(async () => {
  await server.dataSource.query("DELETE FROM users");
  await seedDemoAcademy(server.services);
  admin = await server.newCaller(await server.buildUser({ role: Role.ADMIN }));
});

interface Listed {
  id: string;
  slug: string;
  title: string;
  level: string;
}

async function listed(variables: object): Promise<Listed[]> {
  const { data, errors } = await server.as.visitor.ask(EXERCISES, { first: 100, ...variables });
  expect(errors).toEqual([]);
  return data?.exercises.nodes as Listed[];
}

test("visitors see 20 exercises of each language, from the easiest topic to the hardest", async () => {
  const python = await listed({ kind: "PYTHON" });
  const sql = await listed({ kind: "SQL" });
  expect([python.length, sql.length]).toEqual([20, 20]);
  expect([python[0]?.slug, sql[0]?.slug]).toEqual(["namaste", "sql-price-list"]);
  expect([python.at(-1)?.level, sql.at(-1)?.level]).toEqual(["ADVANCED", "ADVANCED"]);
  expect((await listed({ search: "laddoos" })).map(({ slug }) => slug)).toEqual(["count-the-laddoos"]);
});

test("an exercise shows what its visible tests expect, and nothing of the hidden ones", async () => {
  const { data } = await server.as.visitor.ask(EXERCISE, { slug: "count-the-laddoos" });
  expect(data?.exercise.visibleTests).toMatchObject([
    { call: "laddoos([4, 6, 2])", expected: "12" },
    { call: "laddoos([])", expected: "0" },
    { kind: "STRUCTURE", uses: ["for"], avoids: ["call:sum"], expected: null },
  ]);
  expect(data?.exercise.hiddenTests).toHaveLength(5);
  expect(JSON.stringify(data)).not.toContain("5000");
});

const SEASONS = `{ bootcampSeasons { isLocked levels { questions { title prompt exercise { title isOpen kind } } } } }`;

test("each question of the open season has its exercise, and a locked season shows none", async () => {
  const { data } = await server.as.visitor.ask(SEASONS);
  const [open, ...locked] = data?.bootcampSeasons as {
    isLocked: boolean;
    levels: { questions: { title: string; exercise: { title: string; isOpen: boolean } | null }[] }[];
  }[];
  const questions = open?.levels.flatMap((level) => level.questions) ?? [];
  expect(questions).toHaveLength(15);
  for (const { title, exercise } of questions)
    expect(exercise).toEqual({ title, isOpen: false, kind: "PYTHON" });
  expect(locked.map(({ isLocked, levels }) => ({ isLocked, levels }))).toEqual(
    Array.from({ length: 3 }, () => ({ isLocked: true, levels: [] })),
  );
  const closed = await server.as.visitor.ask(EXERCISE, { slug: "split-the-chai-bill" });
  expect(closed.data?.exercise).toBeNull();
});

test("the Python batches begin with lessons of our own, and have an exercise to try in a video", async () => {
  const batches = await server.dataSource.query<{ id: string; name: string }[]>(
    "SELECT id, name FROM batches WHERE name LIKE 'Python Batch %' ORDER BY name",
  );
  expect(batches).toHaveLength(2);
  for (const { id } of batches) {
    const { data } = await admin.ask(
      `query ($id: UUID!) { batch(id: $id) { references { kind title exercise { slug }
         checkpoints { second } checkpointExercises { slug } } } }`,
      { id },
    );
    const lessons = data?.batch.references as {
      kind: string;
      title: string;
      exercise: unknown;
      checkpoints: unknown;
      checkpointExercises: { slug: string }[];
    }[];
    expect(lessons.map(({ kind }) => kind).join(" ")).toBe(`FILE TEXT EXERCISE${" VIDEO".repeat(10)}`);
    expect(lessons[2]).toMatchObject({
      title: "Count the laddoos",
      exercise: { slug: "count-the-laddoos" },
    });
    expect(lessons.filter(({ checkpointExercises }) => checkpointExercises.length > 0)).toMatchObject([
      {
        title: expect.stringContaining("Strings"),
        checkpoints: [{ second: 1080 }],
        checkpointExercises: [{ slug: "namaste" }],
      },
    ]);
  }
});

test("staff see how sample learners did in one exercise", async () => {
  const [exercise] = await listed({ search: "laddoos" });
  const { data, errors } = await admin.ask(STATISTICS, { id: exercise?.id });
  expect(errors).toEqual([]);
  const { wrongAnswers, ...counts } = data?.cmsExercise.statistics as { wrongAnswers: { why: string }[] };
  expect(counts).toMatchObject({ triedCount: 5, passedCount: 3, gaveUpCount: 1, helpedCount: 3 });
  expect(counts).toMatchObject({ recheckCount: 0, lostPassCount: 0 });
  // Equally frequent ones come in the order of their tests' random ids.
  expect(wrongAnswers.toSorted((one, other) => one.why.localeCompare(other.why))).toMatchObject([
    { why: "ERROR", errorType: "UnboundLocalError", learnerCount: 1 },
    { why: "PRINTED_NOT_RETURNED", learnerCount: 2 },
    { why: "STRUCTURE", learnerCount: 1 },
    { why: "VALUE", learnerCount: 2 },
  ]);
  const names: { name: string }[] = await server.dataSource.query(
    "SELECT DISTINCT u.name FROM exercise_submissions s JOIN users u ON u.id = s.user_id",
  );
  expect(names).toHaveLength(5);
  expect(names.filter(({ name }) => !name.endsWith("(sample)"))).toEqual([]);
});
