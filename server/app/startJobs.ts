import { faultsIn } from "../core/concurrency/settleAll";
import type { Log } from "../core/log";
import { poolOf } from "../database/dataSource";
import { createBoss } from "../database/jobQueues";
import type { JobServices } from "../platform/context";
import { startWorker } from "../platform/jobs/startWorker";
import { queues } from "./queues";

export async function startJobs(
  services: JobServices,
  log: Pick<Log, "error">,
): Promise<() => Promise<void>> {
  const onFault = (fault: unknown) => {
    // Logged one by one: the log redacts an error, but not errors nested in it.
    for (const err of faultsIn(fault)) log.error({ err }, "background work failed");
  };
  const boss = createBoss(poolOf(services.dataSource), { isWorking: true });
  await boss.start();
  // Runs each schedule once at start, for processes that are never up at its time.
  for (const { name } of queues.filter(({ cron }) => cron)) await boss.send(name, {});
  const stopWorker = startWorker({ boss, services, queues, onFault });
  services.jobs.isWorking = true;
  return async () => {
    await stopWorker();
    await boss.stop({ graceful: false }).catch(() => {});
  };
}
