import { describe, expect, test } from "vitest";
import { standIn } from "../../../server/app/content/read/packLinks";
import { readDemoPack } from "../../../server/app/seed/demoPack";
import { DAY_MS, MINUTE_MS } from "../../../server/core/clock";
import { isoDayInIndia, startOfDayInIndia } from "../../../server/core/timeInIndia";
import { BatchAccessKind } from "../../../server/features/learning/batch.entity";
import { readSchedule } from "../../../server/features/learning/weeklySchedule";

type Pack = Awaited<ReturnType<typeof readDemoPack>>;
type Batch = Pack["courses"][number]["batches"][number]["content"];

interface Meeting {
  what: string;
  from: number;
  to: number;
}

const dayOf = (day: string) => startOfDayInIndia(day).getTime();
const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** All classes that the batch's dates and schedule promise. */
function classesOf({ name, startsOn, endsOn, scheduleText }: Batch): Meeting[] {
  const schedule = readSchedule(scheduleText ?? "");
  if (!startsOn || !endsOn || !schedule) return [];
  const days = Array.from({ length: (dayOf(endsOn) - dayOf(startsOn)) / DAY_MS + 1 }, (_, index) =>
    isoDayInIndia(new Date(dayOf(startsOn) + index * DAY_MS)),
  );
  return days
    .filter((day) => schedule.weekdays.includes(weekdayOf(day)))
    .map((day) => ({
      what: name,
      from: dayOf(day) + schedule.from * MINUTE_MS,
      to: dayOf(day) + schedule.to * MINUTE_MS,
    }));
}

function eveningsOf({ content: { name, days, minutesPerDay }, runs }: Pack["workshops"][number]): Meeting[] {
  return runs.flatMap(({ startsAt }) =>
    Array.from({ length: startsAt ? days : 0 }, (_, index) => {
      const from = (startsAt?.getTime() ?? 0) + index * DAY_MS;
      return { what: name, from, to: from + minutesPerDay * MINUTE_MS };
    }),
  );
}

function teachingOf(pack: Pack, teacher: Pack["site"]["teachers"][number]): Meeting[] {
  const courses = pack.courses.filter(({ slug }) => teacher.courseIds.includes(standIn("course", slug)));
  const workshops = pack.workshops.filter(({ slug }) =>
    teacher.workshopIds.includes(standIn("workshop", slug)),
  );
  return [
    ...courses.flatMap(({ batches }) => batches.flatMap(({ content }) => classesOf(content))),
    ...workshops.flatMap(eveningsOf),
  ].toSorted((one, other) => one.from - other.from);
}

/** Relative dates must agree whichever day an academy is set up. */
const DAYS = [
  "2026-11-28",
  "2026-11-29",
  "2026-11-30",
  "2026-12-01",
  "2026-12-09",
  "2026-12-31",
  "2027-02-19",
];

describe.each(DAYS)("a demo academy of %s", async (day) => {
  const now = new Date(`${day}T06:30:00Z`);
  const pack = await readDemoPack(now);
  const sold = pack.courses.filter(({ content }) => content.isSold);

  test("sells no course without a batch that has yet to start", () => {
    const late = sold.filter(({ batches }) => !batches.some(({ content }) => (content.startsOn ?? "") > day));
    expect(late.map(({ slug }) => slug)).toEqual([]);
  });

  test("has batches as long as their course's syllabus, which begin and end on a day of class", () => {
    for (const { content, batches } of sold)
      for (const { content: batch } of batches) {
        const meetings = classesOf(batch);
        const [first, last] = [meetings.at(0)?.from, meetings.at(-1)?.from];
        const days = [first, last].map((from) => from && isoDayInIndia(new Date(from)));
        expect(days, batch.name).toEqual([batch.startsOn, batch.endsOn]);
        const weeks = Math.ceil(((last ?? 0) - (first ?? 0)) / (7 * DAY_MS));
        expect(weeks, batch.name).toBe(content.weeks.length);
      }
  });

  test("gives the same hours in each batch of a course", () => {
    for (const { slug, batches } of sold) {
      const hours = batches.map(({ content }) =>
        classesOf(content).reduce((sum, { from, to }) => sum + to - from, 0),
      );
      expect(new Set(hours).size, slug).toBe(1);
    }
  });

  test("has no teacher in two rooms at once", () => {
    for (const teacher of pack.site.teachers) {
      const meetings = teachingOf(pack, teacher);
      const clashes = meetings.filter(({ from }, index) => from < (meetings[index - 1]?.to ?? 0));
      expect(clashes, teacher.name).toEqual([]);
    }
    expect(teachingOf(pack, pack.site.teachers[0]!).length).toBeGreaterThan(50);
  });
});

describe("the demo's texts", async () => {
  const pack = await readDemoPack(new Date());
  const texts = JSON.stringify([pack.site, pack.workshops, pack.courses, pack.bootcamp, pack.seasons]);

  test("leave promises of time to the settings that make them", () => {
    expect(texts.split(`"${pack.site.settings?.paymentCheckTime}"`)).toHaveLength(2);
    expect(texts).not.toMatch(
      /usually the same day|within a few hours|within (a|one|\d+) (hour|day)s?\b(?! of)/i,
    );
  });

  test("sell lessons of our own, and call videos of others further watching", () => {
    const sold = pack.courses.filter(({ content }) => content.isSold);
    for (const { slug, batches, content } of sold) {
      expect(content.sampleVideoLink, slug).toBeNull();
      const lessons = batches.flatMap((batch) => batch.lessons);
      expect(lessons[0], slug).toMatchObject({ link: null });
      const unnamed = lessons.filter(
        ({ link, title }) => link !== null && !title.startsWith("Further watching: "),
      );
      expect(unnamed, slug).toEqual([]);
    }
  });

  test("promise no smaller classes than are sold", () => {
    expect(texts).toContain("Thirty people at most in a course batch");
    for (const { batches } of pack.courses)
      for (const { content, access } of batches)
        if (access === BatchAccessKind.SECRET_CODE)
          expect(content.seats, content.name).toBeLessThanOrEqual(30);
  });
});
