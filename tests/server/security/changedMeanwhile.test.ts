import { describe, expect, test } from "vitest";
import { REQUEST_EMAIL_CHANGE } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { ROTATE_CODE, UPDATE_BATCH, VIEWER } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { CONFIRM_ADDRESS, RENEW_LINK } from "../../support/enrolmentDocuments";
import { meetAtLock } from "../../support/meetAtLock";
import type { Answer } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, emailsTo } = enrolmentCalls(server);

const CHANGE = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }";
const NEW_PASSWORD = "seven copper kettles";

function typesOf(answers: Answer[]): unknown[] {
  return answers.map(({ data, errors }) => {
    const [value] = Object.values(data ?? {}) as ({ __typename?: string } | null)[];
    return value?.__typename ?? errors[0]?.extensions.code;
  });
}

describe("a password that the owner changes while a thief's request waits", () => {
  const lock = "SELECT 1 FROM users WHERE id = $1 FOR UPDATE";

  async function meet(thiefAsks: string, input: object) {
    const user = await server.buildUser();
    const [owner, thief] = [await server.newCaller(user), await server.newCaller(user)];
    const answers = await meetAtLock(server.dataSource, { lock, id: user.id }, [
      () => owner.ask(CHANGE, { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
      () => thief.ask(thiefAsks, { input: { currentPassword: PASSWORD, ...input } }),
    ]);
    return { user, owner, thief, answers: typesOf(answers) };
  }

  test("cannot be changed with the old one", async () => {
    const { user, owner, thief, answers } = await meet(CHANGE, { newPassword: "three stolen kettles" });
    expect(answers).toEqual(["PasswordChanged", "InvalidCredentials"]);
    expect((await owner.ask(VIEWER)).data?.viewer).toMatchObject({ id: user.id });
    expect((await thief.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await thief.signIn(user.email, NEW_PASSWORD)).data?.signIn.__typename).toBe("SignedIn");
  });

  test("opens no change of the address with the old one", async () => {
    const newEmail = "thief@example.com";
    const { answers } = await meet(REQUEST_EMAIL_CHANGE, { newEmail });
    expect(answers).toEqual(["PasswordChanged", "InvalidCredentials"]);
    expect(await emailsTo(newEmail)).toEqual([]);
  });
});

describe("a batch whose code was right a moment ago", () => {
  const lock = "SELECT 1 FROM batches WHERE id = $1 FOR UPDATE";

  test("stays locked if staff change the code first", async () => {
    const { id } = await server.buildBatch();
    const input = { batchId: id, expectedVersion: 1, secretCode: "brand new", isAccessRevoked: true };
    const answers = await meetAtLock<unknown>(server.dataSource, { lock, id }, [
      () => server.as.admin.ask(ROTATE_CODE, { input }),
      () => server.as.learner.unlock(id, "right"),
    ]);
    expect(answers[1]).toMatchObject({ __typename: "InvalidSecretCode" });
    expect(await server.as.otherLearner.unlock(id, "brand new")).toMatchObject({
      __typename: "BatchUnlocked",
    });
  });

  test("stays locked if staff close it first", async () => {
    const { id, name } = await server.buildBatch();
    const input = { id, name, isClosed: true, expectedVersion: 1 };
    const answers = await meetAtLock<unknown>(server.dataSource, { lock, id }, [
      () => server.as.admin.ask(UPDATE_BATCH, { input }),
      () => server.as.learner.unlock(id, "right"),
    ]);
    expect(answers[0]).toMatchObject({ errors: [], data: { updateBatch: { isClosed: true } } });
    expect(answers[1]).toMatchObject({ __typename: "InvalidSecretCode" });
  });
});

test("an order's link that staff replace while it is being opened confirms nothing", async () => {
  const workshop = await server.buildWorkshop();
  const { id, version, email } = (await start({ offeringId: workshop.id })).registration;
  const token = (await emailsTo(email))[0]?.link.split("#")[1];
  const lock = "SELECT 1 FROM runs WHERE id = $1 FOR UPDATE";
  const answers = await meetAtLock(server.dataSource, { lock, id: workshop.runId }, [
    () => server.as.admin.ask(RENEW_LINK, { input: { id, expectedVersion: version } }),
    () => server.as.visitor.ask(CONFIRM_ADDRESS, { input: { registrationId: id, token } }),
  ]);
  expect(answers[0]?.errors).toEqual([]);
  expect(typesOf(answers)[1]).toBe("NOT_FOUND");
  const rows = await server.dataSource.query("SELECT email_confirmed_at FROM registrations WHERE id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ email_confirmed_at: null }]);
});
