import type { Pool } from "pg";
import type PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import { SECOND_MS } from "../../core/clock";
import { createBoss } from "../../database/jobQueues";

interface NewJob {
  queue: string;
  data: object;
  afterSeconds?: number;
}

export interface Jobs {
  /** Transactional: the job exists once the caller commits. */
  enqueue: (manager: EntityManager, job: NewJob) => Promise<void>;
  /** Like `enqueue`, in one statement. */
  enqueueAll: (manager: EntityManager, jobs: Omit<NewJob, "afterSeconds">[]) => Promise<void>;
  /** Runs a schedule in a second; coalesces calls until then. */
  runSoon: (schedule: string) => void;
  /** Whether this process runs jobs; elsewhere `runSoon` does nothing. */
  isWorking: boolean;
}

export function inTransaction(manager: EntityManager): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({ rows: await manager.query<unknown[]>(text, values) }),
  };
}

export function createJobs(pool: Pool): Jobs {
  const boss = createBoss(pool);
  const due = new Set<string>();
  const jobs: Jobs = {
    isWorking: false,
    enqueue: async (manager, { queue, data, afterSeconds }) => {
      const id = await boss.send(queue, data, {
        db: inTransaction(manager),
        ...(afterSeconds && { startAfter: afterSeconds }),
      });
      if (!id) throw new Error(`There is no queue named ${queue}.`);
    },
    enqueueAll: async (manager, newJobs) => {
      if (newJobs.length === 0) return;
      await boss.insert(
        newJobs.map(({ queue, data }) => ({ name: queue, data })),
        { db: inTransaction(manager) },
      );
    },
    runSoon: (schedule) => {
      if (!jobs.isWorking || due.has(schedule)) return;
      due.add(schedule);
      setTimeout(() => {
        due.delete(schedule);
        // The next scheduled run makes up for it.
        boss.send(schedule, {}).catch(() => {});
      }, SECOND_MS).unref();
    },
  };
  return jobs;
}
