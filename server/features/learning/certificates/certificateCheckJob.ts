import type { EntityManager } from "typeorm";
import type { JobServices, Services } from "../../../platform/context";
import type { Job, Queue } from "../../../platform/jobs/queue";
import { CertificateSource } from "./certificate.entity";
import { issueCertificates } from "./issueCertificates";
import { areInPlace } from "./placePeople";
import { hasCriterion, isMet, measurePeople } from "./rules/criteria";
import type { Place } from "./rules/measure";
import { findSubject } from "./subject";

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

async function issueIfMet(
  manager: EntityManager,
  services: Services,
  { userId, ...place }: CheckedPerson,
): Promise<void> {
  const subject = await findSubject(manager, place);
  const rule = subject?.rule;
  if (!subject || !rule || !hasCriterion(rule)) return;
  if (!(await areInPlace(manager, services, { place, userIds: [userId] }))) return;
  const standings = await measurePeople(manager, { rule, place, userIds: [userId] });
  if (!isMet(standings.get(userId) ?? [])) return;
  const issue = { subject, rule, userIds: [userId], source: CertificateSource.RULE };
  await issueCertificates({ manager, services }, issue);
}

/** Idempotent: a person gets one certificate of a subject, however often this runs. */
async function checkCertificate(services: JobServices, job: Job): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    await issueIfMet(manager, services, job.data as CheckedPerson);
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
