import type { Pool } from "pg";
import pg from "pg";
import type { ClassType } from "type-graphql";
import { DataSource } from "typeorm";
import { DatabaseClient } from "./databaseClient";
import { DatabasePool } from "./databasePool";
import { migrations } from "./migrations";
import { SnakeNaming } from "./snakeNaming";

interface DataSourceOptions {
  url: string;
  poolSize: number;
  /** Classes of rows that its managers read and write. */
  entities: ClassType[];
}

const STATEMENT_TIMEOUT_MS = 5000;
/** Longer than a statement: a server that is silent for so long is out of reach. See `allowLongStatements`. */
const ANSWERS_WITHIN_MS = 6000;
/** Everything queues up behind a migration that waits for a lock. */
const LOCK_TIMEOUT_MS = 2000;

const COMMON = {
  type: "postgres",
  synchronize: false,
  uuidExtension: "pgcrypto",
  installExtensions: false,
  driver: Object.assign(Object.create(pg) as typeof pg, { Pool: DatabasePool }),
  poolErrorHandler: () => {
    // The pool replaces a connection that dies while idle.
  },
} as const;

/** The TypeORM data source; the schema changes by migrations only. */
export function createDataSource({ url, poolSize, entities }: DataSourceOptions): DataSource {
  return new DataSource({
    ...COMMON,
    url,
    poolSize,
    entities,
    namingStrategy: new SnakeNaming(),
    extra: {
      Client: DatabaseClient,
      answersWithinMs: ANSWERS_WITHIN_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
}

/** A data source for migrations, which take as long as the rows they rewrite, but never wait long for a lock. */
export function createMigrationSource(url: string): DataSource {
  return new DataSource({
    ...COMMON,
    url,
    poolSize: 1,
    migrations,
    extra: {
      Client: DatabaseClient,
      // The role may have a limit of its own.
      options: "-c statement_timeout=0",
      lock_timeout: LOCK_TIMEOUT_MS,
    },
  });
}

/** The pool under the data source, for the few reads that run as prepared statements. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
