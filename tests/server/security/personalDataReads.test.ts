import { beforeAll, expect, test } from "vitest";
import { SecurityEventKind } from "../../../server/platform/security/securityEvent.entity";
import { bankCalls } from "../../support/bankCalls";
import { FILLED, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { drawHalves } from "../../support/samplePictures";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const orders = enrolmentCalls(server);

interface Read {
  detail: string;
  name: string | null;
  record: string | null;
  count: number;
}

async function reads(): Promise<Read[]> {
  await server.services.security.flush();
  const found = await server.dataSource.query<(Read & { id: string })[]>(
    `SELECT e.id, detail, u.name, record_id AS record, count FROM security_events e LEFT JOIN users u ON u.id = account_id
     WHERE kind = 'PERSONAL_DATA_READ' AND e.id > $1 ORDER BY e.id`,
    [lastId],
  );
  lastId = found.at(-1)?.id ?? lastId;
  return found.map(({ id: _id, ...read }) => read);
}

let lastId = "0";
let order: Awaited<ReturnType<typeof orders.start>>;
const ids: Record<string, string> = {};

async function newest(table: string, time: string): Promise<string> {
  const [row] = await server.dataSource.query<[{ id: string }]>(
    `SELECT id FROM ${table} ORDER BY ${time} DESC LIMIT 1`,
  );
  return row.id;
}

beforeAll(async () => {
  const { id } = await server.buildWorkshop({ priceRupees: 199 });
  order = await orders.start({ offeringId: id });
  await orders.start({ offeringId: id });
  await server.as.visitor.ask(SEND_MESSAGE, { input: { ...FILLED.HELP, sendingKey: someKey() } });
  const batch = await server.buildBatch({ secretCode: "right code 9" });
  await server.as.learner.unlock(batch.id, "right code 9");
  const head = "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";
  const rows = ["432100000001", "432100000002"].map(
    (utr) => `21/11/26,UPI ASHA,${utr},21/11/26,,"199.00",1.00`,
  );
  const statement = await bankCalls(server).bring([head, ...rows].join("\r\n"));
  Object.assign(ids, {
    registration: order.registration.id,
    message: await newest("contact_messages", "created_at"),
    email: await newest("letters", "queued_at"),
    batch: batch.id,
    statement: statement.id,
  });
  await reads();
});

test.each([
  ["registrations", "{ registrations { nodes { id } } }", 2, null],
  [
    "cmsRegistration",
    "query ($registration: UUID!) { cmsRegistration(id: $registration) { id } }",
    1,
    "registration",
  ],
  ["contactMessages", "{ contactMessages { nodes { id } } }", 1, null],
  ["contactMessage", "query ($message: UUID!) { contactMessage(id: $message) { id } }", 1, "message"],
  [
    "cmsBatchLearners",
    "query ($batch: UUID!) { cmsBatchLearners(batchId: $batch) { nodes { id } } }",
    1,
    null,
  ],
  ["emails", "{ emails(first: 2) { nodes { id } } }", 2, null],
  ["email", "query ($email: UUID!) { email(id: $email) { id } }", 1, "email"],
  [
    "BankImport.rows",
    "query ($statement: UUID!) { bankImport(id: $statement) { rows(match: REST) { nodes { id } } } }",
    2,
    null,
  ],
])("%s is noted once, with how many people's records it showed", async (detail, query, count, record) => {
  const { errors } = await server.as.admin.ask(query, ids);
  expect(errors).toEqual([]);
  expect(await reads()).toEqual([{ detail, name: "Arjun", record: record && ids[record], count }]);
});

test("one record under two names is noted once", async () => {
  const query = `query ($registration: UUID!) {
    one: cmsRegistration(id: $registration) { id } two: cmsRegistration(id: $registration) { id } }`;
  expect((await server.as.admin.ask(query, ids)).errors).toEqual([]);
  const record = ids.registration;
  expect(await reads()).toEqual([{ detail: "cmsRegistration", name: "Arjun", record, count: 1 }]);
});

test("records on two pages in one request are noted once each, and again in the next request", async () => {
  const first = "query ($statement: UUID!) { bankImport(id: $statement) { rows(match: REST, first: 1) {";
  const { data } = await server.as.admin.ask(`${first} pageInfo { endCursor } } } }`, ids);
  const after = data?.bankImport.rows.pageInfo.endCursor as string;
  await reads();
  const query = `query ($statement: UUID!, $after: String!) { bankImport(id: $statement) {
    one: rows(match: REST, first: 1) { nodes { id } }
    next: rows(match: REST, first: 1, after: $after) { nodes { id } }
    all: rows(match: REST) { nodes { id } } } }`;
  for (let round = 0; round < 2; round += 1) {
    expect((await server.as.admin.ask(query, { ...ids, after })).errors).toEqual([]);
    expect(await reads()).toEqual([{ detail: "BankImport.rows", name: "Arjun", record: null, count: 2 }]);
  }
});

test("a document that comes often and fails beside people's data notes them once, though it is run twice", async () => {
  const query = `query ($statement: UUID!) { emails(first: 2) { nodes { id } }
    bankImport(id: $statement) { rows(match: REST, after: "nothing") { nodes { id } } } }`;
  for (let round = 0; round < 6; round += 1) {
    expect((await server.as.admin.ask(query, ids)).errors).toHaveLength(1);
    expect(await reads()).toEqual([{ detail: "emails", name: "Arjun", record: null, count: 2 }]);
  }
});

test("a payment's picture is noted where staff open it, and not where its owner does", async () => {
  const bytes = await drawHalves({ width: 300, height: 600 }).png().toBuffer();
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "proof.png");
  const address = `${server.origin}/payment-proofs/${ids.registration}`;
  const headers = { authorization: `Bearer ${order.secret}` };
  const sent = await fetch(address, { method: "POST", body: form, headers });
  const { pictureId } = (await sent.json()) as { pictureId: string };
  await orders.submit({ secret: order.secret, pictureId });
  await reads();
  expect((await fetch(address, { headers })).status).toBe(200);
  expect(await reads()).toEqual([]);
  expect((await fetch(address, { headers: { cookie: server.as.admin.cookie } })).status).toBe(200);
  expect(await reads()).toEqual([
    { detail: "paymentProof", name: "Arjun", record: ids.registration, count: 1 },
  ]);
});

test("an e-mail that staff look at is noted", async () => {
  const response = await server.as.admin.open(`/cms/mail/${ids.email}.html`);
  expect(response.status).toBe(200);
  expect(await reads()).toEqual([{ detail: "email", name: "Arjun", record: ids.email, count: 1 }]);
});

test("an empty page, a refused read and one's own data are not noted", async () => {
  await server.as.admin.ask('{ registrations(search: "nobody-is-called-so") { nodes { id } } }');
  await server.as.learner.ask("{ registrations { nodes { id } } }");
  await server.as.admin.ask("{ viewer { id email } viewerRegistrations { nodes { registration { id } } } }");
  expect(await reads()).toEqual([]);
});

test("administrators get an e-mail about someone who copies the lists page by page", async () => {
  const { security } = server.services;
  const kind = SecurityEventKind.PERSONAL_DATA_READ;
  for (let page = 0; page < 29; page += 1) security.note({ kind, detail: "registrations", count: 100 });
  await security.flush();
  const alerts = async () =>
    server.dataSource.query<{ subject: string }[]>(
      "SELECT subject FROM letters WHERE kind = 'securityAlert'",
    );
  expect(await alerts()).toEqual([]);
  security.note({ kind, detail: "registrations", count: 100 });
  await security.flush();
  expect(await alerts()).toEqual([
    {
      subject: expect.stringMatching(
        /^Security: \d+ records of people opened by staff in the last hour$/,
      ) as string,
    },
  ]);
});
