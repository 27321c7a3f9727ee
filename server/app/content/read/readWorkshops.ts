import { BootcampContent } from "../../../features/workshops/bootcamp/bootcamp.content";
import { BootcampLevelContent } from "../../../features/workshops/bootcamp/bootcampLevel.content";
import { BootcampQuestionContent } from "../../../features/workshops/bootcamp/bootcampQuestion.content";
import { BootcampSeasonContent } from "../../../features/workshops/bootcamp/bootcampSeason.content";
import { RunContent } from "../../../features/workshops/runs/run.content";
import { WorkshopContent } from "../../../features/workshops/workshop.content";
import type { PackFile } from "./packFile";
import { readFile } from "./packFile";
import type { Reading } from "./readContent";
import { fieldsOf, readContent } from "./readContent";
import type { Entry } from "./readParts";
import { readEach, readList, readOne, readSlugs } from "./readParts";

export interface PackWorkshop extends Entry<WorkshopContent> {
  runs: RunContent[];
}

export interface PackLevel {
  content: BootcampLevelContent;
  questions: BootcampQuestionContent[];
}

export interface PackSeason extends Entry<BootcampSeasonContent> {
  runs: RunContent[];
  levels: PackLevel[];
}

const RUN = { input: "UpdateRunInput", content: RunContent };
const WORKSHOP = { input: "UpdateWorkshopInput", content: WorkshopContent };
const BOOTCAMP = { input: "UpdateBootcampInput", content: BootcampContent };
const SEASON = { input: "UpdateBootcampSeasonInput", content: BootcampSeasonContent };
const LEVEL = { input: "UpdateBootcampLevelInput", content: BootcampLevelContent };
const QUESTION = { input: "UpdateBootcampQuestionInput", content: BootcampQuestionContent };

async function readWorkshop(reading: Reading, slug: string): Promise<PackWorkshop[]> {
  const path = `workshops/${slug}.yaml`;
  const file = await readFile(reading.folder, path);
  if (!file) return [];
  const place = { reading, file, at: [] };
  const { runs: held, ...own } = fieldsOf(place, file.value);
  const content = readContent(place, WORKSHOP, own);
  const runs = readEach({ reading, file, at: ["runs"], value: held }, RUN);
  if (runs.length === 0) file.refuse(["runs"], "Please list at least one run, with its startsAt.");
  for (const [index, { startsAt }] of runs.entries())
    if (!startsAt) file.refuse(["runs", index], "Please give the first session's date as startsAt.");
  return content ? [{ slug, content, path, runs }] : [];
}

export async function readWorkshops(reading: Reading): Promise<PackWorkshop[]> {
  const slugs = await readSlugs(reading, { folder: "workshops/", ending: ".yaml" });
  return (await Promise.all(slugs.map((slug) => readWorkshop(reading, slug)))).flat();
}

export async function readBootcamp(reading: Reading): Promise<BootcampContent | null> {
  return readOne(reading, "bootcamp/bootcamp.yaml", BOOTCAMP);
}

function readLevels(reading: Reading, file: PackFile, value: unknown): PackLevel[] {
  return readList(file, ["levels"], value).flatMap((level, index) => {
    const at = ["levels", index];
    const place = { reading, file, at };
    const { questions, ...own } = fieldsOf(place, level);
    const content = readContent(place, LEVEL, own);
    if (!content) return [];
    const listed = { reading, file, at: [...at, "questions"], value: questions };
    return [{ content, questions: readEach(listed, QUESTION) }];
  });
}

async function readSeason(reading: Reading, slug: string): Promise<PackSeason[]> {
  const path = `bootcamp/seasons/${slug}.yaml`;
  const file = await readFile(reading.folder, path);
  if (!file) return [];
  const place = { reading, file, at: [] };
  const { runs: held, levels: listed, ...own } = fieldsOf(place, file.value);
  const content = readContent(place, SEASON, own);
  const runs = readEach({ reading, file, at: ["runs"], value: held }, RUN);
  const levels = readLevels(reading, file, listed);
  return content ? [{ slug, content, path, runs, levels }] : [];
}

export async function readSeasons(reading: Reading): Promise<PackSeason[]> {
  const slugs = await readSlugs(reading, { folder: "bootcamp/seasons/", ending: ".yaml" });
  const seasons = (await Promise.all(slugs.map((slug) => readSeason(reading, slug)))).flat();
  return seasons.toSorted((one, other) => one.content.number - other.content.number);
}
