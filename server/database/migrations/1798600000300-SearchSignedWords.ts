import type { MigrationInterface, QueryRunner } from "typeorm";

/** As in `SearchAccents1798315400000`. */
const SEPARATORS = String.raw`E'!"#$%&\'()*+,-./:;<=>?@[\\]^_\`{|}~–—‘’“”…।॥·•\u00ad\u200b\u200c\u200d\ufeff'`;
const ACCENTS = String.raw`E'[\u0300-\u036f]'`;

/** C++, C#, F# and .NET as words of letters, before the signs are dropped. */
const SIGNED = String.raw`regexp_replace(regexp_replace(regexp_replace(words,
  '\m[cC]\+\+', ' cplusplus ', 'g'),
  '\m([cfCF])[#♯]', ' \1sharp ', 'g'),
  '(^|[^[:alnum:]]|asp|vb|ado)\.net\M', '\1 dotnet ', 'gi')`;

const plain = (words: string) => `
  CREATE OR REPLACE FUNCTION search_plain(words text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN translate(normalize(regexp_replace(normalize(${words}, NFD), ${ACCENTS}, '', 'g'), NFC),
      ${SEPARATORS}, repeat(' ', 43))`;

const TITLES = {
  courses: "name",
  workshops: "name",
  blog_posts: "title",
  batch_references: "title",
  exercises: "title",
};

/** Their triggers fill the table of words again. */
async function fillSigned(runner: QueryRunner): Promise<void> {
  for (const [table, title] of Object.entries(TITLES))
    await runner.query(
      `UPDATE "${table}" row SET "${title}" = row."${title}" WHERE to_jsonb(row)::text ~* 'c\\+\\+|[cf][#♯]|\\.net'`,
    );
}

const SAME_WORDS = [
  "ml, machinelearning, machine learning",
  "dl, deeplearning, deep learning",
  "ai, artificial intelligence",
  "dsa, data structures and algorithms, data structures",
  "nlp, natural language processing",
  "pbi, powerbi, power bi",
  "ds, datascience, data science",
  "da, dataanalytics, data analytics, data analysis",
  "oop, oops, object oriented",
  "cpp, c++",
  "js, javascript",
  "db, database",
];

export class SearchSignedWords1798600000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(plain(SIGNED));
    await fillSigned(runner);
    await runner.query(`ALTER TABLE "site_settings" ADD "same_words" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`UPDATE "site_settings" SET "same_words" = $1`, [JSON.stringify(SAME_WORDS)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP COLUMN "same_words"`);
    await runner.query(plain("words"));
    await fillSigned(runner);
  }
}
