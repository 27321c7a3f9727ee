import { MINUTE_MS } from "../../../core/clock";
import type { Actor } from "../../../core/authorization";
import { isAdmin } from "../../../core/authorization";
import type { LessonAnswer } from "./lessonAnswer.entity";
import type { LessonPost } from "./lessonPost";
import type { LessonQuestion } from "./lessonQuestion.entity";

export const EDIT_MINUTES = 60;

type Owned = Pick<LessonPost, "userId">;
type Seen = Pick<LessonPost, "userId" | "hiddenAt">;

export function isOwn(actor: Actor | null, { userId }: Owned): boolean {
  return actor !== null && actor.userId === userId;
}

export function canSeePost(actor: Actor | null, post: Seen): boolean {
  return post.hiddenAt === null || isAdmin(actor) || isOwn(actor, post);
}

export function canEditPost(
  actor: Actor | null,
  post: Seen & Pick<LessonPost, "createdAt">,
  now: Date,
): boolean {
  const isNew = now.getTime() - post.createdAt.getTime() < EDIT_MINUTES * MINUTE_MS;
  return isOwn(actor, post) && post.hiddenAt === null && isNew;
}

/** Hidden answers count too: they may be shown again. */
export function canDeleteQuestion(actor: Actor | null, question: Seen, answerCount: number): boolean {
  return isOwn(actor, question) && question.hiddenAt === null && answerCount === 0;
}

export function canDeleteAnswer(
  actor: Actor | null,
  answer: Seen & Pick<LessonAnswer, "acceptedAt">,
): boolean {
  return isOwn(actor, answer) && answer.hiddenAt === null && answer.acceptedAt === null;
}

export function canAcceptAnswers(
  actor: Actor | null,
  question: Pick<LessonQuestion, "userId" | "hiddenAt">,
): boolean {
  return question.hiddenAt === null && (isAdmin(actor) || isOwn(actor, question));
}

export function canReportPost(actor: Actor | null, post: Seen & Pick<LessonPost, "isByStaff">): boolean {
  return (
    actor !== null && !isAdmin(actor) && !isOwn(actor, post) && !post.isByStaff && post.hiddenAt === null
  );
}
