import type { EntityManager } from "typeorm";
import { DAY_MS } from "../../core/clock";
import { isoDayInIndia } from "../../core/timeInIndia";
import { Bootcamp, BOOTCAMP_ID } from "../../features/workshops/bootcamp/bootcamp.entity";
import { BootcampLevel } from "../../features/workshops/bootcamp/bootcampLevel.entity";
import { BootcampQuestion } from "../../features/workshops/bootcamp/bootcampQuestion.entity";
import { BootcampSeason } from "../../features/workshops/bootcamp/bootcampSeason.entity";
import { Run } from "../../features/workshops/runs/run.entity";
import { Workshop } from "../../features/workshops/workshop.entity";
import { BOOTCAMP_START, bootcamp, levels, SEASON_PRICE_RUPEES, seasons } from "./bootcamp/bootcamp";
import { findExerciseIds } from "./practice/seedExercises";
import { rollForward } from "./rollForward";
import { workshops } from "./workshops";

const FINISHED_RUN = { slug: "powerbi", daysAgo: 56 };

function evening(now: Date, daysAgo: number): Date {
  const day = isoDayInIndia(new Date(now.getTime() - daysAgo * DAY_MS));
  return new Date(`${day}T20:00:00+05:30`);
}

async function seedLevels(manager: EntityManager, seasonId: string): Promise<void> {
  const exerciseIds = await findExerciseIds(manager);
  for (const [index, { name, questions }] of levels.entries()) {
    const columns = { seasonId, name, position: index + 1 };
    const { id: levelId } = await manager.save(manager.create(BootcampLevel, columns));
    const rows = questions.map((question, place) => ({
      ...question,
      exerciseId: exerciseIds.get(question.title) ?? null,
      levelId,
      position: place + 1,
    }));
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
        isPublished: true,
      }),
    );
    await manager.insert(Run, { seasonId: id, startsAt: season.isLocked ? null : startsAt });
    if (!season.isLocked) await seedLevels(manager, id);
  }
}

export async function seedWorkshops(manager: EntityManager, now: Date): Promise<void> {
  for (const [index, seed] of workshops.entries()) {
    const { starts, countdown, seats, whatsAppGroupLink, countdownText, ...columns } = seed;
    const workshop = manager.create(Workshop, { ...columns, position: index + 1 });
    const { id: workshopId } = await manager.save(workshop);
    const startsAt = rollForward(starts, now);
    // The countdown ends after the first evening, even across New Year.
    const countdownTo = countdown && rollForward(countdown, startsAt);
    const run = { workshopId, seats, whatsAppGroupLink };
    await manager.insert(Run, { ...run, startsAt, countdownTo, countdownText });
    if (seed.slug === FINISHED_RUN.slug)
      await manager.insert(Run, { ...run, startsAt: evening(now, FINISHED_RUN.daysAgo) });
  }
  await seedBootcamp(manager, now);
}
