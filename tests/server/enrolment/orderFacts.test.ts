import { describe, expect, test } from "vitest";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { RENEW_LINK } from "../../support/enrolmentDocuments";
import { createClassBuilders } from "../../support/classCalls";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { start, startConfirmed, confirmAddress, submit, decide, cancel, emailsTo } = enrolmentCalls(server);

const { buildClass } = createClassBuilders(() => server.dataSource.manager);

const GROUP = "https://chat.whatsapp.com/FactsOfAnOrder";
const WHEN = "Sat, 15 Feb 2098 to Mon, 17 Feb 2098, 8:00 pm to 9:30 pm IST each day";
const FACTS = `query ($secret: String) { registration(secret: $secret) {
  when place howToJoin paymentCheckTime receipt { academyName address emails confirmedAt } } }`;

async function factsOf(secret: string) {
  const { data, errors } = await server.as.visitor.ask(FACTS, { secret });
  expect(errors).toEqual([]);
  return data?.registration as Record<string, string | null>;
}

async function lastWordsTo(email: string): Promise<string> {
  const mail = (await emailsTo(email)).at(-1);
  return mail?.paragraphs.slice(1).join("\n") ?? "";
}

async function order() {
  const startsAt = new Date("2098-02-15T14:30:00Z");
  const { id, runId } = await server.buildWorkshop({ name: "Power BI", days: 3, startsAt, priceRupees: 199 });
  await server.dataSource.query("UPDATE runs SET whats_app_group_link = $1 WHERE id = $2", [GROUP, runId]);
  return start({ offeringId: id });
}

const NEXT =
  "query ($secret: String) { registration(secret: $secret) { nextClass { title startsAt isPlanned } } }";

test("a seat in a course names its first class by the schedule until classes are planned, and its e-mail leads to the portal", async () => {
  const course = await server.buildCourse({ priceRupees: 1000, isPublished: true });
  const scheduleText = "Sat and Sun, 12:00 to 1:30 pm IST";
  const dates = { startsOn: "2098-02-15", endsOn: "2098-04-06", scheduleText };
  const { id: batchId } = await server.buildBatch({ courseId: course.id, ...dates });
  const { registration, secret } = await start({ kind: "BATCH", offeringId: batchId });
  server.services.publicOrigin = "https://academy.example";
  const nextClass = async () =>
    (await server.as.visitor.ask(NEXT, { secret })).data?.registration.nextClass as object | null;
  expect(await nextClass()).toBeNull();
  await decide("APPROVE", [registration]);
  server.services.publicOrigin = null;
  const emails = await emailsTo(registration.email);
  const text = emails.find(({ kind }) => kind === "registrationConfirmed")?.paragraphs.join("\n");
  expect(text).toContain("Your first class: 15 Feb 2098, 12:00 pm IST.");
  const portal = `/dash?course=${course.slug}&batch=${batchId}`;
  expect(text).toContain(`Your batch is in the learning portal: https://academy.example${portal}`);
  expect(await nextClass()).toMatchObject({ startsAt: "2098-02-15T06:30:00.000Z", isPlanned: false });

  await buildClass({ batchId, title: "Hello", startsAt: new Date("2098-02-16T06:30:00Z") });
  expect(await nextClass()).toEqual({
    title: expect.stringMatching(/^Hello, /) as string,
    startsAt: "2098-02-16T06:30:00.000Z",
    isPlanned: true,
  });
});

describe("an order and each e-mail about it say what, when, where and how to join", () => {
  test("from the registration to the confirmed seat", async () => {
    const { secret, registration } = await order();
    const { email, reference } = registration;
    const place = { when: WHEN, place: "Live on Zoom" };
    expect(await factsOf(secret)).toMatchObject({ ...place, receipt: null });
    expect(await lastWordsTo(email)).toContain(
      `Power BI, 15 Feb 2098\nWhen: ${WHEN}\nWhere: Live on Zoom\nHow to join: Once your seat is confirmed, `,
    );
    expect(await lastWordsTo(email)).toContain(`To pay: ₹199\nOrder: ${reference}`);
    expect(await lastWordsTo(email)).not.toContain(GROUP);

    await server.dataSource.query("UPDATE site_settings SET payment_check_time = '3 hours'");
    const sent = await submit({ secret, utr: "123456789012" });
    expect(await lastWordsTo(email)).toMatch(
      /We usually e-mail you within 3 hours\.\nYour seat is held until .+\n.*\nWhen: Sat, 15 Feb 2098/,
    );
    expect(await factsOf(secret)).toMatchObject({ paymentCheckTime: "3 hours", receipt: null });

    await decide("APPROVE", [sent.registration]);
    const joined = "We post what you need for each session in the WhatsApp group.";
    expect(await lastWordsTo(email)).toContain(
      `When: ${WHEN}\nWhere: Live on Zoom\nHow to join: ${joined}\nWhatsApp group: ${GROUP}\nPaid: ₹199`,
    );
    const confirmed = (await emailsTo(email)).at(-1);
    server.services.mailDelivery = MailDelivery.KEPT;
    const html = await server.as.admin.open(`/cms/mail/${confirmed?.id}.html`);
    server.services.mailDelivery = MailDelivery.SMTP;
    expect(html.text.replace(/ (style|class)="[^"]*"/g, "")).toContain(
      `>WhatsApp group</th><td><a href="${GROUP}"`,
    );
    expect(await factsOf(secret)).toMatchObject({
      ...place,
      howToJoin: joined,
      receipt: { academyName: "Sopaan", confirmedAt: expect.any(String) },
    });
  });

  test("of one that was cancelled, without how to join it and without an amount", async () => {
    const made = await order();
    const { secret, registration } = made;
    await confirmAddress(made);
    await cancel({ secret });
    expect(await lastWordsTo(registration.email)).toMatch(
      /When: Sat, 15 Feb 2098.*\nWhere: Live on Zoom\nOrder: SP-\w+$/,
    );
    expect(await factsOf(secret)).toMatchObject({ howToJoin: null, receipt: null });
  });

  test("of one that was rejected: how to pay and join while it can be corrected, neither once it has ended", async () => {
    const { secret, registration } = await order();
    const { email } = registration;
    const [correctable] = await decide("REJECT", [
      (await submit({ secret, utr: "123456789013" })).registration,
    ]);
    expect(correctable?.problem).toBeNull();
    expect(await lastWordsTo(email)).toMatch(/\nHow to join: .*\nTo pay: ₹199\n/);
    const again = (await submit({ secret, utr: "123456789014" })).registration;
    const [final] = await decide("REJECT", [again], { isFinal: true });
    expect(final?.problem).toBeNull();
    expect(await lastWordsTo(email)).toMatch(
      /Your seat has been released\..*\n.*\nWhen: .*\nWhere: Live on Zoom\nOrder: SP-\w+$/,
    );
    expect(await factsOf(secret)).toMatchObject({ howToJoin: null, receipt: null });
  });

  test("of one that was not paid before its run ended: without an amount", async () => {
    const { id, runId } = await server.buildWorkshop({ priceRupees: 199 });
    const { registration } = await startConfirmed({ offeringId: id });
    await server.dataSource.query("UPDATE runs SET starts_at = now() - interval '9 days' WHERE id = $1", [
      runId,
    ]);
    const { errors } = await server.as.admin.ask(RENEW_LINK, {
      input: { id: registration.id, expectedVersion: registration.version },
    });
    expect(errors).toEqual([]);
    expect((await emailsTo(registration.email)).at(-1)?.kind).toBe("registrationNewLink");
    expect(await lastWordsTo(registration.email)).not.toMatch(/How to join|₹/);
  });

  test("of a batch: its days, its hours and the portal", async () => {
    const course = await server.buildCourse({ priceRupees: 500 });
    const days = { startsOn: "2098-12-01", endsOn: "2098-12-20", scheduleText: "Mon to Fri, 8 pm" };
    const { id } = await server.buildBatch({ courseId: course.id, ...days });
    const { secret, registration } = await start({ kind: "BATCH", offeringId: id });
    await decide("APPROVE", [registration]);
    expect(await factsOf(secret)).toMatchObject({
      when: "Mon, 1 Dec 2098 to Sat, 20 Dec 2098, Mon to Fri, 8 pm",
      place: "Online",
      howToJoin: expect.stringMatching(/^Sign in to the learning portal: your batch is open there\./),
    });
  });

  test("of a season without a date: that there is none yet", async () => {
    const { id } = await server.buildSeason({ startsAt: null });
    const { secret, registration } = await start({ kind: "SEASON", offeringId: id });
    expect(await factsOf(secret)).toMatchObject({ when: null, place: "Online" });
    expect(await lastWordsTo(registration.email)).toContain("When: Date to be announced.");
  });

  test("of one with nothing to pay: no receipt", async () => {
    const { id } = await server.buildWorkshop({ priceRupees: 0 });
    const made = await start({ offeringId: id });
    const { secret, registration } = made;
    expect((await confirmAddress(made)).registration.state).toBe("CONFIRMED");
    expect(await factsOf(secret)).toMatchObject({ receipt: null });
    expect(await lastWordsTo(registration.email)).toContain("Price: free");
  });
});
