import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BatchAccessKind } from "../../../server/features/learning/batch.entity";
import { BEHIND_PROXY, enrolmentCalls, makeKey } from "../../support/enrolmentCalls";
import { TOO_MANY, tooMany } from "../../support/outcomeOf";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, read, submit, cancel, decide, cancelByStaff, seatsTaken, quote, buildCoupon } =
  enrolmentCalls(server);

const DAY_MS = 24 * 60 * 60 * 1000;
let utrs = 100_000_000_000;
const nextUtr = () => String(++utrs);

async function orderIn(state: string, seats: number | null = 5) {
  const { id } = await server.buildWorkshop({ seats });
  const { secret } = await start({ offeringId: id });
  if (state === "WAITING") {
    await server.dataSource.query("UPDATE runs SET seats = 1 WHERE workshop_id = $1", [id]);
    return { id, secret: (await start({ offeringId: id })).secret };
  }
  if (["SUBMITTED", "CONFIRMED", "REJECTED", "FINALLY_REJECTED"].includes(state))
    await submit({ secret, utr: nextUtr() });
  if (state === "CONFIRMED") await decide("APPROVE", [await read(secret)]);
  if (state.endsWith("REJECTED"))
    await decide("REJECT", [await read(secret)], { isFinal: state === "FINALLY_REJECTED" });
  if (state === "CANCELLED") await cancel({ secret });
  return { id, secret };
}

const STATES = ["WAITING", "STARTED", "SUBMITTED", "CONFIRMED", "REJECTED", "FINALLY_REJECTED", "CANCELLED"];

/** By state and step: the next state, or null if the step is rejected. */
const MOVES: Record<string, Record<string, string | null>> = {
  WAITING: {
    submit: null,
    cancel: "CANCELLED",
    approve: null,
    reject: null,
    reinstate: null,
    cancelByStaff: "CANCELLED",
  },
  STARTED: {
    submit: "SUBMITTED",
    cancel: "CANCELLED",
    approve: "CONFIRMED",
    reject: null,
    reinstate: null,
    cancelByStaff: "CANCELLED",
  },
  SUBMITTED: {
    submit: "SUBMITTED",
    cancel: "CANCELLED",
    approve: "CONFIRMED",
    reject: "REJECTED",
    reinstate: null,
    cancelByStaff: "CANCELLED",
  },
  CONFIRMED: {
    submit: null,
    cancel: null,
    approve: null,
    reject: null,
    reinstate: null,
    cancelByStaff: "CANCELLED",
  },
  REJECTED: {
    submit: "SUBMITTED",
    cancel: "CANCELLED",
    approve: "CONFIRMED",
    reject: null,
    reinstate: null,
    cancelByStaff: "CANCELLED",
  },
  FINALLY_REJECTED: {
    submit: null,
    cancel: null,
    approve: null,
    reject: null,
    reinstate: "CONFIRMED",
    cancelByStaff: null,
  },
  CANCELLED: {
    submit: null,
    cancel: "CANCELLED",
    approve: null,
    reject: null,
    reinstate: "CONFIRMED",
    cancelByStaff: null,
  },
};

const STEPS: Record<string, (secret: string) => Promise<unknown>> = {
  submit: (secret) => submit({ secret, utr: nextUtr() }),
  cancel: (secret) => cancel({ secret }),
  approve: async (secret) => decide("APPROVE", [await read(secret)]),
  reject: async (secret) => decide("REJECT", [await read(secret)]),
  reinstate: async (secret) => decide("REINSTATE", [await read(secret)]),
  cancelByStaff: async (secret) => cancelByStaff(await read(secret)),
};

describe("each state's moves", () => {
  const cases = STATES.flatMap((state) => Object.keys(STEPS).map((step) => [state, step] as const));
  test.each(cases)("%s, %s", async (state, step) => {
    const { id, secret } = await orderIn(state);
    const before = await read(secret);
    await STEPS[step]?.(secret);
    const after = await read(secret);
    expect(after.state).toBe(MOVES[state]?.[step] ?? before.state);
    expect(after.version > before.version).toBe(
      MOVES[state]?.[step] !== null && !(state === "CANCELLED" && step === "cancel"),
    );
    const held = ["STARTED", "SUBMITTED", "CONFIRMED", "REJECTED"].includes(after.state);
    const others = state === "WAITING" ? 1 : 0;
    const isFinal = state === "FINALLY_REJECTED" && after.state === "REJECTED";
    expect(await seatsTaken("workshops", id)).toBe(others + (held && !isFinal ? 1 : 0));
  });
});

describe("registering", () => {
  test("is not possible for what is not there, not published, over or locked", async () => {
    const gone = "00000000-0000-4000-8000-000000000000";
    const draft = await server.buildWorkshop({ isPublished: false });
    const over = await server.buildWorkshop({ startsAt: new Date(Date.now() - 30 * DAY_MS) });
    const locked = await server.buildSeason({ isLocked: true });
    const unsold = await server.buildBatch();
    const course = await server.buildCourse({ priceRupees: 100 });
    const closed = await server.buildBatch({ courseId: course.id, isClosed: true });
    const ended = await server.buildBatch({ courseId: course.id, endsOn: "2020-01-01" });
    const open = await server.buildBatch({ courseId: course.id, access: BatchAccessKind.OPEN });
    const wanted = [
      ["WORKSHOP", gone],
      ["WORKSHOP", draft.id],
      ["WORKSHOP", over.id],
      ["SEASON", locked.id],
      ["BATCH", unsold.id],
      ["BATCH", closed.id],
      ["BATCH", ended.id],
      ["BATCH", open.id],
      ["COURSE", course.id],
    ];
    for (const [kind, offeringId] of wanted)
      expect((await start({ kind, offeringId })).__typename, `${kind} ${offeringId}`).toBe("NotOpen");
  });

  test("again is possible once the first is cancelled", async () => {
    const { id } = await server.buildWorkshop();
    const email = "back@example.com";
    const { secret } = await start({ offeringId: id, email });
    await cancel({ secret });
    expect((await start({ offeringId: id, email })).__typename).toBe("RegistrationStarted");
  });

  test("is not counted where it is no new order: the same key again, nothing open, a coupon that is no good", async () => {
    const { id } = await server.buildWorkshop();
    const address = "192.0.2.2";
    const idempotencyKey = makeKey();
    const other = await server.buildWorkshop();
    const same = { offeringId: id, name: "Asha", email: "same@example.com", phone: "90000 00003" };
    const again = async () => start({ ...same, idempotencyKey }, undefined, address);
    await Promise.all([again(), again(), again()]);
    for (let time = 0; time < 10; time += 1) {
      expect((await again()).__typename).toBe("RegistrationStarted");
      const gone = await start({ ...same, offeringId: randomUUID() }, undefined, address);
      expect(gone.__typename).toBe("NotOpen");
      const refused = await start(
        { ...same, offeringId: other.id, couponCode: "NO-SUCH" },
        undefined,
        address,
      );
      expect(refused.__typename).toBe("CouponRefused");
    }
    const more = async () => {
      const made = await start({ offeringId: id, email: "same@example.com" }, undefined, address);
      if (made.secret) await cancel({ secret: made.secret });
      return made.__typename ?? made.extensions.code;
    };
    for (let time = 0; time < 9; time += 1) expect(await more()).toBe("RegistrationStarted");
    expect(await more()).toBe(TOO_MANY);
  });

  test("tries twenty wrong codes an hour at most, together with asking for the price", async () => {
    const { id } = await server.buildWorkshop();
    const { code } = await buildCoupon();
    const address = "192.0.2.3";
    for (let time = 0; time < 10; time += 1) {
      await quote({ id, couponCode: "NO-SUCH" }, address);
      await start({ offeringId: id, couponCode: "NO-SUCH" }, undefined, address);
    }
    const guess = await start({ offeringId: id, couponCode: code }, undefined, address);
    expect(guess).toMatchObject(tooMany);
    expect((await start({ offeringId: id }, undefined, address)).__typename).toBe("RegistrationStarted");
  });

  test("is answered the same for the same key, also when it is tried again later", async () => {
    const { id } = await server.buildWorkshop();
    const person = { name: "Asha", email: "again@example.com", phone: "90000 00004" };
    const same = { offeringId: id, ...person, idempotencyKey: makeKey() };
    const again = async () => start(same, undefined, "192.0.2.4");
    const [first, second] = [await again(), await again()];
    expect([second.secret, second.registration.id]).toEqual([first.secret, first.registration.id]);
  });
});

describe("payments", () => {
  test("the link to pay holds the order's own amount and reference", async () => {
    await server.dataSource.query(
      "UPDATE site_settings SET upi_address = 'sopaan@example', upi_payee_name = 'Sopaan', whats_app_number = '+910000000001'",
    );
    const { id } = await server.buildWorkshop({ priceRupees: 199 });
    const { registration } = await start({ offeringId: id });
    const query = new URL(registration.upiLink ?? "").searchParams;
    expect(Object.fromEntries(query)).toEqual({
      pa: "sopaan@example",
      pn: "Sopaan",
      am: "199.00",
      cu: "INR",
      tr: registration.reference,
      tn: registration.reference,
    });
    expect(registration).toMatchObject({
      whatsAppLink: expect.stringMatching(
        new RegExp(`^https://wa.me/910000000001.*${registration.reference}`),
      ),
    });
  });

  test("need a UTR of twelve digits, or a screenshot", async () => {
    const { secret } = await orderIn("STARTED");
    for (const utr of ["12345678901", "1234567890123", "12345678901x", "", "  "])
      expect((await submit({ secret, utr })).extensions.code, utr).toBe("BAD_USER_INPUT");
    expect((await submit({ secret })).extensions.code).toBe("BAD_USER_INPUT");
    expect((await read(secret)).state).toBe("STARTED");
  });

  test("a rejected UTR may be given again by the same registration only, until that is given up", async () => {
    const utr = nextUtr();
    const first = await orderIn("STARTED");
    const second = await orderIn("STARTED");
    await submit({ secret: first.secret, utr });
    await decide("REJECT", [await read(first.secret)]);
    expect((await submit({ secret: second.secret, utr })).__typename).toBe("UtrTaken");
    expect((await submit({ secret: first.secret, utr })).__typename).toBe("ProofSubmitted");
    await cancel({ secret: first.secret });
    expect((await submit({ secret: second.secret, utr })).__typename).toBe("ProofSubmitted");
  });

  test("the UTR of a cancelled order is free, and one that paid before is for staff to judge", async () => {
    const utr = nextUtr();
    const first = await orderIn("STARTED");
    await submit({ secret: first.secret, utr });
    await decide("APPROVE", [await read(first.secret)]);
    await cancelByStaff(await read(first.secret));
    const second = await orderIn("STARTED");
    expect((await submit({ secret: second.secret, utr })).__typename).toBe("ProofSubmitted");
  });
});
