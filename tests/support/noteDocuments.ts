export const ADD_NOTE = `mutation ($input: AddLessonNoteInput!) { addLessonNote(input: $input) {
  id text html atSecond lesson { id title isOpen } } }`;

export const EDIT_NOTE =
  "mutation ($input: EditLessonNoteInput!) { editLessonNote(input: $input) { id text atSecond } }";

export const DELETE_NOTE = "mutation ($id: UUID!) { deleteLessonNote(id: $id) { id } }";

export const LESSON_NOTES = "query ($id: UUID!) { lessonNotes(referenceId: $id) { id text atSecond } }";

export const OWN_NOTES = `query ($search: String, $lesson: UUID, $first: Int! = 25, $after: String) {
  viewerNotes(search: $search, referenceId: $lesson, first: $first, after: $after) {
    nodes { id text lesson { title isOpen isRemoved } } pageInfo { hasNextPage endCursor } } }`;

export const NOTED_LESSONS = "{ viewerNotedLessons { title } }";

export const BOOKMARK =
  "mutation ($input: BookmarkLessonInput!) { bookmarkLesson(input: $input) { id atSecond } }";

export const REMOVE_BOOKMARK = "mutation ($id: UUID!) { removeBookmark(referenceId: $id) }";

export const BOOKMARKS = "{ viewerBookmarks { nodes { atSecond lesson { title isOpen } } } }";
