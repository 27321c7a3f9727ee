import type { EntityManager } from "typeorm";
import type { QueueOptions } from "../../database/jobQueues";
import type { JobServices } from "../context";

export interface Job {
  data: object;
  /** Completes the job in the transaction of its effects. */
  complete: (manager: EntityManager) => Promise<void>;
}

/** At-least-once: another process retries the job of a crashed one. */
export interface Queue extends QueueOptions {
  concurrency?: number;
  isPaused?: (services: JobServices) => boolean;
  work: (services: JobServices, job: Job) => Promise<void>;
}

/** Periodic work; the next run makes up for a failure. */
export interface Schedule {
  name: string;
  /** In UTC. */
  cron: string;
  work: (services: JobServices) => Promise<unknown>;
}

/** At most one job of a schedule waits. */
export function queueOf({ name, cron, work }: Schedule): Queue {
  return {
    name,
    cron,
    retryLimit: 0,
    work: async (services, { complete }) => {
      await work(services);
      await complete(services.dataSource.manager);
    },
  };
}
