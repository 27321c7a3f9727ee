import type { Context } from "../../../platform/context";
import type { Given } from "../../../core/content/content";
import { contentOf } from "../../../core/content/content";
import { Invalid } from "../../../core/errors";
import type { Transaction } from "../../../platform/transaction";
import type { VersionedInput } from "../../../core/content/inputs";
import type { OrderedKind } from "../../../platform/audit/orderedRecords";
import { insertOrdered, reorder } from "../../../platform/audit/orderedRecords";
import { editRecord, inTransaction } from "../../../platform/audit/records";
import type { BootcampQuestionCreation, ReorderBootcampQuestionsInput } from "./bootcamp.inputs";
import { MAX_QUESTIONS_PER_LEVEL } from "./bootcamp.inputs";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestionContent } from "./bootcampQuestion.content";
import { BootcampQuestion } from "./bootcampQuestion.entity";

export const QUESTIONS: OrderedKind<BootcampQuestionContent, BootcampQuestion, BootcampLevel> = {
  target: BootcampQuestion,
  content: BootcampQuestionContent,
  noun: "question",
  orderedWithin: "levelId",
  parent: { target: BootcampLevel, noun: "level" },
  limit: {
    max: MAX_QUESTIONS_PER_LEVEL,
    problem: { field: "title", message: `A level holds at most ${MAX_QUESTIONS_PER_LEVEL} questions.` },
  },
  taken: {
    bootcamp_questions_title_unique: {
      field: "title",
      message: "This level has a question with this title already.",
    },
  },
};

const NO_EXERCISE = {
  field: "exerciseId",
  message: "This exercise no longer exists. Please choose another.",
};

async function requireExercise(
  { manager, services }: Transaction<Context>,
  { exerciseId }: { exerciseId?: string | null },
): Promise<void> {
  if (!exerciseId) return;
  const missing = await services.exercises.findMissing(manager, [exerciseId]);
  if (missing.length > 0) throw new Invalid([NO_EXERCISE]);
}

export async function createBootcampQuestion(
  context: Context,
  { levelId, ...input }: BootcampQuestionCreation,
): Promise<BootcampQuestion> {
  return inTransaction(context, QUESTIONS, async (transaction) => {
    await requireExercise(transaction, input);
    return insertOrdered(transaction, QUESTIONS, { parentId: levelId, input });
  });
}

export async function updateBootcampQuestion(
  context: Context,
  input: Given<BootcampQuestionContent> & VersionedInput,
): Promise<BootcampQuestion> {
  const { id, expectedVersion } = input;
  const changes = contentOf(BootcampQuestionContent, input);
  return inTransaction(context, QUESTIONS, async (transaction) => {
    await requireExercise(transaction, changes);
    return editRecord(transaction, QUESTIONS, { id, expectedVersion, changes });
  });
}

export async function reorderBootcampQuestions(
  context: Context,
  { levelId, questionIds }: ReorderBootcampQuestionsInput,
): Promise<BootcampLevel> {
  return reorder(context, QUESTIONS, { parentId: levelId, ids: questionIds });
}
