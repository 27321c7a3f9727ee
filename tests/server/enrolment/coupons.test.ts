import { describe, expect, test } from "vitest";
import { CouponUnit } from "../../../server/features/enrolment/coupons/coupon.content";
import { titleOf } from "../../../server/features/enrolment/offerings/offering";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { ACTIVITY } from "../../support/documents";
import * as documents from "../../support/enrolmentDocuments";
import { tooMany } from "../../support/outcomeOf";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, quote, buildCoupon } = enrolmentCalls(server);

const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000);
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);
const NONE = { isForAll: false };
const LEAST = { code: "diwali-25", unit: "PERCENT", value: 25 };

describe("what a place costs", () => {
  test.each([
    ["10 percent of 299", { value: 10 }, 299, 30],
    ["half of 199", { value: 50 }, 199, 100],
    ["all of it", { value: 100 }, 199, 199],
    ["50 rupees", { unit: CouponUnit.RUPEES, value: 50 }, 199, 50],
    ["never more than the price", { unit: CouponUnit.RUPEES, value: 500 }, 199, 199],
  ])("with a coupon that takes off %s", async (_what, columns, priceRupees, discountRupees) => {
    const { id, name, startsAt } = await server.buildWorkshop({ priceRupees });
    const { code } = await buildCoupon(columns);
    expect(await quote({ id, couponCode: ` ${code.toLowerCase()} ` })).toEqual({
      title: titleOf(name, { startsAt }),
      isFull: false,
      listRupees: priceRupees,
      discountRupees,
      amountRupees: priceRupees - discountRupees,
      couponMessage: null,
    });
  });

  test("is the full price with a blank code, and nothing where it is not sold", async () => {
    const couponCode = " ";
    const { id } = await server.buildWorkshop({ priceRupees: 199, seats: 1, seatsTaken: 1 });
    expect(await quote({ id, couponCode })).toMatchObject({
      amountRupees: 199,
      couponMessage: null,
      isFull: true,
    });
    expect(await quote({ id: crypto.randomUUID(), couponCode })).toEqual({});
    const { id: draft } = await server.buildWorkshop({ isPublished: false });
    expect(await quote({ id: draft, couponCode })).toEqual({});
  });

  test.each([
    ["This coupon code isn’t valid.", { isActive: false }],
    ["This coupon code isn’t valid.", { validFrom: TOMORROW }],
    ["This coupon has ended.", { validUntil: YESTERDAY }],
    ["This coupon is used up.", { maxUses: 3, usesTaken: 3 }],
    ["This coupon doesn’t apply here.", NONE],
    ["This coupon doesn’t apply here.", { ...NONE, isForBootcamp: true }],
  ])("says that it is used up: %s %o", async (message, columns) => {
    const { id } = await server.buildWorkshop({ priceRupees: 199 });
    const { code: couponCode } = await buildCoupon(columns);
    expect(await quote({ id, couponCode })).toMatchObject({ amountRupees: 199, couponMessage: message });
    expect(await start({ offeringId: id, couponCode })).toEqual({ __typename: "CouponRefused", message });
  });

  test("knows what a coupon is for: a workshop, a course and its batches, the bootcamp", async () => {
    const workshop = await server.buildWorkshop();
    const season = await server.buildSeason();
    const course = await server.buildCourse({ priceRupees: 500 });
    const batch = await server.buildBatch({ courseId: course.id });
    const couponFor = async (columns: object) => (await buildCoupon({ ...NONE, ...columns })).code;
    const codes = {
      WORKSHOP: await couponFor({ workshopIds: [workshop.id] }),
      COURSE: await couponFor({ courseIds: [course.id] }),
      SEASON: await couponFor({ isForBootcamp: true }),
    };
    const good = async (kind: string, id: string, couponCode: string) => {
      const { couponMessage } = (await quote({ kind, id, couponCode })) as unknown as {
        couponMessage: string | null;
      };
      return couponMessage === null;
    };
    const offerings = { WORKSHOP: workshop.id, SEASON: season.id, COURSE: course.id, BATCH: batch.id };
    const accepted: string[] = [];
    for (const [kind, id] of Object.entries(offerings))
      for (const [name, code] of Object.entries(codes))
        if (await good(kind, id, code)) accepted.push(`${kind} ${name}`);
    expect(accepted).toEqual(["WORKSHOP WORKSHOP", "SEASON SEASON", "COURSE COURSE", "BATCH COURSE"]);
  });

  test("cannot be asked with one code after the other", async () => {
    const { id } = await server.buildWorkshop({ priceRupees: 199 });
    const { code } = await buildCoupon();
    const address = "192.0.2.7";
    for (let time = 0; time < 30; time += 1) await quote({ id, couponCode: code }, address);
    for (let time = 0; time < 20; time += 1) await quote({ id, couponCode: `GUESS-${time}` }, address);
    expect(await quote({ id, couponCode: code }, address)).toMatchObject(tooMany);
  });
});

describe("staff's coupons", () => {
  test("are made, changed and deleted; a code is there once in any letter case", async () => {
    const { admin } = server.as;
    const made = await admin.ask(documents.CREATE_COUPON, { input: LEAST });
    expect(made.data?.createCoupon).toMatchObject({ code: "DIWALI-25", usesTaken: 0, version: 1 });
    const again = await admin.ask(documents.CREATE_COUPON, { input: { ...LEAST, code: "Diwali-25" } });
    expect(again.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: [{ field: "code" }] });
    const { id } = made.data?.createCoupon as { id: string };
    const change = { ...LEAST, id, expectedVersion: 1, value: 30 };
    expect((await admin.ask(documents.UPDATE_COUPON, { input: change })).errors).toEqual([]);
    const stale = await admin.ask(documents.UPDATE_COUPON, { input: change });
    expect(stale.errors[0]?.extensions.code).toBe("CONFLICT");
    const list = await admin.ask("{ cmsCoupons { nodes { id code value } } }");
    expect(list.data?.cmsCoupons.nodes[0]).toMatchObject({ code: "DIWALI-25", value: 30 });
    expect((await admin.ask(documents.DELETE_COUPON, { input: { id, expectedVersion: 2 } })).errors).toEqual(
      [],
    );
  });

  test.each([
    ["value", { value: 101 }],
    ["value", { value: 0 }],
    ["code", { code: "a" }],
    ["code", { code: "spaces are not" }],
    ["validUntil", { validFrom: TOMORROW, validUntil: YESTERDAY }],
    ["note", { note: "n".repeat(501) }],
  ])("are refused with a bad %s", async (field, input) => {
    const { errors } = await server.as.admin.ask(documents.CREATE_COUPON, { input: { ...LEAST, ...input } });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
  });

  test.each([
    ["IN_USE", { validFrom: YESTERDAY, validUntil: TOMORROW, maxUses: 2, usesTaken: 1 }],
    ["OFF", { isActive: false, validUntil: YESTERDAY }],
    ["NOT_BEGUN", { validFrom: TOMORROW }],
    ["ENDED", { validUntil: YESTERDAY, maxUses: 1, usesTaken: 1 }],
    ["USED_UP", { maxUses: 1, usesTaken: 1 }],
  ])("are shown to staff as %s, by what is refused today", async (state, columns) => {
    const { id } = await buildCoupon(columns);
    const { data } = await server.as.admin.ask("query ($id: UUID!) { cmsCoupon(id: $id) { state } }", { id });
    expect(data?.cmsCoupon).toEqual({ state });
  });

  test("a deleted coupon leaves its registrations their price", async () => {
    const { id } = await server.buildWorkshop({ priceRupees: 200 });
    const coupon = await buildCoupon({ value: 50 });
    const { secret } = await start({ offeringId: id, couponCode: coupon.code });
    await server.as.admin.ask(documents.DELETE_COUPON, { input: { id: coupon.id, expectedVersion: 1 } });
    const { data } = await server.as.visitor.ask(documents.READ, { secret });
    expect(data?.registration).toMatchObject({ amountRupees: 100, couponCode: coupon.code });
  });

  test("fewer uses than were taken cannot be set", async () => {
    const coupon = await buildCoupon({ maxUses: 5, usesTaken: 3 });
    const input = { ...LEAST, code: coupon.code, id: coupon.id, expectedVersion: 1, maxUses: 2 };
    const { errors } = await server.as.admin.ask(documents.UPDATE_COUPON, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "maxUses" }] });
  });
});

describe("a coupon's note", () => {
  const NOTE = "For the college fair in Hyderabad;\nRavi agreed 20 %";
  const READ_NOTE = "query ($id: UUID!) { cmsCoupon(id: $id) { note version } }";

  const sendFor = (name: string, input: string) =>
    `mutation ($input: ${input}!) { ${name}(input: $input) { note } }`;

  async function noteOf(id: string) {
    return (await server.as.admin.ask(READ_NOTE, { id })).data?.cmsCoupon as { note: string | null };
  }

  test("is saved and read by staff with its lines, and is nothing once it is blank", async () => {
    const { admin } = server.as;
    const least = { ...LEAST, code: "noted-1" };
    const made = await admin.ask(documents.CREATE_COUPON, { input: { ...least, note: ` ${NOTE}\n` } });
    const { id } = made.data?.createCoupon as { id: string };
    expect(await noteOf(id)).toEqual({ note: NOTE, version: 1 });
    const longest = "n".repeat(500);
    await admin.ask(documents.UPDATE_COUPON, { input: { ...least, id, expectedVersion: 1, note: longest } });
    expect(await noteOf(id)).toEqual({ note: longest, version: 2 });
    await admin.ask(documents.UPDATE_COUPON, { input: { ...least, id, expectedVersion: 2, note: " \n" } });
    expect(await noteOf(id)).toEqual({ note: null, version: 3 });
  });

  test("is in the log of activity when it changes", async () => {
    const { id, code } = await buildCoupon({ note: "Old." });
    const input = { ...LEAST, code, id, expectedVersion: 1, value: 10, note: NOTE };
    expect((await server.as.admin.ask(documents.UPDATE_COUPON, { input })).errors).toEqual([]);
    const { data } = await server.as.admin.ask(ACTIVITY, { first: 1 });
    expect(data?.activity.nodes[0]).toMatchObject({
      action: "updateCoupon",
      subject: code,
      changes: [{ field: "note", before: "Old.", after: NOTE }],
    });
  });

  const READERS: [string, string, () => Caller][] = [
    ["visitor", "UNAUTHENTICATED", () => server.as.visitor],
    ["learner", "FORBIDDEN", () => server.as.learner],
  ];

  test.each(READERS)("is refused to a %s by every operation on coupons: %s", async (_who, code, caller) => {
    const { id } = await buildCoupon({ note: NOTE });
    const versioned = { id, expectedVersion: 1 };
    const calls: [string, Record<string, unknown>][] = [
      [READ_NOTE, { id }],
      ["{ cmsCoupons { nodes { note } } }", {}],
      [sendFor("createCoupon", "CreateCouponInput"), { input: LEAST }],
      [sendFor("updateCoupon", "UpdateCouponInput"), { input: { ...LEAST, ...versioned } }],
      [sendFor("deleteCoupon", "VersionedInput"), { input: versioned }],
      [ACTIVITY, { first: 1 }],
    ];
    for (const [document, variables] of calls) {
      const { text, errors } = await caller().ask(document, variables);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
      expect(text).not.toContain("Ravi");
    }
    expect(await noteOf(id)).toMatchObject({ note: NOTE });
  });

  test.each(READERS)("is in no answer to a %s who uses the coupon", async (_who, _code, caller) => {
    const { code: couponCode } = await buildCoupon({ value: 50, note: NOTE });
    const { id } = await server.buildWorkshop({ priceRupees: 200 });
    const quoted = await caller().ask(documents.QUOTE, { kind: "WORKSHOP", id, couponCode });
    expect(quoted.data?.checkCoupon).toMatchObject({ discountRupees: 100 });
    const started = await start({ offeringId: id, couponCode }, caller());
    expect(started.registration).toMatchObject({ discountRupees: 100, couponCode });
    const read = await caller().ask(documents.READ, { secret: started.secret });
    expect(read.data?.registration).toMatchObject({ discountRupees: 100, couponCode });
    const own = await caller().ask(documents.VIEWER_REGISTRATIONS);
    expect(quoted.text + JSON.stringify(started) + read.text + own.text).not.toContain("Ravi");
  });
});
