import { describe, expect, test } from "vitest";
import { Weekday } from "../../../server/features/classes/classSession.inputs";
import { seriesStarts } from "../../../server/features/classes/seriesStarts";
import { CANCEL_CLASS, CREATE_CLASS, CREATE_SERIES, UPDATE_CLASS } from "../../support/classDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { MON, TUE, WED, THU, FRI, SUN } = Weekday;
const WORKDAYS = [MON, TUE, WED, THU, FRI];

/** "Mon to Fri 8 pm, 9 Nov to 8 Jan". */
const EVENINGS = {
  title: "Data Science",
  minutes: 90,
  weekdays: WORKDAYS,
  time: "20:00",
  firstDay: "2026-11-09",
  lastDay: "2027-01-08",
  holidays: [] as string[],
};

async function create(changes: object, batchId?: string) {
  const input = { ...EVENINGS, batchId: batchId ?? (await server.buildBatch()).id, ...changes };
  const { data, errors } = await server.as.admin.ask(CREATE_SERIES, { input });
  const problem = (errors[0]?.extensions.fields as { message: string }[] | undefined)?.[0]?.message;
  return { classes: data?.createClassSeries as { title: string; startsAt: string }[] | undefined, problem };
}

describe("a series of classes", () => {
  test("has one on each weekday of the schedule, across months and a year, at India's time", () => {
    const starts = seriesStarts(EVENINGS);
    expect(starts).toHaveLength(45);
    expect(starts[0]?.toISOString()).toBe("2026-11-09T14:30:00.000Z");
    expect(starts.at(-1)?.toISOString()).toBe("2027-01-08T14:30:00.000Z");
    expect(new Set(starts.map((start) => start.getUTCDay()))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test("leaves out the holidays, however they are typed", () => {
    const holidays = ["25 Dec 2026", "2027-01-01", " 14 november 2026 ", ""];
    const days = seriesStarts({ ...EVENINGS, holidays }).map((start) => start.toISOString().slice(0, 10));
    // 14 November is a Saturday anyway.
    expect(days).toHaveLength(43);
    expect(days).not.toContain("2026-12-25");
    expect(days).not.toContain("2027-01-01");
  });

  test("counts India's day, not UTC's, early in the morning", () => {
    const early = { ...EVENINGS, weekdays: [SUN], time: "04:30", lastDay: "2026-11-16" };
    expect(seriesStarts(early).map((start) => start.toISOString())).toEqual(["2026-11-14T23:00:00.000Z"]);
  });

  test("is added in one step, numbered", async () => {
    const { classes } = await create({ holidays: ["25 Dec 2026"] });
    expect(classes).toHaveLength(44);
    expect(classes?.[0]).toMatchObject({ title: "Data Science 1", startsAt: "2026-11-09T14:30:00.000Z" });
    expect(classes?.at(-1)?.title).toBe("Data Science 44");
  });

  test.each([
    [
      "a holiday of another year",
      { holidays: ["25 Dec 2025"] },
      "“25 Dec 2025” isn’t between the first and the last day.",
    ],
    [
      "a holiday that does not exist",
      { holidays: ["31 Nov 2026"] },
      "“31 Nov 2026” isn’t a date. Please write holidays as 25 Dec 2026.",
    ],
    [
      "a holiday in words",
      { holidays: ["Diwali"] },
      "“Diwali” isn’t a date. Please write holidays as 25 Dec 2026.",
    ],
    ["a last day before the first", { lastDay: "2026-11-08" }, "The last day can’t be before the first."],
    ["a schedule of years", { lastDay: "2028-01-08" }, "Please choose a last day within a year."],
    ["no weekday", { weekdays: [] }, "Please choose at least one weekday."],
    [
      "no such weekday",
      { weekdays: [SUN], lastDay: "2026-11-13" },
      "None of these weekdays falls between the first and the last day.",
    ],
    ["no time", { time: "8 pm" }, "Please enter a time, e.g. 20:00."],
    ["no title", { title: " " }, "Please enter the class's title."],
    [
      "a title without room for its number",
      { title: "x".repeat(159) },
      "Please shorten the title, to leave room for the number.",
    ],
  ])("is refused with %s", async (_name, changes, message) => {
    expect(await create(changes)).toEqual({ classes: undefined, problem: message });
  });

  test("of a batch has an end: 200 classes", async () => {
    const { id } = await server.buildBatch();
    const daily = { weekdays: Object.values(Weekday), lastDay: "2027-05-07" };
    expect((await create(daily, id)).classes).toHaveLength(180);
    expect((await create({}, id)).problem).toMatch(/^A batch or run has at most 200 classes/);
  });
});

describe("a class at a questionable time", () => {
  const START = "2026-12-01T14:30:00.000Z";
  const one = { title: "Loops", minutes: 60, startsAt: START };

  async function send(document: string, input: object) {
    const { data, errors } = await server.as.admin.ask(document, { input });
    const fields = errors[0]?.extensions.fields;
    const made: { id: string; version: number } | undefined = Object.values(data ?? {})[0];
    return { made, problem: fields?.[0] };
  }

  test.each([
    ["the same time", START, true],
    ["half an hour later", "2026-12-01T15:00:00.000Z", true],
    ["from before to after it", "2026-12-01T14:00:00.000Z", true],
    ["right behind it", "2026-12-01T15:30:00.000Z", false],
    ["right before it", "2026-12-01T13:30:00.000Z", false],
    ["the next day", "2026-12-02T14:30:00.000Z", false],
  ])("beside another class, at %s, is asked about: %j", async (_, startsAt, isAsked) => {
    const { id: batchId } = await server.buildBatch();
    expect((await send(CREATE_CLASS, { ...one, batchId })).problem).toBeUndefined();
    const { made, problem } = await send(CREATE_CLASS, { ...one, startsAt, batchId });
    expect(problem?.field).toBe(isAsked ? "isPlannedAnyway" : undefined);
    expect(Boolean(made)).toBe(!isAsked);
    const anyway = { ...one, startsAt, batchId, isPlannedAnyway: true };
    expect((await send(CREATE_CLASS, anyway)).problem).toBeUndefined();
    const { id: other } = await server.buildBatch();
    expect((await send(CREATE_CLASS, { ...one, batchId: other })).problem).toBeUndefined();
  });

  test("of a teacher who has another class then, in any batch, is asked about", async () => {
    const add = async (teacherName: string | null, more: object = {}) => {
      const { id: batchId } = await server.buildBatch();
      return send(CREATE_CLASS, { ...one, batchId, teacherName, ...more });
    };
    const { made } = await add("Meena Joshi");
    expect((await add("meena joshi", { startsAt: "2026-12-01T15:00:00.000Z" })).problem).toEqual({
      field: "isPlannedAnyway",
      message: expect.stringMatching(/^meena joshi teaches “Loops” at this time/) as string,
    });
    expect((await add("Meena Joshi", { isPlannedAnyway: true })).problem).toBeUndefined();
    expect((await add("Meena Joshi", { startsAt: "2026-12-01T18:00:00.000Z" })).problem).toBeUndefined();
    expect((await add("Ravi Joshi")).problem).toBeUndefined();
    const edit = { ...one, id: made?.id, expectedVersion: 1 };
    expect((await send(UPDATE_CLASS, { ...edit, teacherName: "Ravi Joshi" })).problem?.field).toBe(
      "isPlannedAnyway",
    );
  });

  test("is asked about once more when it moves, and not for other changes", async () => {
    const { id: batchId } = await server.buildBatch();
    const { made: known } = await send(CREATE_CLASS, { ...one, batchId });
    const later = { ...one, startsAt: "2026-12-03T14:30:00.000Z", batchId };
    const { made } = await send(CREATE_CLASS, later);
    const edit = { ...one, id: made?.id, expectedVersion: 1 };
    expect((await send(UPDATE_CLASS, edit)).problem).toEqual({
      field: "isPlannedAnyway",
      message: expect.stringMatching(
        /^“Loops” is at this time already .* Tick this if you mean it\.$/,
      ) as string,
    });
    expect((await send(UPDATE_CLASS, { ...edit, isPlannedAnyway: true })).made?.version).toBe(2);
    const renamed = { ...one, title: "Loops again", id: known?.id, expectedVersion: 1 };
    expect((await send(UPDATE_CLASS, renamed)).problem).toBeUndefined();
  });

  test.each([
    ["2026-11-30T18:29:00.000Z", true],
    ["2026-11-30T18:31:00.000Z", false],
    ["2026-12-31T18:29:00.000Z", false],
    ["2026-12-31T18:31:00.000Z", true],
  ])("of a batch in India's December, on %s, is asked about: %j", async (startsAt, isAsked) => {
    const { id: batchId } = await server.buildBatch({ startsOn: "2026-12-01", endsOn: "2026-12-31" });
    const { problem } = await send(CREATE_CLASS, { ...one, startsAt, batchId });
    expect(problem?.field).toBe(isAsked ? "isPlannedAnyway" : undefined);
  });

  test("is asked about when it is back on: another class may have taken the time of a cancelled one", async () => {
    const { id: batchId } = await server.buildBatch();
    const { made } = await send(CREATE_CLASS, { ...one, batchId });
    const cancel = async (expectedVersion: number, isCancelled: boolean) =>
      server.as.admin.ask(CANCEL_CLASS, { input: { id: made?.id, expectedVersion, isCancelled } });
    await cancel(1, true);
    expect((await cancel(2, false)).errors).toEqual([]);
    await cancel(3, true);
    expect((await send(CREATE_CLASS, { ...one, title: "Instead", batchId })).problem).toBeUndefined();
    expect((await cancel(4, false)).errors[0]?.message).toMatch(/^“Instead” is at this time already/);
    await send(UPDATE_CLASS, { ...one, id: made?.id, expectedVersion: 4, isPlannedAnyway: true });
    expect((await cancel(5, false)).errors).toEqual([]);
  });

  test("of a series entered twice is asked about, and nothing is added", async () => {
    const { id: batchId } = await server.buildBatch();
    expect((await create({}, batchId)).classes).toHaveLength(45);
    expect((await create({}, batchId)).problem).toContain("“Data Science 1” is at this time already");
    expect(
      await server.dataSource.query("SELECT 1 FROM class_sessions WHERE batch_id = $1", [batchId]),
    ).toHaveLength(45);
    expect((await create({ isPlannedAnyway: true }, batchId)).classes).toHaveLength(45);
  });
});
