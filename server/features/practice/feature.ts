import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { CmsExerciseResolver } from "./exercises/cmsExercise.resolver";
import { Exercise } from "./exercises/exercise.entity";
import { ExerciseResolver } from "./exercises/exercise.resolver";
import { exerciseCards } from "./exercises/exerciseCards";
import { findExercisePages } from "./exercises/findExercisePages";

export const practice: Feature = {
  entities: [Exercise],
  resolvers: [CmsExerciseResolver, ExerciseResolver],
  siteMap: findExercisePages,
  shareCards: exerciseCards,
  recordNames: {
    Exercise: namesOf(Exercise, { nameOf: ({ title }) => title }),
  },
  reservedSlugs: ["practice"],
};
