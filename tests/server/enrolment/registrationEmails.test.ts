import { expect, test } from "vitest";
import { DELETE_ACCOUNT } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, submit, decide, read } = enrolmentCalls(server);

const EMAILS =
  "query ($id: UUID!) { cmsRegistration(id: $id) { emails { id kind to state body { paragraphs } } } }";
const OWN = "query ($secret: String) { registration(secret: $secret) { id emails { id } } }";

async function emailsOf(id: string): Promise<{ kind: string; to: string; body: object | null }[]> {
  const { data } = await server.as.admin.ask(EMAILS, { id });
  return data?.cmsRegistration.emails as { kind: string; to: string; body: object | null }[];
}

async function paid(caller?: Caller) {
  const order = await start({ offeringId: (await server.buildWorkshop()).id }, caller);
  await submit({ secret: order.secret, utr: String(500_000_000_000 + Math.floor(Math.random() * 1e11)) });
  return order;
}

test("staff see what was written about a registration, the newest first, and nothing about another", async () => {
  const [order, other] = [await paid(), await paid()];
  const { version } = await read(order.secret);
  await decide("APPROVE", [{ ...order.registration, version }]);
  const emails = await emailsOf(order.registration.id);
  expect(emails.map(({ kind }) => kind)).toEqual([
    "registrationConfirmed",
    "proofReceived",
    "registrationStarted",
  ]);
  // These hold the order's secret link, so the body is as hidden as in the list of all e-mails.
  for (const { to, body } of emails) expect([to, body]).toEqual([order.registration.email, null]);
  expect((await emailsOf(other.registration.id)).map(({ kind }) => kind)).toEqual([
    "proofReceived",
    "registrationStarted",
  ]);
});

test("the last twenty are enough", async () => {
  const { registration } = await paid();
  await server.dataSource.query(
    `INSERT INTO letters (kind, about_id, "to", to_key, subject, paragraphs, is_confidential, state, queued_at)
     SELECT 'test', $1, 'a@example.com', 'a@example.com', 'A', '{}', true, 'SENT', now() + interval '1 hour' FROM generate_series(1, 30)`,
    [registration.id],
  );
  expect((await emailsOf(registration.id)).map(({ kind }) => kind)).toEqual(Array(20).fill("test"));
});

test("whose order it is does not see the list", async () => {
  const { secret } = await paid();
  const { errors } = await server.as.visitor.ask(OWN, { secret });
  expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("an account that is deleted leaves no letter behind that tells whose order it was", async () => {
  const user = await server.buildUser({ emailVerifiedAt: null });
  const caller = await server.newCaller(user);
  const { registration } = await paid(caller);
  expect((await emailsOf(registration.id)).length).toBe(2);
  await caller.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } });
  expect(await emailsOf(registration.id)).toEqual([]);
  const left = await server.dataSource.query("SELECT 1 FROM letters WHERE about_id = $1", [registration.id]);
  expect(left).toEqual([]);
});
