import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { ExerciseDraftResolver } from "./drafts/draft.resolver";
import { ExerciseDraft } from "./drafts/exerciseDraft.entity";
import { ExerciseRecords, CmsExerciseResolver } from "./exercises/cmsExercise.resolver";
import { Exercise } from "./exercises/exercise.entity";
import { ExerciseResolver } from "./exercises/exercise.resolver";
import { exerciseCards } from "./exercises/exerciseCards";
import { findExercisePages } from "./exercises/findExercisePages";
import { LessonExerciseResolver, QuestionExerciseResolver } from "./lessons/lessonExercise.resolver";
import { exerciseMutants } from "./mutants/tryMutants";
import { readOwnPractice } from "./privacy/readOwnPractice";
import { sweepPractice } from "./privacy/sweepPractice";
import { ExerciseProgress } from "./progress/exerciseProgress.entity";
import { ExerciseProgressResolver } from "./progress/progress.resolver";
import { ReviewResolver } from "./review/review.resolver";
import { addCodeForm } from "./routes/codeForm";
import { addLabRoutes } from "./routes/labRoutes";
import { StatisticsResolver } from "./statistics/statistics.resolver";
import { exerciseChecks } from "./submissions/checkSubmission";
import { exerciseRechecks } from "./submissions/recheckExercise";
import { Submission } from "./submissions/submission.entity";
import { OwnSubmissionResolver, SubmissionResolver } from "./submissions/submission.resolver";
import { Verdict } from "./submissions/verdict.entity";

export const practice: Feature = {
  entities: [Exercise, ExerciseDraft, ExerciseProgress, Submission, Verdict],
  resolvers: [
    ExerciseRecords,
    CmsExerciseResolver,
    ExerciseDraftResolver,
    ExerciseProgressResolver,
    ExerciseResolver,
    LessonExerciseResolver,
    OwnSubmissionResolver,
    QuestionExerciseResolver,
    ReviewResolver,
    StatisticsResolver,
    SubmissionResolver,
  ],
  routes: [addCodeForm, addLabRoutes],
  queues: [...exerciseChecks, exerciseRechecks, exerciseMutants],
  schedules: [{ name: "sweep-practice", cron: "35 21 * * *", work: sweepPractice }],
  personalData: [readOwnPractice],
  siteMap: findExercisePages,
  shareCards: exerciseCards,
  recordNames: {
    Exercise: namesOf(Exercise, { nameOf: ({ title }) => title }),
  },
  reservedSlugs: ["lab", "labs", "practice"],
};
