import PgBoss from "pg-boss";
import type { Pool } from "pg";

const TEN_YEARS_IN_DAYS = 3650;

/** Every queue; what fails again and again goes to the one named by `deadLetter`, which is listed before it. */
const QUEUES = [
  { name: "dead-letters" },
  {
    name: "letters",
    deadLetter: "dead-letters",
    retryLimit: 20,
    retryDelay: 5,
    // Longer than any work on one letter, so that a job comes back only from a process that died.
    expireInSeconds: 40,
  },
] as const;

export type QueueName = (typeof QUEUES)[number]["name"];

interface BossOptions {
  /** Gives back what a process took and did not finish; for processes that work. */
  isSupervising?: boolean;
  isInstalling?: boolean;
}

/** pg-boss on our own pool, in a schema of its own. */
export function createBoss(
  pool: Pool,
  { isSupervising = false, isInstalling = false }: BossOptions = {},
): PgBoss {
  const boss = new PgBoss({
    schema: "pgboss",
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schedule: false,
    supervise: isSupervising,
    migrate: isInstalling,
    maintenanceIntervalSeconds: 5,
    // Jobs wait as long as it takes until there is a mail server.
    retentionDays: TEN_YEARS_IN_DAYS,
  });
  // What the database cannot do now is tried again by whoever asked for it.
  boss.on("error", () => {});
  return boss;
}

/** Makes or renews pg-boss' own tables and our queues; only under the migrations' lock. */
export async function installJobQueues(pool: Pool): Promise<void> {
  const boss = createBoss(pool, { isInstalling: true });
  await boss.start();
  for (const { name, ...options } of QUEUES) {
    await boss.createQueue(name, { name, ...options });
    await boss.updateQueue(name, { name, ...options });
  }
  await boss.stop({ graceful: false });
}
