import type { MigrationInterface, QueryRunner } from "typeorm";

export class OfferingNews1763685661000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "offering_news" ("kind" text NOT NULL, "offering_id" uuid NOT NULL, "group_link" text, "dates" text NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "after_id" uuid, CONSTRAINT "PK_8355dbfddb5853d3446cf9575ec" PRIMARY KEY ("kind", "offering_id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "offering_news"`);
  }
}
