import { LessonFilePurpose } from "../../../features/learning/files/lessonFile.entity";
import { createSchema } from "../../schema";
import { readFile } from "./packFile";
import { PackRefused, openFolder } from "./packFolder";
import type { LinkKind } from "./packLinks";
import { PICTURES, standIn } from "./packLinks";
import { readCourses } from "./readCourses";
import type { Reading } from "./readContent";
import { isFields } from "./readContent";
import { readExercises } from "./readExercises";
import { readArticles, readSite } from "./readSite";
import { readBootcamp, readSeasons, readWorkshops } from "./readWorkshops";

/** Read by people and tests, not by the import. */
const ASIDE = /(?:^|\/)(?:answers\.yaml|README\.md)$/;

interface Upload {
  bytes: Buffer;
  path: string;
}

export interface PackFileOfLesson extends Upload {
  purpose: LessonFilePurpose;
}

const PURPOSES: Partial<Record<LinkKind, LessonFilePurpose>> = {
  file: LessonFilePurpose.FILE,
  captions: LessonFilePurpose.CAPTIONS,
};

export interface PackPicture extends Upload {
  alt: string;
}

export function standInOfFile({ purpose, path }: Pick<PackFileOfLesson, "path" | "purpose">): string {
  return standIn(purpose === LessonFilePurpose.FILE ? "file" : "captions", path);
}

/** The pictures and what they show, which `pictures/texts.yaml` says. */
async function readPictures({ folder }: Reading): Promise<PackPicture[]> {
  const texts = await readFile(folder, `${PICTURES}texts.yaml`);
  const alts = isFields(texts?.value) ? texts.value : {};
  const paths = folder.paths.filter((path) => path.startsWith(PICTURES) && !path.endsWith(".yaml"));
  const pictures = await Promise.all(
    paths.map(async (path): Promise<PackPicture[]> => {
      const alt = alts[path.slice(PICTURES.length)];
      const bytes = await folder.read(path);
      if (typeof alt === "string" && bytes) return [{ path, bytes, alt }];
      folder.mistakes.push({ path, line: null, message: `Please describe it in ${PICTURES}texts.yaml.` });
      return [];
    }),
  );
  return pictures.flat();
}

/** The files of lessons, each once; notes links that lead nowhere. */
async function followLinks(
  { folder, links }: Reading,
  slugs: Record<string, string[]>,
): Promise<PackFileOfLesson[]> {
  const files = new Map<string, PackFileOfLesson>();
  for (const { kind, key, refuse } of links) {
    const purpose = PURPOSES[kind];
    const bytes = purpose ? await folder.read(key) : null;
    if (bytes && purpose) files.set(`${purpose} ${key}`, { path: key, bytes, purpose });
    else if (!slugs[kind]?.includes(key)) refuse(`The pack has no ${kind} "${key}".`);
  }
  return [...files.values()];
}

/** Reads a pack as an academy of this moment would have it; throws `PackRefused` with every mistake. */
export async function readPack(root: string, now: Date) {
  const folder = await openFolder(root);
  const read = new Set<string>();
  const watched = { ...folder, read: async (path: string) => (read.add(path), folder.read(path)) };
  const reading: Reading = { folder: watched, schema: createSchema(), now, links: [] };
  const pack = {
    exercises: await readExercises(reading),
    courses: await readCourses(reading),
    workshops: await readWorkshops(reading),
    bootcamp: await readBootcamp(reading),
    seasons: await readSeasons(reading),
    articles: await readArticles(reading),
    site: await readSite(reading),
    pictures: await readPictures(reading),
  };
  const slugsOf = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);
  const files = await followLinks(reading, {
    exercise: slugsOf(pack.exercises),
    course: slugsOf(pack.courses),
    workshop: slugsOf(pack.workshops),
    picture: pack.pictures.map(({ path }) => path),
  });
  for (const path of folder.paths)
    if (!read.has(path) && !ASIDE.test(path))
      folder.mistakes.push({ path, line: null, message: "No part of a pack has this place." });
  if (folder.mistakes.length > 0) throw new PackRefused(folder.mistakes);
  return { ...pack, files };
}

export type Pack = Awaited<ReturnType<typeof readPack>>;
