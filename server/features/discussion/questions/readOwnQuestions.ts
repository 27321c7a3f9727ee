import type { Context } from "../../../platform/context";
import type { Owner } from "../../../platform/ownOrders";
import { LessonAnswer } from "./lessonAnswer.entity";
import { LessonQuestion } from "./lessonQuestion.entity";
import { PostReport } from "./moderation/postReport.entity";

const BY_TIME = { createdAt: "ASC", id: "ASC" } as const;

export async function readOwnQuestions({ dataSource }: Context, { id: userId }: Owner): Promise<object> {
  const { manager } = dataSource;
  const where = { userId };
  const questions = await manager.find(LessonQuestion, {
    where,
    relations: { reference: { batch: { course: true } } },
    order: BY_TIME,
    withDeleted: true,
  });
  const answers = await manager.find(LessonAnswer, { where, relations: { question: true }, order: BY_TIME });
  const reports = await manager.find(PostReport, { where, order: BY_TIME });
  return {
    questions: questions.map(({ reference, ...question }) => ({
      course: reference.batch.course.name,
      batch: reference.batch.name,
      lesson: reference.title,
      atSecond: question.atSecond,
      title: question.title,
      text: question.text,
      code: question.code,
      askedAt: question.createdAt,
      changedAt: question.editedAt,
      hiddenAt: question.hiddenAt,
      hiddenBecause: question.hiddenReason,
    })),
    answers: answers.map(({ question, ...answer }) => ({
      question: question.title,
      text: answer.text,
      answeredAt: answer.createdAt,
      changedAt: answer.editedAt,
      acceptedAt: answer.acceptedAt,
      hiddenAt: answer.hiddenAt,
      hiddenBecause: answer.hiddenReason,
    })),
    reportedPosts: reports.map(({ reason, createdAt }) => ({ reason, reportedAt: createdAt })),
  };
}
