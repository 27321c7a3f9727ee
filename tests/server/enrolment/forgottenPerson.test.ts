import { expect, test } from "vitest";
import { emailColumns } from "../../../server/core/text/email";
import { User } from "../../../server/features/auth/user.entity";
import { DELETE_ACCOUNT, RENEW_CALENDAR, UPDATE_PROFILE } from "../../support/accountDocuments";
import { bankCalls } from "../../support/bankCalls";
import { FILLED, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { SIGN_UP } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { drawHalves } from "../../support/samplePictures";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, submit, read, decide, cancel, verifyEmail } = enrolmentCalls(server);
const bank = bankCalls(server);

const MARK = "zq7person";
const EMAIL = `${MARK}@example.com`;
const OTHER_EMAIL = `${MARK}-at-work@example.com`;
const PHONE = "98111 22233";
const PASSWORD = "seven copper kettles";
const NETWORK = "203.0.113.";
const UTR = "612345678901";

/** What still names the person after deletion, and why; anything else fails. */
const STAYS: Record<string, string> = {
  "letters.to": "the last e-mail says that the account is deleted",
  "letters.to_key": "the same: by which it is found",
  "letters.paragraphs": "the same: it greets them",
};

const BOOKS = ["bank_rows.utr", "bank_rows.utrs", "payment_proofs.utr"];

async function columnsWith(marks: string[]): Promise<string[]> {
  const columns = await server.dataSource.query<Record<"schema" | "table" | "column" | "type", string>[]>(
    `SELECT table_schema AS schema, table_name AS table, column_name AS column, data_type AS type
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  expect(columns.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { schema, table, column, type } of columns) {
    const textOf = type === "bytea" ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const rows = await server.dataSource.query<unknown[]>(
      `SELECT 1 FROM "${schema}"."${table}"
       WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS mark WHERE strpos(lower(${textOf}), mark) > 0) LIMIT 1`,
      [marks],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return [...new Set(found)].sort();
}

async function sendPicture(id: string, secret: string): Promise<string> {
  const form = new FormData();
  const bytes = await drawHalves({ width: 300, height: 600 }).png().toBuffer();
  form.set("file", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), `${MARK}.png`);
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(`${server.origin}/payment-proofs/${id}`, {
    method: "POST",
    body: form,
    headers,
  });
  return ((await response.json()) as { pictureId: string }).pictureId;
}

/** Cancels after the payment, which staff settle with a note that names the person. */
async function payTooLate(secret: string): Promise<void> {
  const { amountRupees } = (await submit({ secret, utr: "612345678903" })).registration;
  await cancel({ secret });
  const { id } = await bank.bring(`Date,UTR,Deposit\n01/11/2026,612345678903,${amountRupees}.00\n`);
  const [row] = (await bank.rows(id, "DOUBTFUL")).nodes;
  if (!row) throw new Error("There should be a doubtful row.");
  await bank.settleRow(row, { outcome: "RETURNED", note: `Sent back to ${MARK}` });
}

async function liveAsACustomer(): Promise<Caller> {
  const caller = new Caller(() => server.origin);
  caller.headers = { "x-forwarded-for": `${NETWORK}77` };
  const name = `Zubaida ${MARK}`;
  expect((await caller.ask(SIGN_UP, { input: { name, email: EMAIL, password: PASSWORD } })).errors).toEqual(
    [],
  );
  await caller.ask(UPDATE_PROFILE, { input: { name, phone: PHONE } });
  await caller.ask(RENEW_CALENDAR);
  const place = async (input: object, who?: Caller) =>
    start({ offeringId: (await server.buildWorkshop()).id, name, phone: PHONE, email: EMAIL, ...input }, who);

  const paid = await place({}, caller);
  const { secret, registration } = paid;
  await submit({ secret, utr: "612345678902", pictureId: await sendPicture(registration.id, secret) });
  await decide("REJECT", [await read(secret)], { reason: `Dear ${MARK}, it is not there.` });
  await submit({ secret, utr: UTR });
  const { amountRupees } = await read(secret);
  const statement = await bank.bring(
    `Date,Narration,Withdrawal,Deposit\n01/11/2026,UPI/${UTR}/${MARK} zubaida,,${amountRupees}.00\n`,
  );
  await bank.apply(statement);
  expect((await read(secret)).state).toBe("CONFIRMED");

  const setEmail = async (from: string, to: string) =>
    server.dataSource.manager.update(User, { email: from }, emailColumns(to));
  await setEmail(EMAIL, OTHER_EMAIL);
  await place({ email: OTHER_EMAIL }, caller);
  await setEmail(OTHER_EMAIL, EMAIL);
  await payTooLate((await place({}, caller)).secret);
  await place({ email: EMAIL.toUpperCase() });
  await verifyEmail(caller, EMAIL);

  await server.dataSource.query("UPDATE site_settings SET emails = '{team@sopaan.example}'");
  const message = { ...FILLED.HELP, firstName: name, email: EMAIL, message: `It is me, ${MARK}.` };
  await caller.ask(SEND_MESSAGE, { input: { ...message, sendingKey: someKey() } });
  return caller;
}

test("who deletes their account is named nowhere any more but where it has to stay", async () => {
  const caller = await liveAsACustomer();
  const marks = [MARK, "9811122233", NETWORK];
  expect(await columnsWith(marks)).toEqual(
    expect.arrayContaining([
      "audit_origins.network",
      "bank_rows.narration",
      "bank_rows.settled_note",
      "contact_messages.message",
      "letters.reply_to",
      "letters.to",
      "registration_events.note",
      "registrations.email",
      "registrations.name",
      "registrations.phone",
      "users.email",
    ]),
  );
  const { data, errors } = await caller.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } });
  expect(errors).toEqual([]);
  expect(data?.deleteAccount.__typename).toBe("AccountDeleted");

  // A hash could be compared with guesses.
  const hashed = await server.dataSource.query(
    `SELECT 1 FROM registrations WHERE email LIKE '%@deleted.invalid'
       AND (idempotency_body_hash IS NOT NULL OR idempotency_origin_hash IS NOT NULL)`,
  );
  expect(hashed).toEqual([]);
  const left = await columnsWith(marks);
  expect(left.filter((column) => !(column in STAYS))).toEqual([]);
  expect(await columnsWith([UTR])).toEqual(BOOKS);
  for (const table of ["proof_pictures", "users", "registrations"]) {
    const sql = {
      proof_pictures: "SELECT 1 FROM proof_pictures",
      users: `SELECT 1 FROM users WHERE email LIKE '%${MARK}%'`,
      registrations:
        "SELECT 1 FROM registrations WHERE user_id IS NOT NULL OR email NOT LIKE '%@deleted.invalid'",
    }[table];
    expect([table, await server.dataSource.query(sql ?? "")]).toEqual([table, []]);
  }
  const emails = await server.dataSource.query<{ kind: string }[]>(
    `SELECT kind FROM letters WHERE "to" ILIKE $1`,
    [`%${MARK}%`],
  );
  expect(emails).toEqual([{ kind: "accountDeleted" }]);
});
