import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { Batch } from "./batch.entity";
import { BatchRecords, BatchResolver, CourseBatchesResolver } from "./batch.resolver";
import { BatchAccess } from "./access/batchAccess.entity";
import { BatchAccessResolver } from "./access/batchAccess.resolver";
import { nameOfBatch } from "./nameOfBatch";
import { LessonFile } from "./files/lessonFile.entity";
import { LessonFileResolver, ReferenceFileResolver } from "./files/lessonFile.resolver";
import { LessonFileChunk } from "./files/lessonFileChunk.entity";
import { addLessonFileRoutes } from "./files/lessonFileRoutes";
import { addLessonFileUpload } from "./files/lessonFileUpload";
import { sweepLessonFiles } from "./files/sweepLessonFiles";
import { LessonOutlineResolver } from "./lessonOutline.resolver";
import { OwnBatchResolver } from "./ownBatches.resolver";
import { readOwnLearning } from "./progress/readOwnLearning";
import { Reference } from "./reference.entity";
import { ReferenceRecords, ReferenceResolver } from "./reference.resolver";
import { LessonProgress } from "./lessonProgress.entity";
import { BatchProgressResolver, LessonProgressResolver, LessonResolver } from "./progress/progress.resolver";
import { videoThumbnails } from "./thumbnails/thumbnailJob";
import { WatchClock } from "./progress/watchClock.entity";

export const learning: Feature = {
  entities: [Batch, BatchAccess, Reference, LessonFile, LessonFileChunk, LessonProgress, WatchClock],
  resolvers: [
    BatchAccessResolver,
    BatchRecords,
    BatchResolver,
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
  ],
  routes: [addLessonFileUpload, addLessonFileRoutes],
  queues: [videoThumbnails],
  schedules: [{ name: "sweep-lesson-files", cron: "50 21 * * *", work: sweepLessonFiles }],
  personalData: [readOwnLearning],
  recordNames: {
    LessonFile: namesOf(LessonFile, { nameOf: ({ name }) => name }),
    Batch: namesOf(Batch, {
      relations: { course: true },
      nameOf: nameOfBatch,
    }),
  },
};
