import type { EntityManager } from "typeorm";
import { Exercise } from "../../../features/practice/exercises/exercise.entity";
import type { Found } from "../../content/read/packLinks";
import { standIn } from "../../content/read/packLinks";
import type { Pack } from "../../content/read/readPack";
import expectedValues from "./expected.json";

/** By slug, then by what a test is about. Kept in a file, because running all solutions takes a minute. */
const EXPECTED: Record<string, Record<string, string | null>> = expectedValues;

export async function seedExercises(
  manager: EntityManager,
  { exercises }: Pack,
  { found, now }: { found: Found; now: Date },
): Promise<void> {
  for (const [index, { slug, content, tests }] of exercises.entries()) {
    const complete = tests.map((test) => ({ ...test, expected: EXPECTED[slug]?.[test.about] ?? null }));
    const columns = { ...content, slug, tests: complete, position: index + 1, createdAt: now };
    const { id } = await manager.save(manager.create(Exercise, columns));
    found.set(standIn("exercise", slug), id);
  }
}
