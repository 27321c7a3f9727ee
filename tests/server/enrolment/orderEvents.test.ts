import { expect, test } from "vitest";
import { Notification } from "../../../server/platform/notifications/notification.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, submit, read, decide, cancelByStaff, emailsTo, seatsTaken } =
  enrolmentCalls(server);

test("from start to cancellation, each step has its e-mail, its notification and its seat", async () => {
  const { id } = await server.buildWorkshop({ seats: 1, priceRupees: 299 });
  const user = await server.buildUser();
  const order = await start({ offeringId: id }, await server.newCaller(user));
  const next = await startConfirmed({ offeringId: id });
  const now = async () => read(order.secret);
  const seen = { emails: 0, notifications: 0 };

  async function sinceLast(): Promise<object> {
    const emails = (await emailsTo(user.email)).map(({ kind }) => kind);
    const sent = await server.dataSource.manager.find(Notification, {
      where: { userId: user.id },
      order: { createdAt: "ASC" },
    });
    const since = {
      emails: emails.slice(seen.emails),
      notifications: sent.slice(seen.notifications).map(({ kind }) => kind),
      taken: await seatsTaken("workshops", id),
      next: (await read(next.secret)).state,
    };
    Object.assign(seen, { emails: emails.length, notifications: sent.length });
    return since;
  }

  const waits = { notifications: [], taken: 1, next: "WAITING" };
  expect(await sinceLast()).toEqual({ ...waits, emails: ["registrationStarted"] });
  await submit({ secret: order.secret, utr: "400000000001" });
  expect(await sinceLast()).toEqual({ ...waits, emails: ["proofReceived"] });
  await decide("REJECT", [await now()]);
  expect(await sinceLast()).toEqual({ ...waits, emails: ["registrationRejected"] });
  await submit({ secret: order.secret, utr: "400000000002" });
  expect(await sinceLast()).toEqual({ ...waits, emails: ["proofReceived"] });
  await decide("APPROVE", [await now()]);
  expect(await sinceLast()).toEqual({
    ...waits,
    emails: ["registrationConfirmed"],
    notifications: ["SEAT_CONFIRMED"],
  });
  await cancelByStaff(await now());
  expect(await sinceLast()).toEqual({
    ...waits,
    emails: ["registrationCancelled"],
    next: "STARTED",
  });
  expect((await emailsTo(next.registration.email)).at(-1)?.kind).toBe("registrationMovedUp");
});
