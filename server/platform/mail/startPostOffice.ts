import { poolOf } from "../../database/dataSource";
import { createBoss } from "../../database/jobQueues";
import type { Services } from "../context";
import type { Log } from "../../core/log";
import { createFaultLog } from "../faultLog";
import { startWorker } from "../jobs/startWorker";
import type { PostOffice } from "./deliverEmail";
import { deliverEmail, giveUpEmail } from "./deliverEmail";
import { MailDelivery } from "./mailDelivery";
import type { MailServer } from "./sendMail";
import { createSendMail } from "./sendMail";

interface PostOfficeOptions extends Pick<PostOffice, "origin" | "academyName"> {
  services: Pick<Services, "dataSource" | "clock" | "hashing" | "jobs" | "mailDelivery">;
  mailServer: MailServer | null;
  log: Pick<Log, "warn">;
}

function letterOf(data: object): string {
  return "letterId" in data ? String(data.letterId) : "";
}

/** Delivers letters until it is told to stop. Without a mail server they wait, except in the demo, which keeps them. */
export async function startPostOffice({
  services,
  mailServer,
  log,
  ...site
}: PostOfficeOptions): Promise<() => Promise<void>> {
  if (services.mailDelivery === MailDelivery.WAITING) return async () => {};
  const boss = createBoss(poolOf(services.dataSource), { isSupervising: true });
  await boss.start();
  const sendMail = mailServer && createSendMail(mailServer);
  const office = { ...site, services, boss, sendMail, logFault: createFaultLog(log) };
  const stopLetters = startWorker(boss, {
    queue: "letters",
    work: (jobId, data) => deliverEmail(office, { jobId, letterId: letterOf(data) }),
  });
  const stopDeadLetters = startWorker(boss, {
    queue: "dead-letters",
    askEveryMs: 15_000,
    work: (jobId, data) => giveUpEmail(office, { jobId, letterId: letterOf(data) }),
  });
  return async () => {
    await Promise.all([stopLetters(), stopDeadLetters()]);
    await boss.stop({ graceful: false });
  };
}
