import { setTimeout as wait } from "node:timers/promises";
import type { DataSource } from "typeorm";

const BLOCKED =
  "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

interface Meeting {
  /** Locks a row that all of the requests need. */
  lock: string;
  id: string;
}

/** Sends requests in this order, each once the one before waits for a lock or is answered; then lets all of them go on. */
export async function meetAtLock<Answer>(
  dataSource: DataSource,
  { lock, id }: Meeting,
  send: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(lock, [id]);
  let answered = 0;
  const answers: Promise<Answer>[] = [];
  const countMet = async () => (await dataSource.query<[{ count: number }]>(BLOCKED))[0].count + answered;
  for (const request of send) {
    answers.push(request().finally(() => (answered += 1)));
    while ((await countMet()) < answers.length) await wait(10);
  }
  await runner.commitTransaction();
  await runner.release();
  return Promise.all(answers);
}
