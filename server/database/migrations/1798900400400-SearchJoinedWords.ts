import type { MigrationInterface, QueryRunner } from "typeorm";

/** Neighbours of a title as people type them together: "nextjs" for Next.js, "tfidf" for TF-IDF. */
const PAIRS = `
  CREATE FUNCTION search_pairs(title text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
    BEGIN ATOMIC
      SELECT coalesce(string_agg(word || next, ' '), '') FROM (
        SELECT word, lead(word) OVER (ORDER BY place) AS next
        FROM regexp_split_to_table(search_plain(title), '\\s+') WITH ORDINALITY AS words (word, place)
        WHERE word <> ''
      ) AS neighbours;
    END`;

const vector = (joined: string) => `
  CREATE OR REPLACE FUNCTION search_vector(title text, body text) RETURNS tsvector
    IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN setweight(to_tsvector('simple', search_plain(title)), 'A') ${joined}
      || setweight(to_tsvector('simple', search_plain(body)), 'D')`;

const TITLES = {
  courses: "name",
  workshops: "name",
  blog_posts: "title",
  batch_references: "title",
  exercises: "title",
  search_pages: "title",
  bootcamps: "name",
  teachers: "name",
  questions: "question",
  lesson_questions: "title",
};

/** Their triggers fill the table of words again. */
async function fill(runner: QueryRunner): Promise<void> {
  for (const [table, title] of Object.entries(TITLES))
    await runner.query(`UPDATE "${table}" SET "${title}" = "${title}"`);
}

export class SearchJoinedWords1798900400400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAIRS);
    await runner.query(vector("|| setweight(to_tsvector('simple', search_pairs(title)), 'B')"));
    await fill(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(vector(""));
    await runner.query(`DROP FUNCTION search_pairs`);
    await fill(runner);
  }
}
