import { expect, test } from "vitest";
import { poolOf } from "../../../server/database/dataSource";
import { createBoss } from "../../../server/database/jobQueues";
import { sweepBankImports } from "../../../server/features/enrolment/bank/sweepBankImports";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { returnJobs } from "../../support/runJobs";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);

const ROWS = 12_000;

/** Rows of one, two and three lines, separated by blank lines, in UTF-16 with a byte order mark. */
function largeStatement(): { content: Buffer; lines: number[] } {
  const lines: number[] = [];
  let [text, line] = ["\uFEFFNo account,,\r\n\r\nDate,Narration,Credit\r\n", 4];
  for (let row = 0; row < ROWS; row += 1) {
    lines.push(line);
    const breaks = row % 3;
    const blank = row % 7 === 0 ? "\r\n" : "";
    text += `21/11/2026,"रु ""${row}""${"\n".repeat(breaks)}",${row + 1}\r\n${blank}`;
    line += 1 + breaks + (blank ? 1 : 0);
  }
  return { content: Buffer.from(text, "utf16le"), lines };
}

const STORED = `SELECT line, amount_paise::int AS paise FROM bank_rows WHERE import_id = $1 ORDER BY line`;

test("a large statement is read over several jobs, as if in one, and a process that dies between them is made up for", async () => {
  const { content, lines } = largeStatement();
  const { id } = (await (await bank.upload(content)).json()) as { id: string };
  const rows = async () => server.dataSource.query<{ line: number; paise: number }[]>(STORED, [id]);
  const query = server.dataSource.query.bind(server.dataSource);
  await query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'dies'; END $$`);
  await query(
    `CREATE TRIGGER die BEFORE INSERT ON bank_rows FOR EACH ROW WHEN (NEW.amount_paise = ${ROWS * 100}) EXECUTE FUNCTION die()`,
  );
  await expect(bank.work()).rejects.toThrow("dies");
  const halfWay = await bank.read(id);
  expect(halfWay.state).toBe("READING");
  expect(halfWay.progressPercent).toBeGreaterThan(50);
  expect((await rows()).length).toBeGreaterThan(ROWS / 2);
  await query("DROP TRIGGER die ON bank_rows");
  expect(
    await createBoss(poolOf(server.dataSource)).fetch("bank-imports", { ignoreStartAfter: true }),
  ).toHaveLength(1);
  await bank.work();
  expect(await bank.read(id)).toMatchObject({ state: "READING" });
  await sweepBankImports(server.services);
  await returnJobs(server, "bank-imports");
  await bank.work();
  expect(await bank.read(id)).toMatchObject({ state: "READY", progressPercent: 100 });
  expect(await rows()).toEqual(lines.map((line, row) => ({ line, paise: (row + 1) * 100 })));
});

test("a step that a second process repeats late changes nothing", async () => {
  const found = await bank.bring(largeStatement().content);
  await server.dataSource.query(
    "UPDATE pgboss.job SET state = 'retry', start_after = now() - interval '1 s' WHERE name = 'bank-imports'",
  );
  await bank.work();
  expect(await bank.read(found.id)).toEqual(found);
});
