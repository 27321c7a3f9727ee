import type { EntityManager, SelectQueryBuilder } from "typeorm";
import { isAdmin } from "../../../core/authorization";
import { signedInActor } from "../../../core/requestContext";
import type { Page } from "../../../core/paging/connection";
import { newestPage, oldestPage } from "../../../core/paging/keysetPage";
import type { Context } from "../../../platform/context";
import { requireLesson } from "../../learning/portal/requireLesson";
import { LessonQuestion } from "./lessonQuestion.entity";
import type { CmsLessonQuestionsArgs, LessonQuestionsArgs } from "./question.inputs";
import { QuestionList } from "./question.inputs";

export async function findLessonQuestions(
  context: Context,
  { referenceId, ...page }: LessonQuestionsArgs,
): Promise<Page<LessonQuestion>> {
  const actor = await signedInActor(context);
  const lesson = await requireLesson(context, referenceId);
  const query = context.dataSource.manager
    .createQueryBuilder(LessonQuestion, "question")
    .where("question.reference_id = :lessonId", { lessonId: lesson.id });
  if (!isAdmin(actor))
    query.andWhere("(question.hidden_at IS NULL OR question.user_id = :userId)", { userId: actor.userId });
  return newestPage(query, "createdAt", page);
}

const REPORTED = `question.id IN (
  SELECT coalesce(report.question_id, answer.question_id)
  FROM post_reports report LEFT JOIN lesson_answers answer ON answer.id = report.answer_id
  WHERE report.handled_at IS NULL)`;

const HIDDEN = `(question.hidden_at IS NOT NULL OR EXISTS (
  SELECT 1 FROM lesson_answers answer WHERE answer.question_id = question.id AND answer.hidden_at IS NOT NULL))`;

const IN_COURSE = `question.reference_id IN (
  SELECT r.id FROM batch_references r JOIN batches b ON b.id = r.batch_id WHERE b.course_id = :courseId)`;

const CONDITIONS: Record<QuestionList, string | null> = {
  [QuestionList.UNANSWERED]: "NOT question.is_answered AND question.hidden_at IS NULL",
  [QuestionList.REPORTED]: REPORTED,
  [QuestionList.HIDDEN]: HIDDEN,
  [QuestionList.ALL]: null,
};

function questionsIn(manager: EntityManager, list: QuestionList): SelectQueryBuilder<LessonQuestion> {
  const query = manager.createQueryBuilder(LessonQuestion, "question");
  const condition = CONDITIONS[list];
  return condition ? query.where(condition) : query;
}

export async function findCmsQuestions(
  manager: EntityManager,
  { list, courseId, ...page }: CmsLessonQuestionsArgs,
): Promise<Page<LessonQuestion>> {
  const query = questionsIn(manager, list);
  if (courseId) query.andWhere(IN_COURSE, { courseId });
  const read = list === QuestionList.UNANSWERED ? oldestPage : newestPage;
  return read(query, "createdAt", page);
}
