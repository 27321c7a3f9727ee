import type { MigrationInterface, QueryRunner } from "typeorm";

export class BackupRuns1799000800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE backup_runs (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(), kind text NOT NULL, at timestamptz NOT NULL,
      file_name text NOT NULL, rows integer NOT NULL)`);
    await runner.query("CREATE INDEX backup_runs_by_time ON backup_runs (kind, at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE backup_runs");
  }
}
