import type { EntityManager } from "typeorm";
import { IsNull } from "typeorm";
import type { Context } from "../../../../platform/context";
import { recordAudit } from "../../../../platform/audit/recordAudit";
import { LessonAnswer } from "../lessonAnswer.entity";
import { LessonQuestion } from "../lessonQuestion.entity";
import { PostReport } from "./postReport.entity";
import type { HidePostInput, PostInput } from "../question.inputs";
import { PostKind } from "../question.inputs";
import { reportsOf } from "./reportPost";
import { lockQuestion, readAnswer, requireAnswer } from "../requireQuestion";
import { settleQuestion } from "../settleQuestion";

interface Moderation {
  action: string;
  hidden?: { hiddenAt: Date | null; hiddenReason: string | null };
  handlesReports?: boolean;
}

async function handleReports(manager: EntityManager, post: PostInput, handledAt: Date): Promise<void> {
  await manager.update(PostReport, { ...reportsOf(post), handledAt: IsNull() }, { handledAt });
}

/** A hidden answer is no longer accepted. */
async function setHidden(
  manager: EntityManager,
  { kind, id }: PostInput,
  hidden: NonNullable<Moderation["hidden"]>,
): Promise<void> {
  if (kind === PostKind.QUESTION) await manager.update(LessonQuestion, { id }, hidden);
  else
    await manager.update(LessonAnswer, { id }, { ...hidden, ...(hidden.hiddenAt && { acceptedAt: null }) });
}

async function moderate(context: Context, post: PostInput, by: Moderation): Promise<LessonQuestion> {
  const isQuestion = post.kind === PostKind.QUESTION;
  const questionId = isQuestion ? post.id : (await requireAnswer(context, post.id)).questionId;
  return context.dataSource.transaction(async (manager) => {
    const question = await lockQuestion(manager, questionId);
    const { hiddenAt, hiddenReason } = isQuestion ? question : await readAnswer(manager, post.id);
    if (by.hidden) await setHidden(manager, post, by.hidden);
    if (by.handlesReports) await handleReports(manager, post, context.clock.now());
    const after = by.hidden ?? { hiddenAt, hiddenReason };
    await recordAudit(
      { manager, services: context },
      {
        action: by.action,
        entity: isQuestion ? "LessonQuestion" : "LessonAnswer",
        entityId: post.id,
        before: { isHidden: hiddenAt !== null, reason: hiddenReason },
        after: { isHidden: after.hiddenAt !== null, reason: after.hiddenReason },
      },
    );
    return settleQuestion({ manager, services: context }, questionId);
  });
}

/** Only its author and staff see it from now on. */
export async function hidePost(
  context: Context,
  { reason, ...post }: HidePostInput,
): Promise<LessonQuestion> {
  const hidden = { hiddenAt: context.clock.now(), hiddenReason: reason.trim() };
  return moderate(context, post, { action: "hidePost", hidden, handlesReports: true });
}

export async function showPost(context: Context, post: PostInput): Promise<LessonQuestion> {
  return moderate(context, post, { action: "showPost", hidden: { hiddenAt: null, hiddenReason: null } });
}

/** Keeps the post and takes it off the list of reported ones. */
export async function dismissReports(context: Context, post: PostInput): Promise<LessonQuestion> {
  return moderate(context, post, { action: "dismissReports", handlesReports: true });
}
