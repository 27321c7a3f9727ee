import { expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { promoteToAdmin } from "../../../server/features/auth/account/makeAdmin";
import { CREATE_COURSE, UPDATE_COURSE } from "../../support/documents";
import { SITE_INPUT, UPDATE_SITE } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const POOL_SIZE = 2;
const server = useTestApp({}, { poolSize: POOL_SIZE });

async function noticesOf(subject: string): Promise<string[]> {
  const rows = await server.dataSource.query<{ to: string }[]>(
    `SELECT "to" FROM letters WHERE kind = 'staffNotice' AND subject LIKE $1 ORDER BY "to"`,
    [subject],
  );
  return rows.map(({ to }) => to);
}

async function administrators(): Promise<string[]> {
  const rows = await server.dataSource.query<{ email: string }[]>(
    "SELECT email FROM users WHERE role = 'ADMIN' ORDER BY email",
  );
  return rows.map(({ email }) => email);
}

async function newAdmin() {
  return server.newCaller(await server.buildUser({ role: Role.ADMIN }));
}

test.each([
  ["/cms/registrations.csv", "The registrations were exported", "exportRegistrations"],
  ["/cms/messages.csv", "The messages were exported", "exportContactMessages"],
])("%s needs the password again, and every administrator hears of it", async (path, subject, action) => {
  const caller = await newAdmin();
  const exported = async () =>
    (await server.dataSource.query<unknown[]>("SELECT 1 FROM audit_events WHERE action = $1", [action]))
      .length;
  expect((await caller.open(path)).status).toBe(403);
  expect(await exported()).toBe(0);
  await caller.confirmPassword("wrong password");
  expect((await caller.open(path)).status).toBe(403);
  expect(await noticesOf(subject)).toEqual([]);
  await caller.confirmPassword();
  expect((await caller.open(path)).status).toBe(200);
  expect(await exported()).toBe(1);
  expect(await noticesOf(subject)).toEqual(await administrators());
});

test.each([
  ["/cms/registrations.csv", "registrations"],
  ["/cms/messages.xlsx", "contact_messages"],
])("%s asks for the password before it reads a row", async (path, table) => {
  const holder = server.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const caller = await newAdmin();
  expect((await caller.open(path)).status).toBe(403);
  await holder.rollbackTransaction();
  await holder.release();
});

test("an export whose e-mails cannot all be written is not recorded, and sends none of them", async () => {
  const caller = await newAdmin();
  await caller.confirmPassword();
  const { email } = await server.buildUser({ role: Role.ADMIN });
  const countOf = async () =>
    server.dataSource.query<[{ events: number; emails: number }]>(
      `SELECT (SELECT count(*)::int FROM audit_events WHERE action = 'exportRegistrations') AS events,
         (SELECT count(*)::int FROM letters WHERE subject = 'The registrations were exported') AS letters`,
    );
  const before = await countOf();
  await server.dataSource.query(
    `ALTER TABLE letters ADD CONSTRAINT broken CHECK ("to" <> '${email}') NOT VALID`,
  );
  expect((await caller.open("/cms/registrations.csv")).status).toBe(500);
  await server.dataSource.query("ALTER TABLE letters DROP CONSTRAINT broken");
  expect(await countOf()).toEqual(before);
});

test("a form of an older version is refused as stale, before it asks for the password", async () => {
  const caller = await newAdmin();
  const { data } = await caller.ask("{ site { version } }");
  const expectedVersion = (data?.site as { version: number }).version - 1;
  const input = { ...SITE_INPUT, upiAddress: "older@bank", isPublished: true, expectedVersion };
  const { errors } = await caller.ask(UPDATE_SITE, { input });
  expect(errors[0]?.extensions.code).toBe("CONFLICT");
});

test("a new UPI address needs the password again, and every administrator hears of it", async () => {
  const caller = await newAdmin();
  const subject = "The details for payments%";
  const save = async (upiAddress: string, isPublished: boolean, expectedVersion: number) =>
    caller.ask(UPDATE_SITE, { input: { ...SITE_INPUT, upiAddress, isPublished, expectedVersion } });
  const shown = async () => {
    const { data } = await server.as.visitor.ask("{ site { upiAddress version } }");
    return data?.site as { upiAddress: string | null; version: number };
  };
  const { upiAddress: before, version } = await shown();
  const refused = await save("thief@bank", true, version);
  expect(refused.errors[0]?.extensions.code).toBe("PASSWORD_REQUIRED");
  expect((await shown()).upiAddress).toBe(before);
  const draft = await save("thief@bank", false, version);
  expect(draft.errors).toEqual([]);
  const published = await save("thief@bank", true, version + 1);
  expect(published.errors[0]?.extensions.code).toBe("PASSWORD_REQUIRED");
  expect(await noticesOf(subject)).toEqual([]);

  await caller.confirmPassword();
  expect((await save("sopaan@bank", true, version + 1)).errors).toEqual([]);
  expect((await shown()).upiAddress).toBe("sopaan@bank");
  expect(await noticesOf(subject)).toEqual(await administrators());
});

test("so does a new name of the payee", async () => {
  const caller = await newAdmin();
  const subject = "The details for payments%";
  const shown = async () => {
    const { data } = await server.as.visitor.ask("{ site { upiAddress upiPayeeName version } }");
    return data?.site as { upiAddress: string | null; upiPayeeName: string | null; version: number };
  };
  const { upiAddress, upiPayeeName: before, version } = await shown();
  const noticesBefore = (await noticesOf(subject)).length;
  const input = { ...SITE_INPUT, upiAddress, upiPayeeName: "A. Thief", expectedVersion: version };
  const refused = await caller.ask(UPDATE_SITE, { input });
  expect(refused.errors[0]?.extensions.code).toBe("PASSWORD_REQUIRED");
  expect((await shown()).upiPayeeName).toBe(before);
  expect(await noticesOf(subject)).toHaveLength(noticesBefore);
  await caller.confirmPassword();
  expect((await caller.ask(UPDATE_SITE, { input })).errors).toEqual([]);
  expect((await shown()).upiPayeeName).toBe("A. Thief");
  expect(await noticesOf(subject)).toHaveLength(noticesBefore + (await administrators()).length);
  await caller.ask(UPDATE_SITE, { input: { ...input, upiPayeeName: before, expectedVersion: version + 1 } });
});

test("so does a course's payment link, in a new course too, and no other change of a course", async () => {
  const caller = await newAdmin();
  const subject = "A course’s payment link%";
  const payLink = "https://pay.example.com/thief";
  const made = await caller.ask(CREATE_COURSE, { input: { name: "Sold elsewhere", payLink } });
  expect(made.errors[0]?.extensions.code).toBe("PASSWORD_REQUIRED");
  const { data } = await caller.ask(CREATE_COURSE, { input: { name: "Sold here" } });
  const { id, version } = data?.createCourse as { id: string; version: number };
  const edit = async (input: object, expectedVersion: number) =>
    caller.ask(UPDATE_COURSE, { input: { id, name: "Sold here", expectedVersion, ...input } });
  expect((await edit({ description: "More." }, version)).errors).toEqual([]);
  expect((await edit({ payLink }, version + 1)).errors[0]?.extensions.code).toBe("PASSWORD_REQUIRED");
  expect(await noticesOf(subject)).toEqual([]);
  await caller.confirmPassword();
  expect((await edit({ payLink }, version + 1)).errors).toEqual([]);
  expect((await edit({ payLink, description: "Much more." }, version + 2)).errors).toEqual([]);
  expect(await noticesOf(subject)).toEqual(await administrators());
});

test("payment links that are changed at once do not wait for each other's connections", async () => {
  const caller = await newAdmin();
  await caller.confirmPassword();
  const courses = await Promise.all(Array.from({ length: 2 * POOL_SIZE }, () => server.buildCourse()));
  const answers = await Promise.all(
    courses.map(({ id, name, version }, number) => {
      const payLink = `https://pay.example.com/${number}`;
      return caller.ask(UPDATE_COURSE, { input: { id, name, payLink, expectedVersion: version } });
    }),
  );
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
});

test("what leaves the UPI address as it is needs no password", async () => {
  const caller = await newAdmin();
  const { data } = await caller.ask("{ site { upiAddress whatsAppNumber version } }");
  const { version: expectedVersion, ...payments } = data?.site as { version: number };
  const input = { ...SITE_INPUT, tagline: "Another.", ...payments, expectedVersion };
  expect((await caller.ask(UPDATE_SITE, { input })).errors).toEqual([]);
});

test("every administrator hears of a new one", async () => {
  const { email } = await server.buildUser();
  const readNewPassword = async () => "seven copper kettles";
  await promoteToAdmin(server.services, { email, name: "", readNewPassword });
  expect(await noticesOf("A new administrator was added")).toEqual(await administrators());
});
