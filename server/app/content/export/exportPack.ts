import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EntityManager } from "typeorm";
import { Course } from "../../../features/catalog/course.entity";
import { Exercise } from "../../../features/practice/exercises/exercise.entity";
import { Workshop } from "../../../features/workshops/workshop.entity";
import { ConfigError } from "../../../core/environment";
import { exportCourses } from "./exportCourses";
import { exportExercises } from "./exportExercises";
import { exportPictures, namePictures } from "./exportFiles";
import { exportSite } from "./exportSite";
import { exportWorkshops } from "./exportWorkshops";
import type { Exporting } from "./exporting";
import { keyOf } from "./exporting";

const order = { position: "ASC", id: "ASC" } as const;

/** Old files would look like content. Those that begin with a dot, such as `.git`, may stay. */
async function requireEmpty(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  const names = await readdir(root);
  if (names.some((name) => !name.startsWith(".")))
    throw new ConfigError(`${root} is not empty. Export into a new folder, or delete what is in it first.`);
}

/** Writes the academy's content as a pack: never people, orders, codes or private links. Returns how many files. */
export async function exportPack(manager: EntityManager, root: string): Promise<number> {
  await requireEmpty(root);
  const exporting: Exporting = { manager, files: new Map(), keys: new Map(), used: new Set() };
  const { files, keys } = exporting;
  const [exercises, courses, workshops] = [
    await manager.find(Exercise, { order }),
    await manager.find(Course, { order }),
    await manager.find(Workshop, { order }),
  ];
  for (const { id, slug } of exercises) keys.set(keyOf("exercise", id), slug);
  for (const { id, slug } of courses) keys.set(keyOf("course", id), slug);
  for (const { id, slug } of workshops) keys.set(keyOf("workshop", id), slug);
  await namePictures(exporting);
  exportExercises(exporting, exercises);
  await exportCourses(exporting, courses);
  await exportWorkshops(exporting, workshops);
  await exportSite(exporting);
  await exportPictures(exporting);
  for (const [path, content] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return files.size;
}
