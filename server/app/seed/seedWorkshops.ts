import type { EntityManager } from "typeorm";
import { Bootcamp, BOOTCAMP_ID } from "../../features/workshops/bootcamp/bootcamp.entity";
import { BootcampLevel } from "../../features/workshops/bootcamp/bootcampLevel.entity";
import { BootcampQuestion } from "../../features/workshops/bootcamp/bootcampQuestion.entity";
import { BootcampSeason } from "../../features/workshops/bootcamp/bootcampSeason.entity";
import { Run } from "../../features/workshops/runs/run.entity";
import { Workshop } from "../../features/workshops/workshop.entity";
import type { Found } from "../content/read/packLinks";
import { link, standIn } from "../content/read/packLinks";
import type { Pack } from "../content/read/readPack";

async function seedBootcamp(
  manager: EntityManager,
  { bootcamp, seasons }: Pack,
  found: Found,
): Promise<void> {
  await manager.update(Bootcamp, BOOTCAMP_ID, { ...bootcamp });
  for (const { content, runs, levels } of seasons) {
    const { id: seasonId } = await manager.save(manager.create(BootcampSeason, link(content, found)));
    await manager.insert(
      Run,
      runs.map((run) => ({ ...run, seasonId })),
    );
    for (const [index, { content: level, questions }] of levels.entries()) {
      const columns = { ...level, seasonId, position: index + 1 };
      const { id: levelId } = await manager.save(manager.create(BootcampLevel, columns));
      const rows = questions.map((question, place) => ({
        ...link(question, found),
        levelId,
        position: place + 1,
      }));
      await manager.insert(BootcampQuestion, rows);
    }
  }
}

export async function seedWorkshops(manager: EntityManager, pack: Pack, found: Found): Promise<void> {
  for (const [index, { slug, content, runs }] of pack.workshops.entries()) {
    const workshop = manager.create(Workshop, { ...link(content, found), slug, position: index + 1 });
    const { id: workshopId } = await manager.save(workshop);
    found.set(standIn("workshop", slug), workshopId);
    await manager.insert(
      Run,
      runs.map((run) => ({ ...run, workshopId })),
    );
  }
  await seedBootcamp(manager, pack, found);
}
