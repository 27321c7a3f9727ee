import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { contentOf } from "../../../core/content/content";
import { NotFound } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import type { RecordKind } from "../../../platform/audit/records";
import { deleteRecord, inTransaction, insertRecord, updateRecord } from "../../../platform/audit/records";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { putInOrder } from "../../../platform/putInOrder";
import type {
  CreateBootcampQuestionInput,
  ReorderBootcampQuestionsInput,
  UpdateBootcampQuestionInput,
} from "./bootcamp.inputs";
import { MAX_QUESTIONS_PER_LEVEL } from "./bootcamp.inputs";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestionContent } from "./bootcampQuestion.content";
import { BootcampQuestion } from "./bootcampQuestion.entity";

const QUESTIONS: RecordKind<BootcampQuestionContent, BootcampQuestion> = {
  target: BootcampQuestion,
  content: BootcampQuestionContent,
  noun: "question",
  orderedWithin: "levelId",
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

/** Serialises additions and reorderings. */
async function lockLevel(manager: EntityManager, id: string): Promise<BootcampLevel> {
  const level = await manager.findOne(BootcampLevel, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (!level) throw new NotFound("level");
  return level;
}

export async function createBootcampQuestion(
  context: Context,
  { levelId, ...input }: CreateBootcampQuestionInput,
): Promise<BootcampQuestion> {
  return inTransaction(context, QUESTIONS, async (transaction) => {
    await lockLevel(transaction.manager, levelId);
    return insertRecord(transaction, QUESTIONS, { ...contentOf(BootcampQuestionContent, input), levelId });
  });
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
  return context.dataSource.transaction(async (manager) => {
    const level = await lockLevel(manager, levelId);
    const order = { position: "ASC", id: "ASC" } as const;
    const today = await manager.find(BootcampQuestion, { where: { levelId }, order });
    await putInOrder(manager, { target: BootcampQuestion, noun: "question", today, ids: questionIds });
    await recordAudit(
      { manager, services: context },
      {
        action: "reorderBootcampQuestions",
        entity: "BootcampLevel",
        entityId: levelId,
        before: { questionIds: today.map(({ id }) => id) },
        after: { questionIds },
      },
    );
    return level;
  });
}
