import type { EntityManager } from "typeorm";
import type { Given } from "../../core/content/content";
import { contentOf } from "../../core/content/content";
import type { VersionedInput } from "../../core/content/inputs";
import { Conflict, Invalid, NotFound } from "../../core/errors";
import { deleteVersioned, editVersioned } from "../../platform/audit/editVersioned";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { RecordKind } from "../../platform/audit/records";
import { editRecord, inTransaction, insertRecord } from "../../platform/audit/records";
import type { Context } from "../../platform/context";
import { ClassAttendance } from "./attendance/classAttendance.entity";
import { lockClassParent } from "./classParent";
import { ClassContent, ClassDetails, ClassSessionContent, MAX_CLASS_TITLE } from "./classSession.content";
import { ClassSession } from "./classSession.entity";
import type {
  CreateClassSeriesInput,
  ClassSessionCreation,
  SetClassCancelledInput,
} from "./classSession.inputs";
import { closesAt } from "./classWindow";
import { noteClassChange } from "./news/noteClassChange";
import { keepRecording, lockRecording, RECORDING_TAKEN } from "./saveRecording";
import { questionTimes, refuseDoubtful } from "./questionTimes";
import { seriesStarts } from "./seriesStarts";

export const MAX_CLASSES = 200;

const TOO_MANY = {
  field: "title",
  message: `A batch or run has at most ${MAX_CLASSES} classes. Please start another one.`,
};

export const CLASSES: RecordKind<ClassSessionContent, ClassSession> = {
  target: ClassSession,
  content: ClassSessionContent,
  noun: "class",
};

const ATTENDED = "Learners attended this class, so it can’t be deleted.";

async function refuseTooMany(
  manager: EntityManager,
  { batchId, runId }: Pick<ClassSession, "batchId" | "runId">,
  added: number,
): Promise<void> {
  const siblings = batchId ? { batchId } : { runId: runId ?? "" };
  if ((await manager.countBy(ClassSession, siblings)) + added > MAX_CLASSES) throw new Invalid([TOO_MANY]);
}

export async function createClass(context: Context, input: ClassSessionCreation): Promise<ClassSession> {
  return inTransaction(context, CLASSES, async (transaction) => {
    const { manager } = transaction;
    const parent = await lockClassParent(manager, input);
    await refuseTooMany(manager, parent, 1);
    const content = contentOf(ClassContent, input);
    await questionTimes(manager, parent, [content]);
    const createdAt = context.clock.now();
    return insertRecord(transaction, CLASSES, { ...content, ...parent, createdAt });
  });
}

/** One audit row for all: staff see what they entered. */
export async function createClassSeries(
  context: Context,
  input: CreateClassSeriesInput,
): Promise<ClassSession[]> {
  const starts = seriesStarts(input);
  const details = contentOf(ClassDetails, input);
  const createdAt = context.clock.now();
  const columns = starts.map((startsAt, index) => ({
    ...details,
    title: `${details.title} ${index + 1}`,
    startsAt,
    createdAt,
    version: 1,
  }));
  const isLong = columns.some(({ title }) => title.length > MAX_CLASS_TITLE);
  if (isLong)
    throw new Invalid([
      { field: "title", message: "Please shorten the title, to leave room for the number." },
    ]);
  return context.dataSource.transaction(async (manager) => {
    const parent = await lockClassParent(manager, input);
    await refuseTooMany(manager, parent, starts.length);
    await questionTimes(manager, parent, columns);
    const sessions = await manager.save(
      columns.map((one) => manager.create(ClassSession, { ...one, ...parent })),
    );
    const { weekdays, time, firstDay, lastDay, holidays } = input;
    await recordAudit(
      { manager, services: context },
      {
        action: "createClassSeries",
        entity: parent.batchId ? "Batch" : "Run",
        entityId: parent.batchId ?? parent.runId,
        after: { title: details.title, classes: starts.length, weekdays, time, firstDay, lastDay, holidays },
      },
    );
    return sessions;
  });
}

async function lockClass(manager: EntityManager, id: string): Promise<ClassSession> {
  const session = await manager.findOne(ClassSession, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (!session) throw new NotFound("class");
  return session;
}

export async function updateClass(
  context: Context,
  input: Given<ClassSessionContent> & VersionedInput,
): Promise<ClassSession> {
  const changes = contentOf(ClassSessionContent, input);
  return inTransaction(context, { taken: RECORDING_TAKEN }, async (transaction) => {
    const { manager } = transaction;
    await lockRecording(manager, input.id, changes.recordingLink);
    const before = await lockClass(manager, input.id);
    const isMoved = before.startsAt.getTime() !== changes.startsAt.getTime();
    const isOtherTeacher = changes.teacherName !== null && before.teacherName !== changes.teacherName;
    if (isMoved || isOtherTeacher || before.minutes !== changes.minutes)
      await questionTimes(manager, before, [{ ...changes, id: before.id }]);
    const after = await editRecord(transaction, CLASSES, { ...input, changes });
    if (isMoved) await noteClassChange(manager, before, context.clock.now());
    const isRecordingNew = before.recordingLink !== after.recordingLink;
    return isRecordingNew ? keepRecording(transaction, after) : after;
  });
}

export async function setClassCancelled(
  context: Context,
  { id, expectedVersion, isCancelled }: SetClassCancelledInput,
): Promise<ClassSession> {
  const now = context.clock.now();
  return inTransaction(context, {}, async (transaction) => {
    const before = await lockClass(transaction.manager, id);
    if (closesAt(before) <= now) throw new Conflict("This class is over.");
    if (before.cancelledAt && !isCancelled) await refuseDoubtful(transaction.manager, before);
    const after = await editVersioned(transaction, {
      action: "setClassCancelled",
      target: ClassSession,
      noun: CLASSES.noun,
      id,
      expectedVersion,
      changes: { cancelledAt: isCancelled ? (before.cancelledAt ?? now) : null },
    });
    const isNew = (before.cancelledAt === null) !== (after.cancelledAt === null);
    if (isNew) await noteClassChange(transaction.manager, before, now);
    return after;
  });
}

/** Its lesson stays. */
export async function deleteClass(context: Context, input: VersionedInput): Promise<ClassSession> {
  return inTransaction(context, {}, async (transaction) => {
    const { manager } = transaction;
    await lockClass(manager, input.id);
    if (await manager.existsBy(ClassAttendance, { sessionId: input.id })) throw new Conflict(ATTENDED);
    const edit = { action: "deleteClassSession", target: ClassSession, noun: CLASSES.noun, ...input };
    const before = await deleteVersioned(transaction, edit);
    await noteClassChange(manager, before, context.clock.now());
    return before;
  });
}
