import { beforeEach, expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { mailAuditHead } from "../../../server/platform/audit/mailAuditHead";
import { sealAudit } from "../../../server/platform/audit/sealAudit";
import { CREATE_COURSE } from "../../support/documents";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
endProgramsAfterwards();

async function verify(...args: string[]) {
  const environment = { DATABASE_URL: server.url };
  const program = startProgram("server/commands/verifyAudit.ts", { args, environment });
  const code = await program.ended;
  const output = program.output();
  return { code, output, head: /Head: (.*)/.exec(output)?.[1] ?? "" };
}

async function tamper(sql: string, values: unknown[] = []) {
  await server.dataSource.transaction(async (manager) => {
    await manager.query("SET LOCAL session_replication_role = replica");
    await manager.query(sql, values);
  });
}

async function newestEvent(): Promise<{ id: string; after: object }> {
  const [row] = await server.dataSource.query<[{ id: string; after: object }]>(
    "SELECT id, after FROM audit_events ORDER BY id DESC LIMIT 1",
  );
  return row;
}

beforeEach(async () => {
  for (const name of ["One", "Two", "Three"])
    await server.as.admin.ask(CREATE_COURSE, { input: { name: `${name} ${Math.random()}` } });
  await sealAudit(server.services);
});

test("an untouched log is intact, and its head is printed", async () => {
  const { code, output } = await verify();
  expect(output).toMatch(/^The log is intact: \d+ rows in the chain, 0 waiting\.\nHead: \d+:[0-9a-f]{64}\n$/);
  expect(code).toBe(0);
});

test("rows that wait for their seal are counted, and no fault", async () => {
  await server.as.admin.ask(CREATE_COURSE, { input: { name: "Waiting" } });
  expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining("1 waiting") as string });
});

test("a log that takes longer than a request may is checked to its end", async () => {
  await server.dataSource.query("ALTER TABLE audit_unsealed RENAME TO unsealed");
  await server.dataSource.query(
    "CREATE VIEW audit_unsealed AS SELECT unsealed.* FROM pg_sleep(6) LEFT JOIN unsealed ON true",
  );
  const verified = await verify();
  await server.dataSource.query("DROP VIEW audit_unsealed");
  await server.dataSource.query("ALTER TABLE unsealed RENAME TO audit_unsealed");
  expect(verified).toMatchObject({ code: 0, output: expect.stringContaining("The log is intact") as string });
});

test("several processes that seal at once make one chain", async () => {
  for (let index = 0; index < 5; index += 1)
    await server.as.admin.ask(CREATE_COURSE, { input: { name: `Many ${index}` } });
  await Promise.all([1, 2, 3].map(() => sealAudit(server.services)));
  expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining(" 0 waiting") as string });
});

test("a changed row is named, whatever part of it was changed, and is found no more once it is put back", async () => {
  const { id, after } = await newestEvent();
  const problem = new RegExp(`event ${id} was changed`);
  for (const change of [
    `after = '{"name": "Forged"}'`,
    "actor_id = NULL",
    "at = at + interval '1 second'",
    "action = 'deleteCourse'",
  ]) {
    const [before] = await server.dataSource.query<[Record<string, unknown>]>(
      "SELECT actor_id, at::text, action FROM audit_events WHERE id = $1",
      [id],
    );
    await tamper(`UPDATE audit_events SET ${change} WHERE id = $1`, [id]);
    const { code, output } = await verify();
    expect([change, code]).toEqual([change, 1]);
    expect(output).toMatch(problem);
    await tamper("UPDATE audit_events SET actor_id = $2, at = $3, action = $4, after = $5 WHERE id = $1", [
      id,
      before.actor_id,
      before.at,
      before.action,
      after,
    ]);
    expect((await verify()).code).toBe(0);
  }
});

test("a deleted row and one that was written past the chain are named", async () => {
  await server.as.admin.ask(CREATE_COURSE, { input: { name: "Unsealed" } });
  const unsealed = await newestEvent();
  await tamper("DELETE FROM audit_unsealed");
  expect((await verify()).output).toContain(`Event ${unsealed.id} is not in the chain.`);
  await tamper("DELETE FROM audit_events WHERE id = $1", [unsealed.id]);
  expect((await verify()).code).toBe(0);

  const { id } = await newestEvent();
  const [row] = await server.dataSource.query("SELECT to_jsonb(e) AS row FROM audit_events e WHERE id = $1", [
    id,
  ]);
  await tamper("DELETE FROM audit_events WHERE id = $1", [id]);
  expect((await verify()).output).toContain(`event ${id} is missing from the log.`);
  await tamper(
    "INSERT INTO audit_events OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_record(null::audit_events, $1)",
    [row.row],
  );
  expect((await verify()).code).toBe(0);
});

test("rows missing at the end are found by a head that was exported before", async () => {
  const { head } = await verify();
  expect((await verify("--head", head)).code).toBe(0);
  const { id } = await newestEvent();
  await tamper("DELETE FROM audit_events WHERE id = $1", [id]);
  await tamper("DELETE FROM audit_seals WHERE event_id = $1", [id]);
  expect((await verify()).code).toBe(0);
  const { code, output } = await verify("--head", head);
  expect([code, output]).toEqual([1, expect.stringContaining("rows at its end are missing")]);
  expect((await verify("--head", "nonsense")).output).toContain("npm run verify-audit");
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
  expect([count, emails.length]).toEqual([count, count]);
  const [, mailed = ""] = /Its head: (\S+)/.exec(emails[0]?.paragraphs.join(" ") ?? "") ?? [];
  expect((await verify("--head", mailed)).code).toBe(0);
  const { id } = await newestEvent();
  await tamper("DELETE FROM audit_events WHERE id = $1", [id]);
  await tamper("DELETE FROM audit_seals WHERE event_id = $1", [id]);
  expect((await verify("--head", mailed)).output).toContain("rows at its end are missing");
});
