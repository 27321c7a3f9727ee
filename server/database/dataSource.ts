import type { Pool } from "pg";
import { DataSource } from "typeorm";
import { CONNECT_WITHIN_MS, DatabaseClient } from "./databaseClient";
import { entities } from "./entities";
import { migrations } from "./migrations";
import { SnakeNaming } from "./snakeNaming";

interface DataSourceOptions {
  url: string;
  poolSize: number;
}

const STATEMENT_TIMEOUT_MS = 5000;
/** Longer than any statement: a server that is silent for so long is out of reach. */
const ANSWERS_WITHIN_MS = 6000;

/** The TypeORM data source; the schema changes by migrations only. */
export function createDataSource({ url, poolSize }: DataSourceOptions): DataSource {
  return new DataSource({
    type: "postgres",
    url,
    entities,
    migrations,
    synchronize: false,
    uuidExtension: "pgcrypto",
    installExtensions: false,
    namingStrategy: new SnakeNaming(),
    poolSize,
    connectTimeoutMS: CONNECT_WITHIN_MS,
    extra: {
      Client: DatabaseClient,
      answersWithinMs: ANSWERS_WITHIN_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 10_000,
    },
    poolErrorHandler: () => {
      // The pool replaces a connection that dies while idle.
    },
  });
}

/** The pool under the data source, for the few reads that run as prepared statements. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
