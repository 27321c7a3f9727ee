import { MoreThan } from "typeorm";
import { DAY_MS } from "../../../core/clock";
import { isAdmin } from "../../../core/authorization";
import { Conflict } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { lockPoster } from "./askQuestion";
import { auditIfStaff } from "./moderation/auditPost";
import { LessonAnswer } from "./lessonAnswer.entity";
import type { LessonQuestion } from "./lessonQuestion.entity";
import { notifyOfAnswer } from "./notifyOfPost";
import { answerLimit, postWithin } from "./postLimits";
import type { AnswerLessonQuestionInput } from "./question.inputs";
import { lockQuestion, requireQuestion } from "./requireQuestion";
import { settleQuestion } from "./settleQuestion";

/** A thread is read whole. */
export const MAX_ANSWERS = 100;

const HIDDEN = "The academy hid this question, so it takes no answers.";
const FULL = `This question has ${MAX_ANSWERS} answers. Please ask a new one.`;

/** Sending the same again within a day changes nothing. */
export async function answerQuestion(
  context: Context,
  input: AnswerLessonQuestionInput,
): Promise<LessonQuestion> {
  const actor = await signedInActor(context);
  const { userId } = actor;
  const { id: questionId } = await requireQuestion(context, input.questionId);
  const now = context.clock.now();
  const content = { questionId, text: input.text.trim(), userId };
  return postWithin(context, await answerLimit(context), () =>
    context.dataSource.transaction(async (manager) => {
      await lockPoster(manager, userId);
      const question = await lockQuestion(manager, questionId);
      if (question.hiddenAt) throw new Conflict(HIDDEN);
      const since = MoreThan(new Date(now.getTime() - DAY_MS));
      if (await manager.existsBy(LessonAnswer, { ...content, createdAt: since }))
        return { question, isNew: false };
      if ((await manager.countBy(LessonAnswer, { questionId })) >= MAX_ANSWERS) throw new Conflict(FULL);
      const row = { ...content, createdAt: now, isByStaff: isAdmin(actor) };
      const { id } = await manager.save(manager.create(LessonAnswer, row));
      const change = { action: "answerLessonQuestion", entity: "LessonAnswer", entityId: id } as const;
      await auditIfStaff({ manager, services: context }, { ...change, after: { questionId } });
      const settled = await settleQuestion({ manager, services: context }, questionId);
      await notifyOfAnswer({ manager, services: context }, settled, { id, userId });
      return { question: settled, isNew: true };
    }),
  );
}
