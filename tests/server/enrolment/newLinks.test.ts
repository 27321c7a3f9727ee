import { expect, test } from "vitest";
import { CONFIRM_ADDRESS, RENEW_LINK } from "../../support/enrolmentDocuments";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, confirmAddress, read, emailsTo } = enrolmentCalls(server);

const renew = async ({ id, version }: { id: string; version: number }, caller = server.as.admin) =>
  caller.ask(RENEW_LINK, { input: { id, expectedVersion: version } });

test("a new link of an order opens it, and every older one nothing", async () => {
  const { registration, secret } = await startConfirmed({ offeringId: (await server.buildWorkshop()).id });
  expect((await renew(registration)).errors).toEqual([]);
  expect(await read(secret)).toEqual({});
  const newest = (await emailsTo(registration.email)).at(-1);
  expect(newest?.kind).toBe("registrationNewLink");
  const [path, newSecret = ""] = newest?.link.split("#") ?? [];
  expect(path).toBe(`/registration/${registration.id}`);
  expect(newSecret).not.toBe(secret);
  expect(await read(newSecret)).toMatchObject({ id: registration.id });
  expect((await renew(await read(newSecret))).errors).toEqual([]);
  expect(await read(newSecret)).toEqual({});
});

test("a new link of an order that is not confirmed confirms it, and the older one does not", async () => {
  const started = await start({ offeringId: (await server.buildWorkshop()).id });
  const { id, email } = started.registration;
  const token = (await emailsTo(email))[0]?.link.split("#")[1];
  await renew(started.registration);
  const { errors } = await server.as.visitor.ask(CONFIRM_ADDRESS, { input: { registrationId: id, token } });
  expect(errors[0]?.extensions.code).toBe("NOT_FOUND");
  expect(await read(started.secret)).toEqual({});
  const confirmed = await confirmAddress(started);
  expect(await read(confirmed.secret)).toMatchObject({ id, emailConfirmedAt: expect.any(String) });
});

test("is for staff alone, and for the version that they see", async () => {
  const { registration, secret } = await start({ offeringId: (await server.buildWorkshop()).id });
  for (const caller of [server.as.visitor, server.as.learner])
    expect((await renew(registration, caller)).errors).toHaveLength(1);
  expect((await renew({ ...registration, version: 7 })).errors[0]?.extensions.code).toBe("CONFLICT");
  expect(await read(secret)).toMatchObject({ id: registration.id });
});
