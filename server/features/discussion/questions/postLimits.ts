import { isAdmin } from "../../../core/authorization";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { countAttempt } from "../../../platform/limits/countAttempt";
import type { Limit } from "../../../platform/limits/rateLimits";
import { limitOf } from "../../../platform/limits/limits";
import type { LessonQuestion } from "./lessonQuestion.entity";

export const QUESTIONS = limitOf("questions");
export const ANSWERS = limitOf("answers");
/** Many teachers share one account. */
export const STAFF_ANSWERS = limitOf("answers-staff");
export const REPORTS = limitOf("post-reports");

export interface Posted {
  question: LessonQuestion;
  /** False if the same text was there already, such as after a lost response. */
  isNew: boolean;
}

/** Counts by the account, and only what is stored. */
export async function postWithin(
  context: Context,
  limit: Limit,
  post: () => Promise<Posted>,
): Promise<LessonQuestion> {
  const { userId } = await signedInActor(context);
  const attempt = await countAttempt(context, [{ limit, key: userId }]);
  try {
    const { question, isNew } = await post();
    if (!isNew) await attempt.refund();
    return question;
  } catch (error) {
    await attempt.refund();
    throw error;
  }
}

export async function answerLimit(context: Context): Promise<Limit> {
  return isAdmin(await context.actor()) ? STAFF_ANSWERS : ANSWERS;
}
