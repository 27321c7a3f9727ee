import type { EntityManager } from "typeorm";
import { User } from "../../../features/auth/user.entity";
import { Course } from "../../../features/catalog/course.entity";
import { BatchAccessKind, Batch } from "../../../features/learning/batch.entity";
import {
  Certificate,
  CertificateKind,
  CertificateSource,
} from "../../../features/certificates/certificate.entity";
import { makeCertificateNumber } from "../../../features/certificates/certificateNumber";
import { finishCertificate } from "../../../features/certificates/finishCertificate";
import { CertificateRule } from "../../../features/certificates/rules/certificateRule.entity";
import { Workshop } from "../../../features/workshops/workshop.entity";
import { DAY_MS } from "../../../core/clock";
import { isoDayInIndia } from "../../../core/timeInIndia";
import type { Transaction } from "../../../platform/transaction";

const SIGNED_BY = { signatory: "Arjun Rao (sample)", signatoryTitle: "Lead teacher" };
const ACHIEVEMENT = "From the first idea to a finished project.";

async function addRules(manager: EntityManager, courseId: string, createdAt: Date): Promise<CertificateRule> {
  const workshop = await manager.findOneByOrFail(Workshop, { slug: "powerbi" });
  const taken = "Seven live evenings, and a finished dashboard.";
  await manager.insert(CertificateRule, {
    workshopId: workshop.id,
    achievement: taken,
    ...SIGNED_BY,
    createdAt,
  });
  return manager.save(
    manager.create(CertificateRule, {
      courseId,
      lessonsPercent: 90,
      achievement: ACHIEVEMENT,
      ...SIGNED_BY,
      createdAt,
    }),
  );
}

/** A rule for the course with an open batch and for a workshop, and the sample learner's certificate. */
export async function seedCertificates({ manager, services }: Transaction): Promise<void> {
  const now = services.clock.now();
  const batch = await manager.findOneOrFail(Batch, {
    where: { access: BatchAccessKind.OPEN },
    order: { id: "ASC" },
  });
  const course = await manager.findOneByOrFail(Course, { id: batch.courseId });
  const rule = await addRules(manager, course.id, now);
  const learner = await manager.findOneByOrFail(User, { name: "Meera Iyer (sample)" });
  const issuedAt = new Date(now.getTime() - 3 * DAY_MS);
  const issuedOn = isoDayInIndia(issuedAt);
  const certificate = manager.create(Certificate, {
    number: makeCertificateNumber(await services.academyName(), issuedOn),
    userId: learner.id,
    kind: CertificateKind.COURSE,
    subjectId: course.id,
    batchId: batch.id,
    title: course.name,
    achievement: rule.achievement,
    ...SIGNED_BY,
    source: CertificateSource.RULE,
    issuedAt,
    issuedOn,
  });
  const finished = await finishCertificate({ manager, services }, certificate, learner.name);
  await manager.save(Object.assign(certificate, finished));
}
