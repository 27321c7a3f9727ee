import { signedInActor } from "../../../core/requestContext";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { newestPage } from "../../../core/paging/keysetPage";
import { searchFor } from "../../../core/paging/searchFor";
import type { Context } from "../../../platform/context";
import type { LessonLabel } from "../../learning/lessonLabel";
import { lessonLabelById } from "../../learning/lessonLabel";
import { Bookmark } from "./bookmark.entity";
import { LessonNote } from "./lessonNote.entity";
import type { ViewerNotesArgs } from "./note.inputs";
import { MAX_PER_LESSON, normaliseNote } from "./saveNote";

export async function findOwnNotes(
  context: Context,
  { search, referenceId, ...page }: ViewerNotesArgs,
): Promise<Page<LessonNote>> {
  const { userId } = await signedInActor(context);
  const query = context.dataSource.manager
    .createQueryBuilder(LessonNote, "note")
    .where("note.user_id = :userId", { userId });
  if (referenceId) query.andWhere("note.reference_id = :referenceId", { referenceId });
  return newestPage(
    searchFor(query, search && normaliseNote(search), { texts: ["note.text"] }),
    "createdAt",
    page,
  );
}

/** In the order of the video. */
export async function findNotesOfLesson(context: Context, referenceId: string): Promise<LessonNote[]> {
  const { userId } = await signedInActor(context);
  return context.dataSource.manager.find(LessonNote, {
    where: { userId, referenceId },
    order: { atSecond: { direction: "ASC", nulls: "FIRST" }, createdAt: "ASC", id: "ASC" },
    take: MAX_PER_LESSON,
  });
}

export const MAX_NOTED_LESSONS = 500;

export async function findNotedLessons(context: Context): Promise<LessonLabel[]> {
  const { userId } = await signedInActor(context);
  const rows = await context.dataSource.query<{ id: string }[]>(
    `SELECT reference_id AS id FROM lesson_notes WHERE user_id = $1
     GROUP BY reference_id ORDER BY max(created_at) DESC LIMIT ${MAX_NOTED_LESSONS}`,
    [userId],
  );
  const labels = await lessonLabelById(context).loadMany(rows.map(({ id }) => id));
  return labels.filter((label): label is LessonLabel => label !== undefined && !(label instanceof Error));
}

/** Without those of removed lessons, which come back with the lesson. */
export async function findOwnBookmarks(context: Context, page: PageArgs): Promise<Page<Bookmark>> {
  const { userId } = await signedInActor(context);
  const query = context.dataSource.manager
    .createQueryBuilder(Bookmark, "bookmark")
    .where("bookmark.user_id = :userId", { userId })
    .andWhere("bookmark.reference_id IN (SELECT id FROM batch_references WHERE removed_at IS NULL)");
  return newestPage(query, "createdAt", page);
}
