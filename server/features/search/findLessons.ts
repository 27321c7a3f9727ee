import type { Context } from "../../platform/context";
import type { SearchResult } from "./searchResult";

export const MAX_LESSONS = 10;
/** Ranks this many at most, so that a word of all lessons costs no more. */
const MAX_RANKED = 1000;
/** Up to here, PostgreSQL chooses between the index of words and that of batches. */
const FEW_BATCHES = 500;

interface Source {
  kind: "LESSON" | "QUESTION";
  /** Joins `record` by `entry`, and `lesson`. */
  records: string;
  columns: string;
  detail: string;
}

const LESSONS: Source = {
  kind: "LESSON",
  records: `batch_references lesson ON lesson.id = entry.record_id`,
  columns: `lesson.kind AS "lessonKind", NULL AS "lessonId", lesson.id, lesson.title`,
  detail: `'Lesson ' || (
    SELECT count(*) FROM batch_references earlier
    WHERE earlier.batch_id = lesson.batch_id AND earlier.removed_at IS NULL
      AND (earlier.position, earlier.id) <= (lesson.position, lesson.id))`,
};

const ANSWERED_QUESTIONS: Source = {
  kind: "QUESTION",
  records: `lesson_questions question
      ON question.id = entry.record_id AND question.is_answered AND question.hidden_at IS NULL
    JOIN batch_references lesson ON lesson.id = question.reference_id`,
  columns: `NULL AS "lessonKind", lesson.id AS "lessonId", question.id, question.title`,
  detail: "lesson.title",
};

function sourceSql({ kind, records, columns, detail }: Source, isWithinFew: boolean): string {
  // A subquery hides the words from the planner, which could else read the table in sequence.
  const query = isWithinFew ? "to_tsquery('simple', $1)" : "(SELECT to_tsquery('simple', $1))";
  return `
    WITH found AS MATERIALIZED (
      SELECT entry.record_id, ts_rank(entry.words, ${query}) AS rank
      FROM search_entries entry JOIN ${records}
      WHERE entry.kind = '${kind}' AND entry.words @@ ${query} AND lesson.removed_at IS NULL
        AND entry.batch_id = ANY($2)
      LIMIT ${MAX_RANKED}
    )
    SELECT '${kind}' AS kind, ${columns}, NULL AS slug, NULL AS "startsAt",
      concat_ws(' · ', course.name, batch.name, ${detail}) AS detail
    FROM found entry JOIN ${records}
    JOIN batches batch ON batch.id = lesson.batch_id JOIN courses course ON course.id = batch.course_id
    ORDER BY entry.rank DESC, course.position, batch.position, lesson.position, entry.record_id
    LIMIT ${MAX_LESSONS}`;
}

const SOURCES = [LESSONS, ANSWERED_QUESTIONS];
const IN_FEW = SOURCES.map((source) => sourceSql(source, true));
const IN_MANY = SOURCES.map((source) => sourceSql(source, false));

/** Lessons of these batches, and what was asked and answered below them. */
export async function findLessons(
  { dataSource }: Context,
  tsquery: string,
  batchIds: string[],
): Promise<SearchResult[]> {
  if (batchIds.length === 0) return [];
  const queries = batchIds.length <= FEW_BATCHES ? IN_FEW : IN_MANY;
  const found = queries.map(async (query) => dataSource.query<SearchResult[]>(query, [tsquery, batchIds]));
  return (await Promise.all(found)).flat();
}
