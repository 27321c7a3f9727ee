import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls, makeKey } from "../../support/enrolmentCalls";
import { meetAtLock } from "../../support/meetAtLock";
import { tooMany } from "../../support/outcomeOf";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, cancel, submit, read, emailsTo, buildCoupon, seatsTaken } = enrolmentCalls(server);
const some = async () => (await server.buildWorkshop()).id;

/** Sends the same order twice; both look for an earlier one before either continues. */
async function doubleClick(runId: string, input: object) {
  const given = { ...input, idempotencyKey: makeKey() };
  const send = () => start(given, undefined, "203.0.113.40");
  const lock = "SELECT 1 FROM runs WHERE id = $1 FOR UPDATE";
  return meetAtLock(server.dataSource, { lock, id: runId }, [send, send]);
}

describe("a double click, whose requests arrive together,", () => {
  const person = () => ({ name: "Asha", email: `${makeKey()}@example.com` });

  test("gets one order twice, though it is the second that one may hold", async () => {
    const asha = { ...person(), phone: "90000 61616" };
    await start({ offeringId: await some(), ...asha });
    const { id, runId } = await server.buildWorkshop();
    const [one, other] = await doubleClick(runId, { offeringId: id, ...asha });
    expect([one?.__typename, other?.__typename]).toEqual(["RegistrationStarted", "RegistrationStarted"]);
    expect(one?.secret).toBe(other?.secret);
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("gets one order twice with the last use of a coupon", async () => {
    const { code } = await buildCoupon({ maxUses: 1 });
    const { id, runId } = await server.buildWorkshop();
    const [one, other] = await doubleClick(runId, {
      offeringId: id,
      couponCode: code,
      phone: "90000 61617",
      ...person(),
    });
    expect([one?.__typename, other?.__typename]).toEqual(["RegistrationStarted", "RegistrationStarted"]);
    expect(one?.secret).toBe(other?.secret);
  });
});

test("what was sent with a key is stored as a hash that only the server can make", async () => {
  const offeringId = await some();
  const person = { name: "Asha Rao", email: "asha.rao@example.com" };
  const { registration } = await start({ offeringId, ...person, phone: "90000 61618" });
  const typed = JSON.stringify(["WORKSHOP", offeringId, ...Object.values(person), "+919000061618", ""]);
  const rows = await server.dataSource.query<{ hash: Buffer }[]>(
    "SELECT idempotency_body_hash AS hash FROM registrations WHERE id = $1",
    [registration.id],
  );
  expect(rows).toEqual([{ hash: expect.any(Buffer) }]);
  expect(rows[0]?.hash.toString("hex")).not.toBe(createHash("sha256").update(typed).digest("hex"));
});

describe("the limit on one person's orders", () => {
  test("does not shut out the owner of a verified address for what strangers do with it and the phone", async () => {
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const owner = await server.newCaller(user);
    const phone = "90000 51515";
    for (let time = 0; time < 10; time += 1) {
      const { secret } = await start({ offeringId: await some(), email: user.email, phone });
      await cancel({ secret });
    }
    expect(await start({ offeringId: await some(), email: user.email, phone })).toMatchObject(tooMany);
    expect((await start({ offeringId: await some(), phone }, owner)).__typename).toBe("RegistrationStarted");
  });

  test("counts the owner's own orders, whatever phone they type", async () => {
    const owner = await server.newCaller(await server.buildUser({ emailVerifiedAt: new Date() }));
    for (let time = 0; time < 10; time += 1) {
      const { secret } = await start({ offeringId: await some() }, owner);
      await cancel({ secret });
    }
    expect(await start({ offeringId: await some() }, owner)).toMatchObject(tooMany);
  });

  test("does not count what made no order", async () => {
    const asha = { email: `${makeKey()}@example.com`, phone: "90000 41414" };
    const held = [await some(), await some()];
    const orders = [];
    for (const offeringId of held) orders.push(await start({ offeringId, ...asha }));
    for (let time = 0; time < 12; time += 1)
      expect((await start({ offeringId: await some(), ...asha })).__typename).toBe("TooManyHolds");
    await cancel({ secret: orders[0]?.secret });
    expect((await start({ offeringId: await some(), ...asha })).__typename).toBe("RegistrationStarted");

    const owner = await server.newCaller(await server.buildUser({ emailVerifiedAt: new Date() }));
    const offeringId = await some();
    await start({ offeringId }, owner);
    for (let time = 0; time < 12; time += 1)
      expect((await start({ offeringId }, owner)).__typename).toBe("AlreadyRegistered");
  });
});

describe("an account that has ordered the same already", () => {
  test("is answered with its own order, also at the limit of unpaid seats; others do not learn of it", async () => {
    const user = await server.buildUser();
    const owner = await server.newCaller(user);
    const offeringId = await some();
    const { registration } = await start({ offeringId }, owner);
    const answer = { __typename: "AlreadyRegistered", registrationId: registration.id };
    expect(await start({ offeringId }, owner)).toMatchObject(answer);
    await start({ offeringId: await some() }, owner);
    expect(await start({ offeringId }, owner)).toMatchObject(answer);
    expect((await start({ offeringId: await some() }, owner)).__typename).toBe("TooManyHolds");

    const stranger = await server.newCaller(await server.buildUser());
    for (const caller of [server.as.visitor, stranger]) {
      const { __typename } = await start({ offeringId, email: user.email }, caller);
      expect(__typename).toBe("TooManyHolds");
    }
    await cancel({ registrationId: registration.id }, owner);
    expect((await start({ offeringId }, owner)).__typename).toBe("RegistrationStarted");
  });

  test("may order for another person", async () => {
    const owner = await server.newCaller(await server.buildUser({ emailVerifiedAt: new Date() }));
    const offeringId = await some();
    await start({ offeringId }, owner);
    const friend = { email: `${makeKey()}@example.com`, phone: "90000 71717" };
    expect((await start({ offeringId, ...friend }, owner)).__typename).toBe("RegistrationStarted");
  });
});

test("a payment that is reported again, or twice at once, is one event, and changes nothing that staff may be looking at", async () => {
  const { registration, secret } = await start({ offeringId: await some() });
  const report = async () => submit({ secret, utr: "423456789012" });
  const sent = [...(await Promise.all([report(), report()])), await report()];
  expect(new Set(sent.map(({ registration: { version } }) => version)).size).toBe(1);
  const states = (await read(secret)).timeline.map(({ state }) => state);
  expect(states.filter((state) => state === "SUBMITTED")).toHaveLength(1);
  expect(await emailsTo(registration.email)).toHaveLength(2);
});
