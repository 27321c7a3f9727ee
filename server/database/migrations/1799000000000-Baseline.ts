import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";

const FILE = path.resolve("server/database/baseline.sql");

/** The whole schema of an empty database; `adoptDatabase` records it for one that has the same schema already. */
export class Baseline1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(await readFile(FILE, "utf8"));
  }

  async down(): Promise<void> {
    throw new Error("The baseline cannot be undone.");
  }
}
