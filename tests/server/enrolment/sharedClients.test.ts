import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls, makeKey } from "../../support/enrolmentCalls";
import { TOO_MANY } from "../../support/outcomeOf";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY, { poolSize: 10 });
const { start, confirmAddress, submit, cancel, emailsTo } = enrolmentCalls(server);

const workshop = async (overrides: object = {}) => (await server.buildWorkshop(overrides)).id;
let utrs = 700_000_000_000;

describe("many behind one client", () => {
  test("are a college lab: sixty register at once, and each has a seat once their address is confirmed", async () => {
    const offeringId = await workshop({ seats: 60 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () => start({ offeringId }, undefined, "198.51.100.7")),
    );
    const seated = answers.filter(({ __typename }) => __typename === "RegistrationStarted");
    const waiting = answers.filter(({ __typename }) => __typename === "WaitingListJoined");
    expect([seated.length, waiting.length]).toEqual([3, 57]);
    for (const answer of answers) expect((await confirmAddress(answer)).registration.state).toBe("STARTED");
  });
});

describe("one address", () => {
  test("registers ten times an hour, however it is spelled", async () => {
    const offeringId = await workshop();
    const kinds: string[] = [];
    for (const email of ["kiki@mail.example", "KIKI@mail.example", "\u212aiki@mail.example"])
      for (let time = 0; time < 4; time += 1) {
        const { __typename, secret, extensions } = await start({ offeringId, email });
        kinds.push(__typename ?? extensions.code);
        if (secret) await cancel({ secret });
      }
    expect(new Set(kinds.slice(0, 10))).toEqual(new Set(["RegistrationStarted"]));
    expect(kinds.slice(10)).toEqual([TOO_MANY, TOO_MANY]);
  });
});

describe("a key that was used", () => {
  test.each([
    ["another address", { email: "thief@example.com" }],
    ["another name", { name: "A Thief" }],
    ["another phone", { phone: "98480 22399" }],
    ["another coupon", { couponCode: "OTHER" }],
  ])("is refused with %s, and gives nothing of the order away", async (_what, other) => {
    const offeringId = await workshop();
    const body = {
      name: "Asha",
      email: `${randomUUID()}@example.com`,
      phone: `98480 ${randomInt(10_000, 22_399)}`,
      offeringId,
    };
    const idempotencyKey = makeKey();
    const client = "198.51.100.8";
    const { secret } = await start({ ...body, idempotencyKey }, undefined, client);
    const answer = await start({ ...body, ...other, idempotencyKey }, undefined, client);
    expect(answer.extensions.code).toBe("CONFLICT");
    expect(JSON.stringify(answer)).not.toContain(secret);
    expect((await start({ ...body, idempotencyKey }, undefined, client)).secret).toBe(secret);
  });
});

describe("what is mailed about an order", () => {
  const NAME = "Your refund is ready";

  test("holds nothing that was typed where nobody has shown that the address is theirs", async () => {
    const email = "stranger@example.com";
    const { secret } = await start({ offeringId: await workshop(), email, name: NAME });
    await submit({ secret, utr: String((utrs += 1)) });
    await cancel({ secret });
    const emails = await emailsTo(email);
    expect(emails.map(({ kind }) => kind)).toEqual(["registrationStarted", "proofReceived"]);
    expect(JSON.stringify(emails)).not.toContain("refund");
  });

  test("greets the owner of a verified address by the account's name", async () => {
    const user = await server.buildUser({ name: "Meera Iyer", emailVerifiedAt: new Date() });
    await start({ offeringId: await workshop(), email: user.email, name: NAME });
    const [email] = await emailsTo(user.email);
    expect(email?.paragraphs[0]).toBe("Hello Meera Iyer,");
    expect(JSON.stringify(email)).not.toContain("refund");
  });
});
