import { setTimeout as wait } from "node:timers/promises";
import type { DataSource } from "typeorm";

const BLOCKED =
  "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

interface Meeting {
  lock: string;
  id: string;
}

/** Forces a race: each request starts once the previous one waits for the lock; then the lock is released. */
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
