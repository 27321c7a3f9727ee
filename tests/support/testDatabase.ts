import { randomBytes } from "node:crypto";
import pg from "pg";
import type { DataSource } from "typeorm";
import { afterAll, beforeAll, inject } from "vitest";
import { connectDatabase } from "../../server/app/connectDatabase";
import type { Services } from "../../server/platform/context";
import { MailDelivery } from "../../server/platform/mail/mailDelivery";
import { createServices } from "../../server/app/createServices";

export const SECRET_KEY = "a secret key that only tests know, and no server";

/** Hashes that cost next to nothing: each file signs three people in, and most tests sign in more. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export async function onCluster(sql: string): Promise<void> {
  const url = new URL(inject("templateUrl"));
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  services: Services;
}

export interface TestDatabaseOptions {
  poolSize?: number;
  /** Passwords and codes are hashed at the cost of production. */
  hasRealHashes?: boolean;
}

export async function createTestDatabase({
  poolSize = 5,
  hasRealHashes = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase & { drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = new URL(inject("templateUrl"));

  await onCluster(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)} STRATEGY file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const dataSource = await connectDatabase({ url: url.href, poolSize });
  return {
    url: url.href,
    dataSource,
    services: createServices(dataSource, SECRET_KEY, {
      mailDelivery: MailDelivery.SMTP,
      passwordCost: hasRealHashes ? undefined : CHEAP,
    }),
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await onCluster(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

export function useTestDatabase(): TestDatabase {
  const database = {} as TestDatabase;
  let drop = async () => {};
  beforeAll(async () => {
    const made = await createTestDatabase();
    drop = made.drop;
    Object.assign(database, made);
  });
  afterAll(() => drop());
  return database;
}
