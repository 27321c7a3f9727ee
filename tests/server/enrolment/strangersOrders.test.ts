import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { PASSWORD } from "../../support/builders";
import { BEHIND_PROXY, enrolmentCalls, makeKey } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { RENEW_LINK, VIEWER_REGISTRATIONS } from "../../support/enrolmentDocuments";
import { Caller, useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, startConfirmed, confirmAddress, read, submit, decide, emailsTo, seatsTaken } =
  enrolmentCalls(server);

afterEach(() => {
  server.services.mailDelivery = MailDelivery.SMTP;
});

function shapeOf(started: Awaited<ReturnType<typeof start>>): unknown {
  const own = new Set([
    "id",
    "reference",
    "holdUntil",
    "createdAt",
    "email",
    "name",
    "phone",
    "upiLink",
    "whatsAppLink",
  ]);
  const order = Object.entries(started.registration).filter(
    ([field]) => !own.has(field) && field !== "timeline",
  );
  return [started.__typename, typeof started.secret, Object.fromEntries(order)];
}

describe("a stranger who types the address of someone who takes part", () => {
  test.each([
    ["has a confirmed place", 299],
    ["holds an unpaid seat", 299],
    ["has a free place", 0],
  ])("is answered as for any address where its owner %s", async (what, priceRupees) => {
    const { id } = await server.buildWorkshop({ priceRupees });
    const email = `${randomBytes(6).toString("hex")}@example.com`;
    const mine = await startConfirmed({ offeringId: id, email });
    if (what === "has a confirmed place") await decide("APPROVE", [mine.registration]);
    const before = await emailsTo(email);

    const strangers = await start({ offeringId: id, email: email.toUpperCase() });
    const other = await start({ offeringId: id });
    expect(shapeOf(strangers)).toEqual(shapeOf(other));
    expect(strangers.secret).not.toBe(mine.secret);
    const mailed = (await emailsTo(email.toUpperCase())).concat((await emailsTo(email)).slice(before.length));
    expect(mailed.map(({ kind }) => kind)).toEqual(["registrationLink"]);
    expect(mailed[0]?.link).toBe(`/registration/${mine.registration.id}#${mine.secret}`);

    const taken = await seatsTaken("workshops", id);
    clock.laterMs = 31 * MINUTE_MS;
    await sweepRegistrations(server.services);
    expect((await read(strangers.secret)).state).toBe("CANCELLED");
    expect(await seatsTaken("workshops", id)).toBe(taken - 2);
    expect(["CONFIRMED", "STARTED"]).toContain((await read(mine.secret)).state);
    // The owner already has an order and gets no e-mail about this one's end.
    expect(await emailsTo(email)).toHaveLength(before.length + 1);
  });

  test("puts nothing into its owner's account, until the owner confirms it", async () => {
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const owner = await server.newCaller(user);
    const { id } = await server.buildWorkshop();
    const mine = await start({ offeringId: id }, owner);
    await decide("APPROVE", [mine.registration]);
    const strangers = await start({ offeringId: id, email: user.email, name: "Pay Me" });
    const other = await start({ offeringId: (await server.buildWorkshop()).id, email: user.email });
    const listed = async () => {
      const { data } = await owner.ask(VIEWER_REGISTRATIONS);
      return (data?.viewerRegistrations.nodes as { id: string }[]).map((order) => order.id);
    };
    const given = async () => {
      const response = await fetch(`${server.origin}/account/data`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: owner.cookie },
        body: JSON.stringify({ currentPassword: PASSWORD }),
      });
      const { registrations } = (await response.json()) as { registrations: { reference: string }[] };
      return registrations.map(({ reference }) => reference);
    };
    expect(await listed()).toEqual([mine.registration.id]);
    expect(await given()).toEqual([mine.registration.reference]);
    await confirmAddress(other);
    expect(await listed()).toEqual([other.registration.id, mine.registration.id]);
    expect(await given()).not.toContain(strangers.registration.reference);
  });

  test("cannot keep its owner from a place of their own", async () => {
    const { id } = await server.buildWorkshop();
    const email = "owner@example.com";
    const strangers = await start({ offeringId: id, email });
    const owners = await start({ offeringId: id, email });
    const { registration } = await confirmAddress(owners);
    expect(registration.id).toBe(owners.registration.id);
    expect((await read(strangers.secret)).emailConfirmedAt).toBeNull();
    const again = await confirmAddress(strangers);
    expect([again.registration.id, again.secret]).toEqual([owners.registration.id, owners.secret]);
    expect((await read(strangers.secret)).state).toBe("CANCELLED");
    expect(await seatsTaken("workshops", id)).toBe(1);
  });

  test("ends no order that is paid: staff see both", async () => {
    const { id } = await server.buildWorkshop();
    const email = "both@example.com";
    const [first, second] = [await start({ offeringId: id, email }), await start({ offeringId: id, email })];
    await submit({ secret: first.secret, utr: "430000000001" });
    await submit({ secret: second.secret, utr: "430000000002" });
    await Promise.all([confirmAddress(first), confirmAddress(second)]);
    expect([(await read(first.secret)).state, (await read(second.secret)).state]).toEqual([
      "SUBMITTED",
      "SUBMITTED",
    ]);
  });
});

test("a signed-in account is led to the order that it has, without an e-mail", async () => {
  const { id } = await server.buildWorkshop();
  const user = await server.buildUser({ emailVerifiedAt: new Date() });
  const owner = await server.newCaller(user);
  const mine = await start({ offeringId: id }, owner);
  expect(await start({ offeringId: id }, owner)).toEqual({
    __typename: "AlreadyRegistered",
    message: "You have already registered.",
    registrationId: mine.registration.id,
  });
  expect((await emailsTo(user.email)).map(({ kind }) => kind)).toEqual(["registrationStarted"]);
});

test("the browser that made an order is led to it again; another person's address or browser is not", async () => {
  const { id } = await server.buildWorkshop();
  const email = "again@example.com";
  const browser = await server.newCaller();
  browser.headers = { cookie: "visitor=the-browser-of-the-first-order" };
  const first = await start({ offeringId: id, email }, browser);
  const again = await start({ offeringId: id, email: "Again@Example.com", name: "Typed otherwise" }, browser);
  expect([again.__typename, again.registration.id, again.secret]).toEqual([
    "RegistrationStarted",
    first.registration.id,
    first.secret,
  ]);
  expect(await seatsTaken("workshops", id)).toBe(1);
  const others = [
    await start({ offeringId: id, email: "brother@example.com" }, browser),
    await start({ offeringId: id, email }),
  ];
  for (const other of others) expect(other.registration.id).not.toBe(first.registration.id);
  const input = { id: first.registration.id, expectedVersion: (await read(first.secret)).version };
  await server.as.admin.ask(RENEW_LINK, { input });
  const later = await start({ offeringId: id, email }, browser);
  expect(later.registration?.id, "its mailbox has a newer link").not.toBe(first.registration.id);
});

test("the first sentence to an address that has an order is not to pay again", async () => {
  const { id } = await server.buildWorkshop();
  const first = await start({ offeringId: id });
  await confirmAddress(first);
  const { email } = first.registration;
  await start({ offeringId: id, email });
  const newest = (await emailsTo(email)).at(-1);
  expect(newest?.paragraphs[1]).toMatch(/^You already have an order: .* please don’t pay again\./);
});

test("the first sentence to an address whose order nobody confirmed yet says so, and if its payment is being checked", async () => {
  const { id } = await server.buildWorkshop();
  const first = await start({ offeringId: id });
  const { email, reference } = first.registration;
  await start({ offeringId: id, email });
  expect((await emailsTo(email)).at(-1)?.paragraphs[1]).toBe(
    `You have registered for this before: order ${reference}. Please don’t pay twice.`,
  );
  const { id: other } = await server.buildWorkshop();
  const paid = await start({ offeringId: other });
  await submit({ secret: paid.secret, utr: "623456789012" });
  await start({ offeringId: other, email: paid.registration.email });
  expect((await emailsTo(paid.registration.email)).at(-1)?.paragraphs[1]).toBe(
    `You have registered for this before: order ${paid.registration.reference}, and we’re checking its payment. Please don’t pay twice.`,
  );
});

test("without a mail server an address has one order, as nobody could say which is theirs", async () => {
  server.services.mailDelivery = MailDelivery.WAITING;
  const { id } = await server.buildWorkshop();
  const email = "one@example.com";
  await start({ offeringId: id, email });
  expect((await start({ offeringId: id, email })).__typename).toBe("AlreadyRegistered");
});

describe("the key of an order that is sent again", () => {
  const wanted = async () => ({
    ...{ offeringId: (await server.buildWorkshop()).id, name: "Asha", email: `${makeKey()}@example.com` },
    ...{ phone: `98481 ${10_000 + (randomBytes(2).readUInt16BE() % 80_000)}`, idempotencyKey: makeKey() },
  });
  const browser = (visitor: string) =>
    Object.assign(new Caller(() => server.origin), { cookie: `visitor=${visitor}` });

  test("gets its secret for the same client, where the first answer was lost", async () => {
    const input = await wanted();
    const first = await start(input, undefined, "203.0.113.5");
    expect((await start(input, undefined, "203.0.113.5")).secret).toBe(first.secret);
  });

  test("gets nothing for another client, whatever its cookie says", async () => {
    const input = await wanted();
    const { secret } = await start(input, undefined, "203.0.113.6");
    for (const caller of [server.as.visitor, browser(makeKey()), server.as.learner]) {
      const answer = await start(input, caller, "203.0.113.7");
      expect(answer.extensions.code).toBe("CONFLICT");
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
  });

  test("gets its secret for the same browser on another network", async () => {
    const input = await wanted();
    const cookie = makeKey();
    const { secret } = await start({ ...input }, browser(cookie), "203.0.113.10");
    expect((await start(input, browser(cookie), "203.0.113.11")).secret).toBe(secret);
    expect((await start(input, browser(makeKey()), "203.0.113.10")).extensions.code).toBe("CONFLICT");
  });

  test("gets its secret for the same account on another network, and not for another account on the same", async () => {
    const input = await wanted();
    const { secret } = await start(input, server.as.learner, "203.0.113.8");
    expect((await start(input, server.as.learner, "203.0.113.9")).secret).toBe(secret);
    for (const caller of [server.as.otherLearner, server.as.visitor])
      expect((await start(input, caller, "203.0.113.8")).extensions.code).toBe("CONFLICT");
  });
});
