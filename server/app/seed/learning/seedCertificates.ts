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
import { LessonProgress } from "../../../features/learning/lessonProgress.entity";
import { isVideo } from "../../../features/learning/lessons/lessonKinds";
import { Reference } from "../../../features/learning/reference.entity";
import { Workshop } from "../../../features/workshops/workshop.entity";
import { DAY_MS } from "../../../core/clock";
import { isoDayInIndia } from "../../../core/timeInIndia";
import type { Transaction } from "../../../platform/transaction";

const SIGNED_BY = { signatory: "Arjun Rao (sample)", signatoryTitle: "Lead teacher" };
const ACHIEVEMENT = "From what the cloud is to a first server.";

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

/** One lesson a day, the last of them on the day of the certificate. */
async function finishLessons(
  manager: EntityManager,
  { batchId, userId, doneAt }: { batchId: string; userId: string; doneAt: Date },
): Promise<void> {
  const lessons = await manager.find(Reference, { where: { batchId }, order: { position: "DESC" } });
  const rows = lessons.map(({ id: referenceId, kind }, daysBefore) => {
    const at = new Date(doneAt.getTime() - daysBefore * DAY_MS);
    const done = isVideo(kind) ? { watchedAt: at } : { tickedAt: at };
    return { userId, referenceId, openedAt: at, viewedAt: at, ...done };
  });
  await manager.insert(LessonProgress, rows);
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
  await finishLessons(manager, { batchId: batch.id, userId: learner.id, doneAt: issuedAt });
  const finished = await finishCertificate({ manager, services }, certificate, learner.name);
  await manager.save(Object.assign(certificate, finished));
}
