import { In } from "typeorm";
import type { Services } from "../../../platform/context";
import { groupBy, indexBy } from "../../../platform/loaders";
import { ordersOf } from "../registration/ordersOf";
import { PaymentProof } from "../registration/paymentProof.entity";
import { RegistrationEvent } from "../registration/registrationEvent.entity";

export async function readOwnRegistrations(
  services: Pick<Services, "dataSource" | "mailDelivery">,
  userId: string,
): Promise<object[]> {
  const { manager } = services.dataSource;
  const own = await ordersOf(services, userId);
  const orders = await own.orderBy("registration.createdAt").addOrderBy("registration.id").getMany();
  const registrationId = In(orders.map(({ id }) => id));
  const events = await manager.find(RegistrationEvent, { where: { registrationId }, order: { id: "ASC" } });
  const proofs = await manager.findBy(PaymentProof, { registrationId });
  const eventsOf = groupBy(events, (event) => event.registrationId);
  const proofOf = indexBy(proofs, (proof) => proof.registrationId);
  return orders.map((order) => ({
    reference: order.reference,
    for: order.title,
    state: order.state,
    reason: order.reason,
    name: order.name,
    email: order.email,
    phone: order.phone,
    listRupees: order.listRupees,
    discountRupees: order.discountRupees,
    amountRupees: order.amountRupees,
    coupon: order.couponCode,
    createdAt: order.createdAt,
    policyVersion: order.policyVersion,
    payment: proofPart(proofOf.get(order.id)),
    timeline: (eventsOf.get(order.id) ?? []).map(({ state, at, by, note }) => ({ state, at, by, note })),
  }));
}

function proofPart(proof: PaymentProof | undefined): object | null {
  if (!proof) return null;
  return { utr: proof.utr, hasScreenshot: proof.pictureId !== null, submittedAt: proof.submittedAt };
}
