import type { Context } from "../../../platform/context";
import type { Owner } from "../../../platform/ownOrders";
import { groupBy } from "../../../platform/loaders";
import { ExerciseDraft } from "../drafts/exerciseDraft.entity";
import { ExerciseProgress } from "../progress/exerciseProgress.entity";
import { Submission } from "../submissions/submission.entity";
import { Verdict } from "../submissions/verdict.entity";

export async function readOwnPractice({ dataSource }: Context, { id: userId }: Owner): Promise<object> {
  const { manager } = dataSource;
  const own = { where: { userId }, relations: { exercise: true } };
  const progress = await manager.find(ExerciseProgress, own);
  const drafts = await manager.find(ExerciseDraft, { ...own, order: { updatedAt: "ASC" } });
  const submissions = await manager.find(Submission, { ...own, order: { createdAt: "ASC", id: "ASC" } });
  const verdicts = groupBy(
    await manager.find(Verdict, { where: { submission: { userId } }, order: { checkedAt: "ASC" } }),
    ({ submissionId }) => submissionId,
  );
  return {
    exercises: progress.map(({ exercise, ...one }) => ({
      exercise: exercise.title,
      attempts: one.attempts,
      hintsShown: one.hintsShown,
      lastHelpAt: one.helpedAt,
      gaveUpAt: one.gaveUpAt,
      passedAt: one.passedAt,
      passedWithoutHintsAt: one.passedWithoutHintsAt,
      returnsAt: one.dueAt,
    })),
    exerciseDrafts: drafts.map(({ exercise, ...draft }) => ({
      exercise: exercise.title,
      code: draft.code,
      writtenAt: draft.updatedAt,
      olderCode: draft.olderCode,
      olderWrittenAt: draft.olderAt,
    })),
    submissions: submissions.map(({ exercise, ...submission }) => ({
      exercise: exercise.title,
      code: submission.code,
      sentAt: submission.createdAt,
      verdicts: (verdicts.get(submission.id) ?? []).map(({ passed, checkedAt, cause, results }) => ({
        passed,
        checkedAt,
        cause,
        tests: results.map((result) => ({ passed: result.passed, why: result.why })),
      })),
    })),
  };
}
