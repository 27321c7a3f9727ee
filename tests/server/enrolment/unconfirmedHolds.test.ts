import { describe, expect, test } from "vitest";
import { mailboxKey } from "../../../server/core/text/email";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, startConfirmed, confirmAddress, submit, cancel, read, emailsTo, seatsTaken } =
  enrolmentCalls(server);

type Started = Awaited<ReturnType<typeof start>>;

const workshop = async (seats: number | null, more: object = {}) =>
  (await server.buildWorkshop({ seats, ...more })).id;
const WAITS = "query ($secret: String) { registration(secret: $secret) { waitsForAddress } }";
const waits = async ({ secret }: Started) =>
  (await server.as.visitor.ask(WAITS, { secret })).data?.registration.waitsForAddress as boolean;

async function many(count: number, offeringId: string, client?: string): Promise<Started[]> {
  const orders: Started[] = [];
  for (let time = 0; time < count; time += 1) orders.push(await start({ offeringId }, undefined, client));
  return orders;
}

const held = (orders: Started[]) =>
  orders.filter(({ __typename }) => __typename === "RegistrationStarted").length;

async function events(): Promise<{ detail: string; count: number }[]> {
  await server.services.security.flush();
  return server.dataSource.query(
    "SELECT network, sum(count)::int AS count FROM security_events WHERE detail = 'holds' GROUP BY network ORDER BY network",
  );
}

describe("unconfirmed addresses", () => {
  test.each([
    [1, 1],
    [2, 1],
    [10, 3],
    [30, 10],
  ])("of %i free seats hold a third together, and one at least: %i", async (seats, most) => {
    const id = await workshop(seats);
    expect(held(await many(most + 2, id))).toBe(most);
    expect(await seatsTaken("workshops", id)).toBe(most);
  });

  test("hold a third of what confirmed addresses leave free, and those get every other seat", async () => {
    const id = await workshop(7);
    for (let time = 0; time < 4; time += 1) await startConfirmed({ offeringId: id });
    expect(held(await many(3, id))).toBe(1);
    const confirmed = [await startConfirmed({ offeringId: id }), await startConfirmed({ offeringId: id })];
    expect(confirmed.map(({ registration }) => registration.state)).toEqual(["STARTED", "STARTED"]);
    expect(await seatsTaken("workshops", id)).toBe(7);
  });

  test("hold no more by a made-up payment, by orders of seasons and batches, or at once", async () => {
    const id = await workshop(6);
    const [first, second] = await many(2, id);
    await submit({ secret: first?.secret, utr: "700000000001" });
    await submit({ secret: second?.secret, utr: "700000000002" });
    expect(held(await many(2, id))).toBe(0);
    const season = await server.buildSeason({ seats: 3, number: 71 });
    const course = await server.buildCourse({ priceRupees: 500 });
    const batch = await server.buildBatch({ courseId: course.id, seats: 3 });
    for (const [kind, offeringId] of [
      ["SEASON", season.id],
      ["BATCH", batch.id],
    ]) {
      const answers = await Promise.all([1, 2, 3].map(async () => start({ kind, offeringId })));
      expect(held(answers)).toBe(1);
    }
  });

  test("are not limited without a mail server, as nobody could confirm", async () => {
    server.services.mailDelivery = MailDelivery.WAITING;
    const id = await workshop(5);
    expect(held(await many(5, id, "203.0.113.5"))).toBe(5);
    server.services.mailDelivery = MailDelivery.SMTP;
  });
});

describe("one client", () => {
  test("holds three seats, keeps none for ever, and staff get an alert", async () => {
    const client = "203.0.113.77";
    const id = await workshop(60);
    expect(held(await many(8, id, client))).toBe(3);
    expect(held(await many(1, id))).toBe(1);
    expect(await events()).toContainEqual({ network: "203.0.113.0/24", count: 5 });
    const alerts = await server.dataSource.query<{ subject: string }[]>(
      "SELECT subject FROM letters WHERE kind = 'securityAlert'",
    );
    expect(alerts.map(({ subject }) => subject)).toContain(
      "Many registrations with unconfirmed e-mail addresses",
    );
    clock.laterMs = HOUR_MS;
    await sweepRegistrations(server.services);
    clock.laterMs = 0;
    expect(await seatsTaken("workshops", id)).toBe(0);
    expect(held(await many(2, id, client))).toBe(0);
  });

  test("gets no more seats by giving some up; another workshop, or one without a limit, is not concerned", async () => {
    const client = "203.0.113.78";
    const id = await workshop(60);
    for (const { secret } of await many(3, id, client)) await cancel({ secret });
    expect(held(await many(1, id, client))).toBe(0);
    expect(held(await many(1, await workshop(60), client))).toBe(1);
    expect(held(await many(5, await workshop(null), client))).toBe(5);
  });

  test("is a family too: each gets a seat by the link of the e-mail, and reads so", async () => {
    const client = "203.0.113.79";
    const id = await workshop(60, { priceRupees: 199 });
    const family = await many(5, id, client);
    const last = family[4]!;
    expect(last.__typename).toBe("WaitingListJoined");
    expect([await waits(last), await waits(family[0]!)]).toEqual([true, false]);
    const [email] = await emailsTo(last.registration.email);
    expect(email?.subject).toBe(`Confirm to get your seat: ${last.registration.title}`);
    expect(email?.paragraphs.join(" ")).toMatch(/Open the link below, and a seat is yours/);
    expect(email?.paragraphs.join(" ")).not.toMatch(/All seats|waiting list/);
    const { registration } = await confirmAddress(last);
    expect(Date.parse(registration.holdUntil ?? "") - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    expect(await read(last.secret)).toMatchObject({ state: "STARTED", canSubmitProof: true });
    expect(await waits(last)).toBe(false);
  });

  test("is not counted where people have confirmed, or are signed in with a confirmed address", async () => {
    const client = "203.0.113.80";
    const id = await workshop(60);
    for (const order of await many(3, id, client)) await confirmAddress(order);
    expect(held(await many(3, id, client))).toBe(3);
    const learner = await server.newCaller(await server.buildUser({ emailVerifiedAt: new Date() }));
    expect((await start({ offeringId: id }, learner, client)).__typename).toBe("RegistrationStarted");
  });

  test("waits in a true line once all seats are taken", async () => {
    const id = await workshop(2);
    const [, later] = await many(2, id);
    await startConfirmed({ offeringId: id });
    expect(await waits(later!)).toBe(false);
    const { registration } = await confirmAddress(later!);
    expect(registration.state).toBe("WAITING");
  });
});

describe("one mailbox", () => {
  const SPELLINGS = [
    "asha.rao@gmail.com",
    "asharao+a@gmail.com",
    "a.sha.rao@GoogleMail.com",
    "Asha.Rao+b@googlemail.com",
  ];

  test("of Gmail holds two seats, however it is spelled", async () => {
    const answers: string[] = [];
    for (const email of SPELLINGS)
      answers.push((await start({ offeringId: await workshop(9), email })).__typename);
    expect(answers).toEqual(["RegistrationStarted", "RegistrationStarted", "TooManyHolds", "TooManyHolds"]);
  });

  test("of another host keeps its dots, and one with a tag is the same", async () => {
    const answers: string[] = [];
    for (const email of [
      "r.avi@host.example",
      "ravi@host.example",
      "ravi+1@host.example",
      "ravi+2@host.example",
    ])
      answers.push((await start({ offeringId: await workshop(9), email })).__typename);
    expect(answers).toEqual([...Array<string>(3).fill("RegistrationStarted"), "TooManyHolds"]);
  });

  test.each([
    ...SPELLINGS,
    "+tag@gmail.com",
    "a+b+c@x.example",
    "x.y@gmail.co",
    "x.y@mygmail.com",
    "not an address",
  ])("has the same key in the database and here: %s", async (email) => {
    const key = mailboxKey(email);
    const [row] = await server.dataSource.query<[{ key: string }]>("SELECT mailbox_of(lower($1)) AS key", [
      email,
    ]);
    expect(row.key).toBe(key);
  });
});
