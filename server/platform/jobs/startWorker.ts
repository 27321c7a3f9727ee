import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import { SECOND_MS } from "../../core/clock";
import { poolOf } from "../../database/dataSource";
import { findReadyQueues } from "../../database/jobQueues";
import type { JobServices } from "../context";
import { inTransaction } from "./jobs";
import type { Queue } from "./queue";

const POLL_EVERY_MS = SECOND_MS;
const STOP_WITHIN_MS = 5 * SECOND_MS;

interface Worker {
  boss: PgBoss;
  services: JobServices;
  queues: Queue[];
  onFault: (fault: unknown) => void;
}

export async function runJob(
  { boss, services, onFault }: Omit<Worker, "queues">,
  { name, work }: Queue,
  { id, data }: PgBoss.Job<object>,
): Promise<void> {
  try {
    const complete: Parameters<Queue["work"]>[1]["complete"] = async (manager) => {
      await boss.complete(name, id, {}, { db: inTransaction(manager) });
    };
    await work(services, { data, complete });
  } catch (fault) {
    onFault(fault);
    // Stores no error, which may contain personal data. Without a database the job expires, then retries.
    await boss.fail(name, id, { message: "This didn’t work." }).catch(() => {});
  }
}

/** Our own loop: pg-boss' exits the process if the database is lost as a job completes, and polls each queue. */
export function startWorker(worker: Worker): () => Promise<void> {
  const { boss, services, queues } = worker;
  const pool = poolOf(services.dataSource);
  const active = new Map(queues.map((queue) => [queue, new Set<Promise<void>>()]));
  let isStopping = false;
  let turn = new AbortController();

  const onFault = (fault: unknown) => void (isStopping || worker.onFault(fault));

  function roomIn(queue: Queue): number {
    if (queue.isPaused?.(services)) return 0;
    return (queue.concurrency ?? 1) - (active.get(queue)?.size ?? 0);
  }

  async function startJobsOf(queue: Queue): Promise<void> {
    const running = active.get(queue);
    for (const job of await boss.fetch<object>(queue.name, { batchSize: roomIn(queue) })) {
      const done = runJob({ boss, services, onFault }, queue, job).finally(() => {
        running?.delete(done);
        turn.abort();
      });
      running?.add(done);
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      turn = new AbortController();
      const open = queues.filter((queue) => roomIn(queue) > 0);
      // Empty, too, while the database is unreachable.
      const ready = await findReadyQueues(
        pool,
        open.map(({ name }) => name),
      ).catch((): string[] => []);
      for (const queue of open.filter(({ name }) => ready.includes(name))) await startJobsOf(queue);
      await sleep(POLL_EVERY_MS, null, turn).catch(() => {});
    }
    await Promise.all([...active.values()].flatMap((running) => [...running]));
  }

  const running = run();
  return async () => {
    isStopping = true;
    turn.abort();
    // After the timeout, another process or the next start retries the job.
    await Promise.race([running, sleep(STOP_WITHIN_MS, null, { ref: false })]);
  };
}
