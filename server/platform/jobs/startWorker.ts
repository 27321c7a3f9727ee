import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { QueueName } from "../../database/jobQueues";

/** Enough that a few e-mails to a silent mail server leave room for the others. */
const AT_ONCE = 10;
const STOP_WITHIN_MS = 5000;

interface Worker {
  queue: QueueName;
  /** How long it rests when there was nothing to do; a second unless given. */
  askEveryMs?: number;
  /** Does one job and completes it, in a transaction of its own; a job that it throws for comes back. */
  work: (jobId: string, data: object) => Promise<void>;
}

/**
 * Does the jobs of a queue, a few at a time, until it is stopped. Our own loop, because pg-boss' would end the
 * process when the database is lost at the moment in which a job is done.
 */
export function startWorker(boss: PgBoss, { queue, askEveryMs = 1000, work }: Worker): () => Promise<void> {
  const stopping = new AbortController();

  async function attempt({ id, data }: PgBoss.Job): Promise<void> {
    try {
      await work(id, data);
    } catch {
      // The error may hold what was to be written, so it is not kept. Without a database the job comes back by itself.
      await boss.fail(queue, id, { message: "This did not work." }).catch(() => {});
    }
  }

  async function run(): Promise<void> {
    const underWay = new Set<Promise<void>>();
    while (!stopping.signal.aborted) {
      // Nothing, too, while the database is away.
      const jobs = await boss.fetch<object>(queue, { batchSize: AT_ONCE - underWay.size });
      for (const job of jobs) {
        const attempted = attempt(job).finally(() => underWay.delete(attempted));
        underWay.add(attempted);
      }
      if (underWay.size === AT_ONCE) await Promise.race(underWay);
      else if (jobs.length === 0) await sleep(askEveryMs, null, stopping).catch(() => {});
    }
    await Promise.all(underWay);
  }

  const running = run();
  return async () => {
    stopping.abort();
    // What takes longer is taken up again by another process, or after the next start.
    await Promise.race([running, sleep(STOP_WITHIN_MS, null, { ref: false })]);
  };
}
