import type { DataSource } from "typeorm";
import { perDataSource } from "../../../database/perDataSource";
import { rowJson } from "../../../database/rowJson";
import { LessonProgress } from "../lessonProgress.entity";
import { Reference } from "../reference.entity";

const NEVER_READ = ["removedAt", "text"] as const;
/** Lists do not show them. */
const DETAILS = ["version", "videoNumber", "captionsId", "fileId", "exerciseId", "checkpoints"] as const;
/** The fields that need one of them. */
export const LESSON_DETAIL_FIELDS = [...DETAILS, "captions", "file", "exercise", "checkpointExercises"];

function lessonWithout(dataSource: DataSource, omitted: readonly Extract<keyof Reference, string>[]) {
  const progress = rowJson(dataSource, LessonProgress, {
    omitted: ["userId", "referenceId", "openedAt", "positionAt", "earlierSeconds"],
  });
  return rowJson(dataSource, Reference, {
    omitted,
    joined: { ownProgress: { row: progress, alias: "p", key: "user_id" } },
  });
}

/** A lesson without its text, and the progress that is left-joined as `p`. */
export const lessonRow = perDataSource((dataSource) => lessonWithout(dataSource, NEVER_READ));

/** A lesson as its batch's list shows it, without `batchId`. The other columns would take a quarter of the portal's time. */
export const listedLessonRow = perDataSource((dataSource) =>
  lessonWithout(dataSource, [...NEVER_READ, ...DETAILS, "batchId"]),
);
