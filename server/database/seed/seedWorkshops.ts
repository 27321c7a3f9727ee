import type { EntityManager } from "typeorm";
import { Bootcamp, BOOTCAMP_ID } from "../../features/workshops/bootcamp.entity";
import { BootcampLevel } from "../../features/workshops/bootcampLevel.entity";
import { BootcampQuestion } from "../../features/workshops/bootcampQuestion.entity";
import { BootcampSeason } from "../../features/workshops/bootcampSeason.entity";
import { Workshop } from "../../features/workshops/workshop.entity";
import { BOOTCAMP_START, bootcamp, levels, SEASON_PRICE_RUPEES, seasons } from "./bootcamp";
import { rollForward } from "./rollForward";
import { workshops } from "./workshops";

async function seedLevels(manager: EntityManager, seasonId: string): Promise<void> {
  for (const [index, { name, questions }] of levels.entries()) {
    const columns = { seasonId, name, position: index + 1 };
    const { id: levelId } = await manager.save(manager.create(BootcampLevel, columns));
    const rows = questions.map((question, place) => ({ ...question, levelId, position: place + 1 }));
    await manager.insert(BootcampQuestion, rows);
  }
}

async function seedBootcamp(manager: EntityManager, now: Date): Promise<void> {
  const startsAt = rollForward(BOOTCAMP_START, now);
  await manager.update(Bootcamp, BOOTCAMP_ID, bootcamp);
  for (const season of seasons) {
    const { id } = await manager.save(
      manager.create(BootcampSeason, {
        ...season,
        priceRupees: SEASON_PRICE_RUPEES,
        startsAt: season.isLocked ? null : startsAt,
        isPublished: true,
      }),
    );
    if (!season.isLocked) await seedLevels(manager, id);
  }
}

/** The demo's workshops and bootcamp, with the specification's dates at their next return. */
export async function seedWorkshops(manager: EntityManager, now: Date): Promise<void> {
  for (const [index, { starts, countdown, ...columns }] of workshops.entries()) {
    const startsAt = rollForward(starts, now);
    await manager.insert(Workshop, {
      ...columns,
      startsAt,
      // Of the same run: what is counted to comes after its first evening, also where the year turns in between.
      countdownTo: countdown && rollForward(countdown, startsAt),
      position: index + 1,
    });
  }
  await seedBootcamp(manager, now);
}
