import type { EntityManager } from "typeorm";
import { IsNull, MoreThan } from "typeorm";
import { DAY_MS } from "../../../core/clock";
import { isAdmin } from "../../../core/authorization";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { requireLesson } from "../../learning/portal/requireLesson";
import { auditIfStaff } from "./moderation/auditPost";
import { LessonQuestion } from "./lessonQuestion.entity";
import { notifyOfQuestion } from "./notifyOfPost";
import { postWithin, QUESTIONS } from "./postLimits";
import type { AskLessonQuestionInput } from "./question.inputs";

/** Orders one person's posts, so that the second of two equal ones sees the first. */
export async function lockPoster(manager: EntityManager, userId: string): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`post:${userId}`]);
}

/** Asking the same again within a day changes nothing. */
export async function askQuestion(context: Context, input: AskLessonQuestionInput): Promise<LessonQuestion> {
  const actor = await signedInActor(context);
  const { userId } = actor;
  const lesson = await requireLesson(context, input.referenceId);
  const now = context.clock.now();
  const content = { referenceId: lesson.id, title: input.title.trim(), text: input.text.trim() };
  const code = input.code?.trim() ? input.code.trimEnd() : null;
  return postWithin(context, QUESTIONS, () =>
    context.dataSource.transaction(async (manager) => {
      await lockPoster(manager, userId);
      const since = MoreThan(new Date(now.getTime() - DAY_MS));
      const same = await manager.findOneBy(LessonQuestion, {
        ...{ ...content, userId, createdAt: since },
        code: code ?? IsNull(),
      });
      if (same) return { question: same, isNew: false };
      const row = { ...content, code, userId, atSecond: input.atSecond ?? null, createdAt: now };
      const question = await manager.save(
        manager.create(LessonQuestion, { ...row, isByStaff: isAdmin(actor) }),
      );
      const change = { entity: "LessonQuestion", entityId: question.id } as const;
      await auditIfStaff(
        { manager, services: context },
        { action: "askLessonQuestion", ...change, after: {} },
      );
      if (!isAdmin(actor)) await notifyOfQuestion({ manager, services: context }, question, lesson);
      return { question, isNew: true };
    }),
  );
}
