import type { MigrationInterface, QueryRunner } from "typeorm";

export class TypesThatCount1798810000300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE exercises SET tests = coalesce(
        (SELECT jsonb_agg(test || '{"isTypeStrict": false}' ORDER BY place)
         FROM jsonb_array_elements(tests) WITH ORDINALITY AS listed (test, place)), '[]')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE exercises SET tests = coalesce(
        (SELECT jsonb_agg(test - 'isTypeStrict' ORDER BY place)
         FROM jsonb_array_elements(tests) WITH ORDINALITY AS listed (test, place)), '[]')`);
  }
}
