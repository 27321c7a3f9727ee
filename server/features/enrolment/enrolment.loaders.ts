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

export const proofByRegistration = defineLoader(async ({ dataSource }, ids) => {
  const proofs = await dataSource.manager.findBy(PaymentProof, { registrationId: In([...ids]) });
  return indexBy(proofs, (proof) => proof.registrationId);
});
