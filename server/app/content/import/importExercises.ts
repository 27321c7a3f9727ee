import { isDeepStrictEqual } from "node:util";
import { ExerciseContent } from "../../../features/practice/exercises/exercise.content";
import { Exercise } from "../../../features/practice/exercises/exercise.entity";
import { ExerciseRefused } from "../../../features/practice/exercises/exercise.results";
import type { ExerciseTest } from "../../../features/practice/exercises/exerciseTest.content";
import { createExercise, updateExercise } from "../../../features/practice/exercises/saveExercise";
import { PackRefused } from "../read/packFolder";
import { standIn } from "../read/packLinks";
import type { PackExercise } from "../read/readExercises";
import type { Pack } from "../read/readPack";
import type { Importing } from "./importing";
import { bring } from "./importing";

function withoutId({ id: _id, expected: _expected, ...content }: ExerciseTest) {
  return content;
}

const idsOf = (tests: ExerciseTest[]) => tests.map(({ id }) => id);

/** A test that the exercise has already keeps its id, so that verdicts stay. */
function testsWithIds(tests: ExerciseTest[], { tests: before }: Pick<Exercise, "tests">): ExerciseTest[] {
  return tests.map((test) => {
    const same = before.find((one) => isDeepStrictEqual({ ...withoutId(one) }, { ...withoutId(test) }));
    return { ...test, id: same?.id ?? test.id };
  });
}

function required(path: string, saved: Exercise | ExerciseRefused): Exercise {
  if (saved instanceof ExerciseRefused) throw new PackRefused([{ path, line: null, message: saved.message }]);
  return saved;
}

async function importExercise(importing: Importing, exercise: PackExercise): Promise<void> {
  const { context, manager, found } = importing;
  const { slug, content, path } = exercise;
  const row = await manager.findOneBy(Exercise, { slug });
  const tests = row ? testsWithIds(exercise.tests, row) : exercise.tests;
  const isSame = isDeepStrictEqual(idsOf(tests), idsOf(row?.tests ?? []));
  const id = await bring(importing, {
    path,
    type: ExerciseContent,
    content,
    row,
    others: isSame ? [] : ["tests"],
    create: async (given) => required(path, await createExercise(context, { ...given, tests }, slug)),
    update: async (edit) => required(path, await updateExercise(context, { ...edit, tests })),
  });
  found.set(standIn("exercise", slug), id);
}

/** Each runs through the checker, which gives its tests what they expect. */
export async function importExercises(importing: Importing, { exercises }: Pack): Promise<void> {
  for (const exercise of exercises) await importExercise(importing, exercise);
}
