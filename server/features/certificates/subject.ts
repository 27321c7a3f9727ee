import type { EntityManager, FindOptionsWhere } from "typeorm";
import { dateInIndia, isoDayInIndia } from "../../core/timeInIndia";
import { Bootcamp, BOOTCAMP_ID } from "../workshops/bootcamp/bootcamp.entity";
import { nameOfSeason } from "../workshops/bootcamp/nameOfSeason";
import { Run } from "../workshops/runs/run.entity";
import { endOf } from "../workshops/workshopDates";
import { Batch } from "../learning/batch.entity";
import { CertificateKind } from "./certificate.entity";
import { CertificateRule } from "./rules/certificateRule.entity";
import type { Place } from "./rules/measure";

/** What a batch or run belongs to, and its rule. */
export interface Subject {
  kind: CertificateKind;
  id: string;
  title: string;
  /** Such as "Batch 2" or "9 Dec 2026". */
  placeName: string;
  place: Place;
  /** "2026-12-09"; null if it has no end. */
  endsOn: string | null;
  rule: CertificateRule | null;
}

const ruleOf = async (manager: EntityManager, where: FindOptionsWhere<CertificateRule>) =>
  manager.findOneBy(CertificateRule, where);

async function ofBatch(manager: EntityManager, batchId: string): Promise<Subject | null> {
  const batch = await manager.findOne(Batch, { where: { id: batchId }, relations: { course: true } });
  if (!batch) return null;
  const { course, name: placeName, endsOn } = batch;
  const rule = await ruleOf(manager, { courseId: course.id });
  const place = { batchId, runId: null };
  return { kind: CertificateKind.COURSE, id: course.id, title: course.name, placeName, place, endsOn, rule };
}

async function ofRun(manager: EntityManager, runId: string): Promise<Subject | null> {
  const run = await manager.findOne(Run, {
    where: { id: runId },
    relations: { workshop: true, season: true },
  });
  if (!run) return null;
  const placeName = run.startsAt ? dateInIndia(run.startsAt) : "Without a date";
  const common = { placeName, place: { batchId: null, runId } };
  const { workshop, season } = run;
  if (workshop) {
    const rule = await ruleOf(manager, { workshopId: workshop.id });
    const endsOn = run.startsAt && isoDayInIndia(endOf(run.startsAt, workshop));
    return { ...common, kind: CertificateKind.WORKSHOP, id: workshop.id, title: workshop.name, endsOn, rule };
  }
  if (!season) return null;
  const title = nameOfSeason(await manager.findOneBy(Bootcamp, { id: BOOTCAMP_ID }), season);
  const rule = await ruleOf(manager, { seasonId: season.id });
  return { ...common, kind: CertificateKind.BOOTCAMP, id: season.id, title, endsOn: null, rule };
}

export async function findSubject(
  manager: EntityManager,
  { batchId, runId }: Place,
): Promise<Subject | null> {
  if (batchId) return ofBatch(manager, batchId);
  return runId ? ofRun(manager, runId) : null;
}
