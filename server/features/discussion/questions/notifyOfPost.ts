import type { EntityManager } from "typeorm";
import { IsNull } from "typeorm";
import type { Context } from "../../../platform/context";
import { NotificationKind } from "../../../platform/notifications/notificationKinds";
import { notify } from "../../../platform/notifications/notify";
import { settleNews } from "../../../platform/notifications/settleNews";
import type { Transaction } from "../../../platform/transaction";
import { openBatchSql } from "../../learning/batch.policy";
import type { Reference } from "../../learning/reference.entity";
import type { LessonAnswer } from "./lessonAnswer.entity";
import { LessonQuestion } from "./lessonQuestion.entity";

const STAFF_QUEUE = "/cms/questions";
/** Several questions about a lesson make one line in a teacher's bell. */
const JOINED_MINUTES = 60;

function threadPath({ id, referenceId }: LessonQuestion): string {
  return `/lessons/${referenceId}?question=${id}`;
}

function staffPath(id: string): string {
  return `${STAFF_QUEUE}?question=${id}`;
}

/** Staff's bells, once the question waits for no answer. */
export async function settleQuestionNews(
  { manager, services }: Transaction<Context>,
  { id, referenceId }: Pick<LessonQuestion, "id" | "referenceId">,
): Promise<void> {
  const kind = NotificationKind.QUESTION_ASKED;
  const open = { referenceId, isAnswered: false, hiddenAt: IsNull() };
  const path = (await manager.existsBy(LessonQuestion, open)) ? staffPath(id) : undefined;
  await settleNews({ manager, services }, { kind, aboutId: referenceId, path });
}

export async function notifyOfQuestion(
  { manager, services }: Transaction<Context>,
  { id, title }: LessonQuestion,
  lesson: Pick<Reference, "id" | "title">,
): Promise<void> {
  await notify(
    { manager, services },
    {
      kind: NotificationKind.QUESTION_ASKED,
      recipients: await services.people.staffIds(manager),
      title: `A question about “${lesson.title}”`,
      text: title,
      path: staffPath(id),
      aboutId: lesson.id,
      joins: { withinMinutes: JOINED_MINUTES, title: `questions about “${lesson.title}”` },
    },
  );
}

/** The asker and all who answered, as far as the lesson is still open to them. */
const IN_THREAD = `
  SELECT u.id FROM lesson_questions q
  JOIN batch_references r ON r.id = q.reference_id
  JOIN batches b ON b.id = r.batch_id JOIN courses c ON c.id = b.course_id
  JOIN users u ON u.id = q.user_id OR u.id IN (
    SELECT user_id FROM lesson_answers WHERE question_id = q.id AND hidden_at IS NULL)
  WHERE q.id = $1 AND r.removed_at IS NULL AND ${openBatchSql({ batch: "b", course: "c", person: "u.id" })}`;

async function peopleIn(manager: EntityManager, questionId: string, but?: string | null): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(IN_THREAD, [questionId]);
  return rows.map(({ id }) => id).filter((id) => id !== but);
}

export async function notifyOfAnswer(
  { manager, services }: Transaction<Context>,
  question: LessonQuestion,
  { id, userId }: Pick<LessonAnswer, "id"> & { userId: string },
): Promise<void> {
  const people = await peopleIn(manager, question.id, userId);
  const about = { kind: NotificationKind.QUESTION_ANSWERED, path: threadPath(question), aboutId: id };
  const text = `“${question.title}”`;
  const isAsker = (person: string) => person === question.userId;
  const groups = [
    { recipients: people.filter(isAsker), title: "Your question was answered" },
    {
      recipients: people.filter((person) => !isAsker(person)),
      title: "A question you answered has a new answer",
    },
  ];
  for (const group of groups)
    if (group.recipients.length > 0) await notify({ manager, services }, { ...about, ...group, text });
}

export async function notifyOfAcceptance(
  { manager, services }: Transaction<Context>,
  question: LessonQuestion,
  { id, userId }: LessonAnswer,
): Promise<void> {
  const people = await peopleIn(manager, question.id, (await services.actor())?.userId);
  if (!userId || !people.includes(userId)) return;
  await notify(
    { manager, services },
    {
      kind: NotificationKind.ANSWER_ACCEPTED,
      recipients: [userId],
      title: "Your answer was accepted",
      text: `“${question.title}”`,
      path: threadPath(question),
      aboutId: id,
      isOnce: true,
    },
  );
}
