import type { EntityManager } from "typeorm";
import { Invalid } from "../../../core/errors";
import type { Context } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import { LessonFile, LessonFilePurpose } from "../files/lessonFile.entity";
import type { ReferenceContent } from "../reference.content";
import { LESSON_KINDS, PARTS } from "./lessonKinds";

function missing(field: keyof ReferenceContent, message: string): Invalid {
  return new Invalid([{ field, message }]);
}

/** Requires what the kind consists of, and leaves out what belongs to other kinds. */
export function contentOfKind<Content extends ReferenceContent>(content: Content): Content {
  const { needs, missing: message, has } = LESSON_KINDS[content.kind];
  if (!content[needs]?.trim()) throw missing(needs, message);
  const others = PARTS.filter((part) => part !== needs && !has.includes(part));
  const nothing = others.map((part) => [part, part === "checkpoints" ? [] : null]);
  const checkpoints = content.checkpoints.toSorted((one, other) => one.second - other.second);
  return { ...content, checkpoints, ...Object.fromEntries(nothing) } as Content;
}

/** Refuses ids of files that do not exist, or were uploaded for something else. */
export async function requireFiles(
  manager: EntityManager,
  { fileId, captionsId }: Pick<ReferenceContent, "fileId" | "captionsId">,
): Promise<void> {
  const given = [
    ["fileId", fileId, LessonFilePurpose.FILE],
    ["captionsId", captionsId, LessonFilePurpose.CAPTIONS],
  ] as const;
  for (const [field, id, purpose] of given) {
    if (id && !(await manager.existsBy(LessonFile, { id, purpose })))
      throw missing(field, "This file no longer exists. Please upload it again.");
  }
}

/** Refuses ids of exercises that do not exist. In the transaction that saves them, so that none is deleted before. */
export async function requireExercises(
  { manager, services }: Transaction<Pick<Context, "exercises">>,
  { exerciseId, checkpoints }: Pick<ReferenceContent, "exerciseId" | "checkpoints">,
): Promise<void> {
  const inVideo = checkpoints.map((checkpoint) => checkpoint.exerciseId);
  const ids = [...new Set([...(exerciseId ? [exerciseId] : []), ...inVideo])];
  const gone = await services.exercises.findMissing(manager, ids);
  if (gone.length === 0) return;
  const field = exerciseId && gone.includes(exerciseId) ? "exerciseId" : "checkpoints";
  throw missing(field, "This exercise no longer exists. Please choose another.");
}
