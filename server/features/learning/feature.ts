import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { Batch } from "./batch.entity";
import { BatchRecords, BatchResolver, CourseBatchesResolver } from "./batch.resolver";
import { BatchAccess } from "./access/batchAccess.entity";
import { BatchAccessResolver } from "./access/batchAccess.resolver";
import { ClassAttendance } from "./classes/attendance/classAttendance.entity";
import { ClassChange } from "./classes/news/classChange.entity";
import { nameOfBatch } from "./classes/classParent";
import { ClassSession } from "./classes/classSession.entity";
import { BatchClassesResolver, ClassSessionResolver } from "./classes/classSession.resolver";
import {
  ClassSessionRecords,
  AttendanceResolver,
  CmsClassResolver,
  RunClassesResolver,
} from "./classes/cmsClass.resolver";
import { readOwnClasses } from "./classes/attendance/readOwnClasses";
import { remindOfClasses } from "./classes/news/remindOfClasses";
import { tellClassChanges } from "./classes/news/tellClassChanges";
import { LessonFile } from "./files/lessonFile.entity";
import { LessonFileResolver, ReferenceFileResolver } from "./files/lessonFile.resolver";
import { LessonFileChunk } from "./files/lessonFileChunk.entity";
import { addLessonFileRoutes } from "./files/lessonFileRoutes";
import { addLessonFileUpload } from "./files/lessonFileUpload";
import { sweepLessonFiles } from "./files/sweepLessonFiles";
import { BatchLearnerResolver } from "./learners/batchLearner.resolver";
import { addLearnersExport } from "./learners/learnersExport";
import { LessonStopResolver } from "./learners/lessonStop.resolver";
import { LessonOutlineResolver } from "./lessonOutline.resolver";
import { OwnBatchResolver } from "./ownBatches.resolver";
import { readOwnLearning } from "./progress/readOwnLearning";
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
import { PostQuestionResolver } from "./questions/postQuestion.resolver";
import { PostReport } from "./questions/moderation/postReport.entity";
import { readOwnQuestions } from "./questions/readOwnQuestions";
import { sweepReports } from "./questions/moderation/sweepReports";
import { Reference } from "./reference.entity";
import { ReferenceRecords, ReferenceResolver } from "./reference.resolver";
import { LessonProgress } from "./progress/lessonProgress.entity";
import { BatchProgressResolver, LessonProgressResolver, LessonResolver } from "./progress/progress.resolver";
import { videoThumbnails } from "./thumbnails/thumbnailJob";
import { WatchClock } from "./progress/watchClock.entity";

export const learning: Feature = {
  entities: [
    Batch,
    BatchAccess,
    Reference,
    LessonFile,
    LessonFileChunk,
    LessonProgress,
    WatchClock,
    LessonQuestion,
    LessonAnswer,
    PostReport,
    LessonNote,
    Bookmark,
    ClassAttendance,
    ClassChange,
    ClassSession,
  ],
  resolvers: [
    ClassSessionRecords,
    AttendanceResolver,
    BatchAccessResolver,
    BatchClassesResolver,
    BatchLearnerResolver,
    BatchRecords,
    BatchResolver,
    ClassSessionResolver,
    CmsClassResolver,
    CourseBatchesResolver,
    OwnBatchResolver,
    ReferenceRecords,
    ReferenceResolver,
    ReferenceFileResolver,
    LessonFileResolver,
    BatchProgressResolver,
    LessonProgressResolver,
    LessonOutlineResolver,
    LessonResolver,
    LessonStopResolver,
    LessonQuestionResolver,
    LessonQuestionCountResolver,
    LessonAnswerResolver,
    PostQuestionResolver,
    LessonNoteResolver,
    BookmarkResolver,
    RunClassesResolver,
  ],
  routes: [addLearnersExport, addNotesExport, addLessonFileUpload, addLessonFileRoutes],
  queues: [videoThumbnails],
  schedules: [
    { name: "sweep-lesson-files", cron: "50 21 * * *", work: sweepLessonFiles },
    { name: "sweep-post-reports", cron: "20 21 * * *", work: sweepReports },
    { name: "remind-of-classes", cron: "* * * * *", work: remindOfClasses },
    { name: "tell-class-changes", cron: "* * * * *", work: tellClassChanges },
  ],
  personalData: [readOwnLearning, readOwnQuestions, readOwnNotes, readOwnClasses],
  recordNames: {
    LessonFile: namesOf(LessonFile, { nameOf: ({ name }) => name }),
    Batch: namesOf(Batch, {
      relations: { course: true },
      nameOf: nameOfBatch,
    }),
    LessonQuestion: namesOf(LessonQuestion, { nameOf: ({ title }) => title }),
    LessonAnswer: namesOf(LessonAnswer, {
      relations: { question: true },
      nameOf: ({ question }) => question.title,
    }),
    ClassSession: namesOf(ClassSession, { nameOf: ({ title }) => title }),
  },
};
