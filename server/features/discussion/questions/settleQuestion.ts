import type { Context } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import { LessonQuestion } from "./lessonQuestion.entity";
import { settleQuestionNews } from "./notifyOfPost";

/** A former learner's own answer cannot be distinguished from another's, so it counts. */
const SETTLE = `
  UPDATE lesson_questions q SET is_answered = EXISTS (
    SELECT 1 FROM lesson_answers a WHERE a.question_id = q.id AND a.hidden_at IS NULL
      AND (a.accepted_at IS NOT NULL OR a.is_by_staff OR a.user_id IS NULL OR a.user_id IS DISTINCT FROM q.user_id))
  WHERE q.id = $1`;

/** After each change to its answers; the caller has locked it. */
export async function settleQuestion(
  { manager, services }: Transaction<Context>,
  id: string,
): Promise<LessonQuestion> {
  await manager.query(SETTLE, [id]);
  const question = await manager.findOneByOrFail(LessonQuestion, { id });
  if (question.isAnswered || question.hiddenAt) await settleQuestionNews({ manager, services }, question);
  return question;
}
