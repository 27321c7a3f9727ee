import { Bootcamp, BOOTCAMP_ID } from "../../../features/workshops/bootcamp/bootcamp.entity";
import { BootcampContent } from "../../../features/workshops/bootcamp/bootcamp.content";
import { BootcampLevelContent } from "../../../features/workshops/bootcamp/bootcampLevel.content";
import { BootcampLevel } from "../../../features/workshops/bootcamp/bootcampLevel.entity";
import { BootcampQuestionContent } from "../../../features/workshops/bootcamp/bootcampQuestion.content";
import { BootcampQuestion } from "../../../features/workshops/bootcamp/bootcampQuestion.entity";
import { BootcampSeasonContent } from "../../../features/workshops/bootcamp/bootcampSeason.content";
import { BootcampSeason } from "../../../features/workshops/bootcamp/bootcampSeason.entity";
import { createBootcampLevel, LEVELS } from "../../../features/workshops/bootcamp/saveBootcampLevel";
import {
  createBootcampQuestion,
  updateBootcampQuestion,
} from "../../../features/workshops/bootcamp/saveBootcampQuestion";
import { createBootcampSeason, SEASONS } from "../../../features/workshops/bootcamp/saveBootcampSeason";
import { updateBootcamp } from "../../../features/workshops/bootcamp/updateBootcamp";
import { RunContent } from "../../../features/workshops/runs/run.content";
import { Run } from "../../../features/workshops/runs/run.entity";
import { createRun, updateRun } from "../../../features/workshops/runs/saveRun";
import { createWorkshop, updateWorkshop } from "../../../features/workshops/saveWorkshop";
import { WorkshopContent } from "../../../features/workshops/workshop.content";
import { Workshop } from "../../../features/workshops/workshop.entity";
import { updateRecord } from "../../../platform/audit/records";
import { standIn } from "../read/packLinks";
import type { Pack } from "../read/readPack";
import type { PackLevel, PackSeason, PackWorkshop } from "../read/readWorkshops";
import type { Importing } from "./importing";
import { bring, isSameName } from "./importing";

/** Those to come; of a workshop whose runs are over, the last, as it must have one. */
function runsToBring(runs: RunContent[], now: Date): RunContent[] {
  const coming = runs.filter(({ startsAt }) => !startsAt || startsAt > now);
  const last = runs.toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt)).slice(-1);
  return coming.length > 0 ? coming : last;
}

/** The parent's first run was made with it. */
async function importRuns(
  importing: Importing,
  {
    path,
    runs,
    parent,
  }: { path: string; runs: RunContent[]; parent: { workshopId?: string; seasonId?: string } },
): Promise<void> {
  const { context, manager } = importing;
  const known = await manager.findBy(Run, parent);
  for (const run of runs) {
    const row = known.find(({ startsAt }) => startsAt?.getTime() === run.startsAt?.getTime());
    const isOver = run.startsAt && run.startsAt <= context.clock.now();
    if (isOver) continue;
    await bring(importing, {
      path,
      name: run.startsAt?.toISOString() ?? "the run without a date",
      type: RunContent,
      content: run,
      row,
      create: async (given) => createRun(context, { ...given, ...parent }),
      update: async (edit) => updateRun(context, { ...edit, isCorrection: false }),
    });
  }
}

async function importWorkshop(
  importing: Importing,
  { slug, content, path, runs }: PackWorkshop,
): Promise<void> {
  const { context, manager, found } = importing;
  const now = context.clock.now();
  const [first, ...more] = runsToBring(runs, now);
  const row = await manager.findOneBy(Workshop, { slug });
  const workshopId = await bring(importing, {
    path,
    type: WorkshopContent,
    content,
    row,
    create: async (given) =>
      createWorkshop(context, { ...given, ...first, slug, startsAt: first?.startsAt ?? now }),
    update: async (edit) => updateWorkshop(context, edit),
  });
  found.set(standIn("workshop", slug), workshopId);
  const others = row && first ? [first, ...more] : more;
  await importRuns(importing, { path, runs: others, parent: { workshopId } });
}

async function importLevel(
  importing: Importing,
  { content, questions }: PackLevel,
  { path, seasonId }: { path: string; seasonId: string },
): Promise<void> {
  const { context, manager } = importing;
  const levels = await manager.findBy(BootcampLevel, { seasonId });
  const levelId = await bring(importing, {
    path,
    name: content.name,
    type: BootcampLevelContent,
    content,
    row: levels.find(({ name }) => isSameName(name, content.name)),
    create: async (given) => createBootcampLevel(context, { ...given, seasonId }),
    update: async (edit) => updateRecord(context, LEVELS, edit),
  });
  const known = await manager.findBy(BootcampQuestion, { levelId });
  for (const question of questions)
    await bring(importing, {
      path,
      name: `${content.name}, ${question.title}`,
      type: BootcampQuestionContent,
      content: question,
      row: known.find(({ title }) => isSameName(title, question.title)),
      create: async (given) => createBootcampQuestion(context, { ...given, levelId }),
      update: async (edit) => updateBootcampQuestion(context, edit),
    });
}

async function importSeason(
  importing: Importing,
  { content, path, runs, levels }: PackSeason,
): Promise<void> {
  const { context, manager } = importing;
  const [first, ...more] = runsToBring(runs, context.clock.now());
  const row = await manager.findOneBy(BootcampSeason, { number: content.number });
  const seasonId = await bring(importing, {
    path,
    type: BootcampSeasonContent,
    content,
    row,
    create: async (given) => createBootcampSeason(context, { ...given, ...first }),
    update: async (edit) => updateRecord(context, SEASONS, edit),
  });
  const others = row && first ? [first, ...more] : more;
  await importRuns(importing, { path, runs: others, parent: { seasonId } });
  for (const level of levels) await importLevel(importing, level, { path, seasonId });
}

export async function importWorkshops(
  importing: Importing,
  { workshops, bootcamp, seasons }: Pack,
): Promise<void> {
  const { context, manager } = importing;
  for (const workshop of workshops) await importWorkshop(importing, workshop);
  if (bootcamp)
    await bring(importing, {
      path: "bootcamp/bootcamp.yaml",
      type: BootcampContent,
      content: bootcamp,
      row: await manager.findOneByOrFail(Bootcamp, { id: BOOTCAMP_ID }),
      create: async () => ({ id: BOOTCAMP_ID }),
      update: async (edit) => updateBootcamp(context, edit),
    });
  for (const season of seasons) await importSeason(importing, season);
}
