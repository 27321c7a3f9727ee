import PgBoss from "pg-boss";
import type { Pool } from "pg";

const TEN_YEARS_IN_DAYS = 3650;
/** pg-boss queues the jobs of schedules here first. */
const CRON_QUEUE = "__pgboss__send-it";

export interface QueueOptions {
  name: string;
  /** A queue, listed before this one, for jobs that failed too often. */
  deadLetter?: string;
  retryLimit?: number;
  /** Seconds; doubles per retry with `retryBackoff`. */
  retryDelay?: number;
  retryBackoff?: boolean;
  /** Longer than any attempt, so that a job expires only if its process died. */
  expireInSeconds?: number;
  /** Adds a job at these times (UTC), unless one is waiting. */
  cron?: string;
}

interface BossOptions {
  isWorking?: boolean;
  isInstalling?: boolean;
}

/** `complete` and `fail` name a queue and a list of jobs, and read the count of changed jobs. */
function setsStateOfCronJobs([queue, ids]: unknown[]): boolean {
  return queue === CRON_QUEUE && Array.isArray(ids);
}

export function createBoss(
  pool: Pool,
  { isWorking = false, isInstalling = false }: BossOptions = {},
): PgBoss {
  const boss = new PgBoss({
    schema: "pgboss",
    db: {
      executeSql: async (text, values: unknown[] = []) => {
        const result = pool.query(text, values);
        if (!isWorking || !setsStateOfCronJobs(values)) return result;
        // pg-boss does not await these: a rejection would end the process when the database is lost.
        return result.catch(() => ({ rows: [{ count: 0 }] }));
      },
    },
    schedule: isWorking,
    supervise: isWorking,
    migrate: isInstalling,
    maintenanceIntervalSeconds: 5,
    // Jobs may wait a long time for a mail server.
    retentionDays: TEN_YEARS_IN_DAYS,
  });
  // Callers retry what the database cannot do now.
  boss.on("error", () => {});
  return boss;
}

/** Call it under the migrations' lock. */
export async function installJobQueues(pool: Pool, queues: QueueOptions[]): Promise<void> {
  const boss = createBoss(pool, { isInstalling: true });
  await boss.start();
  await boss.createQueue(CRON_QUEUE);
  for (const { cron, ...queue } of queues) {
    const policy = cron ? "short" : "standard";
    const options = { ...queue, policy } as const;
    await boss.createQueue(queue.name, options);
    await boss.updateQueue(queue.name, options);
    if (cron) await boss.schedule(queue.name, cron);
  }
  for (const { name } of await boss.getSchedules())
    if (!queues.some((queue) => queue.cron && queue.name === name)) await boss.unschedule(name);
  await boss.stop({ graceful: false });
}

const READY = `
  SELECT name FROM unnest($1::text[]) AS queue (name) WHERE EXISTS (
    SELECT 1 FROM pgboss.job WHERE job.name = queue.name AND state < 'active' AND start_after < now())`;

/** One query for all queues, where pg-boss would poll each. */
export async function findReadyQueues(pool: Pool, names: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(READY, [names]);
  return rows.map(({ name }) => name);
}
