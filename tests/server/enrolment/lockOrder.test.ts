import { expect, test } from "vitest";
import { ASK_FOR_VERIFICATION, DELETE_ACCOUNT, VERIFY_EMAIL } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { lastTokenTo } from "../../support/letterLinks";
import { meetAtLock } from "../../support/meetAtLock";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start } = enrolmentCalls(server);

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
