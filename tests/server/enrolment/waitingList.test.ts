import { describe, expect, test } from "vitest";
import { isoDayInIndia } from "../../../server/core/timeInIndia";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const {
  startConfirmed,
  start,
  read,
  submit,
  cancel,
  decide,
  cancelByStaff,
  emailsTo,
  seatsTaken,
  buildCoupon,
} = enrolmentCalls(server);

const sweepAfter = async (hours: number) => {
  clock.laterMs = hours * HOUR_MS;
  await sweepRegistrations(server.services);
};

async function buildLine(priceRupees = 299) {
  const { id } = await server.buildWorkshop({
    seats: 1,
    priceRupees,
    startsAt: new Date(Date.now() + 240 * HOUR_MS),
  });
  const [holder, first, second] = [
    await startConfirmed({ offeringId: id }),
    await startConfirmed({ offeringId: id }),
    await startConfirmed({ offeringId: id }),
  ];
  expect([holder, first, second].map(({ __typename }) => __typename)).toEqual([
    "RegistrationStarted",
    "WaitingListJoined",
    "WaitingListJoined",
  ]);
  return { id, holder, first, second };
}

async function statesOf(...orders: { secret: string }[]): Promise<string[]> {
  return Promise.all(orders.map(async ({ secret }) => (await read(secret)).state));
}

describe("the waiting list", () => {
  test("moves up when the person cancels, with a new hold and a letter", async () => {
    const { id, holder, first, second } = await buildLine();
    await cancel({ secret: holder.secret });
    expect(await statesOf(holder, first, second)).toEqual(["CANCELLED", "STARTED", "WAITING"]);
    expect(await read(first.secret)).toMatchObject({ canSubmitProof: true, holdUntil: expect.any(String) });
    expect(await seatsTaken("workshops", id)).toBe(1);
    const emails = await emailsTo(first.registration.email);
    expect(emails.map(({ kind }) => kind)).toEqual(["registrationWaiting", "registrationMovedUp"]);
  });

  test("moves up when staff cancel a confirmed place, or reject one for good", async () => {
    const { holder, first, second } = await buildLine();
    await decide("APPROVE", [await read(holder.secret)]);
    await cancelByStaff(await read(holder.secret));
    expect(await statesOf(holder, first, second)).toEqual(["CANCELLED", "STARTED", "WAITING"]);
    await submit({ secret: first.secret, utr: "400000000001" });
    await decide("REJECT", [await read(first.secret)], { isFinal: true });
    expect(await statesOf(first, second)).toEqual(["REJECTED", "STARTED"]);
    expect((await read(first.secret)).timeline.at(-1)).toMatchObject({
      state: "REJECTED",
      by: "STAFF",
      note: "Not in our statement.",
    });
  });

  test("a hold without a payment ends after a day, and the next moves up", async () => {
    const { holder, first, second } = await buildLine();
    await sweepAfter(23);
    expect(await statesOf(holder, first)).toEqual(["STARTED", "WAITING"]);
    await sweepAfter(24.1);
    expect(await statesOf(holder, first, second)).toEqual(["CANCELLED", "STARTED", "WAITING"]);
    expect(await read(holder.secret)).toMatchObject({
      reason: "We held the seat for 24 hours, but received no payment. If you have paid, please write to us.",
      canSubmitProof: false,
    });
    await sweepAfter(48.3);
    expect(await statesOf(first, second)).toEqual(["CANCELLED", "STARTED"]);
  });

  test("anyone who has not paid is reminded once, six hours before the hold ends, with the order's link", async () => {
    const { holder, first } = await buildLine();
    const paid = await start({ offeringId: (await server.buildWorkshop()).id });
    await submit({ secret: paid.secret, utr: "400000000009" });
    const kindsTo = async ({ registration }: typeof paid) =>
      (await emailsTo(registration.email)).map(({ kind }) => kind);
    await sweepAfter(17.9);
    expect(await kindsTo(holder)).toEqual(["registrationStarted"]);
    clock.laterMs = 18.1 * HOUR_MS;
    await Promise.all([sweepRegistrations(server.services), sweepRegistrations(server.services)]);
    await sweepAfter(23);
    expect(await kindsTo(holder)).toEqual(["registrationStarted", "registrationReminder"]);
    const [started, reminder] = await emailsTo(holder.registration.email);
    expect(started?.link).toContain("/confirm#");
    expect(reminder?.link).toContain(`#${holder.secret}`);
    expect(await kindsTo(paid)).toEqual(["registrationStarted", "proofReceived"]);
    expect(await kindsTo(first)).toEqual(["registrationWaiting"]);
    await sweepAfter(24.1);
    await sweepAfter(24.2 + 18);
    expect(await kindsTo(first)).toEqual([
      "registrationWaiting",
      "registrationMovedUp",
      "registrationReminder",
    ]);
  });

  test("a proof that waits for staff is held as long as it takes", async () => {
    const { holder, first } = await buildLine();
    await submit({ secret: holder.secret, utr: "400000000002" });
    await sweepAfter(200);
    expect(await statesOf(holder, first)).toEqual(["SUBMITTED", "WAITING"]);
  });

  test("a rejected proof keeps the seat for another day", async () => {
    const { holder, first } = await buildLine();
    await submit({ secret: holder.secret, utr: "400000000003" });
    clock.laterMs = HOUR_MS;
    await decide("REJECT", [await read(holder.secret)]);
    await sweepAfter(24.5);
    expect(await statesOf(holder, first)).toEqual(["REJECTED", "WAITING"]);
    await sweepAfter(25.1);
    expect(await statesOf(holder, first)).toEqual(["CANCELLED", "STARTED"]);
  });

  test("moves up when staff add seats, and nobody new passes it", async () => {
    const { id, first, second } = await buildLine();
    await server.dataSource.query("UPDATE runs SET seats = 2 WHERE workshop_id = $1", [id]);
    const late = await startConfirmed({ offeringId: id });
    expect(late.__typename).toBe("WaitingListJoined");
    await sweepAfter(0);
    expect(await statesOf(first, second, late)).toEqual(["STARTED", "WAITING", "WAITING"]);
    await server.dataSource.query("UPDATE runs SET seats = NULL WHERE workshop_id = $1", [id]);
    await sweepAfter(0);
    expect(await statesOf(first, second, late)).toEqual(["STARTED", "STARTED", "STARTED"]);
    expect(await seatsTaken("workshops", id)).toBe(4);
  });

  test("is confirmed at once where there is nothing to pay", async () => {
    const { holder, first } = await buildLine(0);
    expect((await read(holder.secret)).state).toBe("CONFIRMED");
    await cancel({ secret: holder.secret });
    expect(await statesOf(holder, first)).toEqual(["CANCELLED", "CONFIRMED"]);
    const emails = await emailsTo(first.registration.email);
    expect(emails.map(({ kind }) => kind)).toEqual(["registrationWaiting", "registrationConfirmed"]);
  });

  test("moves no more once the workshop is over, and ends with a letter; its coupon may be used again", async () => {
    const { id, holder } = await buildLine();
    const { code } = await buildCoupon({ maxUses: 1 });
    const last = await start({ offeringId: id, couponCode: code });
    const uses = () => server.dataSource.query("SELECT uses_taken FROM coupons WHERE code = $1", [code]);
    expect(await uses()).toEqual([{ uses_taken: 1 }]);
    await server.dataSource.query(
      "UPDATE runs SET starts_at = now() - interval '90 days' WHERE workshop_id = $1",
      [id],
    );
    await cancel({ secret: holder.secret });
    expect(await statesOf(holder, last)).toEqual(["CANCELLED", "WAITING"]);
    await sweepAfter(0);
    expect(await read(last.secret)).toMatchObject({
      state: "CANCELLED",
      reason: "No seat opened up in time.",
    });
    expect(await uses()).toEqual([{ uses_taken: 0 }]);
    expect(await seatsTaken("workshops", id)).toBe(0);
    const emails = await emailsTo(last.registration.email);
    expect(emails.map(({ kind }) => kind)).toEqual(["registrationWaiting", "registrationLineEnded"]);
  });

  test("ends after a batch's last day, and once a season has begun", async () => {
    const course = await server.buildCourse({ priceRupees: 500 });
    const batch = await server.buildBatch({ courseId: course.id, seats: 1, endsOn: "2099-12-20" });
    const season = await server.buildSeason({ seats: 1, startsAt: new Date("2099-12-01") });
    const lineFor = async (offering: object) => {
      await start(offering);
      return start(offering);
    };
    const ofBatch = await lineFor({ kind: "BATCH", offeringId: batch.id });
    const ofSeason = await lineFor({ kind: "SEASON", offeringId: season.id });
    const put = (table: string, column: string, day: string, id: string) =>
      server.dataSource.query(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [day, id]);
    await sweepAfter(0);
    expect(await statesOf(ofBatch, ofSeason)).toEqual(["WAITING", "WAITING"]);
    await put("batches", "ends_on", "2020-12-20", batch.id);
    await sweepAfter(0);
    expect(await statesOf(ofBatch, ofSeason)).toEqual(["CANCELLED", "WAITING"]);
    await put("runs", "starts_at", "2020-12-20", season.runId);
    await sweepAfter(0);
    expect(await statesOf(ofBatch, ofSeason)).toEqual(["CANCELLED", "CANCELLED"]);
  });

  test("a coupon's use comes back with the place", async () => {
    const { id } = await server.buildWorkshop();
    const coupon = await buildCoupon({ maxUses: 1 });
    const uses = async () => {
      const [row] = await server.dataSource.query("SELECT uses_taken FROM coupons WHERE id = $1", [
        coupon.id,
      ]);
      return (row as { uses_taken: number }).uses_taken;
    };
    const { secret } = await start({ offeringId: id, couponCode: coupon.code });
    expect(await uses()).toBe(1);
    await cancel({ secret });
    expect(await uses()).toBe(0);
    await start({ offeringId: id, couponCode: coupon.code });
    await sweepAfter(25);
    expect(await uses()).toBe(0);
  });

  test("two processes that sweep at once do it once", async () => {
    const { holder, first } = await buildLine();
    clock.laterMs = 25 * HOUR_MS;
    await Promise.all([sweepRegistrations(server.services), sweepRegistrations(server.services)]);
    expect(await statesOf(holder, first)).toEqual(["CANCELLED", "STARTED"]);
    const emails = await emailsTo(holder.registration.email);
    expect(emails.map(({ kind }) => kind)).toEqual(["registrationStarted", "registrationCancelled"]);
  });
});

describe("who is told what in the line", () => {
  test("places count everyone by time; staff's number counts those who can move up", async () => {
    const { id } = await server.buildWorkshop({ seats: 1 });
    await startConfirmed({ offeringId: id });
    const line = [];
    for (const begin of [start, startConfirmed, start]) line.push(await begin({ offeringId: id }));
    const places = [];
    for (const { secret } of line) {
      const document = "query ($secret: String) { registration(secret: $secret) { placeInLine } }";
      places.push((await server.as.visitor.ask(document, { secret })).data?.registration.placeInLine);
    }
    expect(places).toEqual([1, 2, 3]);
    const waiting = async () =>
      (await server.as.admin.ask("{ staffWaiting { inLine } }")).data?.staffWaiting.inLine as number;
    const before = await waiting();
    await start({ offeringId: id });
    expect(await waiting()).toBe(before);
    await startConfirmed({ offeringId: id });
    expect(await waiting()).toBe(before + 1);
  });

  /** It starts at noon, so that an hour later is the same day in India. */
  async function buildRunning(days: number, priceRupees: number) {
    const tomorrow = isoDayInIndia(new Date(Date.now() + 24 * HOUR_MS));
    const startsAt = new Date(`${tomorrow}T12:00:00+05:30`);
    const { id } = await server.buildWorkshop({ seats: 1, startsAt, days, minutesPerDay: 60, priceRupees });
    const holder = await startConfirmed({ offeringId: id });
    const next = await startConfirmed({ offeringId: id });
    await decide("APPROVE", [holder.registration]);
    // Staff's session is over by then, so that a seat is added in the database.
    const addSeat = async () => {
      await server.dataSource.query("UPDATE runs SET seats = 2 WHERE workshop_id = $1", [id]);
      await sweepRegistrations(server.services);
    };
    return { next, addSeat, untilStartMs: startsAt.getTime() - Date.now() };
  }

  test.each([299, 0])(
    "after the last session has started nobody moves up, at a price of %i",
    async (price) => {
      for (const days of [1, 3]) {
        const { next, addSeat, untilStartMs } = await buildRunning(days, price);
        clock.laterMs = untilStartMs + (days - 1) * 24 * HOUR_MS + 1000;
        await addSeat();
        await sweepRegistrations(server.services);
        expect((await read(next.secret)).state).toBe("WAITING");
        clock.laterMs = 0;
      }
    },
  );

  test.each([299, 0])("who moves up on the second day reads so, at a price of %i", async (price) => {
    const { next, addSeat, untilStartMs } = await buildRunning(3, price);
    clock.laterMs = untilStartMs + 24.2 * HOUR_MS;
    await addSeat();
    expect((await read(next.secret)).state).toBe(price > 0 ? "STARTED" : "CONFIRMED");
    const sent = (await emailsTo(next.registration.email)).at(-1)?.paragraphs.join("\n");
    expect(sent).toMatch(/It began on .*; today is day 2 of 3\./);
    const document = "query ($secret: String) { registration(secret: $secret) { lateNote } }";
    const { data } = await server.as.visitor.ask(document, { secret: next.secret });
    expect(data?.registration.lateNote).toMatch(/today is day 2 of 3\. You’ll be joining late\.$/);
  });
});
