import type { Context } from "../../../platform/context";
import type { Owner } from "../../../platform/ownOrders";
import { Bookmark } from "./bookmark.entity";
import { LessonNote } from "./lessonNote.entity";

export async function readOwnNotes({ dataSource }: Context, { id: userId }: Owner): Promise<object> {
  const options = {
    where: { userId },
    relations: { reference: { batch: { course: true } } },
    order: { createdAt: "ASC", id: "ASC" },
    withDeleted: true,
  } as const;
  const notes = await dataSource.manager.find(LessonNote, options);
  const bookmarks = await dataSource.manager.find(Bookmark, options);
  const placeOf = ({ reference, atSecond, createdAt }: LessonNote | Bookmark) => ({
    course: reference.batch.course.name,
    batch: reference.batch.name,
    lesson: reference.title,
    atSecond,
    createdAt,
  });
  return {
    notes: notes.map((note) => ({ ...placeOf(note), text: note.text })),
    bookmarks: bookmarks.map(placeOf),
  };
}
