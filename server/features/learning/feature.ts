import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { Batch } from "./batch.entity";
import { BatchResolver, CourseBatchesResolver } from "./batch.resolver";
import { BatchAccess } from "./access/batchAccess.entity";
import { BatchAccessResolver } from "./access/batchAccess.resolver";
import { LessonOutlineResolver } from "./lessonOutline.resolver";
import { OwnBatchResolver } from "./ownBatches.resolver";
import { readOwnLearning } from "./progress/readOwnLearning";
import { Reference } from "./reference.entity";
import { ReferenceResolver } from "./reference.resolver";
import { LessonProgress } from "./progress/lessonProgress.entity";
import { BatchProgressResolver, LessonProgressResolver, LessonResolver } from "./progress/progress.resolver";
import { WatchClock } from "./progress/watchClock.entity";

export const learning: Feature = {
  entities: [Batch, BatchAccess, Reference, LessonProgress, WatchClock],
  resolvers: [
    BatchAccessResolver,
    BatchResolver,
    CourseBatchesResolver,
    OwnBatchResolver,
    ReferenceResolver,
    BatchProgressResolver,
    LessonProgressResolver,
    LessonOutlineResolver,
    LessonResolver,
  ],
  personalData: [readOwnLearning],
  recordNames: {
    Batch: namesOf(Batch, {
      relations: { course: true },
      nameOf: ({ course, name }) => `${course.name}, ${name}`,
    }),
  },
};
