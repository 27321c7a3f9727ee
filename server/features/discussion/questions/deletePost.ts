import { Conflict } from "../../../core/errors";
import type { Context } from "../../../platform/context";
import { auditIfStaff } from "./moderation/auditPost";
import { LessonAnswer } from "./lessonAnswer.entity";
import { LessonQuestion } from "./lessonQuestion.entity";
import { settleQuestionNews } from "./notifyOfPost";
import { PostReport } from "./moderation/postReport.entity";
import { canDeleteAnswer, canDeleteQuestion } from "./question.policy";
import { lockQuestion, readAnswer, requireAnswer, requireQuestion } from "./requireQuestion";
import { settleQuestion } from "./settleQuestion";

export async function deleteQuestion(context: Context, id: string): Promise<LessonQuestion> {
  await requireQuestion(context, id);
  const actor = await context.actor();
  return context.dataSource.transaction(async (manager) => {
    const question = await lockQuestion(manager, id);
    const answers = await manager.countBy(LessonAnswer, { questionId: id });
    if (!canDeleteQuestion(actor, question, answers))
      throw new Conflict("You can delete only your own question, while it has no answers.");
    await manager.delete(PostReport, { questionId: id });
    await manager.delete(LessonQuestion, { id });
    await settleQuestionNews({ manager, services: context }, question);
    const change = { action: "deleteLessonQuestion", entity: "LessonQuestion", entityId: id } as const;
    await auditIfStaff({ manager, services: context }, { ...change, before: {} });
    return question;
  });
}

export async function deleteAnswer(context: Context, id: string): Promise<LessonQuestion> {
  const { questionId } = await requireAnswer(context, id);
  const actor = await context.actor();
  return context.dataSource.transaction(async (manager) => {
    await lockQuestion(manager, questionId);
    const answer = await readAnswer(manager, id);
    if (!canDeleteAnswer(actor, answer))
      throw new Conflict("You can delete only your own answer, unless it was accepted.");
    await manager.delete(PostReport, { answerId: id });
    await manager.delete(LessonAnswer, { id });
    const change = { action: "deleteLessonAnswer", entity: "LessonAnswer", entityId: id } as const;
    await auditIfStaff({ manager, services: context }, { ...change, before: { questionId } });
    return settleQuestion({ manager, services: context }, questionId);
  });
}
