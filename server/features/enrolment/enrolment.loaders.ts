import { In } from "typeorm";
import { defineLoader, groupBy, indexBy } from "../../graphql/loaders";
import { OfferingKind, readOfferings } from "./offering";
import type { Offering } from "./offering";
import { PaymentProof } from "./paymentProof.entity";
import { RegistrationEvent } from "./registrationEvent.entity";

function offeringsOf(kind: OfferingKind) {
  return defineLoader(async ({ dataSource, clock }, ids): Promise<ReadonlyMap<string, Offering>> => {
    const offerings = await readOfferings(dataSource.manager, kind, ids, clock.now());
    return indexBy(offerings, ({ id }) => id);
  });
}

export const offeringLoaders = {
  [OfferingKind.WORKSHOP]: offeringsOf(OfferingKind.WORKSHOP),
  [OfferingKind.SEASON]: offeringsOf(OfferingKind.SEASON),
  [OfferingKind.BATCH]: offeringsOf(OfferingKind.BATCH),
  [OfferingKind.COURSE]: offeringsOf(OfferingKind.COURSE),
};

export const eventsByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const where = { registrationId: In([...ids]) };
  const events = await dataSource.manager.find(RegistrationEvent, { where, order: { id: "ASC" } });
  return groupBy(events, (event) => event.registrationId);
});

const PLACES = `
  SELECT id, place FROM (
    SELECT r.id, rank() OVER (
      PARTITION BY r.kind, coalesce(r.workshop_id, r.season_id, r.batch_id) ORDER BY r.queue_number
    )::int AS place
    FROM registrations r WHERE r.state = 'WAITING'
  ) line WHERE id = ANY($1)`;

/** Who is how far from a seat, counted from 1; of those that wait. */
export const waitingPlaceByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const rows = await dataSource.query<{ id: string; place: number }[]>(PLACES, [[...ids]]);
  return new Map(rows.map(({ id, place }) => [id, place]));
});

export const proofByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const proofs = await dataSource.manager.findBy(PaymentProof, { registrationId: In([...ids]) });
  return indexBy(proofs, (proof) => proof.registrationId);
});
