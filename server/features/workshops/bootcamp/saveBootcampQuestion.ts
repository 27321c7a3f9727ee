import type { EntityManager } from "typeorm";
import { refuseDuplicates } from "../../../database/conflicts";
import type { Context } from "../../../platform/context";
import { Invalid, NotFound } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { deleteVersioned, editVersioned } from "../../../platform/audit/editVersioned";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { putInOrder } from "../../../platform/putInOrder";
import type {
  CreateBootcampQuestionInput,
  ReorderBootcampQuestionsInput,
  UpdateBootcampQuestionInput,
} from "./bootcamp.inputs";
import { MAX_QUESTIONS_PER_LEVEL } from "./bootcamp.inputs";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestion } from "./bootcampQuestion.entity";

const TITLE_TAKEN = {
  bootcamp_questions_title_unique: {
    field: "title",
    message: "This level has a question with this title already.",
  },
};

/** Blanks at the start of a line mean something in Python, so code and output keep theirs. */
function columnsOf(input: Omit<CreateBootcampQuestionInput, "levelId">) {
  return {
    title: input.title.trim(),
    prompt: input.prompt.trim(),
    example: input.example.trimEnd(),
    starterCode: input.starterCode.trimEnd(),
    expectedResult: input.expectedResult.trimEnd(),
  };
}

/** Takes the level's row, so that additions and reorderings come one after the other. */
async function lockLevel(manager: EntityManager, id: string) {
  const level = await manager.findOne(BootcampLevel, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (!level) throw new NotFound("level");
  const order = { position: "ASC", id: "ASC" } as const;
  return { level, questions: await manager.find(BootcampQuestion, { where: { levelId: id }, order }) };
}

/** Adds a question as the last of its level. */
export async function createBootcampQuestion(
  context: Context,
  { levelId, ...details }: CreateBootcampQuestionInput,
): Promise<BootcampQuestion> {
  return refuseDuplicates(TITLE_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      const { questions } = await lockLevel(manager, levelId);
      if (questions.length >= MAX_QUESTIONS_PER_LEVEL) {
        const message = `A level holds at most ${MAX_QUESTIONS_PER_LEVEL} questions.`;
        throw new Invalid([{ field: "title", message }]);
      }
      const position = (questions.at(-1)?.position ?? 0) + 1;
      const columns = { ...columnsOf(details), levelId, position, version: 1 };
      const question = await manager.save(manager.create(BootcampQuestion, columns));
      const record = { action: "createBootcampQuestion", entity: "BootcampQuestion", entityId: question.id };
      await recordAudit({ manager, services: context }, { ...record, after: question });
      return question;
    }),
  );
}

export async function updateBootcampQuestion(
  context: Context,
  { id, expectedVersion, ...details }: UpdateBootcampQuestionInput,
): Promise<BootcampQuestion> {
  return refuseDuplicates(TITLE_TAKEN, () =>
    context.dataSource.transaction((manager) =>
      editVersioned(
        { manager, services: context },
        {
          action: "updateBootcampQuestion",
          target: BootcampQuestion,
          noun: "question",
          id,
          expectedVersion,
          changes: columnsOf(details),
        },
      ),
    ),
  );
}

export async function deleteBootcampQuestion(
  context: Context,
  input: VersionedInput,
): Promise<BootcampQuestion> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(
      { manager, services: context },
      {
        action: "deleteBootcampQuestion",
        target: BootcampQuestion,
        noun: "question",
        ...input,
      },
    ),
  );
}

export async function reorderBootcampQuestions(
  context: Context,
  { levelId, questionIds }: ReorderBootcampQuestionsInput,
): Promise<BootcampLevel> {
  return context.dataSource.transaction(async (manager) => {
    const { level, questions } = await lockLevel(manager, levelId);
    const order = { target: BootcampQuestion, noun: "question", today: questions, ids: questionIds };
    await putInOrder(manager, order);
    await recordAudit(
      { manager, services: context },
      {
        action: "reorderBootcampQuestions",
        entity: "BootcampLevel",
        entityId: levelId,
        before: { questionIds: questions.map(({ id }) => id) },
        after: { questionIds },
      },
    );
    return level;
  });
}
