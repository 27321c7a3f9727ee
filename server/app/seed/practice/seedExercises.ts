import type { EntityManager } from "typeorm";
import { Exercise } from "../../../features/practice/exercises/exercise.entity";
import { exerciseRows } from "./exerciseRows";
import expectedValues from "./expected.json";

/** By slug, then by what a test is about. Kept in a file, because running all solutions takes a minute. */
const EXPECTED: Record<string, Record<string, string | null>> = expectedValues;

export async function seedExercises(manager: EntityManager, now: Date): Promise<void> {
  const rows = exerciseRows().map(({ tests, ...row }, index) => ({
    ...row,
    tests: tests.map((test) => ({ ...test, expected: EXPECTED[row.slug]?.[test.about] ?? null })),
    position: index + 1,
    createdAt: now,
  }));
  await manager.insert(Exercise, rows);
}

export async function findExerciseIds(manager: EntityManager): Promise<Map<string, string>> {
  const exercises = await manager.find(Exercise, { select: { id: true, title: true } });
  return new Map(exercises.map(({ id, title }) => [title, id]));
}
