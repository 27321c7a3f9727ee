import type { DataSource } from "typeorm";
import { createDataSource } from "../database/dataSource";
import { collect } from "./features";

export async function connectDatabase(database: { url: string; poolSize: number }): Promise<DataSource> {
  return createDataSource({ ...database, entities: collect("entities").flat() }).initialize();
}
