import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { EmbeddedPostgres } from "../../server/database/embeddedPostgres";
import { startEmbeddedPostgres } from "../../server/database/embeddedPostgres";
import type { DatabaseProxy } from "../support/databaseProxy";
import { startDatabaseProxy } from "../support/databaseProxy";
import { makeTemporaryFolder } from "../support/temporaryFolder";
import type { Product } from "./product";
import { startProduct, until } from "./product";

const ROLE = "drilled";
const DATABASE = "academy";

export interface DrillAcademy {
  dataDir: string;
  proxy: DatabaseProxy;
  start: (environment?: Record<string, string>) => Promise<Product>;
  /** Runs a statement as PostgreSQL's superuser, in the academy's database. */
  sql: (text: string) => Promise<void>;
  /** The same, on a connection that stays. */
  connect: () => Promise<pg.Client>;
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A PostgreSQL of its own with fsync on, behind a proxy that keeps its address, and products on it. */
export async function makeDrillAcademy(): Promise<DrillAcademy> {
  const folder = await makeTemporaryFolder();
  const directory = path.join(folder, "postgres");
  let postgres: EmbeddedPostgres | null = await startEmbeddedPostgres({ directory });
  const products: Product[] = [];

  async function connect(name = DATABASE): Promise<pg.Client> {
    const url = new URL(postgres?.url ?? "");
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.href });
    client.on("error", () => {});
    await client.connect();
    return client;
  }
  const setup = await connect("postgres");
  await setup.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'drilled'`);
  await setup.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLE}`);
  await setup.end();

  const named = `postgres://${ROLE}:drilled@127.0.0.1:1/${DATABASE}`;
  const proxy = await startDatabaseProxy(() => postgres?.url ?? null, named);
  const databaseUrl = new URL(proxy.url);
  // Resolved by `breakNames.cjs`.
  databaseUrl.hostname = "database.drill";

  return {
    dataDir: folder,
    proxy,
    start: async (environment) => {
      const product = await startProduct({ databaseUrl: databaseUrl.href, dataDir: folder, environment });
      products.push(product);
      return product;
    },
    sql: async (text) => {
      const client = await connect();
      try {
        await client.query(text);
      } finally {
        await client.end();
      }
    },
    connect,
    stopDatabase: async () => {
      const running = postgres;
      postgres = null;
      await running?.stop();
    },
    startDatabase: async () => {
      postgres = await startEmbeddedPostgres({ directory });
    },
    stop: async () => {
      for (const product of products) if (!product.hasDied()) product.process.kill("SIGKILL");
      await until(() => products.every((product) => product.hasDied()));
      await proxy.stop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The demo learner's e-mail and password, and the secret code of a batch. */
export async function readDemo(dataDir: string) {
  const text = await readFile(path.join(dataDir, "demo-sign-ins.txt"), "utf8");
  const [, email = "", password = ""] = /^ +learner +(\S+) +(\S+)$/m.exec(text) ?? [];
  return { email, password };
}
