import { beforeEach, expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { mailAuditHead } from "../../../server/platform/audit/mailAuditHead";
import { sealAudit } from "../../../server/platform/audit/sealAudit";
import type { ChainHead } from "../../../server/platform/audit/verifyAuditChain";
import { verifyAuditChain } from "../../../server/platform/audit/verifyAuditChain";
import { CREATE_COURSE } from "../../support/documents";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
endProgramsAfterwards();

async function runCommand(...args: string[]) {
  const environment = { DATABASE_URL: server.url };
  const program = startProgram("server/commands/verifyAudit.ts", { args, environment });
  return { code: await program.ended, output: program.output() };
}

const verify = async (known: ChainHead | null = null) => verifyAuditChain(server.dataSource.manager, known);

async function tamper(sql: string, values: unknown[] = []) {
  await server.dataSource.transaction(async (manager) => {
    await manager.query("SET LOCAL session_replication_role = replica");
    await manager.query(sql, values);
  });
}

async function newestEvent(): Promise<{ id: string; row: object }> {
  const [event] = await server.dataSource.query<[{ id: string; row: object }]>(
    "SELECT id, to_jsonb(e) AS row FROM audit_events e ORDER BY id DESC LIMIT 1",
  );
  return event;
}

const PUT_BACK =
  "INSERT INTO audit_events OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_record(null::audit_events, $1)";

beforeEach(async () => {
  for (const name of ["One", "Two", "Three"])
    await server.as.admin.ask(CREATE_COURSE, { input: { name: `${name} ${Math.random()}` } });
  await sealAudit(server.services);
});

async function removeNewest() {
  const { id } = await newestEvent();
  await tamper("DELETE FROM audit_events WHERE id = $1", [id]);
  await tamper("DELETE FROM audit_seals WHERE event_id = $1", [id]);
}

test("the command prints the head of an intact log, by which it later finds rows missing at the end", async () => {
  const { code, output } = await runCommand();
  expect(output).toMatch(/^The log is intact: \d+ rows in the chain, 0 waiting\.\nHead: \d+:[0-9a-f]{64}\n$/);
  expect(code).toBe(0);
  const [, head = ""] = /Head: (.*)/.exec(output) ?? [];
  await removeNewest();
  const shorter = await runCommand("--head", head);
  expect([shorter.code, shorter.output]).toEqual([
    1,
    expect.stringMatching(/rows at its end are missing.*\n.*NOT intact/),
  ]);
  expect((await runCommand("--head", "nonsense")).output).toContain("npm run verify-audit");
});

test("rows that wait for their seal are counted, and no fault", async () => {
  await server.as.admin.ask(CREATE_COURSE, { input: { name: "Waiting" } });
  expect(await verify()).toMatchObject({ problems: [], waiting: 1 });
});

test("a log that takes longer than a request may is checked to its end", async () => {
  await server.dataSource.query("ALTER TABLE audit_unsealed RENAME TO unsealed");
  await server.dataSource.query(
    "CREATE VIEW audit_unsealed AS SELECT unsealed.* FROM pg_sleep(6) LEFT JOIN unsealed ON true",
  );
  const verified = await verify();
  await server.dataSource.query("DROP VIEW audit_unsealed");
  await server.dataSource.query("ALTER TABLE unsealed RENAME TO audit_unsealed");
  expect(verified.problems).toEqual([]);
});

test("several processes that seal at once make one chain", async () => {
  for (let index = 0; index < 5; index += 1)
    await server.as.admin.ask(CREATE_COURSE, { input: { name: `Many ${index}` } });
  await Promise.all([1, 2, 3].map(() => sealAudit(server.services)));
  expect(await verify()).toMatchObject({ problems: [], waiting: 0 });
});

test.each([
  `after = '{"name": "Forged"}'`,
  "actor_id = NULL",
  "at = at + interval '1 second'",
  "action = 'deleteCourse'",
])("a row changed by %s is named, and found no more once it is put back", async (change) => {
  const { id, row } = await newestEvent();
  await tamper(`UPDATE audit_events SET ${change} WHERE id = $1`, [id]);
  const { problems } = await verify();
  expect(problems).toEqual([expect.stringContaining(`event ${id} was changed`)]);
  await tamper("DELETE FROM audit_events WHERE id = $1", [id]);
  await tamper(PUT_BACK, [row]);
  expect((await verify()).problems).toEqual([]);
});

test("a deleted row and one that was written past the chain are named", async () => {
  await server.as.admin.ask(CREATE_COURSE, { input: { name: "Unsealed" } });
  const unsealed = await newestEvent();
  await tamper("DELETE FROM audit_unsealed");
  expect((await verify()).problems).toEqual([`Event ${unsealed.id} is not in the chain.`]);
  await tamper("DELETE FROM audit_events WHERE id = $1", [unsealed.id]);
  expect((await verify()).problems).toEqual([]);

  const { id, row } = await newestEvent();
  await tamper("DELETE FROM audit_events WHERE id = $1", [id]);
  expect((await verify()).problems).toEqual([
    expect.stringContaining(`event ${id} is missing from the log.`),
  ]);
  await tamper(PUT_BACK, [row]);
  expect((await verify()).problems).toEqual([]);
});

test("every administrator gets the head once a day, which finds rows missing at the end", async () => {
  await server.buildUser({ role: Role.ADMIN });
  await Promise.all([1, 2].map(() => mailAuditHead(server.services)));
  const emails = await server.dataSource.query<{ to: string; paragraphs: string[] }[]>(
    `SELECT "to", paragraphs FROM letters WHERE kind = 'auditHead'`,
  );
  const [{ count }] = await server.dataSource.query<[{ count: number }]>(
    "SELECT count(*)::int FROM users WHERE role = 'ADMIN'",
  );
  expect(new Set(emails.map(({ to }) => to)).size).toBe(emails.length);
  expect(emails).toHaveLength(count);
  const [, position, hash = ""] = /Its head: (\d+):(\S+)/.exec(emails[0]?.paragraphs.join(" ") ?? "") ?? [];
  const mailed = { position: Number(position), hash };
  expect((await verify(mailed)).problems).toEqual([]);
  await removeNewest();
  expect((await verify()).problems).toEqual([]);
  expect((await verify(mailed)).problems).toEqual([expect.stringContaining("rows at its end are missing")]);
});
