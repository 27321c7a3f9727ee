import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { NotFound } from "../../core/errors";
import type { Page, PageArgs } from "../../core/paging/connection";
import { decodeCursor, toPage } from "../../core/paging/connection";
import type { Services } from "../../platform/context";
import { Certificate } from "./certificate.entity";
import type { CertificateCandidate } from "./certificate.results";
import { CertificateSubject } from "./certificate.results";
import { findPlacePeople } from "./placePeople";
import { isMet, measurePeople } from "./rules/criteria";
import type { Place } from "./rules/measure";
import type { Subject } from "./subject";
import { findSubject } from "./subject";

const isText = (value: unknown): value is string => typeof value === "string";

async function newestByPerson(manager: EntityManager, subjectId: string, userIds: string[]) {
  const certificates = await manager.find(Certificate, {
    where: { subjectId, userId: In(userIds) },
    order: { issuedAt: "ASC", id: "ASC" },
  });
  return new Map(certificates.map((certificate) => [certificate.userId, certificate]));
}

async function requireSubject(
  manager: EntityManager,
  { batchId = null, runId = null }: Partial<Place>,
): Promise<Subject> {
  const subject = await findSubject(manager, { batchId, runId });
  if (!subject) throw new NotFound(runId ? "run" : "batch");
  return subject;
}

export async function findCertificateSubject(
  { dataSource: { manager } }: Services,
  wanted: Partial<Place>,
): Promise<CertificateSubject> {
  const { title, kind, placeName, rule } = await requireSubject(manager, wanted);
  return Object.assign(new CertificateSubject(), { title, kind, placeName, ruleId: rule?.id ?? null });
}

/** By name. */
export async function findCandidates(
  services: Services,
  { first, after, ...wanted }: Partial<Place> & PageArgs,
): Promise<Page<CertificateCandidate>> {
  const { manager } = services.dataSource;
  const { id, place, rule } = await requireSubject(manager, wanted);
  const cursor = decodeCursor(after, isText);
  const people = await findPlacePeople(manager, services, { place, first: first + 1, after: cursor });
  const userIds = people.map((person) => person.id);
  const standings = rule && (await measurePeople({ manager, services }, { rule, place, userIds }));
  const certificates = await newestByPerson(manager, id, userIds);
  const candidates = people.map((person) => {
    const steps = standings?.get(person.id) ?? [];
    const certificate = certificates.get(person.id) ?? null;
    return { ...person, steps, isEarned: isMet(steps), certificate };
  });
  return toPage(candidates, first, ({ sort, id: userId }) => ({ sort, id: userId }));
}
