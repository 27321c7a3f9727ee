import { Conflict, Forbidden } from "../../../core/errors";
import type { Context } from "../../../platform/context";
import { auditIfStaff } from "./moderation/auditPost";
import { LessonAnswer } from "./lessonAnswer.entity";
import type { LessonQuestion } from "./lessonQuestion.entity";
import { notifyOfAcceptance } from "./notifyOfPost";
import type { AcceptLessonAnswerInput } from "./question.inputs";
import { canAcceptAnswers } from "./question.policy";
import { lockQuestion, readAnswer, requireAnswer } from "./requireQuestion";
import { settleQuestion } from "./settleQuestion";

/** One answer is accepted: a newer choice replaces the older one. */
export async function acceptAnswer(
  context: Context,
  { id, isAccepted }: AcceptLessonAnswerInput,
): Promise<LessonQuestion> {
  const { questionId } = await requireAnswer(context, id);
  const actor = await context.actor();
  const now = context.clock.now();
  return context.dataSource.transaction(async (manager) => {
    const question = await lockQuestion(manager, questionId);
    const answer = await readAnswer(manager, id);
    if (!canAcceptAnswers(actor, question)) throw new Forbidden();
    if (answer.hiddenAt) throw new Conflict("The academy hid this answer.");
    const wasAccepted = answer.acceptedAt !== null;
    if (wasAccepted === isAccepted) return question;
    if (isAccepted) await manager.update(LessonAnswer, { questionId }, { acceptedAt: null });
    await manager.update(LessonAnswer, { id }, { acceptedAt: isAccepted ? now : null });
    const change = { action: "acceptLessonAnswer", entity: "LessonAnswer", entityId: id } as const;
    await auditIfStaff(
      { manager, services: context },
      { ...change, before: { isAccepted: wasAccepted, questionId }, after: { isAccepted, questionId } },
    );
    const settled = await settleQuestion({ manager, services: context }, questionId);
    if (isAccepted) await notifyOfAcceptance({ manager, services: context }, settled, answer);
    return settled;
  });
}
