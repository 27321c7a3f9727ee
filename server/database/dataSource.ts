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
  entities: ClassType[];
}

const STATEMENT_TIMEOUT_MS = 5000;
/** Longer than a statement: the connection is lost after such a silence. See `allowLongStatements`. */
const ANSWERS_WITHIN_MS = 6000;
/** Every other query queues behind a migration that waits for a lock. */
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

/** `known` are the names of some of the migrations; all by default. */
export function createMigrationSource(url: string, known?: string[]): DataSource {
  return new DataSource({
    ...COMMON,
    url,
    poolSize: 1,
    migrations: migrations.filter(({ name }) => !known || known.includes(name)),
    extra: {
      Client: DatabaseClient,
      // The role may set its own limit.
      options: "-c statement_timeout=0",
      lock_timeout: LOCK_TIMEOUT_MS,
    },
  });
}

/** For the few reads that run as prepared statements. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
