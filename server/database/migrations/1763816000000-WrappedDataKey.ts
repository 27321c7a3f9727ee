import type { MigrationInterface, QueryRunner } from "typeorm";

/** Keeps fingerprints of replaced keys. The next start fills the column: only it knows the secret key. */
export class WrappedDataKey1763816000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "secret_key_uses"
         ADD "wrapped_data_key" bytea,
         DROP COLUMN "id",
         ADD CONSTRAINT "PK_secret_key_uses" PRIMARY KEY ("fingerprint")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM "secret_key_uses" WHERE "fingerprint" <> (SELECT "fingerprint" FROM "secret_key_uses"
         ORDER BY "wrapped_data_key" IS NULL, "used_since" DESC LIMIT 1)`,
    );
    await runner.query(
      `ALTER TABLE "secret_key_uses"
         DROP COLUMN "wrapped_data_key",
         DROP CONSTRAINT "PK_secret_key_uses",
         ADD "id" uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
         ADD CONSTRAINT "PK_secret_key_uses" PRIMARY KEY ("id")`,
    );
    await runner.query(`ALTER TABLE "secret_key_uses" ALTER "id" DROP DEFAULT`);
  }
}
