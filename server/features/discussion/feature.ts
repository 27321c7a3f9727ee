import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { Bookmark } from "./notes/bookmark.entity";
import { BookmarkResolver } from "./notes/bookmark.resolver";
import { LessonNote } from "./notes/lessonNote.entity";
import { LessonNoteResolver } from "./notes/note.resolver";
import { addNotesExport } from "./notes/notesExport";
import { readOwnNotes } from "./notes/readOwnNotes";
import { LessonAnswer } from "./questions/lessonAnswer.entity";
import { LessonAnswerResolver } from "./questions/lessonAnswer.resolver";
import { LessonQuestion } from "./questions/lessonQuestion.entity";
import { LessonQuestionCountResolver, LessonQuestionResolver } from "./questions/lessonQuestion.resolver";
import { PostReport } from "./questions/moderation/postReport.entity";
import { sweepReports } from "./questions/moderation/sweepReports";
import { PostQuestionResolver } from "./questions/postQuestion.resolver";
import { readOwnQuestions } from "./questions/readOwnQuestions";

export const discussion: Feature = {
  entities: [LessonQuestion, LessonAnswer, PostReport, LessonNote, Bookmark],
  resolvers: [
    LessonQuestionResolver,
    LessonQuestionCountResolver,
    LessonAnswerResolver,
    PostQuestionResolver,
    LessonNoteResolver,
    BookmarkResolver,
  ],
  routes: [addNotesExport],
  schedules: [{ name: "sweep-post-reports", cron: "20 21 * * *", work: sweepReports }],
  personalData: [readOwnQuestions, readOwnNotes],
  recordNames: {
    LessonQuestion: namesOf(LessonQuestion, { nameOf: ({ title }) => title }),
    LessonAnswer: namesOf(LessonAnswer, {
      relations: { question: true },
      nameOf: ({ question }) => question.title,
    }),
  },
};
