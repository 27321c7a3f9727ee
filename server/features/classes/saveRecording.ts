import type { EntityManager } from "typeorm";
import { Raw } from "typeorm";
import { dateInIndia } from "../../core/timeInIndia";
import type { Taken } from "../../database/conflicts";
import { lockParent } from "../../platform/audit/orderedRecords";
import { editRecord, insertRecord } from "../../platform/audit/records";
import type { Context } from "../../platform/context";
import type { Transaction } from "../../platform/transaction";
import { Batch } from "../learning/batch.entity";
import { LessonKind } from "../learning/lessons/lessonKinds";
import { Reference } from "../learning/reference.entity";
import { REFERENCES } from "../learning/saveReference";
import { notifyOfLesson } from "../learning/notifyOfLesson";
import { ClassSession } from "./classSession.entity";

const lock = { mode: "pessimistic_write" } as const;

export const RECORDING_TAKEN: Taken = {
  references_title_unique: {
    field: "title",
    message: "This batch has a lesson with this title already. Please change the class's title.",
  },
};

/** Lock order: batch, lesson, class, as the deletion of a batch or lesson has it. */
export async function lockRecording(manager: EntityManager, id: string, link: string | null): Promise<void> {
  const session = await manager.findOneBy(ClassSession, { id });
  if (!session?.batchId || !link || link === session.recordingLink) return;
  await lockParent(manager, { target: Batch, noun: "batch" }, session.batchId);
  if (session.referenceId) await manager.findOne(Reference, { where: { id: session.referenceId }, lock });
}

async function freeTitle(
  manager: EntityManager,
  { batchId, title, startsAt }: ClassSession,
): Promise<string> {
  const isTaken = await manager.existsBy(Reference, {
    batchId: batchId ?? "",
    title: Raw((column) => `lower(${column}) = lower(:title)`, { title }),
  });
  return isTaken ? `${title}, ${dateInIndia(startsAt)}` : title;
}

/** The recording of a batch's class becomes a lesson once; another link changes that lesson, and no link leaves it. */
export async function keepRecording(
  transaction: Transaction<Context>,
  session: ClassSession,
): Promise<ClassSession> {
  const { manager } = transaction;
  const { id, batchId, referenceId, recordingLink: link } = session;
  if (!batchId || !link) return session;
  const lesson = referenceId && (await manager.findOneBy(Reference, { id: referenceId }));
  if (lesson) {
    const edit = { id: lesson.id, expectedVersion: lesson.version, changes: { link } };
    await editRecord(transaction, REFERENCES, edit);
    return session;
  }
  const kind = LessonKind.RECORDING;
  const content = {
    kind,
    title: await freeTitle(manager, session),
    link,
    imageUrl: null,
    durationText: null,
  };
  const made = await insertRecord(transaction, REFERENCES, { ...content, batchId });
  await manager.update(ClassSession, { id }, { referenceId: made.id });
  await notifyOfLesson(transaction, made);
  return { ...session, referenceId: made.id };
}
