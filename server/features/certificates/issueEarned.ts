import type { EntityManager } from "typeorm";
import { DAY_MS } from "../../core/clock";
import { isoDayInIndia } from "../../core/timeInIndia";
import type { Services } from "../../platform/context";
import { CertificateSource } from "./certificate.entity";
import { issueCertificates } from "./issueCertificates";
import { findPlaceIds } from "./placePeople";
import { evidenceOf, hasCriterion, measurePeople } from "./rules/criteria";
import type { Place } from "./rules/measure";
import { findSubject } from "./subject";

/** Issues to those of these people, or of all, who meet the rule. Before the last day, lessons and classes may still be added. */
export async function issueEarned(
  manager: EntityManager,
  services: Services,
  { place, userIds }: { place: Place; userIds?: string[] },
): Promise<void> {
  const subject = await findSubject(manager, place);
  const rule = subject?.rule;
  if (!subject || !rule || !hasCriterion(rule)) return;
  if (subject.endsOn !== null && subject.endsOn > isoDayInIndia(services.clock.now())) return;
  const people = await findPlaceIds(manager, services, place);
  const asked = userIds ? people.filter((id) => userIds.includes(id)) : people;
  const standings = await measurePeople({ manager, services }, { rule, place, userIds: asked });
  const evidence = evidenceOf(standings);
  if (evidence.size === 0) return;
  const issue = { subject, rule, userIds: [...evidence.keys()], source: CertificateSource.RULE, evidence };
  await issueCertificates({ manager, services }, issue);
}

/** For a server that was down for some days. */
const LOOKS_BACK_DAYS = 3;

/** Batches whose last day has come. Of workshops, attendance on the last day is a check. */
const ENDED = `
  SELECT b.id FROM batches b JOIN certificate_rules r ON r.course_id = b.course_id
  WHERE b.ends_on BETWEEN $1 AND $2`;

/** Daily: people who met the rule before their batch's last day get their certificates on it. */
export async function issueInEndedBatches(services: Services): Promise<void> {
  const { dataSource, clock } = services;
  const now = clock.now();
  const days = [new Date(now.getTime() - LOOKS_BACK_DAYS * DAY_MS), now].map(isoDayInIndia);
  const batches = await dataSource.query<{ id: string }[]>(ENDED, days);
  for (const { id: batchId } of batches)
    await dataSource.transaction((manager) =>
      issueEarned(manager, services, { place: { batchId, runId: null } }),
    );
}
