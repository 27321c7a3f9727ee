import { contentOf } from "../../../core/content/content";
import type { VersionedInput } from "../../../core/content/inputs";
import { Conflict, NotFound } from "../../../core/errors";
import { deleteVersioned } from "../../../platform/audit/editVersioned";
import type { RecordKind } from "../../../platform/audit/records";
import { editRecord, inTransaction, insertRecord } from "../../../platform/audit/records";
import type { Context } from "../../../platform/context";
import { slugify } from "../../catalog/slugify";
import type { Checked } from "../checker/checked";
import { UNTRIED, enqueueMutants } from "../mutants/tryMutants";
import { enqueueRecheck } from "../submissions/recheckExercise";
import { checkSolution, checkStarter } from "./checkSolution";
import { ExerciseContent, ExerciseKind } from "./exercise.content";
import { Exercise } from "./exercise.entity";
import type { ExerciseWithTests } from "./exercise.inputs";
import { ExerciseRefused } from "./exercise.results";
import type { ExerciseTest } from "./exerciseTest.content";
import { TestKind } from "./exerciseTest.content";
import { testsFrom } from "./exerciseTests";

/** A command on the server, which has no account, takes turns like one. */
const COMMAND = "command";
const IN_USE = "A lesson or a question of the bootcamp has this exercise. Take it out there first.";
const HELD = "Learners have worked on this exercise. It can be taken off the site, but not deleted.";

export const EXERCISES: RecordKind<ExerciseContent, Exercise> = {
  target: Exercise,
  content: ExerciseContent,
  noun: "exercise",
  taken: {
    exercises_slug_unique: {
      field: "title",
      message: "There is an exercise with this title, or one that begins the same. Choose another title.",
    },
  },
};

type Written = ExerciseContent & { tests: ExerciseTest[] };

/** Everything that a verdict depends on. */
function checkedPartsOf({ kind, setup, files, isOrdered, tolerance, tests }: Checked): string {
  return JSON.stringify([
    { kind, setup, isOrdered, tolerance, files: files.map(({ name, text }) => [name, text]) },
    tests.map(({ id, kind: testKind, call, setup: data, input, isTypeStrict, uses, avoids, expected }) => {
      return { id, testKind, call, data, input, isTypeStrict, uses, avoids, expected };
    }),
  ]);
}

function withoutExpected<Content extends Checked>(exercise: Content): Content {
  return { ...exercise, tests: exercise.tests.map((test) => ({ ...test, expected: null })) };
}

function isComplete({ tests }: Checked): boolean {
  return tests.every(({ kind, expected }) => kind === TestKind.STRUCTURE || expected !== null);
}

/** Whether the expected values that are stored still hold. */
function isChecked(before: Exercise | null, now: Written): before is Exercise {
  return (
    before?.checkProblem === null &&
    isComplete(before) &&
    before.solution === now.solution &&
    checkedPartsOf(withoutExpected(before)) === checkedPartsOf(now)
  );
}

/** Without what belongs to other kinds. */
export function exerciseOfKind(content: ExerciseContent): ExerciseContent {
  const parts = content.kind === ExerciseKind.SQL ? { files: [] } : { setup: "", isOrdered: false };
  return { ...content, ...parts };
}

function writtenFrom(input: ExerciseWithTests): Written {
  const content = exerciseOfKind(contentOf(ExerciseContent, input));
  return { ...content, tests: testsFrom(content.kind, input.tests) };
}

interface Checkup {
  tests: ExerciseTest[];
  checkProblem: string | null;
}

/** Wrong versions of a solution are tried once its tests are complete. */
function canTryMutants({ tests, checkProblem }: Checkup): boolean {
  return checkProblem === null && tests.length > 0;
}

/** Not in a transaction: the checker may take seconds. */
async function check(
  context: Context,
  now: Written,
  before: Exercise | null,
): Promise<Checkup | ExerciseRefused> {
  const { checker } = context;
  const { userId: owner = COMMAND } = (await context.actor()) ?? {};
  const isKnown = isChecked(before, now);
  const { tests, problem } = isKnown
    ? {
        tests: now.tests.map((test, index) => ({ ...test, expected: before.tests[index]?.expected ?? null })),
        problem: null,
      }
    : await checkSolution(checker, now, { code: now.solution, owner });
  if (!now.isPublished) return { tests, checkProblem: problem?.message ?? null };
  if (problem) return problem;
  if (tests.length === 0) return ExerciseRefused.untested;
  const isStarterKnown = isKnown && before.isPublished && before.starterCode === now.starterCode;
  const starter = { code: now.starterCode, owner };
  const refused = isStarterKnown ? null : await checkStarter(checker, { ...now, tests }, starter);
  return refused ?? { tests, checkProblem: null };
}

export async function createExercise(
  context: Context,
  input: ExerciseWithTests,
  slug = slugify(input.title, "exercise"),
): Promise<Exercise | ExerciseRefused> {
  const written = writtenFrom(input);
  const checkup = await check(context, written, null);
  if (checkup instanceof ExerciseRefused) return checkup;
  const mutants = canTryMutants(checkup) ? UNTRIED : null;
  const columns = { ...written, ...checkup, mutants, slug, createdAt: context.clock.now() };
  return inTransaction(context, EXERCISES, async (transaction) => {
    const exercise = await insertRecord(transaction, EXERCISES, columns);
    if (mutants) await enqueueMutants(transaction.manager, context, exercise.id);
    return exercise;
  });
}

export async function updateExercise(
  context: Context,
  input: ExerciseWithTests & VersionedInput,
): Promise<Exercise | ExerciseRefused> {
  const written = writtenFrom(input);
  const before = await context.dataSource.manager.findOneBy(Exercise, { id: input.id });
  if (!before) throw new NotFound("exercise");
  const checkup = await check(context, written, before);
  if (checkup instanceof ExerciseRefused) return checkup;
  const isOther = checkedPartsOf(before) !== checkedPartsOf({ ...written, ...checkup });
  const checkVersion = before.checkVersion + (isOther ? 1 : 0);
  const isTried = !isOther && before.solution === written.solution && before.mutants !== null;
  const untried = canTryMutants(checkup) ? UNTRIED : null;
  const mutants = isTried ? {} : { mutants: untried };
  const changes = { ...written, ...checkup, ...mutants, checkVersion };
  return inTransaction(context, EXERCISES, async (transaction) => {
    const exercise = await editRecord(transaction, EXERCISES, { ...input, changes });
    if (isOther) await enqueueRecheck(transaction.manager, context, exercise);
    if (!isTried && untried) await enqueueMutants(transaction.manager, context, exercise.id);
    return exercise;
  });
}

const PLACES = `
  SELECT 1 FROM batch_references WHERE exercise_id = $1
  UNION ALL SELECT 1 FROM batch_references, jsonb_array_elements(checkpoints) AS checkpoint
    WHERE checkpoint ->> 'exerciseId' = $1::text
  UNION ALL SELECT 1 FROM bootcamp_questions WHERE exercise_id = $1 LIMIT 1`;

export async function deleteExercise(
  context: Context,
  { id, expectedVersion }: VersionedInput,
): Promise<Exercise> {
  return inTransaction(context, {}, async (transaction) => {
    const { manager } = transaction;
    // Waits for transactions that put the exercise into a lesson.
    await manager.query("SELECT 1 FROM exercises WHERE id = $1 FOR UPDATE", [id]);
    if ((await manager.query<unknown[]>(PLACES, [id])).length > 0) throw new Conflict(IN_USE);
    const edit = {
      action: "deleteExercise",
      target: Exercise,
      noun: "exercise",
      id,
      expectedVersion,
      held: HELD,
    };
    return deleteVersioned<Exercise>(transaction, edit);
  });
}
