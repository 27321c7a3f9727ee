import { describe, expect, test } from "vitest";
import { isoDayInIndia } from "../../../server/core/timeInIndia";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, startConfirmed, submit, cancel, decide, emailsTo } = enrolmentCalls(server);

const LATE = "This has already started, so you’ll be joining late.";
const ASK = `query ($secret: String) { registration(secret: $secret) { lateNote howToJoin holdOnceConfirmed } }`;
const TERMS = `query ($kind: OfferingKind!, $id: UUID!) {
  registrationTerms(kind: $kind, id: $id) { hold unconfirmedHold } }`;

async function ask({ secret }: { secret: string }): Promise<Record<string, string | null>> {
  const { data, errors } = await server.as.visitor.ask(ASK, { secret });
  expect(errors).toEqual([]);
  return data?.registration as Record<string, string | null>;
}

async function termsOf(id: string, kind = "WORKSHOP") {
  const { data, errors } = await server.as.visitor.ask(TERMS, { kind, id });
  expect(errors).toEqual([]);
  return data?.registrationTerms as object | null;
}

async function lastWordsTo(email: string): Promise<string> {
  return (await emailsTo(email)).at(-1)?.paragraphs.join("\n") ?? "";
}

async function buildEvenings(minutesAhead: number, days: number, overrides: object = {}) {
  const startsAt = new Date(Date.now() + minutesAhead * MINUTE_MS);
  return server.buildWorkshop({ startsAt, minutesPerDay: 60, days, priceRupees: 100, ...overrides });
}

async function setGroup(runId: string) {
  await server.dataSource.query(
    "UPDATE runs SET whats_app_group_link = 'https://chat.whatsapp.com/Late' WHERE id = $1",
    [runId],
  );
}

describe("an order of a run that has started", () => {
  test("says so on its page and in its e-mails, also where the page that sold it was older", async () => {
    const { id } = await buildEvenings(5, 3);
    const early = await start({ offeringId: id });
    clock.laterMs = 6 * MINUTE_MS;
    const late = await start({ offeringId: id });
    expect(await ask(late)).toMatchObject({ lateNote: LATE });
    expect(await lastWordsTo(late.registration.email)).toContain(`Please note: ${LATE}`);
    expect(await ask(early)).toMatchObject({ lateNote: null });
    await decide("APPROVE", [early.registration, late.registration]);
    expect(await lastWordsTo(late.registration.email)).toContain(`Please note: ${LATE}`);
    expect(await lastWordsTo(early.registration.email)).not.toContain(LATE);
  });

  test("says nothing of it once it is cancelled, rejected for good or over", async () => {
    const { id } = await buildEvenings(-5, 1);
    const [kept, cancelled] = [await start({ offeringId: id }), await startConfirmed({ offeringId: id })];
    const rejected = await startConfirmed({ offeringId: id });
    await cancel({ secret: cancelled.secret });
    const sent = await submit({ secret: rejected.secret, utr: "423456789012" });
    await decide("REJECT", [sent.registration], { isFinal: true });
    for (const ended of [cancelled, rejected]) {
      expect(await ask(ended)).toMatchObject({ lateNote: null });
      expect(await lastWordsTo(ended.registration.email)).not.toContain(LATE);
    }
    clock.laterMs = 60 * MINUTE_MS;
    expect(await ask(kept)).toMatchObject({ lateNote: null });
  });

  test("of a batch begins with the day after its first", async () => {
    const course = await server.buildCourse({ priceRupees: 500 });
    const today = isoDayInIndia(new Date());
    const { id } = await server.buildBatch({ courseId: course.id, startsOn: today });
    const inTime = await start({ kind: "BATCH", offeringId: id });
    clock.laterMs = DAY_MS;
    const late = await start({ kind: "BATCH", offeringId: id });
    expect([(await ask(inTime)).lateNote, (await ask(late)).lateNote]).toEqual([null, LATE]);
  });
});

describe("how to join", () => {
  test("names no link and no place, which staff post in the group", async () => {
    const { id, runId } = await buildEvenings(60, 1, { place: "Sopaan, Baner Road, Pune" });
    const order = await startConfirmed({ offeringId: id });
    expect((await ask(order)).howToJoin).toBe(
      "Once your seat is confirmed, you can join the classes from the learning portal, and we’ll send you the link to the WhatsApp group.",
    );
    await decide("APPROVE", [order.registration]);
    expect((await ask(order)).howToJoin).toBe(
      "We’ll e-mail you the link to the WhatsApp group before it starts.",
    );
    clock.laterMs = 61 * MINUTE_MS;
    expect((await ask(order)).howToJoin).toBe("We’ll e-mail you the link to the WhatsApp group.");
    await setGroup(runId);
    expect((await ask(order)).howToJoin).toBe(
      "We post what you need for each session in the WhatsApp group.",
    );
  });

  test("is left out once the run is over, but for the portal of a batch", async () => {
    const { id } = await buildEvenings(-5, 1);
    const order = await startConfirmed({ offeringId: id });
    await decide("APPROVE", [order.registration]);
    const course = await server.buildCourse({ priceRupees: 500 });
    const days = { startsOn: "2020-01-01", endsOn: isoDayInIndia(new Date()) };
    const batch = await server.buildBatch({ courseId: course.id, ...days });
    const inBatch = await start({ kind: "BATCH", offeringId: batch.id });
    await decide("APPROVE", [inBatch.registration]);
    clock.laterMs = 2 * DAY_MS;
    expect((await ask(order)).howToJoin).toBeNull();
    expect((await ask(inBatch)).howToJoin).toBe("Sign in to the learning portal: your batch is open there.");
  });
});

describe("the time for which a seat is held", () => {
  test("is a day, or half an hour before the address is confirmed", async () => {
    const { id } = await buildEvenings(60, 9);
    expect(await termsOf(id)).toEqual({ hold: "for 24 hours", unconfirmedHold: "for 30 minutes" });
    const order = await start({ offeringId: id });
    expect((await ask(order)).holdOnceConfirmed).toBe("for 24 hours");
    expect(await lastWordsTo(order.registration.email)).toContain("to hold it for 24 hours.");
  });

  test("ends with the run on its last day: the form, the page and the e-mail name the moment", async () => {
    const { id } = await buildEvenings(120, 1);
    const until = /^until \d+ \w+ \d{4}, \d+:\d\d [ap]m IST$/;
    const { hold, unconfirmedHold } = (await termsOf(id)) as Record<string, string>;
    expect([hold, unconfirmedHold]).toEqual([expect.stringMatching(until), "for 30 minutes"]);
    const order = await start({ offeringId: id });
    expect((await ask(order)).holdOnceConfirmed).toBe(hold);
    expect(await lastWordsTo(order.registration.email)).toContain(`to hold it ${hold}.`);
    expect(await lastWordsTo(order.registration.email)).not.toContain("24 hours");
  });

  test("is not longer by a confirmed address in the last minutes", async () => {
    const { id } = await buildEvenings(-50, 1);
    const { hold, unconfirmedHold } = (await termsOf(id)) as Record<string, string>;
    expect(unconfirmedHold).toBe(hold);
    const order = await start({ offeringId: id });
    expect((await ask(order)).holdOnceConfirmed).toBeNull();
    expect(await lastWordsTo(order.registration.email)).toContain(
      "Open the link below to confirm your registration.",
    );
  });

  test("says nothing of what takes no registrations", async () => {
    const course = await server.buildCourse({ priceRupees: 500 });
    expect(await termsOf(course.id, "COURSE")).toBeNull();
    const { id } = await buildEvenings(-500, 1);
    expect(await termsOf(id)).toBeNull();
    expect(await termsOf(id, "BATCH")).toBeNull();
  });
});

describe("a free event's waiting list", () => {
  test.each([
    ["asks for no payment and promises no hold: a free seat is confirmed at once", 0],
    ["of a paid one says when to pay", 100],
  ])("%s", async (_what, priceRupees) => {
    const { id } = await buildEvenings(600, 1, { priceRupees, seats: 1, seatsTaken: 1 });
    const { registration, __typename } = await start({ offeringId: id });
    expect(__typename).toBe("WaitingListJoined");
    const words = await lastWordsTo(registration.email);
    expect(words).toContain(
      priceRupees > 0
        ? "When a seat opens up for you, we’ll hold it for your payment and e-mail you."
        : "When a seat opens up for you, it’s yours right away, and we’ll e-mail you.",
    );
    expect(words.includes("nothing to pay now")).toBe(priceRupees > 0);
    expect(words).not.toMatch(/hold it for 24 hours/);
  });
});
