import { In, IsNull } from "typeorm";
import { isAdmin } from "../../../core/authorization";
import { defineLoader, groupBy, indexBy } from "../../../platform/loaders";
import { LessonAnswer } from "./lessonAnswer.entity";
import { PostReport } from "./moderation/postReport.entity";
import { canSeePost } from "./question.policy";

/** As others see it; nothing else of the account. */
export const authorNameById = defineLoader(async ({ dataSource }, ids) => {
  const rows = await dataSource.query<{ id: string; name: string }[]>(
    "SELECT id, name FROM users WHERE id = ANY($1)",
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
});

function rankOf({ acceptedAt, isByStaff }: LessonAnswer): number {
  if (acceptedAt) return 0;
  return isByStaff ? 1 : 2;
}

/** Those that the viewer may see: the accepted one, then staff's, then by time. */
export const answersByQuestion = defineLoader(async (context, questionIds) => {
  const actor = await context.actor();
  const answers = await context.dataSource.manager.find(LessonAnswer, {
    where: { questionId: In([...questionIds]) },
    order: { createdAt: "ASC", id: "ASC" },
  });
  const shown = answers.filter((answer) => canSeePost(actor, answer));
  return groupBy(
    shown.sort((one, other) => rankOf(one) - rankOf(other)),
    ({ questionId }) => questionId,
  );
});

interface AnswerFacts {
  id: string;
  /** Those that the viewer may see. */
  shown: number;
  all: number;
  isAccepted: boolean;
  isByStaff: boolean;
}

const FACTS = `
  SELECT question_id AS id, count(*)::int AS "all",
    (count(*) FILTER (WHERE hidden_at IS NULL OR $2 OR user_id = $3))::int AS shown,
    coalesce(bool_or(accepted_at IS NOT NULL) FILTER (WHERE hidden_at IS NULL), false) AS "isAccepted",
    coalesce(bool_or(is_by_staff) FILTER (WHERE hidden_at IS NULL), false) AS "isByStaff"
  FROM lesson_answers WHERE question_id = ANY($1) GROUP BY question_id`;

export const answerFactsByQuestion = defineLoader(async (context, ids) => {
  const actor = await context.actor();
  const values = [ids, isAdmin(actor), actor?.userId ?? null];
  return indexBy(await context.dataSource.query<AnswerFacts[]>(FACTS, values), ({ id }) => id);
});

/** Of the question and its answers, without those that staff have handled. */
export const openReportsByQuestion = defineLoader(async ({ dataSource }, ids) => {
  const questionId = In([...ids]);
  const reports = await dataSource.manager.find(PostReport, {
    where: [
      { questionId, handledAt: IsNull() },
      { answer: { questionId }, handledAt: IsNull() },
    ],
    relations: { answer: true },
    order: { createdAt: "ASC", id: "ASC" },
  });
  return groupBy(reports, (report) => report.answer?.questionId ?? report.questionId ?? "");
});

/** The posts that the viewer reported. */
export const ownReportsByPost = defineLoader(async (context, ids) => {
  const actor = await context.actor();
  const rows = await context.dataSource.query<{ id: string }[]>(
    `SELECT coalesce(question_id, answer_id) AS id FROM post_reports
     WHERE user_id = $1 AND (question_id = ANY($2) OR answer_id = ANY($2))`,
    [actor?.userId ?? null, ids],
  );
  return new Map(rows.map(({ id }) => [id, true]));
});

export const questionCountByLesson = defineLoader(async ({ dataSource }, ids) => {
  const rows = await dataSource.query<{ id: string; count: number }[]>(
    `SELECT reference_id AS id, count(*)::int AS count FROM lesson_questions
     WHERE reference_id = ANY($1) AND hidden_at IS NULL GROUP BY reference_id`,
    [ids],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
});
