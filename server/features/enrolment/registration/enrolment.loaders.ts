import { In } from "typeorm";
import { defineLoader, groupBy, indexBy } from "../../../platform/loaders";
import { openBatchSql } from "../../learning/batch.policy";
import { findVisibleRuns } from "../../workshops/runs/visibleRun";
import { OfferingKind, readOfferings } from "../offerings/offering";
import type { Offering } from "../offerings/offering";
import { PaymentProof } from "./paymentProof.entity";
import { RegistrationEvent } from "./registrationEvent.entity";

function offeringsOf(kind: OfferingKind) {
  return defineLoader(async ({ dataSource, clock }, ids): Promise<ReadonlyMap<string, Offering>> => {
    const offerings = await readOfferings(dataSource.manager, { kind, ids }, clock.now());
    return indexBy(offerings, ({ id }) => id);
  });
}

export const offeringLoaders = {
  [OfferingKind.WORKSHOP]: offeringsOf(OfferingKind.WORKSHOP),
  [OfferingKind.SEASON]: offeringsOf(OfferingKind.SEASON),
  [OfferingKind.BATCH]: offeringsOf(OfferingKind.BATCH),
  [OfferingKind.COURSE]: offeringsOf(OfferingKind.COURSE),
};

function onSaleOf(kind: OfferingKind) {
  return defineLoader(
    async ({ dataSource: { manager }, clock }, ids): Promise<ReadonlyMap<string, Offering>> => {
      const runs = await findVisibleRuns(manager, ids, clock.now());
      const offerings = await readOfferings(manager, { kind, ids: runs.map(({ id }) => id) }, clock.now());
      return indexBy(offerings, ({ offeringId }) => offeringId);
    },
  );
}

/** Keyed by workshop or season: the run on sale. A batch or course is on sale itself. */
export const onSaleLoaders = {
  ...offeringLoaders,
  [OfferingKind.WORKSHOP]: onSaleOf(OfferingKind.WORKSHOP),
  [OfferingKind.SEASON]: onSaleOf(OfferingKind.SEASON),
};

export const eventsByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const where = { registrationId: In([...ids]) };
  const events = await dataSource.manager.find(RegistrationEvent, { where, order: { id: "ASC" } });
  return groupBy(events, (event) => event.registrationId);
});

export const proofByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const proofs = await dataSource.manager.findBy(PaymentProof, { registrationId: In([...ids]) });
  return indexBy(proofs, (proof) => proof.registrationId);
});

const ACCESSES = `
  SELECT r.id, ${openBatchSql({ batch: "b", course: "c", person: "r.user_id" })} AS "isOpen",
    r.user_id IS NOT NULL AND b.access <> 'OPEN' AND a.id IS NULL AS "isRevoked"
  FROM registrations r JOIN batches b ON b.id = r.batch_id JOIN courses c ON c.id = b.course_id
  LEFT JOIN batch_accesses a ON a.batch_id = b.id AND a.user_id = r.user_id
  WHERE r.id = ANY($1) AND r.state = 'CONFIRMED'`;

/** Of confirmed orders of batches. */
export const accessByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const rows = await dataSource.query<{ id: string; isOpen: boolean; isRevoked: boolean }[]>(ACCESSES, [ids]);
  return indexBy(rows, ({ id }) => id);
});

const PLACES = `
  SELECT mine.id, count(*)::int AS place
  FROM registrations mine JOIN registrations ahead
    ON ahead.state = 'WAITING' AND ahead.queue_number <= mine.queue_number
    AND (ahead.run_id = mine.run_id OR ahead.batch_id = mine.batch_id)
  WHERE mine.id = ANY($1) AND mine.state = 'WAITING'
  GROUP BY mine.id`;

/** Position in the waiting list, from 1, by time: those who have not confirmed their address count too. */
export const linePositionByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const rows = await dataSource.query<{ id: string; place: number }[]>(PLACES, [ids]);
  return new Map(rows.map(({ id, place }) => [id, place]));
});
