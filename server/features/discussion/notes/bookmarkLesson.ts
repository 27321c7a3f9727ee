import { Conflict } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { requireLesson } from "../../learning/portal/requireLesson";
import { Bookmark } from "./bookmark.entity";
import type { BookmarkLessonInput } from "./note.inputs";

const MAX_BOOKMARKS = 500;

/** Moves an earlier bookmark of the lesson. */
export async function bookmarkLesson(
  context: Context,
  { referenceId, atSecond = null }: BookmarkLessonInput,
): Promise<Bookmark> {
  const { userId } = await signedInActor(context);
  await requireLesson(context, referenceId);
  const { manager } = context.dataSource;
  if ((await manager.countBy(Bookmark, { userId })) >= MAX_BOOKMARKS)
    throw new Conflict(`You have ${MAX_BOOKMARKS} bookmarks. Please remove some first.`);
  const key = { userId, referenceId };
  await manager.upsert(Bookmark, { ...key, atSecond, createdAt: context.clock.now() }, [
    "userId",
    "referenceId",
  ]);
  return manager.findOneByOrFail(Bookmark, key);
}

/** Returns whether there was one. */
export async function removeBookmark(context: Context, referenceId: string): Promise<boolean> {
  const { userId } = await signedInActor(context);
  const { affected } = await context.dataSource.manager.delete(Bookmark, { userId, referenceId });
  return (affected ?? 0) > 0;
}
