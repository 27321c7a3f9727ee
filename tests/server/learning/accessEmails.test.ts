import { expect, test } from "vitest";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import type { User } from "../../../server/features/auth/user.entity";
import { AccessSource } from "../../../server/features/learning/access/batchAccess.entity";
import type { Batch } from "../../../server/features/learning/batch.entity";
import { GRANT_ACCESS, REVOKE_ACCESS, ROTATE_CODE } from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const emailsTo = async ({ email: to }: User) =>
  server.dataSource.manager.find(OutboxEmail, { where: { to }, order: { queuedAt: "ASC" } });

async function buildInside(batch: Batch, overrides: object = {}, source = AccessSource.CODE) {
  const user = await server.buildUser({ name: "Asha Rao", ...overrides });
  await server.buildAccess(user.id, batch.id, source);
  const [access] = await server.dataSource.query<[{ id: string }]>(
    "SELECT id FROM batch_accesses WHERE user_id = $1",
    [user.id],
  );
  return { user, access };
}

async function ask(document: string, input: object): Promise<void> {
  expect((await server.as.admin.ask(document, { input })).errors).toEqual([]);
}

async function buildTitled() {
  const course = await server.buildCourse();
  const batch = await server.buildBatch({ courseId: course.id });
  return { course, batch, title: `${course.name}, ${batch.name}` };
}

test("a learner whose access staff end or give again gets an e-mail, with a way to ask", async () => {
  const { batch, course, title } = await buildTitled();
  const { user, access } = await buildInside(batch, { emailVerifiedAt: new Date() });
  await ask(REVOKE_ACCESS, { accessId: access.id });
  await ask(GRANT_ACCESS, { batchId: batch.id, email: user.email });
  const [ended, given] = await emailsTo(user);
  expect(ended).toMatchObject({
    subject: `Your access has ended: ${title}`,
    actionPath: "/contact",
    isConfidential: false,
  });
  expect(ended?.paragraphs[0]).toBe("Hello Asha Rao,");
  expect(ended?.paragraphs.join(" ")).toMatch(/We keep your progress.*mistake.*write to us/);
  expect(given).toMatchObject({
    subject: `Your batch is open: ${title}`,
    actionPath: `/dash?course=${course.slug}&batch=${batch.id}`,
  });
});

test("an unconfirmed address gets it too, without the name that a stranger may have typed", async () => {
  const { batch } = await buildTitled();
  const { user, access } = await buildInside(batch, { emailVerifiedAt: null });
  await ask(REVOKE_ACCESS, { accessId: access.id });
  expect((await emailsTo(user)).map(({ paragraphs }) => paragraphs[0])).toEqual(["Hello,"]);
});

test("everyone that a new code shuts out gets an e-mail, and nobody else", async () => {
  const { batch, title } = await buildTitled();
  const inside = [await buildInside(batch), await buildInside(batch)];
  const paid = await buildInside(batch, {}, AccessSource.PAYMENT);
  const input = { batchId: batch.id, expectedVersion: batch.version, secretCode: "some other code" };
  await ask(ROTATE_CODE, { ...input, isAccessRevoked: true });
  for (const { user } of inside)
    expect((await emailsTo(user)).map(({ subject }) => subject)).toEqual([`New secret code: ${title}`]);
  expect(await emailsTo(paid.user)).toEqual([]);
});

test("an end that is none causes no e-mail: the batch is open to all", async () => {
  const batch = await server.buildBatch({ secretCode: null });
  const { user, access } = await buildInside(batch);
  await ask(REVOKE_ACCESS, { accessId: access.id });
  expect(await emailsTo(user)).toEqual([]);
});
