import type { Context } from "../../platform/context";
import type { SearchResult } from "./searchResult";

export const MAX_LESSONS = 10;
/** Ranks this many at most, so that a word of all lessons costs no more. */
const MAX_RANKED = 1000;
/** Up to here, PostgreSQL chooses between the index of words and that of batches. */
const FEW_BATCHES = 500;

function lessonsSql(isWithinFew: boolean): string {
  // A subquery hides the words from the planner, which could else read the table in sequence.
  const query = isWithinFew ? "to_tsquery('simple', $1)" : "(SELECT to_tsquery('simple', $1))";
  return `
    WITH found AS MATERIALIZED (
      SELECT entry.record_id, ts_rank(entry.words, ${query}) AS rank
      FROM search_entries entry JOIN batch_references lesson ON lesson.id = entry.record_id
      WHERE entry.kind = 'LESSON' AND entry.words @@ ${query} AND lesson.removed_at IS NULL
        AND entry.batch_id = ANY($2)
      LIMIT ${MAX_RANKED}
    )
    SELECT 'LESSON' AS kind, lesson.kind AS "lessonKind", lesson.id, NULL AS slug, lesson.title, NULL AS "startsAt",
      concat_ws(' · ', course.name, batch.name, 'Lesson ' || (
        SELECT count(*) FROM batch_references earlier
        WHERE earlier.batch_id = lesson.batch_id AND earlier.removed_at IS NULL
          AND (earlier.position, earlier.id) <= (lesson.position, lesson.id))) AS detail
    FROM found JOIN batch_references lesson ON lesson.id = found.record_id
    JOIN batches batch ON batch.id = lesson.batch_id JOIN courses course ON course.id = batch.course_id
    ORDER BY found.rank DESC, course.position, batch.position, lesson.position, lesson.id
    LIMIT ${MAX_LESSONS}`;
}

const IN_FEW = lessonsSql(true);
const IN_MANY = lessonsSql(false);

export async function findLessons(
  { dataSource }: Context,
  tsquery: string,
  batchIds: string[],
): Promise<SearchResult[]> {
  if (batchIds.length === 0) return [];
  const isWithinFew = batchIds.length <= FEW_BATCHES;
  return dataSource.query<SearchResult[]>(isWithinFew ? IN_FEW : IN_MANY, [tsquery, batchIds]);
}
