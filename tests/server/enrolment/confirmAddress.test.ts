import { afterEach, describe, expect, test } from "vitest";
import { LONG_HOLD } from "../../../client/features/enrolment/registrationLabels";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { BATCH_LEARNERS, VIEWER } from "../../support/documents";
import { CONFIRM_ADDRESS } from "../../support/enrolmentDocuments";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
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
  emailsTo,
  seatsTaken,
  buildCoupon,
  verifyEmail,
} = enrolmentCalls(server);

afterEach(() => {
  server.services.mailDelivery = MailDelivery.SMTP;
});

const sweepAfter = async (minutes: number) => {
  clock.laterMs = minutes * MINUTE_MS;
  await sweepRegistrations(server.services);
};

const buildFree = (columns: object = {}) => server.buildWorkshop({ priceRupees: 0, ...columns });

function minutesHeld({ holdUntil }: { holdUntil: string | null }): number {
  return Math.round((new Date(holdUntil ?? 0).getTime() - Date.now() - clock.laterMs) / MINUTE_MS);
}

function toLabel(minutes: number): string {
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
}

async function accessesOf(batchId: string): Promise<unknown[]> {
  const { data } = await server.as.admin.ask(BATCH_LEARNERS, { id: batchId });
  return data?.cmsBatchLearners.nodes as unknown[];
}

describe("an unpaid seat", () => {
  test("is held for 30 minutes, then goes to the next in line", async () => {
    const { id } = await server.buildWorkshop({ seats: 1 });
    const [holder, next] = [await start({ offeringId: id }), await startConfirmed({ offeringId: id })];
    expect(holder.registration).toMatchObject({ state: "STARTED", emailConfirmedAt: null });
    expect(minutesHeld(holder.registration)).toBe(30);
    await sweepAfter(29);
    expect((await read(holder.secret)).state).toBe("STARTED");
    await sweepAfter(31);
    expect(await read(holder.secret)).toMatchObject({
      state: "CANCELLED",
      reason: expect.stringContaining("the e-mail address wasn’t confirmed"),
    });
    expect((await read(next.secret)).state).toBe("STARTED");
    expect(await seatsTaken("workshops", id)).toBe(1);
    const kinds = (await emailsTo(holder.registration.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(["registrationStarted", "registrationCancelled"]);
  });

  test("is held for 24 hours from the moment in which its reader opens the e-mail's link", async () => {
    const started = await start({ offeringId: (await server.buildWorkshop()).id });
    clock.laterMs = 20 * MINUTE_MS;
    const confirmed = await confirmAddress(started);
    expect(confirmed.secret).toBe(started.secret);
    expect(minutesHeld(confirmed.registration)).toBe(24 * 60);
    expect(toLabel(minutesHeld(confirmed.registration))).toBe(LONG_HOLD);
    expect(confirmed.registration).toMatchObject({ state: "STARTED", emailConfirmedAt: expect.any(String) });
    await sweepAfter(20 + 24 * 60 - 1);
    expect((await read(started.secret)).state).toBe("STARTED");
    const again = await confirmAddress(started);
    expect(again.registration.holdUntil).toBe(confirmed.registration.holdUntil);
    await sweepAfter(20 + 24 * 60 + 1);
    expect((await read(started.secret)).state).toBe("CANCELLED");
  });

  test("is not confirmed by what the ordering browser knows, nor by another order's e-mail", async () => {
    const { id } = await server.buildWorkshop();
    const [mine, theirs] = [await start({ offeringId: id }), await start({ offeringId: id })];
    const theirToken = (await emailsTo(theirs.registration.email))[0]?.link.split("#")[1];
    for (const token of [mine.secret, theirToken, "", "x".repeat(43)]) {
      const input = { registrationId: mine.registration.id, token };
      const { errors } = await server.as.visitor.ask(CONFIRM_ADDRESS, { input });
      expect(errors[0]?.extensions.code).toBe("NOT_FOUND");
    }
    expect((await read(mine.secret)).emailConfirmedAt).toBeNull();
    expect((await emailsTo(mine.registration.email))[0]?.link).not.toContain(mine.secret);
  });

  test("keeps its seat once a payment is reported, and may be confirmed later", async () => {
    const started = await start({ offeringId: (await server.buildWorkshop()).id });
    await submit({ secret: started.secret, utr: "410000000001" });
    await sweepAfter(90);
    expect((await read(started.secret)).state).toBe("SUBMITTED");
    const { registration } = await confirmAddress(started);
    expect(registration).toMatchObject({ state: "SUBMITTED", holdUntil: null });
    const [decided] = await decide("APPROVE", [registration]);
    expect(decided?.registration.state).toBe("CONFIRMED");
  });

  test("is held for 24 hours at once for an account with this verified address, and for no other", async () => {
    const { id } = await server.buildWorkshop();
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const owner = await server.newCaller(user);
    const stranger = await start({ offeringId: id, email: user.email }, server.as.learner);
    expect(minutesHeld(stranger.registration)).toBe(30);
    await cancel({ secret: stranger.secret });
    const own = await start({ offeringId: id }, owner);
    expect(minutesHeld(own.registration)).toBe(24 * 60);
    expect(own.registration.emailConfirmedAt).not.toBeNull();
    const unverified = await start({ offeringId: id }, await server.newCaller());
    expect(minutesHeld(unverified.registration)).toBe(30);
  });

  test("is confirmed with the account that made it and verifies its address; a stranger's is not", async () => {
    const { id } = await buildFree();
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const strangers = await start({ offeringId: id, email: user.email });
    const own = await start({ offeringId: id }, caller);
    await verifyEmail(caller, user.email);
    expect(await read(own.secret)).toMatchObject({
      state: "CONFIRMED",
      emailConfirmedAt: expect.any(String),
    });
    expect(await read(strangers.secret)).toMatchObject({ state: "STARTED", emailConfirmedAt: null });
  });

  test("is not reminded of before its address is confirmed", async () => {
    const started = await start({ offeringId: (await server.buildWorkshop()).id });
    await sweepRegistrations(server.services);
    expect((await emailsTo(started.registration.email)).map(({ kind }) => kind)).toEqual([
      "registrationStarted",
    ]);
  });
});

describe("a free place", () => {
  test.each(["price", "coupon"])("by its %s is confirmed by the mailed link alone", async (by) => {
    const { id } = await (by === "price" ? buildFree() : server.buildWorkshop());
    const couponCode = by === "coupon" ? (await buildCoupon({ value: 100 })).code : null;
    const started = await start({ offeringId: id, couponCode });
    expect(started).toMatchObject({
      __typename: "RegistrationStarted",
      registration: {
        state: "STARTED",
        amountRupees: 0,
        canSubmitProof: false,
        canCancel: true,
        upiLink: null,
      },
    });
    expect(minutesHeld(started.registration)).toBe(30);
    expect((await submit({ secret: started.secret, utr: "410000000002" })).extensions.code).toBe("CONFLICT");
    const { registration } = await confirmAddress(started);
    expect(registration).toMatchObject({ state: "CONFIRMED", holdUntil: null });
    expect((await emailsTo(registration.email)).map(({ kind }) => kind)).toEqual([
      "registrationStarted",
      "registrationConfirmed",
    ]);
    await sweepAfter(31);
    expect((await read(started.secret)).state).toBe("CONFIRMED");
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("in a batch changes nothing of an account before its owner opens the link", async () => {
    const course = await server.buildCourse({ priceRupees: 0 });
    const batch = await server.buildBatch({ courseId: course.id });
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const owner = await server.newCaller(user);
    const started = await start({ kind: "BATCH", offeringId: batch.id, email: user.email });
    expect(await accessesOf(batch.id)).toEqual([]);
    expect((await owner.ask(VIEWER)).data?.viewer).toMatchObject({ id: user.id });
    await confirmAddress(started);
    expect(await accessesOf(batch.id)).toHaveLength(1);
    expect((await owner.ask(VIEWER)).data?.viewer).toMatchObject({ id: user.id });
  });

  test("makes no account for an address whose owner never opens the link", async () => {
    const course = await server.buildCourse({ priceRupees: 0 });
    const batch = await server.buildBatch({ courseId: course.id, seats: 1 });
    const { secret } = await start({ kind: "BATCH", offeringId: batch.id, email: "never@example.com" });
    await sweepAfter(31);
    expect((await read(secret)).state).toBe("CANCELLED");
    expect(await seatsTaken("batches", batch.id)).toBe(0);
    const rows = await server.dataSource.query("SELECT 1 FROM users WHERE email_key = 'never@example.com'");
    expect(rows).toEqual([]);
    expect((await emailsTo("never@example.com")).map(({ kind }) => kind)).not.toContain("invitation");
  });

  test("is confirmed at once for an account with this verified address", async () => {
    const { id } = await buildFree();
    const owner = await server.newCaller(await server.buildUser({ emailVerifiedAt: new Date() }));
    expect((await start({ offeringId: id }, owner)).registration.state).toBe("CONFIRMED");
  });

  test("may be confirmed by staff, who know the person", async () => {
    const started = await start({ offeringId: (await buildFree()).id });
    const [decided] = await decide("APPROVE", [started.registration]);
    expect(decided).toMatchObject({ problem: null, registration: { state: "CONFIRMED" } });
  });
});

test("without a mail server nobody could confirm: seats are held for a day, and free places are confirmed", async () => {
  server.services.mailDelivery = MailDelivery.WAITING;
  const paid = await start({ offeringId: (await server.buildWorkshop()).id });
  expect(minutesHeld(paid.registration)).toBe(24 * 60);
  const free = await start({ offeringId: (await buildFree()).id });
  expect(free.registration).toMatchObject({ state: "CONFIRMED", emailConfirmedAt: null });
});

describe("unpaid holds", () => {
  const some = async () => (await server.buildWorkshop()).id;

  test("are two at most for one address, however it is spelled, and for one phone", async () => {
    const spellings = ["Held@example.com", "held@Example.com", "HELD@EXAMPLE.COM"];
    const answers = [];
    for (const email of spellings) answers.push(await start({ offeringId: await some(), email }));
    expect(answers.map(({ __typename }) => __typename)).toEqual([
      "RegistrationStarted",
      "RegistrationStarted",
      "TooManyHolds",
    ]);
    expect(answers[2]?.message).toContain("two open registrations");
    const phones = ["90000 99999", "+91 90000-99999", "09000099999"];
    const byPhone = [];
    for (const phone of phones) byPhone.push(await start({ offeringId: await some(), phone }));
    expect(byPhone.map(({ __typename }) => __typename)).toEqual([
      "RegistrationStarted",
      "RegistrationStarted",
      "TooManyHolds",
    ]);
  });

  test("of people whose addresses are confirmed share a phone without a limit", async () => {
    const phone = "90000 66666";
    for (let person = 0; person < 4; person += 1) {
      const started = await start({ offeringId: await some(), phone });
      expect(started.__typename).toBe("RegistrationStarted");
      await confirmAddress(started);
    }
    for (const type of ["RegistrationStarted", "RegistrationStarted", "TooManyHolds"])
      expect((await start({ offeringId: await some(), phone })).__typename).toBe(type);
  });

  test("are two at most when five are asked for at once", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, some));
    const email = "five@example.com";
    const answers = await Promise.all(ids.map((offeringId) => start({ offeringId, email })));
    const started = answers.filter(({ __typename }) => __typename === "RegistrationStarted");
    expect(started).toHaveLength(2);
    const seats = await Promise.all(ids.map((id) => seatsTaken("workshops", id)));
    expect(seats.reduce((sum, taken) => sum + taken, 0)).toBe(2);
  });

  test("leave room for the next once one is paid, cancelled or over", async () => {
    const email = "room@example.com";
    const first = await start({ offeringId: await some(), email });
    const second = await start({ offeringId: await some(), email });
    await submit({ secret: first.secret, utr: "410000000003" });
    await confirmAddress(first);
    const third = await start({ offeringId: await some(), email });
    expect(third.__typename).toBe("RegistrationStarted");
    await cancel({ secret: second.secret });
    expect((await start({ offeringId: await some(), email })).__typename).toBe("RegistrationStarted");
    await sweepAfter(31);
    expect((await start({ offeringId: await some(), email })).__typename).toBe("RegistrationStarted");
  });

  test("count a payment that an unconfirmed address only claims, for the address and for the phone", async () => {
    const email = "claims@example.com";
    const phone = "90000 77777";
    for (const [index, by] of [{ email }, { email }, { phone }, { phone }].entries()) {
      const { secret } = await start({ offeringId: await some(), ...by });
      await submit({ secret, utr: `41000000010${index}` });
    }
    expect((await start({ offeringId: await some(), email })).__typename).toBe("TooManyHolds");
    expect((await start({ offeringId: await some(), phone })).__typename).toBe("TooManyHolds");
  });

  test("without a mail server, a claimed payment leaves room: no address can be confirmed", async () => {
    server.services.mailDelivery = MailDelivery.WAITING;
    const email = "no-mail@example.com";
    for (const index of [0, 1]) {
      const { secret } = await start({ offeringId: await some(), email });
      await submit({ secret, utr: `41000000020${index}` });
    }
    expect((await start({ offeringId: await some(), email })).__typename).toBe("RegistrationStarted");
  });

  test("that strangers made for an address do not stop its owner, who is signed in", async () => {
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const owner = await server.newCaller(user);
    const phone = "90000 88888";
    for (const offeringId of [await some(), await some()])
      await start({ offeringId, email: user.email, phone });
    expect((await start({ offeringId: await some(), phone }, owner)).__typename).toBe("RegistrationStarted");
    expect((await start({ offeringId: await some(), phone }, owner)).__typename).toBe("RegistrationStarted");
    expect((await start({ offeringId: await some(), phone }, owner)).__typename).toBe("TooManyHolds");
  });
});
