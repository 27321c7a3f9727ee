import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { HOUR_MS } from "../../core/clock";
import { emailColumns } from "../../core/text/email";
import { User } from "../../features/auth/user.entity";
import { hashToken } from "../../features/auth/sessions/sessions";
import { Course } from "../../features/catalog/course.entity";
import { Coupon } from "../../features/enrolment/coupons/coupon.entity";
import type { CouponUnit } from "../../features/enrolment/coupons/coupon.content";
import type { OfferingKey } from "../../features/enrolment/offerings/offering";
import { OfferingKind, findOffering } from "../../features/enrolment/offerings/offering";
import { PaymentProof } from "../../features/enrolment/registration/paymentProof.entity";
import { quotePrice, takeCouponUse } from "../../features/enrolment/coupons/quotePrice";
import { Registration, RegistrationState } from "../../features/enrolment/registration/registration.entity";
import {
  RegistrationActor,
  RegistrationEvent,
} from "../../features/enrolment/registration/registrationEvent.entity";
import { makeReference, secretOf } from "../../features/enrolment/registration/registrationSecret";
import { takeSeat } from "../../features/enrolment/registration/seats";
import { Batch } from "../../features/learning/batch.entity";
import { BootcampSeason } from "../../features/workshops/bootcamp/bootcampSeason.entity";
import { Run } from "../../features/workshops/runs/run.entity";
import { Workshop } from "../../features/workshops/workshop.entity";
import { SQL_SEATS, coupons, registrations } from "./registrations";
import type { Transaction } from "../../platform/transaction";

type Seed = (typeof registrations)[number];

/** Longer than a real hold, so that samples last. */
const SAMPLE_HOLD_MS = 30 * 24 * HOUR_MS;
const GROUP = "https://chat.whatsapp.com/SampleGroupOfTheDemo";
const { WAITING, STARTED, SUBMITTED, CONFIRMED, REJECTED, CANCELLED } = RegistrationState;

const WAYS: Record<RegistrationState, RegistrationState[]> = {
  [WAITING]: [WAITING],
  [STARTED]: [STARTED],
  [SUBMITTED]: [STARTED, SUBMITTED],
  [CONFIRMED]: [STARTED, SUBMITTED, CONFIRMED],
  [REJECTED]: [STARTED, SUBMITTED, REJECTED],
  [CANCELLED]: [STARTED, CANCELLED],
};

async function findKey(manager: EntityManager, of: Seed["of"]): Promise<OfferingKey> {
  if ("workshop" in of) {
    const { id: workshopId } = await manager.findOneByOrFail(Workshop, { slug: of.workshop });
    const startsAt = of.isFinished ? "ASC" : "DESC";
    const { id } = await manager.findOneOrFail(Run, { where: { workshopId }, order: { startsAt } });
    return { kind: OfferingKind.WORKSHOP, id };
  }
  if ("season" in of) {
    const { id: seasonId } = await manager.findOneByOrFail(BootcampSeason, { number: of.season });
    const { id } = await manager.findOneByOrFail(Run, { seasonId });
    return { kind: OfferingKind.SEASON, id };
  }
  const course = await manager.findOneByOrFail(Course, { name: of.course });
  const where = { courseId: course.id };
  const { id } = await manager.findOneOrFail(Batch, { where, order: { position: "ASC" } });
  return { kind: OfferingKind.BATCH, id };
}

function eventsOf({ state, reason }: Seed, registrationId: string, begun: Date) {
  return WAYS[state].map((step, index) => {
    const isLast = index === WAYS[state].length - 1;
    const isStaffs = step === CONFIRMED || step === REJECTED;
    return {
      registrationId,
      state: step,
      at: new Date(begun.getTime() + index * HOUR_MS),
      by: isStaffs ? RegistrationActor.STAFF : RegistrationActor.PERSON,
      staffName: isStaffs ? "Arjun Rao (sample)" : null,
      note: isLast ? (reason ?? null) : null,
    };
  });
}

function couponColumns(coupon: Coupon | null) {
  return { couponId: coupon?.id ?? null, couponCode: coupon?.code ?? null };
}

async function seedRegistration({ manager, services }: Transaction, seed: Seed): Promise<void> {
  const now = services.clock.now();
  const begun = new Date(now.getTime() - seed.hoursAgo * HOUR_MS);
  const key = await findKey(manager, seed.of);
  const offering = await findOffering(manager, key, now);
  if (!offering) return;
  const {
    coupon,
    refusal: _refusal,
    ...amounts
  } = await quotePrice(manager, { offering, couponCode: seed.couponCode }, now);
  const learner = seed.isLearners && (await manager.findOneBy(User, { name: `${seed.name} (sample)` }));
  const id = randomUUID();
  const holdsSeat = seed.state !== WAITING && seed.state !== CANCELLED;
  const isBatch = key.kind === OfferingKind.BATCH;
  await manager.insert(Registration, {
    id,
    reference: makeReference(),
    kind: key.kind,
    runId: isBatch ? null : key.id,
    batchId: isBatch ? key.id : null,
    title: offering.title,
    userId: learner ? learner.id : null,
    name: `${seed.name} (sample)`,
    ...emailColumns(learner?.email ?? `${seed.name.toLowerCase().replace(/[^a-z]+/g, ".")}@sample.example`),
    phone: "+919000000001",
    ...amounts,
    ...couponColumns(coupon),
    state: seed.state,
    reason: seed.reason ?? null,
    holdUntil: [STARTED, REJECTED].includes(seed.state) ? new Date(now.getTime() + SAMPLE_HOLD_MS) : null,
    holdsSeat,
    emailConfirmedAt: begun,
    createdAt: begun,
    secretHash: hashToken(secretOf(services, { id, linkVersion: 1, secretVersion: 1 })),
    idempotencyKeyHash: hashToken(id),
  });
  await manager.insert(RegistrationEvent, eventsOf(seed, id, begun));
  if (seed.utr) await manager.insert(PaymentProof, { registrationId: id, utr: seed.utr, submittedAt: begun });
  if (holdsSeat) await takeSeat(manager, key);
  if (coupon) await takeCouponUse(manager, coupon.id);
}

export async function seedEnrolment({ manager, services }: Transaction): Promise<void> {
  const { id: courseId } = await manager.findOneByOrFail(Course, { name: "SQL" });
  await manager.update(Batch, { courseId, position: 1 }, { seats: SQL_SEATS });
  const season = await manager.findOneByOrFail(BootcampSeason, { number: 1 });
  await manager.update(Run, { seasonId: season.id }, { whatsAppGroupLink: GROUP });
  await manager
    .createQueryBuilder()
    .update(Batch)
    .set({ whatsAppGroupLink: GROUP })
    .where("access = 'SECRET_CODE'")
    .execute();
  const createdAt = services.clock.now();
  await manager.insert(
    Coupon,
    coupons.map((coupon) => ({ ...coupon, unit: coupon.unit as CouponUnit, isActive: true, createdAt })),
  );
  for (const seed of registrations.toSorted((one, other) => other.hoursAgo - one.hoursAgo))
    await seedRegistration({ manager, services }, seed);
}
