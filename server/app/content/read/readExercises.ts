import { Refusal } from "../../../core/errors";
import { ExerciseContent } from "../../../features/practice/exercises/exercise.content";
import type { ExerciseTest } from "../../../features/practice/exercises/exerciseTest.content";
import { ExerciseTestContent } from "../../../features/practice/exercises/exerciseTest.content";
import { testsFrom } from "../../../features/practice/exercises/exerciseTests";
import { exerciseOfKind } from "../../../features/practice/exercises/saveExercise";
import { readFile } from "./packFile";
import type { Reading } from "./readContent";
import { fieldsOf, readContent } from "./readContent";
import type { Entry } from "./readParts";
import { readEach, readSlugs } from "./readParts";

export interface PackExercise extends Entry<ExerciseContent> {
  /** Without expected values, which its solution gives. */
  tests: ExerciseTest[];
}

const EXERCISE = { input: "UpdateExerciseInput", content: ExerciseContent };
const TEST = { input: "ExerciseTestInput", content: ExerciseTestContent };

async function readExercise(reading: Reading, slug: string): Promise<PackExercise[]> {
  const path = `exercises/${slug}/exercise.yaml`;
  const file = await readFile(reading.folder, path);
  if (!file) return [];
  const place = { reading, file, at: [] };
  const { tests: listed, ...own } = fieldsOf(place, file.value);
  const content = readContent(place, EXERCISE, { ...own, tests: [] });
  const tests = readEach({ reading, file, at: ["tests"], value: listed }, TEST);
  if (!content) return [];
  try {
    return [{ slug, content: exerciseOfKind(content), path, tests: testsFrom(content.kind, tests) }];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    file.refuse(["tests"], error.message);
    return [];
  }
}

export async function readExercises(reading: Reading): Promise<PackExercise[]> {
  const slugs = await readSlugs(reading, { folder: "exercises/", ending: "/exercise.yaml" });
  return (await Promise.all(slugs.map((slug) => readExercise(reading, slug)))).flat();
}
