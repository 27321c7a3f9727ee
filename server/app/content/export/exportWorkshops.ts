import { BootcampContent } from "../../../features/workshops/bootcamp/bootcamp.content";
import { Bootcamp, BOOTCAMP_ID } from "../../../features/workshops/bootcamp/bootcamp.entity";
import { BootcampLevelContent } from "../../../features/workshops/bootcamp/bootcampLevel.content";
import { BootcampLevel } from "../../../features/workshops/bootcamp/bootcampLevel.entity";
import { BootcampQuestionContent } from "../../../features/workshops/bootcamp/bootcampQuestion.content";
import { BootcampQuestion } from "../../../features/workshops/bootcamp/bootcampQuestion.entity";
import { BootcampSeasonContent } from "../../../features/workshops/bootcamp/bootcampSeason.content";
import { BootcampSeason } from "../../../features/workshops/bootcamp/bootcampSeason.entity";
import { RunContent } from "../../../features/workshops/runs/run.content";
import { Run } from "../../../features/workshops/runs/run.entity";
import { WorkshopContent } from "../../../features/workshops/workshop.content";
import type { Workshop } from "../../../features/workshops/workshop.entity";
import type { Exporting } from "./exporting";
import { fieldsOf, put, putOrder } from "./exporting";

const order = { position: "ASC", id: "ASC" } as const;

async function runsOf(exporting: Exporting, parent: { workshopId?: string; seasonId?: string }) {
  const runs = await exporting.manager.find(Run, { where: parent, order: { startsAt: "ASC" } });
  return runs.map((run) => fieldsOf(exporting, RunContent, run));
}

async function levelsOf(exporting: Exporting, seasonId: string) {
  const { manager } = exporting;
  const levels = await manager.find(BootcampLevel, { where: { seasonId }, order });
  const listed: object[] = [];
  for (const level of levels) {
    const rows = await manager.find(BootcampQuestion, { where: { levelId: level.id }, order });
    const questions = rows.map((row) => fieldsOf(exporting, BootcampQuestionContent, row));
    listed.push({ ...fieldsOf(exporting, BootcampLevelContent, level), questions });
  }
  return listed;
}

export async function exportWorkshops(exporting: Exporting, workshops: Workshop[]): Promise<void> {
  const { manager } = exporting;
  for (const workshop of workshops)
    put(exporting, `workshops/${workshop.slug}.yaml`, {
      ...fieldsOf(exporting, WorkshopContent, workshop),
      runs: await runsOf(exporting, { workshopId: workshop.id }),
    });
  putOrder(exporting, "workshops/", workshops);
  const bootcamp = await manager.findOneByOrFail(Bootcamp, { id: BOOTCAMP_ID });
  put(exporting, "bootcamp/bootcamp.yaml", fieldsOf(exporting, BootcampContent, bootcamp));
  for (const season of await manager.find(BootcampSeason))
    put(exporting, `bootcamp/seasons/${season.number}.yaml`, {
      ...fieldsOf(exporting, BootcampSeasonContent, season),
      runs: await runsOf(exporting, { seasonId: season.id }),
      levels: await levelsOf(exporting, season.id),
    });
}
