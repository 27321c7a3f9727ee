import { faultsIn } from "../core/concurrency/settleAll";
import type { Log } from "../core/log";
import { poolOf } from "../database/dataSource";
import { createBoss } from "../database/jobQueues";
import type { JobServices } from "../platform/context";
import { startWorker } from "../platform/jobs/startWorker";
import { queues } from "./queues";

/** Starts all background work, and logs its faults; returns how to stop it. */
export async function startJobs(
  services: JobServices,
  log: Pick<Log, "error">,
): Promise<() => Promise<void>> {
  const onFault = (fault: unknown) => {
    // One by one: the log redacts an error itself, not errors inside it.
    for (const err of faultsIn(fault)) log.error({ err }, "background work failed");
  };
  const boss = createBoss(poolOf(services.dataSource), { isWorking: true });
  await boss.start();
  // A process that never runs at a schedule's time does its work too.
  for (const { name } of queues.filter(({ cron }) => cron)) await boss.send(name, {});
  const stopWorker = startWorker({ boss, services, queues, onFault });
  services.jobs.isWorking = true;
  return async () => {
    await stopWorker();
    await boss.stop({ graceful: false }).catch(() => {});
  };
}
