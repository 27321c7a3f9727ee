import type { EntityManager } from "typeorm";
import type { CheckedPerson } from "../../platform/certificateChecks";
import type { JobServices, Services } from "../../platform/context";
import type { Job, Queue } from "../../platform/jobs/queue";
import { issueEarned } from "./issueEarned";
import { findPlacesOf } from "./placePeople";

const CERTIFICATE_CHECKS = "certificate-checks";

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
    const isEverywhere = !place.batchId && !place.runId;
    for (const one of isEverywhere ? await findPlacesOf(manager, services, userId) : [place])
      await issueEarned(manager, services, { place: one, userIds: [userId] });
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
