import { IsNull, MoreThan } from "typeorm";
import { MINUTE_MS } from "../../../core/clock";
import { Conflict, NotFound } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { requireLesson } from "../../learning/portal/requireLesson";
import { LessonNote } from "./lessonNote.entity";
import type { AddLessonNoteInput, EditLessonNoteInput } from "./note.inputs";

/** The lesson's panel shows them all. */
export const MAX_PER_LESSON = 200;
const NOTES = limitOf("notes");

/** One way to write letters that Unicode can write in two, such as some of Hindi, so that a search finds both. */
export function normaliseNote(text: string): string {
  return text.normalize("NFC").trim();
}

async function countChange(context: Context, userId: string): Promise<void> {
  await countAttempt(context, [{ limit: NOTES, key: userId }]);
}

/** Without a key, the same note within a minute is a retry. */
function sameNote(
  row: Pick<LessonNote, "userId" | "referenceId" | "text" | "atSecond" | "sendingKey">,
  now: Date,
) {
  const { userId, sendingKey, ...note } = row;
  if (sendingKey) return { userId, sendingKey };
  const createdAt = MoreThan(new Date(now.getTime() - MINUTE_MS));
  return { userId, ...note, atSecond: note.atSecond ?? IsNull(), sendingKey: IsNull(), createdAt };
}

export async function addNote(context: Context, input: AddLessonNoteInput): Promise<LessonNote> {
  const { userId } = await signedInActor(context);
  const { id: referenceId } = await requireLesson(context, input.referenceId);
  await countChange(context, userId);
  const { atSecond = null, sendingKey = null } = input;
  const row = { userId, referenceId, text: normaliseNote(input.text), atSecond, sendingKey };
  const createdAt = context.clock.now();
  return context.dataSource.transaction(async (manager) => {
    // A retry waits for the request that it repeats.
    await manager.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`notes:${userId}`]);
    const sent = await manager.findOneBy(LessonNote, sameNote(row, createdAt));
    if (sent) return sent;
    if ((await manager.countBy(LessonNote, { userId, referenceId })) >= MAX_PER_LESSON)
      throw new Conflict(`You have ${MAX_PER_LESSON} notes on this lesson. Please delete some first.`);
    return manager.save(manager.create(LessonNote, { ...row, createdAt }));
  });
}

async function requireNote(context: Context, id: string): Promise<LessonNote> {
  const { userId } = await signedInActor(context);
  const note = await context.dataSource.manager.findOneBy(LessonNote, { id, userId });
  if (!note) throw new NotFound("note");
  return note;
}

export async function editNote(
  context: Context,
  { id, text, atSecond: given }: EditLessonNoteInput,
): Promise<LessonNote> {
  const note = await requireNote(context, id);
  const atSecond = given === undefined ? note.atSecond : given;
  await countChange(context, note.userId);
  const changes = { text: normaliseNote(text), atSecond };
  await context.dataSource.manager.update(LessonNote, { id, userId: note.userId }, changes);
  return Object.assign(note, changes);
}

export async function deleteNote(context: Context, id: string): Promise<LessonNote> {
  const note = await requireNote(context, id);
  await context.dataSource.manager.delete(LessonNote, { id, userId: note.userId });
  return note;
}
