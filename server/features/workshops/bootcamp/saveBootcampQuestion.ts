import type { Context } from "../../../platform/context";
import type { VersionedInput } from "../../../core/content/inputs";
import type { OrderedKind } from "../../../platform/audit/orderedRecords";
import { createOrdered, reorder } from "../../../platform/audit/orderedRecords";
import { deleteRecord, updateRecord } from "../../../platform/audit/records";
import type {
  CreateBootcampQuestionInput,
  ReorderBootcampQuestionsInput,
  UpdateBootcampQuestionInput,
} from "./bootcamp.inputs";
import { MAX_QUESTIONS_PER_LEVEL } from "./bootcamp.inputs";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestionContent } from "./bootcampQuestion.content";
import { BootcampQuestion } from "./bootcampQuestion.entity";

const QUESTIONS: OrderedKind<BootcampQuestionContent, BootcampQuestion, BootcampLevel> = {
  target: BootcampQuestion,
  content: BootcampQuestionContent,
  noun: "question",
  orderedWithin: "levelId",
  parent: { target: BootcampLevel, noun: "level" },
  limit: {
    most: MAX_QUESTIONS_PER_LEVEL,
    problem: { field: "title", message: `A level holds at most ${MAX_QUESTIONS_PER_LEVEL} questions.` },
  },
  taken: {
    bootcamp_questions_title_unique: {
      field: "title",
      message: "This level has a question with this title already.",
    },
  },
};

export async function createBootcampQuestion(
  context: Context,
  { levelId, ...input }: CreateBootcampQuestionInput,
): Promise<BootcampQuestion> {
  return createOrdered(context, QUESTIONS, { parentId: levelId, input });
}

export async function updateBootcampQuestion(
  context: Context,
  input: UpdateBootcampQuestionInput,
): Promise<BootcampQuestion> {
  return updateRecord(context, QUESTIONS, input);
}

export async function deleteBootcampQuestion(
  context: Context,
  input: VersionedInput,
): Promise<BootcampQuestion> {
  return deleteRecord(context, QUESTIONS, input);
}

export async function reorderBootcampQuestions(
  context: Context,
  { levelId, questionIds }: ReorderBootcampQuestionsInput,
): Promise<BootcampLevel> {
  return reorder(context, QUESTIONS, { parentId: levelId, ids: questionIds });
}
