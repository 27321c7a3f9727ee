import { describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls, makeKey } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY, { poolSize: 10 });
const { start, startInTheEnd, confirmAddress, submit, decide, list, read, cancel, buildCoupon, seatsTaken } =
  enrolmentCalls(server);

const SEATS = 30;
/** Unconfirmed addresses may hold a third. */
const HELD = 10;
const PEOPLE = 100;

function many<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

type Answered = Awaited<ReturnType<typeof start>>;

function countKinds(answers: Answered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { __typename, message } of answers)
    counts[__typename ?? message] = (counts[__typename ?? message] ?? 0) + 1;
  return counts;
}

async function statesOf(workshopId: string) {
  const rows = await server.dataSource.query<{ state: string; count: number }[]>(
    "SELECT state, count(*)::int AS count FROM registrations WHERE run_id IN (SELECT id FROM runs WHERE workshop_id = $1) GROUP BY state ORDER BY state",
    [workshopId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

describe("100 people at once for 30 seats", () => {
  test("10 hold a place, and the others wait in the order in which they came", async () => {
    const { id } = await server.buildWorkshop({ seats: SEATS });
    const answers = await many(PEOPLE, () => startInTheEnd({ offeringId: id }));
    expect(countKinds(answers)).toEqual({ RegistrationStarted: HELD, WaitingListJoined: PEOPLE - HELD });
    expect(await statesOf(id)).toEqual({ STARTED: HELD, WAITING: PEOPLE - HELD });
    expect(await seatsTaken("workshops", id)).toBe(HELD);

    const line = await server.dataSource.query<{ id: string }[]>(
      "SELECT id FROM registrations WHERE run_id IN (SELECT id FROM runs WHERE workshop_id = $1) AND state = 'WAITING' ORDER BY queue_number",
      [id],
    );
    // As if each person had opened the e-mailed link.
    await server.dataSource.query(
      "UPDATE registrations SET email_confirmed_at = now() WHERE state = 'WAITING'",
    );
    const holders = answers.filter(({ __typename }) => __typename === "RegistrationStarted").slice(0, 5);
    for (const { secret } of holders) await cancel({ secret });
    const { nodes } = await list({ offeringId: id, state: "STARTED", first: 100 });
    const movedUp = line.slice(0, 25).map((waiting) => waiting.id);
    expect(nodes.map((node) => node.id)).toEqual(expect.arrayContaining(movedUp));
    expect(await statesOf(id)).toEqual({ CANCELLED: 5, STARTED: SEATS, WAITING: PEOPLE - SEATS - 5 });
    expect(await seatsTaken("workshops", id)).toBe(SEATS);
  });

  test("by way of two servers, there are no more seats than there are", async () => {
    const other = await server.startAnother();
    const { id } = await server.buildWorkshop({ seats: 10 });
    await many(80, (index) => start({ offeringId: id }, index % 2 ? other : server.as.visitor));
    expect(await statesOf(id)).toEqual({ STARTED: 3, WAITING: 77 });
    expect(await seatsTaken("workshops", id)).toBe(3);
  });

  test("with nothing to pay, 30 are confirmed by their e-mails' links", async () => {
    const { id } = await server.buildWorkshop({ seats: SEATS });
    const { code: couponCode } = await buildCoupon({ value: 100 });
    const answers = await many(PEOPLE, () => startInTheEnd({ offeringId: id, couponCode }));
    expect(countKinds(answers)).toEqual({ RegistrationStarted: HELD, WaitingListJoined: PEOPLE - HELD });
    expect(await statesOf(id)).toEqual({ STARTED: HELD, WAITING: PEOPLE - HELD });
    const holders = answers.filter(({ __typename }) => __typename === "RegistrationStarted");
    const others = answers.filter(({ __typename }) => __typename !== "RegistrationStarted").slice(0, 40);
    await Promise.all([...holders, ...holders].map(confirmAddress));
    await Promise.all([...others, ...others].map(confirmAddress));
    expect(await statesOf(id)).toEqual({ CONFIRMED: SEATS, WAITING: PEOPLE - SEATS });
    expect(await seatsTaken("workshops", id)).toBe(SEATS);
  });
});

describe("what is decided once", () => {
  test("the last use of a coupon, under 50 tries at once", async () => {
    const { id } = await server.buildWorkshop({ seats: null });
    const coupon = await buildCoupon({ maxUses: 7, usesTaken: 6 });
    const answers = await many(50, () => start({ offeringId: id, couponCode: coupon.code }));
    expect(answers.filter(({ __typename }) => __typename === "RegistrationStarted")).toHaveLength(1);
    const refused = answers.filter(({ __typename }) => __typename === "CouponRefused");
    expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(["This coupon is used up."]));
    const [row] = await server.dataSource.query("SELECT uses_taken FROM coupons WHERE id = $1", [coupon.id]);
    expect(row).toEqual({ uses_taken: 7 });
  });

  test("the last use of a coupon, by people who register for different things", async () => {
    const workshops = await many(10, () => server.buildWorkshop());
    const { code } = await buildCoupon({ maxUses: 1 });
    const answers = await many(10, (index) => start({ offeringId: workshops[index]?.id, couponCode: code }));
    expect(answers.filter(({ __typename }) => __typename === "RegistrationStarted")).toHaveLength(1);
  });

  test("a double click and a retry make one registration", async () => {
    const { id } = await server.buildWorkshop({ seats: 5 });
    const person = { name: "Asha", email: "twice@example.com", phone: "90000 00000" };
    const same = { offeringId: id, ...person, idempotencyKey: makeKey() };
    const answers = await many(8, () => start(same, undefined, "192.0.2.8"));
    expect(new Set(answers.map(({ secret }) => secret)).size).toBe(1);
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("one address holds two seats at most before it is confirmed, and one after, however often it asks at once", async () => {
    const { id } = await server.buildWorkshop({ seats: 6 });
    const answers = await many(8, (index) =>
      start({ offeringId: id, email: index % 2 ? "Once@example.com" : "once@example.com" }),
    );
    const started = answers.filter(({ __typename }) => __typename === "RegistrationStarted");
    expect(started).toHaveLength(2);
    expect(answers.filter(({ __typename }) => __typename === "TooManyHolds")).toHaveLength(6);
    expect(await seatsTaken("workshops", id)).toBe(2);
    await Promise.all(started.map(confirmAddress));
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("a UTR, by people who send it at once", async () => {
    const { id } = await server.buildWorkshop({ seats: 60 });
    const started = await many(12, () => start({ offeringId: id }));
    const answers = await Promise.all(started.map(({ secret }) => submit({ secret, utr: "555566667777" })));
    expect(answers.filter(({ __typename }) => __typename === "ProofSubmitted")).toHaveLength(1);
    expect(answers.filter(({ __typename }) => __typename === "UtrTaken")).toHaveLength(11);
  });

  test("an approval, by two of staff at once", async () => {
    const { id } = await server.buildWorkshop({ seats: 5 });
    const { secret } = await start({ offeringId: id });
    await submit({ secret, utr: "111122223333" });
    const seen = await read(secret);
    const answers = (await many(2, () => decide("APPROVE", [seen]))).flat();
    expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1);
    expect(answers.map(({ problem }) => problem)).toContain(
      "This registration was changed while you had it open.",
    );
    expect((await read(secret)).timeline.map(({ state }) => state)).toEqual([
      "STARTED",
      "SUBMITTED",
      "CONFIRMED",
    ]);
  });

  test("an approval and the person's own cancelling: one of them, and the seats are right", async () => {
    const { id } = await server.buildWorkshop({ seats: 5 });
    const { secret } = await start({ offeringId: id });
    await submit({ secret, utr: "999922223333" });
    const seen = await read(secret);
    await Promise.all([decide("APPROVE", [seen]), cancel({ secret })]);
    const { state } = await read(secret);
    expect(await seatsTaken("workshops", id)).toBe(state === "CONFIRMED" ? 1 : 0);
  });
});
