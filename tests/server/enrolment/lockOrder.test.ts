import { expect, test } from "vitest";
import { sweepOldOrders } from "../../../server/features/enrolment/sweepOldOrders";
import { ASK_FOR_VERIFICATION, DELETE_ACCOUNT, VERIFY_EMAIL } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { VIEWER_REGISTRATIONS } from "../../support/enrolmentDocuments";
import { lastTokenTo } from "../../support/letterLinks";
import { meetAtLock } from "../../support/meetAtLock";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, cancel } = enrolmentCalls(server);

test("one account goes while another gets its orders for the same run and batch: neither waits for the other", async () => {
  const workshop = await server.buildWorkshop();
  const course = await server.buildCourse({ priceRupees: 500 });
  const batch = await server.buildBatch({ courseId: course.id });
  const [leaving, coming] = [await server.buildUser(), await server.buildUser()];
  const [leaver, comer] = [await server.newCaller(leaving), await server.newCaller(coming)];
  const offerings = [{ offeringId: workshop.id }, { kind: "BATCH", offeringId: batch.id }];
  for (const offering of offerings) await start(offering, leaver);
  for (const offering of offerings) await start({ ...offering, email: coming.email });
  await comer.ask(ASK_FOR_VERIFICATION);
  const token = await lastTokenTo(server.services, coming.email);

  // Each needs the batch's row and the run's: they meet at the batch.
  const lock = "SELECT 1 FROM batches WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock(server.dataSource, { lock, id: batch.id }, [
    () => leaver.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } }),
    () => comer.ask(VERIFY_EMAIL, { input: { token } }),
  ]);
  expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
  expect(answers[0]?.data?.deleteAccount.__typename).toBe("AccountDeleted");
  expect(answers[1]?.data?.verifyEmail.__typename).toBe("EmailVerified");
});

test("an order that loses its person while an account gets its orders is not given to the account", async () => {
  const workshop = await server.buildWorkshop();
  const user = await server.buildUser();
  const caller = await server.newCaller(user);
  const old = await start({ offeringId: workshop.id, email: user.email });
  await cancel({ secret: old.secret });
  const open = await startConfirmed({ offeringId: workshop.id, email: user.email });
  await caller.ask(ASK_FOR_VERIFICATION);
  const token = await lastTokenTo(server.services, user.email);
  const inTwoYears = { now: () => new Date(Date.now() + 2 * 365 * 24 * 60 * 60 * 1000) };

  const lock = "SELECT 1 FROM runs WHERE id = $1 FOR UPDATE";
  await meetAtLock<unknown>(server.dataSource, { lock, id: workshop.runId }, [
    () => sweepOldOrders({ ...server.services, clock: inTwoYears }),
    () => caller.ask(VERIFY_EMAIL, { input: { token } }),
  ]);
  const { data } = await caller.ask(VIEWER_REGISTRATIONS);
  const nodes = data?.viewerRegistrations.nodes as { reference: string }[];
  expect(nodes.map(({ reference }) => reference)).toEqual([open.registration.reference]);
  const forgotten = await server.dataSource.query<{ name: string }[]>(
    "SELECT name FROM registrations WHERE id = $1",
    [old.registration.id],
  );
  expect(forgotten).toEqual([{ name: "Deleted account" }]);
});
