import type { MigrationInterface, QueryRunner } from "typeorm";

/** As in `Search1798315100000`. */
const SEPARATORS = String.raw`E'!"#$%&\'()*+,-./:;<=>?@[\\]^_\`{|}~–—‘’“”…।॥·•\u00ad\u200b\u200c\u200d\ufeff'`;
/** Of Latin, Greek and Cyrillic letters; vowel signs of Indian scripts are other characters. */
const ACCENTS = String.raw`E'[\u0300-\u036f]'`;

const plain = (words: string) => `
  CREATE OR REPLACE FUNCTION search_plain(words text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN translate(${words}, ${SEPARATORS}, repeat(' ', 43))`;
const WITHOUT_ACCENTS = `normalize(regexp_replace(normalize(words, NFD), ${ACCENTS}, '', 'g'), NFC)`;
const WITH_ACCENTS = "normalize(words, NFC)";

const TITLES = { courses: "name", workshops: "name", blog_posts: "title", batch_references: "title" };

/** Their triggers fill the table of words again. */
async function fillAccented(runner: QueryRunner): Promise<void> {
  for (const [table, title] of Object.entries(TITLES))
    await runner.query(
      `UPDATE "${table}" row SET "${title}" = row."${title}"
       WHERE normalize(to_jsonb(row)::text, NFD) ~ ${ACCENTS}`,
    );
}

export class SearchAccents1798315400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(plain(WITHOUT_ACCENTS));
    await fillAccented(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(plain(WITH_ACCENTS));
    await fillAccented(runner);
  }
}
