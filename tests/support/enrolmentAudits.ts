import { enrolmentCalls } from "./enrolmentCalls";
import * as documents from "./enrolmentDocuments";
import type { TestApp } from "./testApp";

/** Valid variables for each staff mutation of orders and coupons, with records of its own. */
export function enrolmentAudits(server: TestApp): Record<string, () => Promise<[string, object]>> {
  const { start, buildCoupon } = enrolmentCalls(server);
  const columns = { code: "AUDITED", unit: "PERCENT", value: 5 };

  async function startedOrder() {
    const { registration } = await start({ offeringId: (await server.buildWorkshop()).id });
    return { id: registration.id, expectedVersion: 1 };
  }

  return {
    createCoupon: async () => [documents.CREATE_COUPON, columns],
    updateCoupon: async () => [
      documents.UPDATE_COUPON,
      { ...columns, code: "AUDITED-ANEW", id: (await buildCoupon()).id, expectedVersion: 1 },
    ],
    deleteCoupon: async () => [documents.DELETE_COUPON, { id: (await buildCoupon()).id, expectedVersion: 1 }],
    decideRegistration: async () => [
      documents.DECIDE,
      { decision: "APPROVE", registrations: [await startedOrder()] },
    ],
    renewRegistrationLink: async () => [documents.RENEW_LINK, await startedOrder()],
    cancelRegistrationByStaff: async () => [
      documents.CANCEL_BY_STAFF,
      { ...(await startedOrder()), reason: "Audited." },
    ],
  };
}
