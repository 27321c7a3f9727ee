import type { Feature } from "../../platform/feature";
import { BatchLearnerResolver } from "./batchLearner.resolver";
import { addLearnersExport } from "./learnersExport";
import { LessonStopResolver } from "./lessonStop.resolver";

/** What staff see of a batch's people: lessons done, classes attended, open questions, and where videos lose them. */
export const learners: Feature = {
  resolvers: [BatchLearnerResolver, LessonStopResolver],
  routes: [addLearnersExport],
};
