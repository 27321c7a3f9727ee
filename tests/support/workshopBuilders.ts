import type { EntityManager } from "typeorm";
import { Bootcamp, BOOTCAMP_ID } from "../../server/features/workshops/bootcamp/bootcamp.entity";
import { BootcampLevel } from "../../server/features/workshops/bootcamp/bootcampLevel.entity";
import { BootcampQuestion } from "../../server/features/workshops/bootcamp/bootcampQuestion.entity";
import { BootcampSeason } from "../../server/features/workshops/bootcamp/bootcampSeason.entity";
import type { RunContent } from "../../server/features/workshops/runs/run.content";
import { Run } from "../../server/features/workshops/runs/run.entity";
import { WorkshopLayout } from "../../server/features/workshops/workshopLayout";
import { Workshop } from "../../server/features/workshops/workshop.entity";

const DAY_MS = 24 * 60 * 60 * 1000;
let serial = 0;

type RunOverrides = Partial<RunContent & Pick<Run, "seatsTaken">>;
type WithRun<Parent> = Parent & RunContent & Pick<Run, "seatsTaken"> & { runId: string };

function splitRun<Parent extends object>(overrides: Parent & RunOverrides) {
  const { startsAt, seats, seatsTaken, whatsAppGroupLink, countdownTo, countdownText, ...others } = overrides;
  return { run: { startsAt, seats, seatsTaken, whatsAppGroupLink, countdownTo, countdownText }, others };
}

export function createWorkshopBuilders(manager: EntityManager) {
  async function buildRun(overrides: Partial<Run>): Promise<Run> {
    const { id } = await manager.save(manager.create(Run, overrides));
    return manager.findOneByOrFail(Run, { id });
  }

  async function withRun<Parent>(parent: Parent, overrides: Partial<Run>): Promise<WithRun<Parent>> {
    const { id, startsAt, seats, seatsTaken, whatsAppGroupLink, countdownTo, countdownText } =
      await buildRun(overrides);
    const run = { startsAt, seats, seatsTaken, whatsAppGroupLink, countdownTo, countdownText };
    return { ...parent, ...run, runId: id };
  }

  /** With one run, which takes its own fields of the overrides. */
  async function buildWorkshop(overrides: Partial<Workshop> & RunOverrides = {}): Promise<WithRun<Workshop>> {
    const { run, others } = splitRun(overrides);
    const position = ++serial;
    const defaults = {
      slug: `workshop-${position}`,
      name: `Workshop ${position}`,
      layout: WorkshopLayout.AGENDA,
      headline: "Learn it",
      tagline: "",
      summary: "",
      priceRupees: 299,
      minutesPerDay: 90,
      days: 5,
      place: "Live on Zoom",
      certificateText: "",
      agenda: [{ day: "Day 1", title: "Begin", topics: ["First topic"] }],
      faq: [],
      audiences: [],
      gallery: [],
      joinSteps: [],
      isPublished: true,
      position,
    };
    const { id } = await manager.save(manager.create(Workshop, { ...defaults, ...others }));
    const workshop = await manager.findOneByOrFail(Workshop, { id });
    const startsAt = run.startsAt ?? new Date(Date.now() + DAY_MS);
    return withRun(workshop, { ...run, startsAt, workshopId: id });
  }

  async function buildSeason(
    overrides: Partial<BootcampSeason> & RunOverrides = {},
  ): Promise<WithRun<BootcampSeason>> {
    const { run, others } = splitRun(overrides);
    await manager.update(Bootcamp, BOOTCAMP_ID, { isPublished: true });
    const number = ++serial;
    const defaults = {
      number,
      title: `Season ${number}`,
      tagline: "",
      levelText: "Basic",
      priceRupees: 99,
      rarity: "Common",
      isLocked: false,
      isPublished: true,
    };
    const season = await manager.save(manager.create(BootcampSeason, { ...defaults, ...others }));
    return withRun(season, { ...run, seasonId: season.id });
  }

  async function buildLevel(overrides: Partial<BootcampLevel> = {}): Promise<BootcampLevel> {
    const seasonId = overrides.seasonId ?? (await buildSeason()).id;
    const position = ++serial;
    const defaults = { name: `Level ${position}`, position };
    return manager.save(manager.create(BootcampLevel, { ...defaults, ...overrides, seasonId }));
  }

  async function buildBootcampQuestion(overrides: Partial<BootcampQuestion> = {}): Promise<BootcampQuestion> {
    const levelId = overrides.levelId ?? (await buildLevel()).id;
    const position = ++serial;
    const defaults = {
      title: `Question ${position}`,
      prompt: "Print it.",
      example: "",
      starterCode: "print()",
      expectedResult: "it",
      position,
    };
    return manager.save(manager.create(BootcampQuestion, { ...defaults, ...overrides, levelId }));
  }

  return { buildWorkshop, buildRun, buildSeason, buildLevel, buildBootcampQuestion };
}
