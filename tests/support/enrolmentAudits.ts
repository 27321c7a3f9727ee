import { enrolmentCalls } from "./enrolmentCalls";
import * as documents from "./enrolmentDocuments";
import type { TestApp } from "./testApp";

/** Valid variables for each staff mutation of orders and coupons, with records of its own. */
export function enrolmentAudits(server: TestApp): Record<string, () => Promise<[string, object]>> {
  const { start, decide, buildCoupon } = enrolmentCalls(server);
  const columns = { code: "AUDITED", unit: "PERCENT", value: 5 };

  async function startedOrder() {
    const { registration } = await start({ offeringId: (await server.buildWorkshop()).id });
    return { id: registration.id, expectedVersion: 1 };
  }

  async function paidBatchOrder() {
    const { id: userId, email } = await server.buildUser({ emailVerifiedAt: new Date() });
    const course = await server.buildCourse({ priceRupees: 499 });
    const [offeringId, other] = [
      (await server.buildBatch({ courseId: course.id })).id,
      (await server.buildBatch({ courseId: course.id })).id,
    ];
    const { registration } = await start({ kind: "BATCH", offeringId, email });
    await decide("APPROVE", [registration]);
    await server.dataSource.query("DELETE FROM batch_accesses WHERE user_id = $1", [userId]);
    return { order: { id: registration.id, expectedVersion: registration.version + 1 }, other };
  }

  return {
    confirmByPhone: async () => [documents.CONFIRM_BY_PHONE, await startedOrder()],
    giveAccessBack: async () => [documents.GIVE_ACCESS_BACK, (await paidBatchOrder()).order],
    moveToOffering: async () => {
      const { order, other } = await paidBatchOrder();
      return [documents.MOVE_TO_OFFERING, { ...order, offeringId: other }];
    },
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
    sendRegistrationLinks: async () => [documents.SEND_LINKS, {}],
    renewRegistrationLink: async () => [documents.RENEW_LINK, await startedOrder()],
    cancelRegistrationByStaff: async () => [
      documents.CANCEL_BY_STAFF,
      { ...(await startedOrder()), reason: "Audited." },
    ],
  };
}
