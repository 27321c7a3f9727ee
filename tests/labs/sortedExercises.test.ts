import { expect, test } from "vitest";
import { checkSolution } from "../../server/features/practice/exercises/checkSolution";
import { unhidden } from "../../server/features/practice/checker/checkCode";
import { withSortKeys } from "../../labs/engine/sqlOrder";
import { demoExercises } from "../support/demoExercises";
import { firstFailure } from "../support/firstFailure";
import { useEngines } from "../support/useEngines";

const engines = useEngines();

const setup = `CREATE TABLE marks (name text, score int, town text);
INSERT INTO marks VALUES ('Om', 70, 'Pune'), ('Isha', 91, 'Goa'), ('Asha', 70, 'Pune'), ('Ravi', 40, 'Leh')`;
const shop = demoExercises.find(({ isOrdered }) => isOrdered) ?? expect.fail();
const [rows = expect.fail()] = shop.tests;
const exercise = { ...shop, setup, tests: [{ ...rows, setup: "" }] };
const run = (code: string) => ({ code, owner: "sorted" });

test.each<[string, right: string[], wrong: string[]]>([
  [
    "SELECT name FROM marks ORDER BY score DESC",
    ["SELECT name FROM marks ORDER BY score DESC, name", "SELECT name FROM marks ORDER BY -score, name DESC"],
    ["SELECT name FROM marks ORDER BY name", "SELECT name FROM marks ORDER BY score"],
  ],
  [
    "WITH m AS (SELECT * FROM marks) SELECT town, COUNT(*) AS many FROM m GROUP BY 1 ORDER BY COUNT(DISTINCT score) DESC NULLS LAST;",
    ["SELECT town, COUNT(*) AS many FROM marks GROUP BY town ORDER BY town DESC"],
    [],
  ],
  [
    "SELECT name, town FROM marks ORDER BY town, score",
    ["SELECT name, town FROM marks ORDER BY town, score, name DESC"],
    ["SELECT name, town FROM marks ORDER BY town DESC, score"],
  ],
])("rows that are equal in what %s sorts by may come in any order", async (code, right, wrong) => {
  const { tests, problem } = await checkSolution(engines.address, exercise, run(code));
  expect(problem).toBeNull();
  const fails = async (answer: string) =>
    (await firstFailure(engines.address, unhidden({ ...exercise, tests }), run(answer))) !== null;
  for (const answer of [code, ...right]) expect([answer, await fails(answer)]).toEqual([answer, false]);
  for (const answer of wrong) expect([answer, await fails(answer)]).toEqual([answer, true]);
});

test.each([
  "SELECT name FROM marks ORDER BY score DESC LIMIT 2",
  "SELECT DISTINCT ON (town) name FROM marks ORDER BY town",
])("%s has several answers, which staff can read", async (code) => {
  const { problem } = await checkSolution(engines.address, exercise, run(code));
  expect(problem?.message).toMatch(/^Several answers are right/);
});

test.each([
  ["SELECT name FROM t ORDER BY name", null],
  ["SELECT DISTINCT lower(name) FROM t ORDER BY lower(name)", null],
  ["SELECT name FROM t UNION SELECT name FROM s ORDER BY score", null],
  [
    "SELECT a IS DISTINCT FROM b AS name FROM t ORDER BY c",
    "SELECT a IS DISTINCT FROM b AS name , c FROM t ORDER BY 2",
  ],
  [
    "SELECT extract(year FROM d) AS name FROM t ORDER BY (d), 1, max(x) DESC LIMIT 3",
    "SELECT extract(year FROM d) AS name , (d), max(x) FROM t ORDER BY 2, 1, 3 DESC LIMIT 3",
  ],
])("%s gets its sort keys as further columns", (code, keyed) => {
  expect(withSortKeys(code, [{ name: "name", kind: "text" }])).toBe(keyed);
});
