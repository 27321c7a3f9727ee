import { describe, expect, test } from "vitest";
import { isStopped, type CheckReport } from "../../labs/engine/jobs";
import { sqlOutcome, useChecker } from "../support/useChecker";
import { useEngines } from "../support/useEngines";
import { ENDLESS, SQL_ATTEMPTS } from "./sqlAttempts";

const { sql } = useEngines({ cpuMs: 3_000 });
const { sql: sqlInChild } = useChecker({ limits: { cpuMs: 1_000 } });
const PEOPLE = `create table people(id int primary key, name text, born date);
  insert into people values (1, 'Asha', '2001-02-03'), (2, 'Ravi', null)`;

const endOf = ({ outcomes: [outcome] }: CheckReport) => {
  if (!outcome || isStopped(outcome)) return outcome?.stopped ?? "none";
  return "sets" in outcome ? (outcome.error?.code ?? "done") : "none";
};

test("rows come in PostgreSQL's own spelling, with the kind of each column", async () => {
  const report = await sql(
    "select id, name, born, id / 2.0 half, born is null unknown, array[id] list from people order by id",
    PEOPLE,
  );
  expect(sqlOutcome(report).sets).toEqual([
    {
      columns: [
        { name: "id", kind: "number" },
        { name: "name", kind: "text" },
        { name: "born", kind: "time" },
        { name: "half", kind: "number" },
        { name: "unknown", kind: "boolean" },
        { name: "list", kind: "other" },
      ],
      rows: [
        ["1", "Asha", "2001-02-03", "0.50000000000000000000", "f", "{1}"],
        ["2", "Ravi", null, "1.00000000000000000000", "t", "{2}"],
      ],
      count: 2,
      affected: 0,
    },
  ]);
});

test("a result larger than a pipe holds arrives whole", async () => {
  const report = await sqlInChild("select repeat('x', 3000) as wide from generate_series(1, 500)", PEOPLE);
  const [set] = sqlOutcome(report).sets;
  expect(set).toMatchObject({ count: 500 });
  expect(set?.rows.at(-1)).toEqual(["x".repeat(3000)]);
});

test("each statement has its result; columns of the same name stay apart", async () => {
  const { sets } = sqlOutcome(
    await sql("update people set name = 'A'; select 1 x, 2 x; select name from people where false", PEOPLE),
  );
  expect(sets.map(({ affected, count, rows }) => ({ affected, count, rows }))).toEqual([
    { affected: 2, count: 0, rows: [] },
    { affected: 0, count: 1, rows: [["1", "2"]] },
    { affected: 0, count: 0, rows: [] },
  ]);
});

test("an error has its place in the learner's code, and PostgreSQL's hint", async () => {
  const code = "select '😀', nam from people";
  const { error } = sqlOutcome(await sql(code, PEOPLE));
  expect(error).toMatchObject({ code: "42703", hint: expect.stringContaining("people.name") });
  expect(code.slice((error?.position ?? 0) - 1)).toMatch(/^nam/);
});

test("an error in the data set is distinguished", async () => {
  expect(sqlOutcome(await sql("select 1", "select nothing")).error).toMatchObject({ isInSetup: true });
});

test("PL/pgSQL and triggers work", async () => {
  const code = `create function twice(n int) returns int language plpgsql as $$ begin return 2 * n; end $$;
    select twice(21), now() at time zone 'Asia/Kolkata' is not null`;
  expect(sqlOutcome(await sql(code)).sets.at(-1)?.rows).toEqual([["42", "t"]]);
});

test("timers have no effect, and refuse nothing: the idle database sets one after ten seconds", async () => {
  const [, set] = sqlOutcome(await sql("set statement_timeout = '1s'; select 1 one")).sets;
  expect(set?.rows).toEqual([["1"]]);
});

test("of many rows the first thousand come, and the number of all", async () => {
  const [set] = sqlOutcome(await sql("select i from generate_series(1, 50000) i")).sets;
  expect([set?.rows.length, set?.count]).toEqual([1_000, 50_000]);
});

describe("the host cannot be reached by", () => {
  test.each(Object.entries(SQL_ATTEMPTS))("%s", async (_, [code, end]) => {
    const report = await sql(code);
    expect(JSON.stringify(report)).not.toContain("root:");
    expect(endOf(report)).toMatch(end);
  });
});

test("listening reaches nobody", async () => {
  expect(endOf(await sql("listen x; notify x, 'hi'; select 1"))).toBe("done");
});

test.each(Object.entries(ENDLESS))("is stopped: %s", async (_, code) => {
  // Rows that are kept on the way fill the disk first.
  expect(endOf(await sqlInChild(code))).toMatch(/^(time|output)$/);
});
