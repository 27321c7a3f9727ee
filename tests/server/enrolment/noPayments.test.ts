import { afterEach, beforeEach, expect, test } from "vitest";
import { updateWaitingLists } from "../../../server/features/enrolment/seats/updateWaitingLists";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { SITE_INPUT, UPDATE_SITE, UPI_ADDRESS } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, cancel, read, buildCoupon, seatsTaken } = enrolmentCalls(server);

async function setAddress(address: string | null): Promise<void> {
  await server.dataSource.query("UPDATE site_settings SET upi_address = $1", [address]);
  await server.changes.settle();
}

beforeEach(() => setAddress(null));
afterEach(() => setAddress(UPI_ADDRESS));

async function canBePaid(id: string) {
  const { data } = await server.as.visitor.ask(
    "query ($id: UUID!) { registrationTerms(kind: WORKSHOP, id: $id) { canBePaid } }",
    { id },
  );
  return data?.registrationTerms.canBePaid as boolean;
}

test("without a UPI address nothing that has a price is sold, and no seat or coupon is taken", async () => {
  const { id } = await server.buildWorkshop({ priceRupees: 100 });
  const coupon = await buildCoupon({ value: 10, maxUses: 1 });
  expect(await canBePaid(id)).toBe(false);
  for (const couponCode of [null, coupon.code])
    expect(await start({ offeringId: id, couponCode })).toMatchObject({
      __typename: "NotOpen",
      message:
        "We can’t take payments at the moment, so you can’t register for this yet. Please write to us.",
    });
  expect(await seatsTaken("workshops", id)).toBe(0);
  await setAddress(UPI_ADDRESS);
  expect(await canBePaid(id)).toBe(true);
  const started = await start({ offeringId: id, couponCode: coupon.code });
  expect(started).toMatchObject({ __typename: "RegistrationStarted" });
  expect(started.registration.upiLink).toContain(`upi://pay?pa=${UPI_ADDRESS}`);
});

test("what is free, or free by a coupon, is sold all the same", async () => {
  const free = await server.buildWorkshop({ priceRupees: 0 });
  expect(await canBePaid(free.id)).toBe(true);
  expect((await start({ offeringId: free.id })).__typename).toBe("RegistrationStarted");
  const { id } = await server.buildWorkshop({ priceRupees: 100 });
  const { code } = await buildCoupon({ value: 100 });
  expect((await start({ offeringId: id, couponCode: code })).__typename).toBe("RegistrationStarted");
});

test("a full workshop with a price has its waiting list without one, and nobody gets a seat that cannot be paid", async () => {
  await setAddress(UPI_ADDRESS);
  const { id } = await server.buildWorkshop({ priceRupees: 100, seats: 1 });
  const holder = await startConfirmed({ offeringId: id });
  await setAddress(null);
  const { code } = await buildCoupon({ value: 100 });
  const paying = await startConfirmed({ offeringId: id });
  const free = await startConfirmed({ offeringId: id, couponCode: code });
  expect([paying.__typename, free.__typename]).toEqual(["WaitingListJoined", "WaitingListJoined"]);

  await cancel({ secret: holder.secret });
  const states = async () => [(await read(paying.secret)).state, (await read(free.secret)).state];
  expect(await states()).toEqual(["WAITING", "CONFIRMED"]);
  await cancel({ secret: free.secret });
  expect(await states()).toEqual(["WAITING", "CANCELLED"]);
  expect(await seatsTaken("workshops", id)).toBe(0);

  await setAddress(UPI_ADDRESS);
  await updateWaitingLists(server.services);
  expect((await read(paying.secret)).state).toBe("STARTED");
  expect((await read(paying.secret)).upiLink).toContain(`upi://pay?pa=${UPI_ADDRESS}`);
});

test("who cannot pay by UPI knows it before registering, and sees another way where there is one", async () => {
  await setAddress(UPI_ADDRESS);
  const { id } = await server.buildWorkshop({ priceRupees: 100 });
  const seen = async () => {
    const { data } = await server.as.visitor.ask(
      "query ($id: UUID!) { registrationTerms(kind: WORKSHOP, id: $id) { takesUpiOnly } }",
      { id },
    );
    const { secret } = await start({ offeringId: id });
    const order = await server.as.visitor.ask(
      "query ($secret: String) { registration(secret: $secret) { otherPayment } }",
      { secret },
    );
    return [data?.registrationTerms.takesUpiOnly, order.data?.registration.otherPayment] as unknown[];
  };
  expect(await seen()).toEqual([true, null]);
  const { version } = (await server.as.admin.ask("{ site { version } }")).data?.site as { version: number };
  const otherPayment = "By bank transfer:\nhttps://pay.example.com/abroad";
  const input = { ...SITE_INPUT, otherPayment, expectedVersion: version };
  // It is where payments go, so it needs the password like the UPI address.
  expect((await server.as.admin.ask(UPDATE_SITE, { input })).errors).not.toEqual([]);
  await server.as.admin.confirmPassword();
  expect((await server.as.admin.ask(UPDATE_SITE, { input })).errors).toEqual([]);
  expect(await seen()).toEqual([false, otherPayment]);
});
