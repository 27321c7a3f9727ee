import type { SqlExerciseSeed } from "../exerciseSeed";
import { dateExercises } from "./dateExercises";
import { groupingExercises } from "./groupingExercises";
import { joinExercises } from "./joinExercises";
import { selectExercises } from "./selectExercises";
import { subqueryExercises } from "./subqueryExercises";
import { windowExercises } from "./windowExercises";

/** In the order of learning, each on the same shop. */
export const sqlExercises: SqlExerciseSeed[] = [
  ...selectExercises,
  ...groupingExercises,
  ...joinExercises,
  ...dateExercises,
  ...subqueryExercises,
  ...windowExercises,
];
