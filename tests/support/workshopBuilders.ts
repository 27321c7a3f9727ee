import type { EntityManager } from "typeorm";
import { Bootcamp, BOOTCAMP_ID } from "../../server/features/workshops/bootcamp.entity";
import { BootcampLevel } from "../../server/features/workshops/bootcampLevel.entity";
import { BootcampQuestion } from "../../server/features/workshops/bootcampQuestion.entity";
import { BootcampSeason } from "../../server/features/workshops/bootcampSeason.entity";
import { Workshop, WorkshopLayout } from "../../server/features/workshops/workshop.entity";

const DAY_MS = 24 * 60 * 60 * 1000;
let serial = 0;

/** Makes workshops and bootcamp rows, with whatever parents they need; each takes overrides. */
export function createWorkshopBuilders(manager: EntityManager) {
  async function buildWorkshop(overrides: Partial<Workshop> = {}): Promise<Workshop> {
    const position = ++serial;
    const defaults = {
      slug: `workshop-${position}`,
      name: `Workshop ${position}`,
      layout: WorkshopLayout.AGENDA,
      headline: "Learn it",
      tagline: "",
      summary: "",
      priceRupees: 299,
      startsAt: new Date(Date.now() + DAY_MS),
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
    const { id } = await manager.save(manager.create(Workshop, { ...defaults, ...overrides }));
    return manager.findOneByOrFail(Workshop, { id });
  }

  /** In a bootcamp that is published. */
  async function buildSeason(overrides: Partial<BootcampSeason> = {}): Promise<BootcampSeason> {
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
    return manager.save(manager.create(BootcampSeason, { ...defaults, ...overrides }));
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

  return { buildWorkshop, buildSeason, buildLevel, buildBootcampQuestion };
}
