import { randomInt } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { UPDATE_BATCH } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, startConfirmed, confirmAddress, read, submit, decide, list, emailsTo, seatsTaken } =
  enrolmentCalls(server);

afterEach(() => {
  server.services.mailDelivery = MailDelivery.SMTP;
});

const sweepAfter = async (hours: number) => {
  clock.laterMs = hours * HOUR_MS;
  await sweepRegistrations(server.services);
  // Staff's sessions would expire by then.
  clock.laterMs = 0;
};

const someUtr = () => String(randomInt(10 ** 11, 10 ** 12));
const some = async () => (await server.buildWorkshop()).id;

async function report(input: object) {
  const started = await start(input);
  await submit({ secret: started.secret, utr: someUtr() });
  return started;
}

async function owner() {
  const user = await server.buildUser({ emailVerifiedAt: new Date() });
  return { user, caller: await server.newCaller(user) };
}

describe("a payment that is reported from an unconfirmed address", () => {
  test.each(["e-mail address", "phone number"])("counts among the two holds of one %s", async (by) => {
    const same = by === "phone number" ? { phone: "90000 71717" } : { email: "fake@example.com" };
    const reported = await report({ offeringId: await some(), ...same });
    const second = await report({ offeringId: await some(), ...same });
    const wanted = { offeringId: await some(), ...same };
    expect((await start(wanted)).__typename).toBe("TooManyHolds");
    await decide("REJECT", [await read(reported.secret)]);
    expect((await start(wanted)).__typename).toBe("TooManyHolds");
    await decide("APPROVE", [await read(second.secret)]);
    expect((await start(wanted)).__typename).toBe("RegistrationStarted");
  });

  test("makes room as the refusal says: once its address is confirmed", async () => {
    const email = "advice@example.com";
    const reported = await report({ offeringId: await some(), email });
    await report({ offeringId: await some(), email });
    const wanted = { offeringId: await some(), email };
    const refused = await start(wanted);
    expect(refused.__typename).toBe("TooManyHolds");
    expect(refused.message).toContain("Confirm your e-mail address");
    await confirmAddress(reported);
    expect((await start(wanted)).__typename).toBe("RegistrationStarted");
  });

  test("does not count once the address is confirmed, or where nobody can confirm one", async () => {
    const email = "pays-often@example.com";
    for (const offeringId of [await some(), await some()]) {
      const { secret } = await startConfirmed({ offeringId, email });
      await submit({ secret, utr: someUtr() });
    }
    expect((await start({ offeringId: await some(), email })).__typename).toBe("RegistrationStarted");
    server.services.mailDelivery = MailDelivery.WAITING;
    const other = "no-server@example.com";
    for (const offeringId of [await some(), await some()]) await report({ offeringId, email: other });
    expect((await start({ offeringId: await some(), email: other })).__typename).toBe("RegistrationStarted");
  });

  test("holds its seat for a day; then the seat is free, and staff still have the order and its UTR", async () => {
    const { id } = await server.buildWorkshop({ seats: 1 });
    const started = await start({ offeringId: id });
    const next = await startConfirmed({ offeringId: id });
    const utr = someUtr();
    await submit({ secret: started.secret, utr });
    await sweepAfter(23);
    await submit({ secret: started.secret, utr });
    await sweepAfter(25);
    expect((await read(next.secret)).state).toBe("STARTED");
    expect(await seatsTaken("workshops", id)).toBe(1);
    const { state, timeline } = await read(started.secret);
    expect(state).toBe("SUBMITTED");
    expect(timeline.at(-1)).toMatchObject({ by: "SYSTEM", note: expect.stringContaining("released") });
    const { nodes } = await list({ state: "SUBMITTED", search: utr });
    expect(nodes).toMatchObject([{ id: started.registration.id, holdsSeat: false, proof: { utr } }]);
  });

  test("is approved with a seat again while one is free, and refused while none is", async () => {
    const { id } = await server.buildWorkshop({ seats: 1 });
    const started = await report({ offeringId: id });
    await sweepAfter(25);
    expect(await seatsTaken("workshops", id)).toBe(0);
    const other = await startConfirmed({ offeringId: id });
    const [refused] = await decide("APPROVE", [await read(started.secret)]);
    expect(refused?.problem).toBe("There is no free seat, so this can’t be confirmed.");
    expect(await seatsTaken("workshops", id)).toBe(1);
    await sweepAfter(25);
    expect((await read(other.secret)).state).toBe("CANCELLED");
    const [approved] = await decide("APPROVE", [await read(started.secret)]);
    expect(approved?.problem).toBeNull();
    expect((await read(started.secret)).state).toBe("CONFIRMED");
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("that staff reject after the seat is free may be corrected for a day, and is approved with a free seat", async () => {
    const { id } = await server.buildWorkshop({ seats: 1 });
    const started = await report({ offeringId: id });
    await sweepAfter(25);
    await decide("REJECT", [await read(started.secret)]);
    expect(await read(started.secret)).toMatchObject({ state: "REJECTED", holdUntil: expect.any(String) });
    expect(await seatsTaken("workshops", id)).toBe(0);
    const email = (await emailsTo(started.registration.email)).find(
      ({ kind }) => kind === "registrationRejected",
    );
    expect(email?.paragraphs.join()).toMatch(/correct it on your order's page by .+ no longer held/);

    await submit({ secret: started.secret, utr: someUtr() });
    await sweepAfter(100);
    expect(await read(started.secret)).toMatchObject({ state: "SUBMITTED", holdUntil: null });
    await decide("APPROVE", [await read(started.secret)]);
    expect((await read(started.secret)).state).toBe("CONFIRMED");
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("that staff reject after the seat is free ends when nobody corrects it, and takes no seat of others", async () => {
    const { id } = await server.buildWorkshop({ seats: 1 });
    const started = await report({ offeringId: id });
    await sweepAfter(25);
    await decide("REJECT", [await read(started.secret)]);
    const next = await startConfirmed({ offeringId: id });
    await submit({ secret: next.secret, utr: someUtr() });
    await sweepAfter(25);
    expect(await read(started.secret)).toMatchObject({
      state: "CANCELLED",
      reason: expect.stringContaining("weren’t corrected within 24 hours"),
    });
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("that staff reject for good after the seat is free ends", async () => {
    const { id } = await server.buildWorkshop({ seats: 1 });
    const started = await report({ offeringId: id });
    await sweepAfter(25);
    await decide("REJECT", [await read(started.secret)], { isFinal: true });
    expect(await read(started.secret)).toMatchObject({ state: "REJECTED", holdUntil: null });
    expect(await seatsTaken("workshops", id)).toBe(0);
    const email = (await emailsTo(started.registration.email)).find(
      ({ kind }) => kind === "registrationRejected",
    );
    expect(email?.paragraphs).toContain(
      "Your seat has been released. Please write to us if this is a mistake.",
    );
  });

  test.each([1, 25])(
    "keeps its seat or gets one again when the address is confirmed after %i hours",
    async (hours) => {
      const { id } = await server.buildWorkshop({ seats: 1 });
      const started = await report({ offeringId: id });
      await sweepAfter(hours);
      await confirmAddress(started);
      expect(await seatsTaken("workshops", id)).toBe(1);
      await sweepAfter(100);
      expect(await read(started.secret)).toMatchObject({ state: "SUBMITTED", holdUntil: null });
      expect(await seatsTaken("workshops", id)).toBe(1);
    },
  );

  test.each(["staff approve it", "the address is confirmed"])(
    "gets a seat that is free when %s, though people wait for what staff have closed",
    async (step) => {
      const course = await server.buildCourse({ priceRupees: 199 });
      const { id, name } = await server.buildBatch({ courseId: course.id, seats: 1 });
      const batch = { kind: "BATCH", offeringId: id };
      const reported = await report(batch);
      const waiting = await startConfirmed(batch);
      expect(waiting.__typename).toBe("WaitingListJoined");
      const { errors } = await server.as.admin.ask(UPDATE_BATCH, {
        input: { id, name, expectedVersion: 1, seats: 1, isClosed: true },
      });
      expect(errors).toEqual([]);
      await sweepAfter(25);
      expect(await seatsTaken("batches", id)).toBe(0);
      if (step === "the address is confirmed") await confirmAddress(reported);
      else expect((await decide("APPROVE", [await read(reported.secret)]))[0]?.problem).toBeNull();
      expect(await seatsTaken("batches", id)).toBe(1);
      expect((await read(waiting.secret)).state).toBe("WAITING");
    },
  );

  test("says in its e-mail until when the seat is held, and how to keep it", async () => {
    const { registration } = await report({ offeringId: await some() });
    const email = (await emailsTo(registration.email)).at(-1);
    expect(email).toMatchObject({ kind: "proofReceived", link: expect.stringContaining("/confirm#") });
    expect(email?.paragraphs.join()).toMatch(/Your seat is held until .+\. Confirm your e-mail/);
  });
});

describe("a fake UTR on a stranger's order for someone else's address", () => {
  test("does not keep its owner, who is signed in, from a seat of their own", async () => {
    const { user, caller } = await owner();
    const { id } = await server.buildWorkshop();
    await report({ offeringId: id, email: user.email });
    expect((await start({ offeringId: id }, caller)).__typename).toBe("RegistrationStarted");
  });

  test("does not end a guest's own order, nor take its place", async () => {
    const email = "guest-victim@example.com";
    const { id } = await server.buildWorkshop();
    const mine = await start({ offeringId: id, email });
    await report({ offeringId: id, email });
    const { registration } = await confirmAddress(mine);
    expect(registration).toMatchObject({ id: mine.registration.id, state: "STARTED" });
    expect(registration.emailConfirmedAt).not.toBeNull();
  });

  test("is not shown to its owner as their own before staff have approved it", async () => {
    const { user, caller } = await owner();
    const { id } = await server.buildWorkshop();
    const live = async () => {
      const { data } = await caller.ask("{ viewerLiveRegistrations { id } }");
      return data?.viewerLiveRegistrations as { id: string }[];
    };
    const strangers = await report({ offeringId: id, email: user.email });
    expect(await live()).toEqual([]);
    const { registration } = await start({ offeringId: id }, caller);
    expect(await live()).toEqual([{ id: registration.id }]);
    await decide("APPROVE", [await read(strangers.secret)]);
    expect(await live()).toEqual([{ id: registration.id }, { id: strangers.registration.id }]);
  });

  test("is shown to its owner where no address can be confirmed", async () => {
    server.services.mailDelivery = MailDelivery.WAITING;
    const { user, caller } = await owner();
    const { registration } = await report({ offeringId: await some(), email: user.email });
    const { data } = await caller.ask("{ viewerLiveRegistrations { id } }");
    expect(data?.viewerLiveRegistrations).toEqual([{ id: registration.id }]);
  });
});
