import { describe, expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { bankCalls } from "../../support/bankCalls";
import { someUtr } from "../../support/bankOrders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const bank = bankCalls(server);
const orders = enrolmentCalls(server);
const { startConfirmed, start, read, submit, cancel, decide, seatsTaken, emailsTo, buildCoupon } = orders;

async function lateOrder(input: object = {}) {
  const startsAt = new Date(Date.now() + 240 * HOUR_MS);
  const { id } = await server.buildWorkshop({ priceRupees: 199, seats: 1, startsAt });
  const { secret, registration } = await start({ offeringId: id, ...input });
  clock.laterMs = 25 * HOUR_MS;
  await sweepRegistrations(server.services);
  clock.laterMs = 0;
  const ended = await read(secret);
  expect(ended.state).toBe("CANCELLED");
  return { ...ended, workshopId: id, secret, email: registration.email };
}

const problemOf = async (order: Awaited<ReturnType<typeof read>>) =>
  (await decide("REINSTATE", [order]))[0]?.problem;

describe("a registration that has ended", () => {
  test("is confirmed all the same: with a seat, a letter, a step of its way, and a line in the log", async () => {
    const late = await lateOrder();
    expect(await problemOf(late)).toBeNull();
    const after = await read(late.secret);
    expect(after.timeline.map(({ state, by }) => [state, by])).toEqual([
      ["STARTED", "PERSON"],
      ["CANCELLED", "SYSTEM"],
      ["CONFIRMED", "STAFF"],
    ]);
    expect(after).toMatchObject({ state: "CONFIRMED", reason: null });
    expect(await seatsTaken("workshops", late.workshopId)).toBe(1);
    expect((await emailsTo(late.email)).map(({ kind }) => kind)).toContain("registrationConfirmed");
    const audits = await server.dataSource.query(
      "SELECT before->>'state' AS before, after->>'state' AS after FROM audit_events WHERE entity_id = $1",
      [late.id],
    );
    expect(audits).toEqual([{ before: "CANCELLED", after: "CONFIRMED" }]);
    expect(await problemOf(after)).toMatch(/can’t be done in this registration’s current state/);
  });

  test("is refused where the seat is another's, or someone waits for it", async () => {
    const late = await lateOrder();
    const next = await start({ offeringId: late.workshopId });
    expect(next.__typename).toBe("RegistrationStarted");
    expect(await problemOf(late)).toBe("There is no free seat, so this can’t be confirmed.");
    expect(await read(late.secret)).toMatchObject({ state: "CANCELLED" });
    expect(await seatsTaken("workshops", late.workshopId)).toBe(1);
    await startConfirmed({ offeringId: late.workshopId });
    await server.dataSource.query("UPDATE runs SET seats = 2 WHERE workshop_id = $1", [late.workshopId]);
    await sweepRegistrations(server.services);
    expect(await problemOf(late)).toBe("There is no free seat, so this can’t be confirmed.");
  });

  test("is refused where one can not register any more, and where the person has another registration", async () => {
    const over = await lateOrder();
    await server.dataSource.query("UPDATE workshops SET is_published = false WHERE id = $1", [
      over.workshopId,
    ]);
    expect(await problemOf(over)).toBe("Registration for this has closed, so it can’t be confirmed.");
    const late = await lateOrder();
    await server.dataSource.query("UPDATE runs SET seats = 5 WHERE workshop_id = $1", [late.workshopId]);
    await startConfirmed({ offeringId: late.workshopId, email: late.email });
    expect(await problemOf(late)).toBe(
      "The person has another registration for this. Please look at that one.",
    );
    expect(await seatsTaken("workshops", late.workshopId)).toBe(1);
  });

  test("takes its coupon's use again, and is refused where none is left", async () => {
    const coupon = await buildCoupon({ maxUses: 1 });
    const uses = async () =>
      server.dataSource.query<object[]>("SELECT uses_taken FROM coupons WHERE id = $1", [coupon.id]);
    const late = await lateOrder({ couponCode: coupon.code });
    expect(await uses()).toEqual([{ uses_taken: 0 }]);
    expect(await problemOf(late)).toBeNull();
    expect(await uses()).toEqual([{ uses_taken: 1 }]);

    const other = await buildCoupon({ maxUses: 1 });
    const second = await lateOrder({ couponCode: other.code });
    await server.dataSource.query("UPDATE coupons SET uses_taken = 1 WHERE id = $1", [other.id]);
    expect(await problemOf(second)).toMatch(/^The coupon of this order can no longer be used/);
    expect(await seatsTaken("workshops", second.workshopId)).toBe(0);
  });

  test("has its UTR again, and is refused where that is another's by now", async () => {
    const { id } = await server.buildWorkshop({ seats: 9 });
    const [first, other] = [await start({ offeringId: id }), await start({ offeringId: id })];
    const utr = someUtr();
    await submit({ secret: first.secret, utr });
    await cancel({ secret: first.secret });
    await submit({ secret: other.secret, utr });
    expect(await problemOf(await read(first.secret))).toBe("This UTR belongs to another registration.");
    await cancel({ secret: other.secret });
    expect(await problemOf(await read(first.secret))).toBeNull();
    const third = await start({ offeringId: id });
    expect(await submit({ secret: third.secret, utr })).toMatchObject({ __typename: "UtrTaken" });
  });

  test("of someone who deleted their account stays as it is", async () => {
    const late = await lateOrder();
    await server.dataSource.query("UPDATE registrations SET email = id || '@deleted.invalid' WHERE id = $1", [
      late.id,
    ]);
    expect(await problemOf(late)).toMatch(/can’t be done in this registration’s current state/);
  });

  test("is confirmed by a statement's row only by hand, and has the bank's UTR then", async () => {
    const late = await lateOrder();
    const utr = someUtr();
    const content = ["Date,Narration,Ref No.,Credit", `21/11/26,UPI/${late.reference},${utr},199.00`].join(
      "\n",
    );
    const found = await bank.bring(content);
    const [row] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
    if (!row) throw new Error("There should be a doubtful row.");
    expect(row).toMatchObject({ reason: "IS_CLOSED", canApprove: true });
    expect(await bank.apply(found)).toMatchObject({ extensions: { code: "CONFLICT" } });
    expect(await bank.approveRow(row)).toMatchObject({ registration: { state: "CONFIRMED" } });
    expect(await read(late.secret)).toMatchObject({ state: "CONFIRMED", proof: { utr } });
  });
});
