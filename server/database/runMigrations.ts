import type { DataSource } from "typeorm";
import { MigrationExecutor } from "typeorm";
import { SECOND_MS } from "../core/clock";

type Say = (message: string) => void;

/** Each in a transaction of its own. Says how far it is where an academy waits for it. */
export async function runMigrations(source: DataSource, say: Say = () => {}): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    const executor = new MigrationExecutor(source, runner);
    const isNew = (await executor.getExecutedMigrations()).length === 0;
    const pending = await executor.getPendingMigrations();
    for (const [index, migration] of pending.entries()) {
      const startedAt = performance.now();
      await runner.startTransaction();
      try {
        await executor.executeMigration(migration);
        await runner.commitTransaction();
      } catch (error) {
        await runner.rollbackTransaction();
        throw error;
      }
      const seconds = Math.round((performance.now() - startedAt) / SECOND_MS);
      if (!isNew) say(`· Migration ${index + 1} of ${pending.length}, ${seconds} s (${migration.name})`);
    }
  } finally {
    await runner.release();
  }
}
