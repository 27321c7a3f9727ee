import { expect, test } from "vitest";
import { sweepOldOrders } from "../../../server/features/enrolment/privacy/sweepOldOrders";
import { ASK_FOR_VERIFICATION, DELETE_ACCOUNT, VERIFY_EMAIL } from "../../support/accountDocuments";
import { bankCalls } from "../../support/bankCalls";
import { PASSWORD } from "../../support/builders";
import { GRANT_ACCESS } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { VIEWER_REGISTRATIONS } from "../../support/enrolmentDocuments";
import { lastTokenTo } from "../../support/emailLinks";
import { meetAtLock } from "../../support/meetAtLock";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, cancel, submit } = enrolmentCalls(server);
const bank = bankCalls(server);

const REQUEST_RESET =
  "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }";
const RESET = "mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) { __typename } }";

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

  // Both need the locks of the batch and the run, and meet at the batch.
  const lock = "SELECT 1 FROM batches WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock(server.dataSource, { lock, id: batch.id }, [
    () => leaver.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } }),
    () => comer.ask(VERIFY_EMAIL, { input: { token } }),
  ]);
  expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
  expect(answers[0]?.data?.deleteAccount.__typename).toBe("AccountDeleted");
  expect(answers[1]?.data?.verifyEmail.__typename).toBe("EmailVerified");
});

test("an account goes while its own address is verified: neither waits for the other", async () => {
  const workshop = await server.buildWorkshop();
  const user = await server.buildUser();
  const [leaver, verifier] = [await server.newCaller(user), await server.newCaller(user)];
  await start({ offeringId: workshop.id }, leaver);
  await verifier.ask(ASK_FOR_VERIFICATION);
  const token = await lastTokenTo(server.services, user.email);
  const lock = "SELECT 1 FROM runs WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock(server.dataSource, { lock, id: workshop.runId }, [
    () => leaver.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } }),
    () => verifier.ask(VERIFY_EMAIL, { input: { token } }),
  ]);
  expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
  expect(answers[0]?.data?.deleteAccount.__typename).toBe("AccountDeleted");
  expect(answers[1]?.data?.verifyEmail.__typename).toBe("LinkExpired");
});

test("an account gets a new password while its order is paid for: neither waits for the other", async () => {
  const workshop = await server.buildWorkshop();
  const { email } = await server.buildUser();
  const { registration, secret } = await start({ offeringId: workshop.id, email });
  await server.as.visitor.ask(REQUEST_RESET, { input: { email } });
  const token = await lastTokenTo(server.services, email);
  const lock = "SELECT 1 FROM runs WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock<unknown>(server.dataSource, { lock, id: workshop.runId }, [
    () => submit({ secret, utr: "512345678901" }),
    () => server.as.visitor.ask(RESET, { input: { token, newPassword: "seven copper kettles" } }),
  ]);
  expect(answers[0]).toMatchObject({ registration: { id: registration.id, state: "SUBMITTED" } });
  expect(answers[1]).toMatchObject({ errors: [], data: { resetPassword: { __typename: "SignedIn" } } });
});

test("an account goes while a statement with its payment is compared again: neither waits for the other", async () => {
  const user = await server.buildUser();
  const leaver = await server.newCaller(user);
  const { secret } = await start({ offeringId: (await server.buildWorkshop()).id }, leaver);
  const { amountRupees } = (await submit({ secret, utr: "512345678902" })).registration;
  const statement = await bank.bring(`Date,UTR,Deposit\n01/11/2026,512345678902,${amountRupees}.00\n`);
  const lock = "SELECT 1 FROM bank_imports WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock<unknown>(server.dataSource, { lock, id: statement.id }, [
    () => bank.rematch(statement),
    () => leaver.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } }),
  ]);
  expect(answers[0]).toMatchObject({ id: statement.id });
  expect(answers[1]).toMatchObject({ errors: [], data: { deleteAccount: { __typename: "AccountDeleted" } } });
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

async function seatsOf(batchId: string) {
  return server.dataSource.query<object[]>(
    `SELECT seats_taken AS taken, (SELECT count(*)::int FROM batch_accesses WHERE batch_id = b.id) AS inside
     FROM batches b WHERE id = $1`,
    [batchId],
  );
}

test("an account goes while it enters a batch's code: it goes after that, and its seat is free", async () => {
  const batch = await server.buildBatch({ seats: 1 });
  const user = await server.buildUser();
  const [learner, leaver] = [await server.newCaller(user), await server.newCaller(user)];
  const lock = "SELECT 1 FROM batches WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock<unknown>(server.dataSource, { lock, id: batch.id }, [
    () => learner.unlock(batch.id, "right"),
    () => leaver.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } }),
  ]);
  expect(answers[0]).toMatchObject({ __typename: "BatchUnlocked" });
  expect(answers[1]).toMatchObject({ errors: [], data: { deleteAccount: { __typename: "AccountDeleted" } } });
  expect(await seatsOf(batch.id)).toEqual([{ taken: 0, inside: 0 }]);
});

test("an account goes while staff let it into a batch: it goes after that, and its seat is free", async () => {
  const batch = await server.buildBatch({ seats: 1 });
  const user = await server.buildUser({ emailVerifiedAt: new Date() });
  const leaver = await server.newCaller(user);
  const lock = "SELECT 1 FROM batches WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock(server.dataSource, { lock, id: batch.id }, [
    () => server.as.admin.ask(GRANT_ACCESS, { input: { batchId: batch.id, email: user.email } }),
    () => leaver.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } }),
  ]);
  expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
  expect(answers[1]?.data?.deleteAccount.__typename).toBe("AccountDeleted");
  expect(await seatsOf(batch.id)).toEqual([{ taken: 0, inside: 0 }]);
});

test("a code is entered while its account goes: the code lets nobody in, and takes no seat", async () => {
  const batch = await server.buildBatch({ seats: 1 });
  const workshop = await server.buildWorkshop();
  const user = await server.buildUser();
  const [learner, leaver] = [await server.newCaller(user), await server.newCaller(user)];
  await start({ offeringId: workshop.id }, leaver);
  const lock = "SELECT 1 FROM runs WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock<unknown>(server.dataSource, { lock, id: workshop.runId }, [
    () => leaver.ask(DELETE_ACCOUNT, { input: { currentPassword: PASSWORD } }),
    () => learner.unlock(batch.id, "right"),
  ]);
  expect(answers[0]).toMatchObject({ errors: [], data: { deleteAccount: { __typename: "AccountDeleted" } } });
  expect(answers[1]).toMatchObject({ extensions: { code: "UNAUTHENTICATED" } });
  expect(await seatsOf(batch.id)).toEqual([{ taken: 0, inside: 0 }]);
});
