import { describe, expect, test } from "vitest";
import { slugify } from "../../../server/features/catalog/slugify";
import { createClassBuilders } from "../../support/classCalls";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const ORIGIN = "https://academy.example";
const server = useTestApp({ ...BEHIND_PROXY, PUBLIC_ORIGIN: ORIGIN });
const { buildClass } = createClassBuilders(() => server.dataSource.manager);
const { start, decide, read, emailsTo } = enrolmentCalls(server);

async function confirm(offering: object) {
  const { registration, secret } = await start(offering);
  await decide("APPROVE", [registration]);
  const order = (await read(secret)) as unknown as {
    calendarFile: { fileName: string; content: string } | null;
  };
  const email = (await emailsTo(registration.email)).find(({ kind }) => kind === "registrationConfirmed");
  const attachments = email?.attachments as { fileName: string; contentType: string; content: string }[];
  return { file: order.calendarFile, words: email?.paragraphs.join("\n"), attachments };
}

function unstamped(content = ""): string {
  return content.replaceAll(/DTSTAMP:\w+/g, "");
}

async function buildPaidBatch(overrides: object) {
  const course = await server.buildCourse({ priceRupees: 500 });
  const batch = await server.buildBatch({ courseId: course.id, ...overrides });
  return {
    offering: { kind: "BATCH", offeringId: batch.id },
    fileName: `${slugify(`${course.name} ${batch.name}`)}.ics`,
  };
}

describe("the letter and the order of a confirmed place have the same calendar file", () => {
  test("of a workshop: each of its evenings", async () => {
    const startsAt = new Date("2098-02-15T14:30:00Z");
    const { id } = await server.buildWorkshop({ name: "Power BI", days: 3, startsAt });
    const { file, words, attachments } = await confirm({ offeringId: id });
    expect(file?.fileName).toBe("power-bi-15-feb-2098.ics");
    expect(file?.content.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(attachments).toMatchObject([
      { fileName: "power-bi-15-feb-2098.ics", contentType: "text/calendar; charset=utf-8" },
    ]);
    expect(unstamped(attachments[0]?.content)).toBe(unstamped(file?.content));
    expect(words).toContain("The attached file adds the dates to your calendar.");
  });

  test("each event links the page where people join, never the meeting", async () => {
    const { id, runId, slug } = await server.buildWorkshop();
    await buildClass({ runId, joinLink: "https://meet.example/secret" });
    const { file, attachments } = await confirm({ offeringId: id });
    const batch = await buildPaidBatch({ startsOn: "2099-12-01" });
    const other = await confirm(batch.offering);
    expect([slug, file?.content]).toEqual([slug, expect.stringContaining(`URL:${ORIGIN}/classes\r\n`)]);
    expect(other.file?.content).toContain(`URL:${ORIGIN}/lms/`);
    expect(unstamped(attachments[0]?.content)).toBe(unstamped(file?.content));
    expect(file?.content).not.toContain("meet.example");
  });

  test("of one evening: the workshop's name alone", async () => {
    const startsAt = new Date("2098-01-11T14:30:00Z");
    const { id, name } = await server.buildWorkshop({ startsAt, days: 1 });
    const { file } = await confirm({ offeringId: id });
    expect(file?.content).toContain(`SUMMARY:${name}\r\n`);
  });

  test("of a season: the moment when it begins", async () => {
    const startsAt = new Date("2098-01-11T14:30:00Z");
    const { id, runId, number } = await server.buildSeason({ startsAt, title: "Loops; and more" });
    const { file, attachments } = await confirm({ kind: "SEASON", offeringId: id });
    expect(file?.fileName).toBe(`coding-bootcamp-season-${number}-loops-and-more-11-jan-2098.ics`);
    expect(file?.content).toContain(`UID:season-${runId}\r\n`);
    expect(file?.content).toContain("DTSTART:20980111T143000Z\r\n");
    const summary = `Coding bootcamp\\, Season ${number}: Loops\\; and more begins`;
    expect(file?.content.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
    expect(unstamped(attachments[0]?.content)).toBe(unstamped(file?.content));
  });

  test("of a batch: its first and last day, as whole days, with its schedule", async () => {
    const days = { startsOn: "2099-12-01", endsOn: "2099-12-20", scheduleText: "Mon to Fri, 8 pm" };
    const { offering, fileName } = await buildPaidBatch(days);
    const { file, attachments } = await confirm(offering);
    expect(file?.fileName).toBe(fileName);
    expect(file?.content.match(/DTSTART.*/g)).toEqual([
      "DTSTART;VALUE=DATE:20991201",
      "DTSTART;VALUE=DATE:20991220",
    ]);
    expect(file?.content.replaceAll("\r\n ", "")).toMatch(
      /\r\nDESCRIPTION:Mon to Fri\\, 8 pm\\nhttps:\/\/academy\.example\/lms\/\S+\r\n/,
    );
    expect(attachments).toHaveLength(1);
  });

  test("of a batch with a first day alone: that day", async () => {
    const { offering } = await buildPaidBatch({ startsOn: "2099-12-01", endsOn: null });
    const { file } = await confirm(offering);
    expect(file?.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
});

test("where no date is set there is no file, and the letter says so; once there is one, the order has it", async () => {
  const { id, runId } = await server.buildSeason({ startsAt: null });
  const { registration, secret } = await start({ kind: "SEASON", offeringId: id });
  await decide("APPROVE", [registration]);
  expect(await read(secret)).toMatchObject({ calendarFile: null });
  const [, email] = await emailsTo(registration.email);
  expect(email?.attachments).toEqual([]);
  expect(email?.paragraphs.join()).toContain("Date to be announced.");
  await server.dataSource.query("UPDATE runs SET starts_at = now() WHERE season_id = $1", [id]);
  expect(await read(secret)).toMatchObject({ calendarFile: { content: expect.stringContaining(runId) } });
});

test("an order that is not confirmed has no file", async () => {
  const { id } = await server.buildWorkshop();
  expect((await start({ offeringId: id })).registration).toMatchObject({ calendarFile: null });
});
