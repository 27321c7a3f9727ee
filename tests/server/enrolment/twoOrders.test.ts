import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { User } from "../../../server/features/auth/user.entity";
import { Registration } from "../../../server/features/enrolment/registration/registration.entity";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { VIEWER_REGISTRATIONS } from "../../support/enrolmentDocuments";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const {
  start,
  startConfirmed,
  confirmAddress,
  read,
  submit,
  decide,
  cancel,
  seatsTaken,
  emailsTo,
  verifyEmail,
} = enrolmentCalls(server);

type Started = Awaited<ReturnType<typeof start>>;

const sweepAt = async (hours: number) => {
  clock.laterMs = hours * HOUR_MS;
  await sweepRegistrations(server.services);
};

const pay = async ({ secret }: Started) => submit({ secret, utr: String(randomInt(10 ** 11, 10 ** 12)) });
const hasSeat = async ({ registration: { id } }: Started) =>
  (await server.dataSource.manager.findOneByOrFail(Registration, { id })).holdsSeat;
const stateOf = async ({ secret }: Started) => (await read(secret)).state;

async function orderTwice(email: string) {
  const { id } = await server.buildWorkshop({ seats: 2 });
  const unpaid = await startConfirmed({ offeringId: id, email });
  const paid = await start({ offeringId: id, email });
  await pay(paid);
  return { id, unpaid, paid };
}

/** The paid order's seat went to the next in line; the same guest's confirmed, unpaid order holds another. */
async function orderBesideReleased(email: string) {
  const { id } = await server.buildWorkshop({ seats: 2 });
  const paid = await start({ offeringId: id, email });
  await pay(paid);
  clock.laterMs = 23 * HOUR_MS;
  const unpaid = await startConfirmed({ offeringId: id, email });
  const [next, last] = [await startConfirmed({ offeringId: id }), await startConfirmed({ offeringId: id })];
  await sweepAt(25);
  expect([await stateOf(next), await stateOf(last)]).toEqual(["STARTED", "WAITING"]);
  return { id, paid, unpaid, last };
}

/** As accounts could before the form led to an existing order. */
async function startTwo(offeringId: string, { id, email }: User, caller: Caller) {
  const [first, second] = [await start({ offeringId }, caller), await start({ offeringId, email })];
  await server.dataSource.query("UPDATE registrations SET user_id = $1 WHERE id = $2", [
    id,
    second.registration.id,
  ]);
  return [first, second] as const;
}

describe("a paid order beside an unpaid one of the same address", () => {
  test("keeps its seat until staff decide once its reader confirms, and the unpaid one ends", async () => {
    const { id, unpaid, paid } = await orderTwice("twice@example.com");
    expect((await emailsTo("twice@example.com")).at(-1)?.link).toContain(paid.registration.id);
    const { registration, secret } = await confirmAddress(paid);
    expect(secret).toBe(paid.secret);
    expect(registration).toMatchObject({ id: paid.registration.id, state: "SUBMITTED", holdUntil: null });
    expect(registration.emailConfirmedAt).not.toBeNull();
    expect(await read(unpaid.secret)).toMatchObject({
      state: "CANCELLED",
      reason: "You have another registration for this with the same e-mail address.",
    });
    expect(await seatsTaken("workshops", id)).toBe(1);
    await sweepAt(100);
    expect(await seatsTaken("workshops", id)).toBe(1);
    clock.laterMs = 0;
    const [approved] = await decide("APPROVE", [await read(paid.secret)]);
    expect(approved?.problem).toBeNull();
  });

  test("stays open to a correction where staff have rejected its proof", async () => {
    const { unpaid, paid } = await orderTwice("rejected@example.com");
    await decide("REJECT", [await read(paid.secret)]);
    await confirmAddress(paid);
    expect(await stateOf(unpaid)).toBe("CANCELLED");
    await pay(paid);
    expect(await read(paid.secret)).toMatchObject({ state: "SUBMITTED", holdUntil: null });
  });

  test("gets the unpaid one's seat where its own was released and staff rejected its proof", async () => {
    const { id, paid, unpaid, last } = await orderBesideReleased("rejected-late@example.com");
    clock.laterMs = 0;
    const [rejected] = await decide("REJECT", [await read(paid.secret)]);
    expect(rejected?.problem).toBeNull();
    await confirmAddress(paid);
    expect([await stateOf(unpaid), await stateOf(last)]).toEqual(["CANCELLED", "WAITING"]);
    await pay(paid);
    expect(await read(paid.secret)).toMatchObject({ state: "SUBMITTED", holdUntil: null });
    expect(await hasSeat(paid)).toBe(true);
    expect(await seatsTaken("workshops", id)).toBe(2);
  });

  test("leaves the turn in the waiting list where its seat was released and none is free, and takes the seat of that turn", async () => {
    const email = "in-line@example.com";
    const { id } = await server.buildWorkshop({ seats: 1 });
    const paid = await start({ offeringId: id, email });
    await pay(paid);
    clock.laterMs = 23 * HOUR_MS;
    const rival = await startConfirmed({ offeringId: id });
    const waiting = await startConfirmed({ offeringId: id, email });
    await sweepAt(25);
    expect([await stateOf(rival), await stateOf(waiting)]).toEqual(["STARTED", "WAITING"]);
    await confirmAddress(paid);
    expect(await stateOf(waiting)).toBe("WAITING");
    expect([await stateOf(paid), await hasSeat(paid)]).toEqual(["SUBMITTED", false]);
    await cancel({ secret: rival.secret });
    expect(await stateOf(waiting)).toBe("STARTED");
    await confirmAddress(paid);
    expect(await stateOf(waiting)).toBe("CANCELLED");
    expect(await read(paid.secret)).toMatchObject({ state: "SUBMITTED", holdUntil: null });
    expect(await hasSeat(paid)).toBe(true);
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("keeps its seat where the unpaid one is on the waiting list", async () => {
    const email = "waits-too@example.com";
    const { id } = await server.buildWorkshop({ seats: 1 });
    const paid = await start({ offeringId: id, email });
    await pay(paid);
    const waiting = await startConfirmed({ offeringId: id, email });
    expect(await stateOf(waiting)).toBe("WAITING");
    await confirmAddress(paid);
    await sweepAt(100);
    expect([await stateOf(paid), await stateOf(waiting)]).toEqual(["SUBMITTED", "CANCELLED"]);
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("gets the unpaid one's seat where its own was given to the next in line", async () => {
    const { id, paid, unpaid, last } = await orderBesideReleased("late-reader@example.com");
    await confirmAddress(paid);
    expect([await stateOf(unpaid), await stateOf(last)]).toEqual(["CANCELLED", "WAITING"]);
    clock.laterMs = 0;
    const [approved] = await decide("APPROVE", [await read(paid.secret)]);
    expect(approved?.problem).toBeNull();
    expect(await seatsTaken("workshops", id)).toBe(2);
  });

  test("keeps its seat where the account that made both verifies its address", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const { id } = await server.buildWorkshop({ seats: 6 });
    const [unpaid, paid] = await startTwo(id, user, caller);
    await pay(paid);
    await verifyEmail(caller, user.email);
    await sweepAt(100);
    expect([await stateOf(unpaid), await stateOf(paid)]).toEqual(["CANCELLED", "SUBMITTED"]);
    expect(await seatsTaken("workshops", id)).toBe(1);
  });
});

test("an order that holds a seat goes before a turn in the waiting list", async () => {
  const email = "seat-first@example.com";
  const { id } = await server.buildWorkshop({ seats: 1 });
  const [seated, waiting] = [await start({ offeringId: id, email }), await start({ offeringId: id, email })];
  await confirmAddress(waiting);
  expect([await stateOf(seated), await stateOf(waiting)]).toEqual(["STARTED", "WAITING"]);
  await confirmAddress(seated);
  await sweepAt(2);
  expect([await stateOf(seated), await stateOf(waiting)]).toEqual(["STARTED", "CANCELLED"]);
  expect(await seatsTaken("workshops", id)).toBe(1);
});

describe("two paid orders of one address", () => {
  test.each([
    ["keep both seats", 1],
    ["get a seat again that is free", 26],
  ])("%s until staff decide once the second is confirmed as well, after %i hours", async (_what, hours) => {
    const { id, unpaid: first, paid: second } = await orderTwice(`both-${hours}@example.com`);
    await pay(first);
    await sweepAt(hours);
    await confirmAddress(second);
    expect(await read(second.secret)).toMatchObject({
      state: "SUBMITTED",
      holdUntil: null,
      emailConfirmedAt: expect.any(String),
    });
    await sweepAt(100);
    expect([await stateOf(first), await stateOf(second)]).toEqual(["SUBMITTED", "SUBMITTED"]);
    expect(await seatsTaken("workshops", id)).toBe(2);
  });

  test("are both confirmed by the account that made them, and a correction of the second keeps its seat", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const { id } = await server.buildWorkshop({ seats: 6 });
    const [first, second] = await startTwo(id, user, caller);
    await pay(first);
    await pay(second);
    await verifyEmail(caller, user.email);
    expect((await read(second.secret)).emailConfirmedAt).not.toBeNull();
    const { data } = await caller.ask(VIEWER_REGISTRATIONS);
    expect(data?.viewerRegistrations.nodes).toHaveLength(2);

    await decide("REJECT", [await read(second.secret)]);
    expect((await emailsTo(user.email)).at(-1)).toMatchObject({
      actionLabel: "Open your order",
      link: `/registration/${second.registration.id}#${second.secret}`,
    });
    await pay(second);
    await sweepAt(30);
    expect([await stateOf(second), await hasSeat(second)]).toEqual(["SUBMITTED", true]);
    expect(await seatsTaken("workshops", id)).toBe(2);
  });

  test("leave the person free to order more once both are confirmed", async () => {
    const email = "orders-more@example.com";
    const phone = "90000 77777";
    for (const _thing of ["one", "another"]) {
      const { id } = await server.buildWorkshop({ seats: 2 });
      const first = await startConfirmed({ offeringId: id, email, phone });
      const second = await start({ offeringId: id, email, phone });
      await pay(first);
      await pay(second);
      await confirmAddress(second);
    }
    const { id } = await server.buildWorkshop();
    expect((await start({ offeringId: id, email, phone })).__typename).toBe("RegistrationStarted");
  });
});
