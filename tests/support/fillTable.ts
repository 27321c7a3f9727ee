import type { DataSource } from "typeorm";
import { allowLongStatements } from "../../server/database/allowLongStatements";

const FILL_WITHIN_MS = 120_000;

export async function fillTable(
  dataSource: DataSource,
  statement: string,
  parameters: unknown[] = [],
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await allowLongStatements(manager, FILL_WITHIN_MS);
    await manager.query(statement, parameters);
  });
}
