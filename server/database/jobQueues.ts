import PgBoss from "pg-boss";
import type { Pool } from "pg";

const TEN_YEARS_IN_DAYS = 3650;
/** Where pg-boss puts the jobs of schedules before it passes them on. */
const CRON_QUEUE = "__pgboss__send-it";

export interface QueueOptions {
  name: string;
  /** Another queue, listed before this one, that gets the jobs that failed too often. */
  deadLetter?: string;
  /** How many times a failed job is tried again. */
  retryLimit?: number;
  /** Seconds before a retry; with `retryBackoff` they double each time. */
  retryDelay?: number;
  retryBackoff?: boolean;
  /** Longer than any attempt takes, so that a job returns only from a process that died. */
  expireInSeconds?: number;
  /** Adds a job at these times, in UTC, unless one waits already. */
  cron?: string;
}

interface BossOptions {
  /** Runs schedules, and gives back what a process took and did not finish. */
  isWorking?: boolean;
  isInstalling?: boolean;
}

/** pg-boss on our own pool, in a schema of its own. */
export function createBoss(
  pool: Pool,
  { isWorking = false, isInstalling = false }: BossOptions = {},
): PgBoss {
  const boss = new PgBoss({
    schema: "pgboss",
    db: {
      executeSql: async (text, values: unknown[] = []) => {
        const result = pool.query(text, values);
        // pg-boss does not await the end of its own jobs: a rejection would end the process when the database is lost.
        return values[0] === CRON_QUEUE ? result.catch(() => ({ rows: [] })) : result;
      },
    },
    schedule: isWorking,
    supervise: isWorking,
    migrate: isInstalling,
    maintenanceIntervalSeconds: 5,
    // Jobs wait as long as it takes until there is a mail server.
    retentionDays: TEN_YEARS_IN_DAYS,
  });
  // What the database cannot do now is tried again by whoever asked for it.
  boss.on("error", () => {});
  return boss;
}

/** Creates or updates pg-boss' own tables, the queues and their schedules; only under the migrations' lock. */
export async function installJobQueues(pool: Pool, queues: QueueOptions[]): Promise<void> {
  const boss = createBoss(pool, { isInstalling: true });
  await boss.start();
  await boss.createQueue(CRON_QUEUE);
  for (const { cron, ...queue } of queues) {
    const options = { ...queue, ...(cron && { policy: "short" as const }) };
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

/** Which of these queues have jobs to do now, in one query: pg-boss itself asks for each queue. */
export async function findReadyQueues(pool: Pool, names: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(READY, [names]);
  return rows.map(({ name }) => name);
}
