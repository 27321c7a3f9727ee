import type { MigrationInterface, QueryRunner } from "typeorm";

export class ReleaseFiles1799000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE TABLE release_files (name text PRIMARY KEY, brotli bytea NOT NULL, kept_until timestamptz NOT NULL)",
    );
    await runner.query("CREATE INDEX release_files_kept_until ON release_files (kept_until)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE release_files");
  }
}
