import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { Pool } from "pg";
import { SECOND_MS } from "../core/clock";
import { faultsIn } from "../core/concurrency/settleAll";
import { databaseFaultOf } from "../core/databaseFault";
import type { Log } from "../core/log";
import { poolOf } from "../database/dataSource";
import { createBoss } from "../database/jobQueues";
import type { JobServices } from "../platform/context";
import { startWorker } from "../platform/jobs/startWorker";
import { queues } from "./queues";

const RETRY_AFTER_MS = SECOND_MS;

async function startBoss(pool: Pool): Promise<PgBoss> {
  const boss = createBoss(pool, { isWorking: true });
  try {
    await boss.start();
    // Runs each schedule once at start, for processes that are never up at its time.
    for (const { name } of queues.filter(({ cron }) => cron)) await boss.send(name, {});
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

interface JobsOptions {
  log: Pick<Log, "error">;
  isStopping?: () => boolean;
}

/** Retries while the database is unavailable: the server listens already, and must not end for a lost connection. */
export async function startJobs(
  services: JobServices,
  { log, isStopping = () => false }: JobsOptions,
): Promise<() => Promise<void>> {
  const onFault = (fault: unknown) => {
    // Logged one by one: the log redacts an error, but not errors nested in it.
    for (const err of faultsIn(fault)) log.error({ err }, "background work failed");
  };
  const pool = poolOf(services.dataSource);
  const boss = await retryWhileUnavailable(async () => startBoss(pool), { onFault, isStopping });
  const stopWorker = startWorker({ boss, services, queues, onFault });
  services.jobs.isWorking = true;
  return async () => {
    await stopWorker();
    await boss.stop({ graceful: false }).catch(() => {});
  };
}

interface RetryOptions {
  onFault: (fault: unknown) => void;
  isStopping: () => boolean;
}

async function retryWhileUnavailable<T>(
  work: () => Promise<T>,
  { onFault, isStopping }: RetryOptions,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isStopping() || !databaseFaultOf(error)) throw error;
      onFault(error);
      await sleep(RETRY_AFTER_MS);
    }
  }
}
