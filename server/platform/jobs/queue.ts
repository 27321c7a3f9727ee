import type { EntityManager } from "typeorm";
import type { QueueOptions } from "../../database/jobQueues";
import type { JobServices } from "../context";

export interface Job {
  data: object;
  /** Takes the job off its queue, in the transaction of what it did. */
  complete: (manager: EntityManager) => Promise<void>;
}

/** A queue and its handler. A job is done at least once: of a process that dies, another takes it over. */
export interface Queue extends QueueOptions {
  /** How many jobs a process runs at once; one unless given. */
  concurrency?: number;
  /** Leaves the jobs waiting. */
  isPaused?: (services: JobServices) => boolean;
  /** Does a job and completes it. A job that it throws for is retried. */
  work: (services: JobServices, job: Job) => Promise<void>;
}

/** Work that is due at certain times, such as deleting what is old. What fails is made up for the next time. */
export interface Schedule {
  name: string;
  /** In UTC. */
  cron: string;
  work: (services: JobServices) => Promise<unknown>;
}

/** The queue that holds a schedule's jobs; at most one of them waits. */
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
