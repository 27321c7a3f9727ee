import { Conflict } from "../../../../core/errors";
import { signedInActor } from "../../../../core/requestContext";
import type { Context } from "../../../../platform/context";
import { countAttempt } from "../../../../platform/limits/countAttempt";
import type { LessonQuestion } from "../lessonQuestion.entity";
import { REPORTS } from "../postLimits";
import { PostReport } from "./postReport.entity";
import type { PostInput, ReportPostInput } from "../question.inputs";
import { PostKind } from "../question.inputs";
import { canReportPost } from "../question.policy";
import { requireAnswer, requireQuestion } from "../requireQuestion";

export function reportsOf({ kind, id }: PostInput): { questionId: string } | { answerId: string } {
  return kind === PostKind.ANSWER ? { answerId: id } : { questionId: id };
}

/** Once per person; a second report of the same post changes nothing. */
export async function reportPost(context: Context, input: ReportPostInput): Promise<LessonQuestion> {
  const actor = await signedInActor(context);
  const isQuestion = input.kind === PostKind.QUESTION;
  const post = await (isQuestion ? requireQuestion : requireAnswer)(context, input.id);
  if (!canReportPost(actor, post)) throw new Conflict("You can report other learners' texts.");
  const questionId = "questionId" in post ? post.questionId : post.id;
  await countAttempt(context, [{ limit: REPORTS, key: actor.userId }]);
  await context.dataSource.manager
    .createQueryBuilder()
    .insert()
    .into(PostReport)
    .values({
      ...reportsOf(input),
      userId: actor.userId,
      reason: input.reason.trim(),
      createdAt: context.clock.now(),
    })
    .orIgnore()
    .execute();
  return requireQuestion(context, questionId);
}
