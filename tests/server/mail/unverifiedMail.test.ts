import { expect, test } from "vitest";
import { FILLED, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const FORGOT =
  "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }";
const HOUR_MS = 60 * 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, cancel, submit, decide, read, confirmAddress, emailsTo } = enrolmentCalls(server);

/** Orders and cancels to flood a mailbox, unhindered by callers' limits. */
async function flood(email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await server.dataSource.query("DELETE FROM rate_limits");
    const { secret } = await start({ offeringId: (await server.buildWorkshop()).id, email });
    await cancel({ secret });
  }
}

async function notesOf(detail: string): Promise<number> {
  await server.services.security.flush();
  const [row] = await server.dataSource.query<[{ count: number }]>(
    "SELECT coalesce(sum(count), 0)::int AS count FROM security_events WHERE kind = 'LIMIT_EXCEEDED' AND detail = $1",
    [detail],
  );
  return row.count;
}

test("ten e-mails an hour and twenty a day reach an unverified address, whatever causes them", async () => {
  const email = "victim@example.com";
  await flood(email, 9);
  expect(await emailsTo(email)).toHaveLength(9);
  const message = { ...FILLED.HELP, email: "VICTIM@example.com", sendingKey: someKey() };
  await server.as.visitor.ask(SEND_MESSAGE, { input: message });
  const kinds = async () =>
    server.dataSource.query<object[]>(`SELECT kind FROM letters WHERE lower("to") = $1`, [email]);
  expect(await kinds()).toHaveLength(10);
  expect(await notesOf("mail-to-unverified")).toBe(0);
  await flood("Victim@Example.com", 3);
  await server.as.visitor.ask(SEND_MESSAGE, {
    input: { ...message, message: "And how long is it?", sendingKey: someKey() },
  });
  expect(await kinds()).toHaveLength(10);
  expect(await notesOf("mail-to-unverified")).toBe(4);

  clock.laterMs = 1.1 * HOUR_MS;
  await flood(email, 11);
  expect(await kinds()).toHaveLength(20);
  clock.laterMs = 2.2 * HOUR_MS;
  await flood(email, 1);
  expect(await kinds()).toHaveLength(20);
  clock.laterMs = 25.3 * HOUR_MS;
  await flood(email, 1);
  expect(await kinds()).toHaveLength(21);
});

test("tags after a + are one mailbox for the limit, and e-mails keep them", async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `Tagged+${index}@Example.com`);
  for (const email of addresses) await flood(email, 1);
  const sent = await server.dataSource.query<{ to: string }[]>(
    `SELECT "to" FROM letters WHERE "to" ILIKE 'tagged%' ORDER BY queued_at`,
  );
  expect(sent.map(({ to }) => to)).toEqual(
    addresses.slice(0, 10).map((address) => address.replace("Example", "example")),
  );
  await flood("tagged@example.com", 1);
  expect(await emailsTo("tagged@example.com")).toEqual([]);
  for (const email of ["+tagged@example.com", "tagged@other.example"]) {
    await flood(email, 1);
    expect(await emailsTo(email)).toHaveLength(1);
  }
});

test("two at once do not slip past the limit", async () => {
  const email = "parallel@example.com";
  await flood(email, 9);
  await server.dataSource.query("DELETE FROM rate_limits");
  const ids = [(await server.buildWorkshop()).id, (await server.buildWorkshop()).id];
  await Promise.all(ids.map((offeringId) => start({ offeringId, email })));
  expect(await emailsTo(email)).toHaveLength(10);
});

test("what staff decide and a verified account's own reset go out all the same, and no receipt of a made-up UTR", async () => {
  const user = await server.buildUser({ emailVerifiedAt: new Date() });
  const { email } = user;
  await flood(email, 10);
  await server.dataSource.query("DELETE FROM rate_limits");
  const { id } = await server.buildWorkshop();
  const { secret } = await start({ offeringId: id, email });
  expect(await emailsTo(email)).toHaveLength(10);
  await submit({ secret, utr: "420000000001" });
  await decide("REJECT", [await read(secret)]);
  await submit({ secret, utr: "420000000002" });
  await decide("APPROVE", [await read(secret)]);
  await server.as.visitor.ask(FORGOT, { input: { email } });
  const owner = await server.newCaller(user);
  const own = await start({ offeringId: (await server.buildWorkshop()).id }, owner);
  expect((await emailsTo(email)).slice(10).map(({ kind }) => kind)).toEqual([
    "registrationRejected",
    "registrationConfirmed",
    "passwordReset",
    "registrationStarted",
  ]);
  expect(own.registration.emailConfirmedAt).not.toBeNull();
});

test("a visitor who cancels an order that was not confirmed causes no second e-mail", async () => {
  const first = await start({ offeringId: (await server.buildWorkshop()).id });
  await cancel({ secret: first.secret });
  expect((await emailsTo(first.registration.email)).map(({ kind }) => kind)).toEqual(["registrationStarted"]);
  const second = await start({ offeringId: (await server.buildWorkshop()).id });
  await confirmAddress(second);
  await cancel({ secret: second.secret });
  expect((await emailsTo(second.registration.email)).map(({ kind }) => kind)).toEqual([
    "registrationStarted",
    "registrationCancelled",
  ]);
});
