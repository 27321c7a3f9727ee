import type { Batch } from "./batch.entity";

/** "Data Science, Evening batch". The course must be loaded. */
export function nameOfBatch({ course, name }: Batch): string {
  return `${course.name}, ${name}`;
}
