import { beforeAll, describe, expect, test } from "vitest";
import { readDemoPack } from "../../../server/app/seed/demoPack";
import { seedDemoAcademy } from "../../../server/app/seed/seedDemoAcademy";
import { seedWorkshops } from "../../../server/app/seed/seedWorkshops";
import type { Run } from "../../../server/features/workshops/runs/run.entity";
import { findVisibleRuns } from "../../../server/features/workshops/runs/visibleRun";
import type { Workshop } from "../../../server/features/workshops/workshop.entity";
import { Caller, useTestApp } from "../../support/testApp";
import { useTestDatabase } from "../../support/testDatabase";

const database = useTestDatabase();
const NOW = new Date("2026-11-21T04:00:00Z");

interface Question {
  title: string;
  prompt: string;
  example: string;
  starterCode: string;
  expectedResult: string;
}

let workshops: Record<string, Workshop & Pick<Run, "startsAt" | "countdownTo">>;

beforeAll(async () => {
  await seedDemoAcademy({ ...database.services, clock: { now: () => NOW } });
  workshops = await readWorkshops(NOW);
});

async function readWorkshops(now: Date) {
  const { manager } = database.dataSource;
  const rows = await manager.find<Workshop>("Workshop", { order: { position: "ASC" } });
  const ids = rows.map(({ id }) => id);
  const runs = await findVisibleRuns(manager, ids, now);
  return Object.fromEntries(
    rows.map((row) => {
      const run = runs.find(({ workshopId }) => workshopId === row.id);
      return [row.slug, { ...row, startsAt: run?.startsAt ?? null, countdownTo: run?.countdownTo ?? null }];
    }),
  );
}

function dayAndTime(date: Date | null | undefined): string {
  return date
    ? new Intl.DateTimeFormat("en-GB", {
        timeZone: "Asia/Kolkata",
        dateStyle: "long",
        timeStyle: "short",
      }).format(date)
    : "never";
}

describe("the demo's workshops", () => {
  test("are the three of the specification, with their prices and length", () => {
    const facts = Object.values(workshops).map((row) => [
      row.slug,
      row.priceRupees,
      row.listPriceRupees,
      row.days,
      row.agenda.length,
      row.layout,
    ]);
    expect(facts).toEqual([
      ["powerbi", 199, 9999, 7, 7, "SHOWCASE"],
      ["machinelearning", 299, 9999, 5, 5, "AGENDA"],
      ["nlp", 299, 9999, 5, 6, "AGENDA"],
    ]);
  });

  test("Power BI has a second layout at /aa", () => {
    expect(workshops.powerbi?.otherPages).toMatchObject([{ slug: "aa", layout: "SPLIT" }]);
  });

  test("Power BI starts on 9 December at 8 pm for 90 minutes, and counts down to mid-February", () => {
    const { powerbi } = workshops;
    expect(dayAndTime(powerbi?.startsAt)).toBe("9 December 2026 at 20:00");
    expect(dayAndTime(powerbi?.countdownTo)).toBe("15 February 2027 at 20:00");
    expect(powerbi).toMatchObject({ minutesPerDay: 90, place: "Live on Zoom" });
    expect(powerbi?.bannerText).toMatch(/salary/i);
    expect(powerbi?.faq).toHaveLength(5);
    expect(powerbi?.audiences).toHaveLength(6);
    expect(powerbi?.gallery.map(({ title }) => title)).toEqual(["Sales dashboard", "Marketing dashboard"]);
    expect(powerbi?.certificateText).not.toBe("");
  });

  test("are counted down to a moment of the same run, also when the year turns before it", async () => {
    const { manager } = database.dataSource;
    await manager.query("TRUNCATE workshops, bootcamp_seasons CASCADE");
    const now = new Date("2027-01-10T04:00:00Z");
    await seedWorkshops(manager, await readDemoPack(now), new Map());
    const { powerbi } = await readWorkshops(now);
    expect(dayAndTime(powerbi?.startsAt)).toBe("9 December 2027 at 20:00");
    expect(dayAndTime(powerbi?.countdownTo)).toBe("15 February 2028 at 20:00");
  });

  test("say the specification's words", () => {
    expect(workshops.machinelearning).toMatchObject({
      headline: "Machine Learning WorkShop from scratch to expertise",
      tagline: "Take Charge of Your Dream!",
    });
  });

  test("ask for the same before as their summary does", () => {
    expect(workshops.nlp?.summary).toContain("A little Python is enough");
    expect(workshops.nlp?.faq[0]?.answer).toContain("a little Python is needed");
    expect(workshops.powerbi?.faq[0]?.answer).toMatch(/^No\./);
  });

  test("name no price where nobody would change it", () => {
    for (const { joinSteps } of Object.values(workshops)) {
      expect(joinSteps).toHaveLength(3);
      expect(joinSteps.join()).not.toMatch(/Rs|₹|\d/);
    }
  });

  test("all lie ahead", () => {
    for (const { startsAt } of Object.values(workshops))
      expect(startsAt?.getTime()).toBeGreaterThan(NOW.getTime());
  });

  test.each([
    ["powerbi", ["Unpivot", "Append queries", "Measure DAX", "Gauge", "Analytic tool", "Dashboard"]],
    ["machinelearning", ["Road Map", "Matplotlib and Seaborn", "One-hot encoding", "Churn Prediction"]],
    ["nlp", ["Noise removal", "Topic modeling", "Lemmatization", "TF-IDF", "Movie Recommendation"]],
  ])("%s teaches what the specification lists", (slug, topics) => {
    const taught = workshops[slug]?.agenda.flatMap((day) => day.topics);
    expect(taught).toEqual(expect.arrayContaining(topics));
  });
});

describe("the demo's bootcamp, as a visitor reads it", () => {
  const server = useTestApp();
  const QUERY = `{ bootcamp { name reasons { title } funCoding { title } joinSteps bannerText }
    bootcampSeasons { number priceRupees isLocked startsAt personName
      levels { name questions { title prompt example starterCode expectedResult } } } }`;

  test("has four seasons, of which the first is open with three levels of five questions", async () => {
    const { services } = server;
    await server.dataSource.query("DELETE FROM users");
    await server.dataSource.query("TRUNCATE courses CASCADE");
    await seedDemoAcademy({ ...services, clock: { now: () => NOW } });
    const { data, errors } = await new Caller(() => server.origin).ask(QUERY);
    expect(errors).toEqual([]);
    const { joinSteps, bannerText } = data?.bootcamp as { joinSteps: string[]; bannerText: string };
    expect([...joinSteps, bannerText].join()).not.toMatch(/Rs|₹|\d/);
    const seasons = data?.bootcampSeasons as {
      number: number;
      priceRupees: number;
      isLocked: boolean;
      startsAt: string | null;
      personName: string;
      levels: { name: string; questions: Question[] }[];
    }[];
    expect(
      seasons.map(({ number, priceRupees, isLocked, startsAt }) => [number, priceRupees, isLocked, startsAt]),
    ).toEqual([
      [1, 99, false, "2026-12-28T14:30:00.000Z"],
      [2, 99, true, null],
      [3, 99, true, null],
      [4, 99, true, null],
    ]);
    expect(seasons.every(({ personName }) => personName.endsWith("(sample)"))).toBe(true);
    const levels = seasons[0]?.levels ?? [];
    expect(levels.map(({ name, questions }) => [name, questions.length])).toEqual([
      ["Basic", 5],
      ["Medium", 5],
      ["Advance", 5],
    ]);
    const texts = levels
      .flatMap(({ questions }) => questions)
      .flatMap((question) => Object.values<string>({ ...question }));
    expect(texts.every((text) => text !== "")).toBe(true);
  });
});
