import type { Pool } from "pg";
import { DataSource } from "typeorm";
import { entities } from "./entities";
import { migrations } from "./migrations";
import { SnakeNaming } from "./snakeNaming";

interface DataSourceOptions {
  url: string;
  poolSize: number;
}

const STATEMENT_TIMEOUT_MS = 5000;
const CONNECTION_TIMEOUT_MS = 2500;

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
    connectTimeoutMS: CONNECTION_TIMEOUT_MS,
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
    poolErrorHandler: () => {
      // A connection that dies while idle is replaced by the pool; the next query tells if the server is gone.
    },
  });
}

/** The pool under the data source, for the few reads that run as prepared statements. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
