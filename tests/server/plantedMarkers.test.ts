import { beforeAll, describe, expect, test } from "vitest";
import {
  BATCH,
  CHANGE_PASSWORD,
  CREATE_BATCH,
  CREATE_COURSE_WITH_BATCH,
  ROTATE_CODE,
  SIGN_IN_STAFF,
  SIGN_UP,
  UPDATE_COURSE,
} from "../support/documents";
import { expectedStatuses, pageAddresses } from "../support/pageAddresses";
import { pagesFromSource } from "../support/pagesFromSource";
import { Caller, useTestApp } from "../support/testApp";

const log: string[] = [];
const answers: string[] = [];
const server = useTestApp(
  {},
  { hasRealHashes: true, logTo: (line) => log.push(line), pages: pagesFromSource },
);
const pages: { who: string; address: string; status: number; location: string | null; text: string }[] = [];

/** The beginning of every planted password and secret code. */
const MARK = "zq7marker";
const MARKS = {
  password: `${MARK} first password`,
  newPassword: `${MARK} second password`,
  wrongPassword: `${MARK} wrong password`,
  code: `${MARK}-code-1`,
  newCode: `${MARK}-code-2`,
  batchCode: `${MARK}-code-3`,
  wrongCode: `${MARK}-code-4`,
};

async function ask(caller: Caller, query: string, input: object) {
  const { text, data, headers } = await caller.ask(query, { input });
  answers.push(text, JSON.stringify([...headers]));
  return data;
}

beforeAll(async () => {
  const asha = new Caller(() => server.origin);
  const email = "asha@example.com";
  await ask(asha, SIGN_UP, { name: "Asha", email, password: MARKS.password });
  await ask(asha, SIGN_UP, { name: "Asha", email, password: MARKS.password });
  await ask(asha, SIGN_IN_STAFF, { email, password: MARKS.password });
  await asha.signIn(email, MARKS.wrongPassword);
  await asha.signIn(email, MARKS.password);
  await ask(asha, CHANGE_PASSWORD, { currentPassword: MARKS.wrongPassword, newPassword: MARKS.newPassword });
  await ask(asha, CHANGE_PASSWORD, { currentPassword: MARKS.password, newPassword: MARKS.newPassword });

  const { admin } = server.as;
  const course = { courseName: "Marked", batchName: "One", secretCode: MARKS.code };
  const made = await ask(admin, CREATE_COURSE_WITH_BATCH, course);
  await ask(admin, CREATE_COURSE_WITH_BATCH, course);
  const batchId = made?.createCourseWithBatch.id as string;
  const { id: courseId, slug } = made?.createCourseWithBatch.course as { id: string; slug: string };
  await ask(admin, UPDATE_COURSE, { id: courseId, expectedVersion: 1, name: "Marked", isPublished: true });
  const second = await ask(admin, CREATE_BATCH, { courseId, name: "Two", secretCode: MARKS.batchCode });
  await ask(admin, CREATE_BATCH, { courseId, name: "TWO", secretCode: MARKS.batchCode });
  answers.push(JSON.stringify(await asha.unlock(batchId, MARKS.wrongCode)));
  answers.push(JSON.stringify(await asha.unlock(batchId, MARKS.code)));
  await ask(admin, ROTATE_CODE, { batchId, expectedVersion: 1, secretCode: MARKS.newCode });
  await ask(admin, ROTATE_CODE, { batchId, expectedVersion: 1, secretCode: MARKS.newCode });
  for (const caller of [admin, asha]) answers.push((await caller.ask(BATCH, { id: batchId })).text);

  const batches = [batchId, second?.createBatch.id as string];
  const addresses = pageAddresses(batches.map((id) => ({ courseSlug: slug, batchId: id })));
  // The learner is inside the first batch and locked out of the second.
  const readers = { visitor: server.as.visitor, learner: asha, admin };
  for (const [who, reader] of Object.entries(readers)) {
    for (const address of addresses) pages.push({ who, address, ...(await reader.open(address)) });
  }

  // A failure midway through each operation, which is where secrets tend to leak.
  await server.dataSource.query("ALTER TABLE audit_events RENAME TO hidden_events");
  await ask(admin, ROTATE_CODE, { batchId, expectedVersion: 2, secretCode: MARKS.code });
  await ask(asha, CHANGE_PASSWORD, { currentPassword: MARKS.newPassword, newPassword: MARKS.password });
  await ask(new Caller(() => server.origin), SIGN_UP, {
    name: "B",
    email: "b@example.com",
    password: MARKS.password,
  });
  await server.dataSource.query("ALTER TABLE hidden_events RENAME TO audit_events");
});

describe("a planted password or code", () => {
  test("did its work, so that the search means something", async () => {
    expect(answers.join()).toMatch(/"SignedIn".*"PasswordChanged".*"InvalidSecretCode".*"BatchUnlocked"/s);
    expect(answers.join()).toMatch(/Something went wrong on our side/);
    expect(log.join()).toMatch(/unexpected error/);
  });

  test("is in no answer", () => {
    expect(answers.filter((answer) => answer.includes(MARK))).toEqual([]);
  });

  test("is in no page, no matter who opens it", () => {
    const drawn = (name: string) => pages.filter(({ who, status }) => who === name && status === 200).length;
    expect(drawn("visitor")).toBeGreaterThan(6);
    expect(drawn("learner")).toBeGreaterThan(drawn("visitor"));
    expect(drawn("admin")).toBeGreaterThan(drawn("learner"));
    expect(pages.filter(({ address, status }) => !expectedStatuses(address).includes(status))).toEqual([]);
    const found = pages.filter(({ text, location }) => `${text} ${location}`.includes(MARK));
    expect(found.map(({ who, address }) => `${address} as ${who}`)).toEqual([]);
  });

  test("is in no line of the log, at its most talkative", () => {
    expect(log.filter((line) => line.includes(MARK))).toEqual([]);
  });

  test("is in no column of the database", async () => {
    const { manager } = server.dataSource;
    const columns: { table_name: string; column_name: string }[] = await manager.query(
      "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'",
    );
    expect(columns.length).toBeGreaterThan(60);
    for (const { table_name: table, column_name: column } of columns) {
      const found = await manager.query(
        `SELECT 1 FROM "${table}" WHERE strpos("${column}"::text, $1) > 0 OR strpos("${column}"::text, $2) > 0`,
        [MARK, Buffer.from(MARK).toString("hex")],
      );
      expect(found, `${table}.${column}`).toEqual([]);
    }
  });

  test("is stored as an argon2id hash with the cost that the guide asks for", async () => {
    const rows: { hash: string }[] = await server.dataSource.query(
      `SELECT password_hash AS hash FROM users UNION ALL
       SELECT secret_code_hash FROM batches WHERE secret_code_hash IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
