import type { Pool } from "pg";
import type PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import type { QueueName } from "../../database/jobQueues";
import { createBoss } from "../../database/jobQueues";

interface NewJob {
  queue: QueueName;
  data: object;
  /** How long it rests before it may be done; not at all unless told. */
  afterSeconds?: number;
}

/** Work for later, kept in PostgreSQL. */
export interface Jobs {
  /** Adds a job in the caller's transaction: it is there once that commits, and never otherwise. */
  enqueue: (manager: EntityManager, job: NewJob) => Promise<void>;
}

/** pg-boss, speaking through the caller's transaction. */
export function inTransaction(manager: EntityManager): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({ rows: await manager.query<unknown[]>(text, values) }),
  };
}

export function createJobs(pool: Pool): Jobs {
  const boss = createBoss(pool);
  return {
    enqueue: async (manager, { queue, data, afterSeconds }) => {
      const id = await boss.send(queue, data, {
        db: inTransaction(manager),
        ...(afterSeconds && { startAfter: afterSeconds }),
      });
      if (!id) throw new Error(`There is no queue named ${queue}.`);
    },
  };
}
