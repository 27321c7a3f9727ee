import { Conflict } from "../../../core/errors";
import type { Context } from "../../../platform/context";
import { auditIfStaff } from "./moderation/auditPost";
import { LessonAnswer } from "./lessonAnswer.entity";
import { LessonQuestion } from "./lessonQuestion.entity";
import type { EditLessonAnswerInput, EditLessonQuestionInput } from "./question.inputs";
import { canEditPost, EDIT_MINUTES } from "./question.policy";
import { lockQuestion, readAnswer, requireAnswer, requireQuestion } from "./requireQuestion";

const TOO_LATE = `You can change your own text for ${EDIT_MINUTES} minutes.`;

export async function editQuestion(
  context: Context,
  { id, title, ...given }: EditLessonQuestionInput,
): Promise<LessonQuestion> {
  await requireQuestion(context, id);
  const actor = await context.actor();
  const editedAt = context.clock.now();
  return context.dataSource.transaction(async (manager) => {
    const question = await lockQuestion(manager, id);
    if (!canEditPost(actor, question, editedAt)) throw new Conflict(TOO_LATE);
    const text = given.text?.trim() ?? question.text;
    const atSecond = given.atSecond === undefined ? question.atSecond : given.atSecond;
    const content = { title: title.trim(), text, atSecond, editedAt };
    await manager.update(LessonQuestion, { id }, content);
    const change = { action: "editLessonQuestion", entity: "LessonQuestion", entityId: id } as const;
    await auditIfStaff({ manager, services: context }, { ...change, before: {}, after: {} });
    return Object.assign(question, content);
  });
}

export async function editAnswer(
  context: Context,
  { id, text }: EditLessonAnswerInput,
): Promise<LessonQuestion> {
  const { questionId } = await requireAnswer(context, id);
  const actor = await context.actor();
  const editedAt = context.clock.now();
  return context.dataSource.transaction(async (manager) => {
    const question = await lockQuestion(manager, questionId);
    const answer = await readAnswer(manager, id);
    if (!canEditPost(actor, answer, editedAt)) throw new Conflict(TOO_LATE);
    await manager.update(LessonAnswer, { id }, { text: text.trim(), editedAt });
    const change = { action: "editLessonAnswer", entity: "LessonAnswer", entityId: id } as const;
    await auditIfStaff({ manager, services: context }, { ...change, before: {}, after: {} });
    return question;
  });
}
