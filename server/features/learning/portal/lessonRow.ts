import { perDataSource } from "../../../database/perDataSource";
import { rowJson } from "../../../database/rowJson";
import { LessonProgress } from "../progress/lessonProgress.entity";
import { Reference } from "../reference.entity";

/** A lesson without its text, and the progress that is left-joined as `p`. */
export const lessonRow = perDataSource((dataSource) => {
  const progress = rowJson(dataSource, LessonProgress, {
    omitted: ["userId", "referenceId", "openedAt", "positionAt", "earlierSeconds"],
  });
  return rowJson(dataSource, Reference, {
    omitted: ["removedAt", "text"],
    joined: { ownProgress: { row: progress, alias: "p", key: "user_id" } },
  });
});
