import type { EntityManager } from "typeorm";
import type { JobServices, Services } from "../../../platform/context";
import type { Job, Queue } from "../../../platform/jobs/queue";
import { issueEarned } from "./issueEarned";
import type { Place } from "./rules/measure";

const CERTIFICATE_CHECKS = "certificate-checks";

export interface CheckedPerson extends Place {
  userId: string;
}

/**
 * Call it in the transaction that changes what a rule counts. The check runs after the commit, so it sees concurrent changes too:
 * of two lessons finished at once, the later check sees both.
 */
export async function enqueueCertificateCheck(
  manager: EntityManager,
  { jobs }: Pick<Services, "jobs">,
  person: CheckedPerson,
): Promise<void> {
  await jobs.enqueue(manager, { queue: CERTIFICATE_CHECKS, data: person });
}

/** Idempotent: a person gets one certificate of a subject, however often this runs. */
async function checkCertificate(services: JobServices, job: Job): Promise<void> {
  const { userId, ...place } = job.data as CheckedPerson;
  await services.dataSource.transaction(async (manager) => {
    await issueEarned(manager, services, { place, userIds: [userId] });
    await job.complete(manager);
  });
}

export const certificateChecks: Queue = {
  name: CERTIFICATE_CHECKS,
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  work: checkCertificate,
};
