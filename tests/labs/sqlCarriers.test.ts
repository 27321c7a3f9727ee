import { expect, test } from "vitest";
import { isStopped, type CheckReport } from "../../labs/engine/jobs";
import { useEngines } from "../support/useEngines";

const { check } = useEngines();

/** What a query can leave behind, as a superuser too: how it is read, and how it is written. */
const CARRIERS: Record<string, [read: string, write: string]> = {
  "a table": ["select to_regclass('lab.kept')", "create table kept as select 1"],
  "a table of another schema": [
    "reset role; select to_regclass('public.kept')",
    "reset role; create table public.kept as select 1",
  ],
  "a temporary table": ["select to_regclass('kept')", "create temp table kept as select 1"],
  "rows of the data set": ["select count(*) from items", "insert into items values (9)"],
  "a sequence": ["select nextval('numbers')", "select setval('numbers', 77)"],
  "a setting of the session": [
    "select current_setting('my.note', true)",
    "select set_config('my.note', 'kept', false)",
  ],
  "a setting of the role": [
    "select rolconfig from pg_roles where rolname = 'learner'",
    "reset role; alter role learner set my.note = 'kept'",
  ],
  "a setting of the database": [
    "select count(*) from pg_db_role_setting where setconfig::text like '%kept%'",
    "reset role; alter database postgres set my.note = 'kept'",
  ],
  "a role": [
    "select count(*) from pg_roles where rolname = 'kept'",
    "reset role; create role kept superuser",
  ],
  "the rights of the role": [
    "select rolsuper from pg_roles where rolname = 'learner'",
    "reset role; alter role learner superuser",
  ],
  "a function of its own": ["select to_regproc('kept')", "create function kept() returns int return 7"],
  "a built-in function that answers otherwise": [
    "select upper('a')",
    "reset role; update pg_proc set prosrc = 'lower' where proname = 'upper' and pronargs = 1",
  ],
  "a view that hides a table of the catalog": [
    "select to_regclass('lab.pg_class')",
    "create view lab.pg_class as select 1 as kept",
  ],
  "an operator": [
    "select to_regoperator('@@@@(int,int)')",
    "create operator @@@@ (leftarg = int, rightarg = int, function = int4pl)",
  ],
  "a prepared statement": ["select count(*) from pg_prepared_statements", "prepare kept as select 1"],
  "a cursor": [
    "select count(*) from pg_cursors where name = 'kept'",
    "declare kept cursor with hold for select 1",
  ],
  "an open transaction": ["select now() = statement_timestamp()", "begin; select 1"],
  "a failed transaction": ["select 1", "begin; select 1; savepoint kept"],
  "a lock": ["select count(*) from pg_locks where locktype = 'advisory'", "select pg_advisory_lock(77)"],
  "a channel": ["select count(*) from pg_listening_channels()", "listen kept"],
  "a large object": [
    "reset role; select count(*) from pg_largeobject_metadata",
    "select lo_from_bytea(0, 'kept')",
  ],
  "the number of the next object": [
    "create table numbered (); select 'numbered'::regclass::oid::bigint % 1000000",
    "create table more ()",
  ],
  "the number of the transaction": [
    "select pg_current_xact_id()",
    "begin; select pg_current_xact_id(); commit",
  ],
  "the place in the log": ["select pg_current_wal_insert_lsn() - '0/0'::pg_lsn > 0", "select 1"],
  "a comment": [
    "select count(*) from pg_description where description = 'kept'",
    "comment on table items is 'kept'",
  ],
  "a rule on the data set": [
    "select count(*) from items",
    "create rule kept as on insert to items do instead nothing",
  ],
  "an event trigger": [
    "select count(*) from pg_event_trigger",
    "reset role; create function kept() returns event_trigger language plpgsql as 'begin end'; create event trigger kept on ddl_command_start execute function kept()",
  ],
  "rights by default": [
    "select count(*) from pg_default_acl",
    "alter default privileges grant all on tables to public",
  ],
  "files that are closed": [
    "select count(*) from pg_publication",
    "reset role; create publication kept for all tables",
  ],
  "memory that grew": [
    "select count(*) from items",
    "select length(string_agg(repeat('x', 1000), '')) from generate_series(1, 40000)",
  ],
  "statistics of a table": [
    "select coalesce(sum(seq_scan), 0) from pg_stat_user_tables where relname = 'items'",
    "select count(*) from items; select pg_stat_force_next_flush()",
  ],
  "the next random number": ["select setseed(0.5); select random()", "select setseed(0.1); select random()"],
};

const SETUP = "create table items (id int); insert into items values (1), (2); create sequence numbers";

function firstRows({ outcomes }: CheckReport): unknown[] {
  return outcomes.map((outcome) => {
    if (isStopped(outcome) || !("sets" in outcome) || outcome.error) return outcome;
    return outcome.sets.flatMap(({ rows }) => rows);
  });
}

test.each(Object.entries(CARRIERS))("%s reaches no later data set", async (_, [read, write]) => {
  // Reads, then writes, on each of three data sets: each must read as if it were the first.
  const code = `${read}; reset role; set role learner; ${write}`;
  const data = [{ setup: SETUP }, { setup: SETUP }, { setup: SETUP }];
  const [first, ...others] = firstRows(await check({ language: "sql", code, data }));
  expect(first).toEqual(expect.any(Array));
  expect(others).toEqual([first, first]);
});

test("what one data set's error, or its setup, leaves behind reaches no other", async () => {
  const code = "begin; create table kept (); select count(*) / (count(*) - 2) from items";
  const report = await check({
    language: "sql",
    code,
    data: [
      { setup: SETUP },
      { setup: "create table items (id int)" },
      { setup: "create nothing" },
      { setup: SETUP },
    ],
  });
  const [first, second, third, last] = report.outcomes;
  expect(first).toMatchObject({ error: { code: "22012" } });
  expect(second).toMatchObject({ sets: [{}, {}, { rows: [["0"]] }] });
  expect(third).toMatchObject({ error: { isInSetup: true } });
  expect({ ...last, ms: 0 }).toEqual({ ...first, ms: 0 });
});

test("the same rows are stored in the opposite order, whatever the tables are like", async () => {
  const setup = `create table cities (id int generated always as identity primary key, name text unique);
    create table "Odd names" ("A b" int references cities (id), twice int generated always as (2 * "A b") stored, gone int);
    alter table "Odd names" drop column gone;
    insert into cities (name) values ('Pune'), ('Goa'), (null); insert into "Odd names" values (1), (3), (2);
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end';
    create trigger refusal before insert or delete on cities execute function refuse();
    create table empty ()`;
  const code = `select * from cities; select * from "Odd names"; insert into "Odd names" values (9)`;
  const data = [{ setup }, { setup, isReversed: true as const }];
  const [stored, reversed] = (await check({ language: "sql", code, data })).outcomes as {
    sets: { rows: unknown[] }[];
  }[];
  expect(stored?.sets[0]?.rows).toHaveLength(3);
  expect(stored?.sets[1]?.rows).toEqual([
    ["1", "2"],
    ["3", "6"],
    ["2", "4"],
  ]);
  for (const index of [0, 1])
    expect(reversed?.sets[index]?.rows).toEqual(stored?.sets[index]?.rows.toReversed());
  // Foreign keys hold again.
  expect(reversed).toMatchObject({ error: { code: "23503" } });
});
