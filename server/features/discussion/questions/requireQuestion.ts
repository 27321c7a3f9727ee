import type { EntityManager } from "typeorm";
import { isAdmin } from "../../../core/authorization";
import { NotFound } from "../../../core/errors";
import type { Context } from "../../../platform/context";
import { findLesson } from "../../learning/portal/requireLesson";
import { LessonAnswer } from "./lessonAnswer.entity";
import { LessonQuestion } from "./lessonQuestion.entity";
import { canSeePost } from "./question.policy";

/** Staff also see questions of removed lessons. */
async function canReadLesson(context: Context, referenceId: string): Promise<boolean> {
  return isAdmin(await context.actor()) || (await findLesson(context, referenceId)) !== null;
}

/** Null if the viewer may not see it. */
export async function findQuestion(context: Context, id: string): Promise<LessonQuestion | null> {
  const question = await context.dataSource.manager.findOneBy(LessonQuestion, { id });
  if (!question || !canSeePost(await context.actor(), question)) return null;
  return (await canReadLesson(context, question.referenceId)) ? question : null;
}

export async function requireQuestion(context: Context, id: string): Promise<LessonQuestion> {
  const question = await findQuestion(context, id);
  if (!question) throw new NotFound("question");
  return question;
}

export async function requireAnswer(context: Context, id: string): Promise<LessonAnswer> {
  const answer = await context.dataSource.manager.findOneBy(LessonAnswer, { id });
  if (!answer || !canSeePost(await context.actor(), answer)) throw new NotFound("answer");
  if (!(await findQuestion(context, answer.questionId))) throw new NotFound("answer");
  return answer;
}

/** Every change to a thread locks its question first. */
export async function lockQuestion(manager: EntityManager, id: string): Promise<LessonQuestion> {
  const lock = { mode: "pessimistic_write" } as const;
  const question = await manager.findOne(LessonQuestion, { where: { id }, lock });
  if (!question) throw new NotFound("question");
  return question;
}

/** Its question must be locked. */
export async function readAnswer(manager: EntityManager, id: string): Promise<LessonAnswer> {
  const answer = await manager.findOneBy(LessonAnswer, { id });
  if (!answer) throw new NotFound("answer");
  return answer;
}
