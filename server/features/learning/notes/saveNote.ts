import { HOUR_MS, SECOND_MS } from "../../../core/clock";
import { Conflict, NotFound, TooManyRequests } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { defineLimit } from "../../../platform/limits/rateLimits";
import { requireLesson } from "../progress/requireLesson";
import { LessonNote } from "./lessonNote.entity";
import type { AddLessonNoteInput, EditLessonNoteInput } from "./note.inputs";

/** The lesson's panel shows them all. */
export const MAX_PER_LESSON = 200;
const NOTES = defineLimit({ name: "notes", points: 300, seconds: HOUR_MS / SECOND_MS });

/** One way to write letters that Unicode can write in two, such as some of Hindi, so that a search finds both. */
export function normaliseNote(text: string): string {
  return text.normalize("NFC").trim();
}

async function countChange(context: Context, userId: string): Promise<void> {
  const { retryAfterSeconds } = await countAttempt(context, [{ limit: NOTES, key: userId }]);
  if (retryAfterSeconds !== null) throw new TooManyRequests(retryAfterSeconds);
}

export async function addNote(context: Context, input: AddLessonNoteInput): Promise<LessonNote> {
  const { userId } = await signedInActor(context);
  const { id: referenceId } = await requireLesson(context, input.referenceId);
  await countChange(context, userId);
  const { manager } = context.dataSource;
  if ((await manager.countBy(LessonNote, { userId, referenceId })) >= MAX_PER_LESSON)
    throw new Conflict(`You have ${MAX_PER_LESSON} notes on this lesson. Please delete some first.`);
  const { text, atSecond = null } = input;
  const row = { userId, referenceId, text: normaliseNote(text), atSecond, createdAt: context.clock.now() };
  return manager.save(manager.create(LessonNote, row));
}

async function requireNote(context: Context, id: string): Promise<LessonNote> {
  const { userId } = await signedInActor(context);
  const note = await context.dataSource.manager.findOneBy(LessonNote, { id, userId });
  if (!note) throw new NotFound("note");
  return note;
}

export async function editNote(
  context: Context,
  { id, text, atSecond = null }: EditLessonNoteInput,
): Promise<LessonNote> {
  const note = await requireNote(context, id);
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
