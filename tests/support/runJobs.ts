import { queues } from "../../server/app/queues";
import { poolOf } from "../../server/database/dataSource";
import { createBoss } from "../../server/database/jobQueues";
import type { VideoHosts } from "../../server/platform/media/videoHosts";
import { runJob } from "../../server/platform/jobs/startWorker";
import type { TestDatabase } from "./testDatabase";

const mailer = { sendMail: null, origin: "https://academy.example", logFault: () => {} };

/** Port 9 discards: nothing answers there. */
const NOWHERE: VideoHosts = {
  youTubePictures: "http://127.0.0.1:9",
  vimeo: "http://127.0.0.1:9",
  vimeoPictures: "http://127.0.0.1:9",
};

/** Runs due jobs of these queues and the jobs that they enqueue, like a worker; returns the faults. */
export async function runJobs(
  { services }: TestDatabase,
  name: string,
  { videoHosts = NOWHERE }: { videoHosts?: VideoHosts } = {},
): Promise<string[]> {
  const boss = createBoss(poolOf(services.dataSource));
  const faults: string[] = [];
  const onFault = (fault: unknown) => void faults.push((fault as Error).message);
  const worker = { boss, services: { ...services, mailer, videoHosts }, onFault };
  for (let isIdle = false; !isIdle;) {
    isIdle = true;
    for (const queue of queues.filter((one) => one.name.includes(name)))
      for (const job of await boss.fetch<object>(queue.name)) {
        isIdle = false;
        await runJob(worker, queue, job);
      }
  }
  return faults;
}

/** Requeues active jobs, as if their process had died, and makes retries due. */
export async function returnJobs({ dataSource }: TestDatabase, name: string): Promise<void> {
  await dataSource.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() - interval '1 s'
     WHERE name = $1 AND state IN ('active', 'retry')`,
    [name],
  );
}
