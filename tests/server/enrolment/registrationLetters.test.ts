import { expect, test } from "vitest";
import { DELETE_ACCOUNT } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, submit, decide, read } = enrolmentCalls(server);

const LETTERS =
  "query ($id: UUID!) { cmsRegistration(id: $id) { letters { id kind to state body { paragraphs } } } }";
const OWN = "query ($secret: String) { registration(secret: $secret) { id letters { id } } }";

async function lettersOf(id: string): Promise<{ kind: string; to: string; body: object | null }[]> {
  const { data } = await server.as.admin.ask(LETTERS, { id });
  return data?.cmsRegistration.letters as { kind: string; to: string; body: object | null }[];
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
  const letters = await lettersOf(order.registration.id);
  expect(letters.map(({ kind }) => kind)).toEqual([
    "registrationConfirmed",
    "proofReceived",
    "registrationStarted",
  ]);
  // They hold the order's secret link: what they say is closed here as it is among all letters.
  for (const { to, body } of letters) expect([to, body]).toEqual([order.registration.email, null]);
  expect((await lettersOf(other.registration.id)).map(({ kind }) => kind)).toEqual([
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
  expect((await lettersOf(registration.id)).map(({ kind }) => kind)).toEqual(Array(20).fill("test"));
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
  expect((await lettersOf(registration.id)).length).toBe(2);
  await caller.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } });
  expect(await lettersOf(registration.id)).toEqual([]);
  const left = await server.dataSource.query("SELECT 1 FROM letters WHERE about_id = $1", [registration.id]);
  expect(left).toEqual([]);
});
