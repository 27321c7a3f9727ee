import { afterEach, describe, expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, startConfirmed, confirmAddress, read, cancel, emailsTo, seatsTaken } = enrolmentCalls(server);

afterEach(() => {
  server.services.mailDelivery = MailDelivery.SMTP;
});

const sweepAfter = async (hours: number) => {
  clock.laterMs = hours * HOUR_MS;
  await sweepRegistrations(server.services);
};

async function sendEmails(): Promise<void> {
  const at = clock.now();
  await server.dataSource.query("UPDATE letters SET state = 'SENT', sent_at = $1 WHERE state = 'QUEUED'", [
    at,
  ]);
}

async function buildLine() {
  const startsAt = new Date(Date.now() + 30 * 24 * HOUR_MS);
  const { id } = await server.buildWorkshop({ seats: 1, startsAt });
  const holder = await startConfirmed({ offeringId: id });
  const waiting = await start({ offeringId: id });
  expect(waiting.__typename).toBe("WaitingListJoined");
  return { id, holder, waiting };
}

const PLACE = "query ($secret: String) { registration(secret: $secret) { placeInLine } }";
async function placeOf({ secret }: { secret: string }): Promise<number> {
  const { data } = await server.as.visitor.ask(PLACE, { secret });
  return (data?.registration as { placeInLine: number }).placeInLine;
}

describe("a place in the waiting list whose address is not confirmed", () => {
  test("gets no seat, and keeps nobody from one", async () => {
    const { id, holder, waiting } = await buildLine();
    const confirmed = await startConfirmed({ offeringId: id });
    expect(await placeOf(waiting)).toBe(1);
    expect(await placeOf(confirmed)).toBe(2);
    await cancel({ secret: holder.secret });
    expect((await read(confirmed.secret)).state).toBe("STARTED");
    await cancel({ secret: confirmed.secret });
    expect((await read(waiting.secret)).state).toBe("WAITING");
    expect(await seatsTaken("workshops", id)).toBe(0);
    expect((await start({ offeringId: id })).__typename).toBe("RegistrationStarted");
  });

  test("gets the seat that is free at the moment in which its reader confirms", async () => {
    const { id, holder, waiting } = await buildLine();
    await cancel({ secret: holder.secret });
    const { registration } = await confirmAddress(waiting);
    expect(registration).toMatchObject({ state: "STARTED", holdUntil: expect.any(String) });
    expect(await seatsTaken("workshops", id)).toBe(1);
    const kinds = (await emailsTo(registration.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(["registrationWaiting", "registrationMovedUp"]);
  });

  test("ends a day after its e-mail left, with one e-mail; a confirmed one stays", async () => {
    const { id, waiting } = await buildLine();
    const confirmed = await startConfirmed({ offeringId: id });
    await sweepAfter(10);
    await sendEmails();
    await sweepAfter(33);
    expect((await read(waiting.secret)).state).toBe("WAITING");
    await sweepAfter(35);
    await sweepAfter(36);
    expect(await read(waiting.secret)).toMatchObject({
      state: "CANCELLED",
      reason: "The e-mail address wasn’t confirmed within 24 hours. Please register again.",
    });
    expect((await read(confirmed.secret)).state).not.toBe("CANCELLED");
    const kinds = (await emailsTo(waiting.registration.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(["registrationWaiting", "registrationCancelled"]);
  });

  test("waits for as long as the mail server does not take its e-mail", async () => {
    const { waiting } = await buildLine();
    await sweepAfter(72);
    expect((await read(waiting.secret)).state).toBe("WAITING");
  });

  test("waits for a week while its e-mail has failed, as staff may send it again", async () => {
    const { waiting } = await buildLine();
    await server.dataSource.query("UPDATE letters SET state = 'FAILED' WHERE about_id = $1", [
      waiting.registration.id,
    ]);
    await sweepAfter(6 * 24);
    expect((await read(waiting.secret)).state).toBe("WAITING");
    await sweepAfter(8 * 24);
    expect((await read(waiting.secret)).state).toBe("CANCELLED");
  });

  test("is asked to confirm the address also before there is a mail server, which will ask for it", async () => {
    server.services.mailDelivery = MailDelivery.WAITING;
    const { id } = await server.buildWorkshop({ seats: 1 });
    await start({ offeringId: id });
    const { registration } = await start({ offeringId: id });
    const [email] = await emailsTo(registration.email);
    expect(email?.link).toContain("/confirm#");
    expect(email?.paragraphs.join()).toContain(
      "within 24 hours to confirm your registration and keep your place",
    );
  });

  test("counts as confirmed where there is no mail server", async () => {
    server.services.mailDelivery = MailDelivery.WAITING;
    const { id } = await server.buildWorkshop({ seats: 1 });
    const [holder, waiting] = [await start({ offeringId: id }), await start({ offeringId: id })];
    await sendEmails();
    await sweepAfter(25);
    expect((await read(holder.secret)).state).toBe("CANCELLED");
    expect((await read(waiting.secret)).state).toBe("STARTED");
  });
});

test("places in waiting lists do not count as unconfirmed holds where there is no mail server", async () => {
  const lines = [await buildLine(), await buildLine()];
  server.services.mailDelivery = MailDelivery.WAITING;
  const email = "waits-twice@example.com";
  for (const { id } of lines)
    expect((await start({ offeringId: id, email })).__typename).toBe("WaitingListJoined");
  const { id } = await server.buildWorkshop();
  expect((await start({ offeringId: id, email })).__typename).toBe("RegistrationStarted");
});

describe("e-mails that a stranger causes at an address", () => {
  const countedFor = async (email: string) => {
    const rows = await server.dataSource.query<{ kind: string }[]>(
      `SELECT kind FROM letters WHERE "to" = $1 AND unverified_key IS NOT NULL ORDER BY queued_at, id`,
      [email],
    );
    return rows.map(({ kind }) => kind);
  };
  const { submit, decide } = enrolmentCalls(server);

  test("count against the limit on mail to unconfirmed addresses, whatever they are about", async () => {
    const email = "mailbox@example.com";
    const { id } = await server.buildWorkshop();
    const paid = await start({ offeringId: id, email });
    await submit({ secret: paid.secret, utr: "440000000001" });
    await start({ offeringId: (await server.buildWorkshop()).id, email });
    await sweepAfter(1);
    expect(await countedFor(email)).toEqual([
      "registrationStarted",
      "proofReceived",
      "registrationStarted",
      "registrationCancelled",
    ]);
  });

  test.each([
    [299, "STARTED"],
    [0, "CONFIRMED"],
  ])(
    "do not count where a turn comes (₹%i): two lines with the same people would wait for each other",
    async (priceRupees, state) => {
      server.services.mailDelivery = MailDelivery.WAITING;
      const { id } = await server.buildWorkshop({ seats: 1, priceRupees });
      const [holder, waiting] = [await start({ offeringId: id }), await start({ offeringId: id })];
      const { email } = waiting.registration;
      const runner = server.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`emails:${email}`]);
      await cancel({ secret: holder.secret });
      await runner.rollbackTransaction();
      await runner.release();
      expect((await read(waiting.secret)).state).toBe(state);
      expect(await countedFor(email)).toEqual(["registrationWaiting"]);
    },
  );

  test("do not count where staff decide, so that nobody can stop a decision's e-mail", async () => {
    const email = "decided@example.com";
    const { secret } = await start({ offeringId: (await server.buildWorkshop()).id, email });
    await submit({ secret, utr: "440000000002" });
    await decide("REJECT", [await read(secret)]);
    await decide("APPROVE", [await read(secret)]);
    expect(await countedFor(email)).toEqual(["registrationStarted", "proofReceived"]);
    const kinds = (await emailsTo(email)).map(({ kind }) => kind);
    expect(kinds.slice(2)).toEqual(["registrationRejected", "registrationConfirmed"]);
  });
});
