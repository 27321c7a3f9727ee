import { describe, expect, test } from "vitest";
import { titleOf } from "../../../server/features/enrolment/offerings/offering";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, confirmAddress, read, submit, cancel, decide, emailsTo, buildCoupon, seatsTaken } =
  enrolmentCalls(server);

const GROUP = "https://chat.whatsapp.com/group";

describe("an order, from the first step to the last", () => {
  test("a visitor registers with a coupon, pays, and is confirmed by staff", async () => {
    const workshop = await server.buildWorkshop({ seats: 3, whatsAppGroupLink: GROUP, priceRupees: 199 });
    const { code } = await buildCoupon({ value: 50 });
    const email = "asha@example.com";
    const started = await start({
      ...{ offeringId: workshop.id, email, phone: "90000 00000" },
      couponCode: code.toLowerCase(),
    });
    expect(started).toMatchObject({
      __typename: "RegistrationStarted",
      registration: {
        title: titleOf(workshop.name, workshop),
        slug: workshop.slug,
        phone: "+91 90000 00000",
        listRupees: 199,
        discountRupees: 100,
        amountRupees: 99,
        couponCode: code,
        state: "STARTED",
        canSubmitProof: true,
        canCancel: true,
        whatsAppGroupLink: null,
        calendarFile: null,
      },
    });
    expect(started.registration.reference).toMatch(/^SP-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(await seatsTaken("workshops", workshop.id)).toBe(1);

    const { secret } = await confirmAddress(started);
    expect(secret).toBe(started.secret);
    expect((await submit({ secret, utr: "1234 5678 9012" })).registration).toMatchObject({
      state: "SUBMITTED",
      proof: { utr: "123456789012", hasPicture: false },
    });
    const [decided] = await decide("APPROVE", [await read(secret)]);
    expect(decided).toMatchObject({ problem: null, registration: { state: "CONFIRMED" } });
    expect(await read(secret)).toMatchObject({
      state: "CONFIRMED",
      whatsAppGroupLink: GROUP,
      calendarFile: { content: expect.stringContaining(`UID:workshop-${workshop.runId}-day-1\r\n`) },
      timeline: [
        { state: "STARTED", by: "PERSON" },
        { state: "SUBMITTED", by: "PERSON" },
        { state: "CONFIRMED", by: "STAFF" },
      ],
    });
    expect(await seatsTaken("workshops", workshop.id)).toBe(1);
    const emails = await emailsTo(email);
    expect(emails.map(({ kind }) => kind)).toEqual([
      "registrationStarted",
      "proofReceived",
      "registrationConfirmed",
    ]);
    const links = emails.map(({ link }) => link.split("#")[0]);
    const order = `/registration/${started.registration.id}`;
    expect(links).toEqual([`${order}/confirm`, order, order]);
    expect(emails[2]?.paragraphs.join()).toContain(GROUP);
    expect(emails[2]?.attachments[0]?.content).toContain("BEGIN:VCALENDAR");
  });
});

describe("a place in a batch", () => {
  test("opens the batch to a new visitor, who chooses a password by the invitation", async () => {
    const course = await server.buildCourse({ priceRupees: 499 });
    const batch = await server.buildBatch({ courseId: course.id, seats: 2, whatsAppGroupLink: GROUP });
    const email = "newcomer@example.com";
    const started = await start({ kind: "BATCH", offeringId: batch.id, email });
    expect(started.registration).toMatchObject({
      title: `${course.name}, ${batch.name}`,
      slug: course.slug,
      amountRupees: 499,
    });
    const [decided] = await decide("APPROVE", [started.registration]);
    expect(decided).toMatchObject({ problem: null, registration: { state: "CONFIRMED" } });
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    const emails = await emailsTo(email);
    expect(emails.map(({ kind }) => kind).sort()).toEqual([
      "invitation",
      "registrationConfirmed",
      "registrationStarted",
    ]);
    const rows = await server.dataSource.query(
      "SELECT door AS source FROM batch_accesses a JOIN users u ON u.id = a.user_id WHERE u.email = $1",
      [email],
    );
    expect(rows).toEqual([{ source: "PAYMENT" }]);
  });
});

test("a secret opens no order but its own: with another order's id it is refused, and changes neither", async () => {
  const first = await start({ offeringId: (await server.buildWorkshop()).id });
  const learner = await server.newCaller();
  const second = await start({ offeringId: (await server.buildWorkshop()).id }, learner);
  const mixed = { secret: first.secret, registrationId: second.registration.id };
  for (const caller of [server.as.visitor, learner]) {
    expect(await cancel(mixed, caller)).toMatchObject({ extensions: { code: "NOT_FOUND" } });
    const submitted = await submit({ ...mixed, utr: "123123123123" }, caller);
    expect(submitted).toMatchObject({ extensions: { code: "NOT_FOUND" } });
    const asked = "query ($id: UUID, $secret: String) { registration(id: $id, secret: $secret) { id } }";
    const { data } = await caller.ask(asked, { id: mixed.registrationId, secret: mixed.secret });
    expect(data?.registration).toBeNull();
  }
  for (const { secret } of [first, second]) expect((await read(secret)).state).toBe("STARTED");
  const own = { secret: first.secret, registrationId: first.registration.id };
  expect((await cancel(own)).state).toBe("CANCELLED");
});
