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
    RunClassesResolver,
  ],
  routes: [addLearnersExport, addLessonFileUpload, addLessonFileRoutes],
  queues: [videoThumbnails],
  schedules: [
    { name: "sweep-lesson-files", cron: "50 21 * * *", work: sweepLessonFiles },
    { name: "remind-of-classes", cron: "* * * * *", work: remindOfClasses },
    { name: "tell-class-changes", cron: "* * * * *", work: tellClassChanges },
  ],
  personalData: [readOwnLearning, readOwnClasses],
  recordNames: {
    LessonFile: namesOf(LessonFile, { nameOf: ({ name }) => name }),
    Batch: namesOf(Batch, {
      relations: { course: true },
      nameOf: nameOfBatch,
    }),
    ClassSession: namesOf(ClassSession, { nameOf: ({ title }) => title }),
  },
};
