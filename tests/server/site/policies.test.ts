import { expect, test } from "vitest";
import { User } from "../../../server/features/auth/user.entity";
import { ContactMessage } from "../../../server/features/contact/contactMessage.entity";
import { Registration } from "../../../server/features/enrolment/registration/registration.entity";
import { PolicyVersion } from "../../../server/features/site/policies/policyVersion.entity";
import { FILLED, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { SIGN_UP } from "../../support/documents";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { POLICIES_INPUT, UPDATE_POLICIES } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const calls = enrolmentCalls(server);

async function save(changes: object, isPublished = true) {
  const { data } = await server.as.admin.ask("{ cmsPolicies { version } }");
  const { errors } = await server.as.admin.ask(UPDATE_POLICIES, {
    input: { ...POLICIES_INPUT, ...changes, isPublished, expectedVersion: data?.cmsPolicies.version },
  });
  expect(errors).toEqual([]);
}

async function newest() {
  const { data } = await server.as.visitor.ask("{ policies { kinds published { number } } }");
  return data?.policies as { kinds: string[]; published: { number: number } | null };
}

/** One person each: creates an account, registers, writes. */
async function agreeEverywhere(name: string) {
  const email = `${name}@example.com`;
  await server.as.visitor.ask(SIGN_UP, { input: { name, email, password: "three brass lanterns" } });
  const workshop = await server.buildWorkshop({ priceRupees: 0 });
  const started = await calls.start({ offeringId: workshop.id, email: `at-${email}` });
  await server.as.visitor.ask(SEND_MESSAGE, { input: { ...FILLED.HELP, email, sendingKey: someKey() } });
  expect(started.__typename).toBe("RegistrationStarted");
  const { manager } = server.dataSource;
  return {
    account: (await manager.findOneByOrFail(User, { email })).policyVersion,
    order: (await manager.findOneByOrFail(Registration, { id: started.registration.id })).policyVersion,
    message: (await manager.findOneByOrFail(ContactMessage, { email })).policyVersion,
  };
}

test("before the academy has policies, nobody agrees to one", async () => {
  expect(await newest()).toEqual({ kinds: [], published: null });
  expect(await agreeEverywhere("early")).toEqual({ account: null, order: null, message: null });
});

test("what a person agreed to is the version that was published then, in accounts, orders and messages", async () => {
  await save({});
  const { number } = (await newest()).published ?? { number: 0 };
  await save({ termsText: "Only a draft." }, false);
  expect(await agreeEverywhere("second")).toEqual({ account: number, order: number, message: number });

  await save({ termsText: "Be very kind." });
  expect((await newest()).published).toEqual({ number: number + 1 });
  expect(await agreeEverywhere("third")).toEqual({
    account: number + 1,
    order: number + 1,
    message: number + 1,
  });
  const before = `{ cmsPolicyVersion(number: ${number}) { termsText } }`;
  expect((await server.as.admin.ask(before)).data?.cmsPolicyVersion).toEqual({ termsText: "Be kind." });
});

test("publishing the same texts makes no new version", async () => {
  await save({ refundsText: "Half." });
  const { published } = await newest();
  await save({ refundsText: "Half." });
  expect((await newest()).published).toEqual(published);
});

test("a policy without a text has no page in the list", async () => {
  await save({ refundsText: " " });
  expect((await newest()).kinds).toEqual(["PRIVACY", "TERMS"]);
});

test("a published version is never changed", async () => {
  await save({});
  const { manager } = server.dataSource;
  await expect(manager.update(PolicyVersion, { number: 1 }, { termsText: "Other." })).rejects.toThrow(
    "append-only",
  );
  await expect(manager.delete(PolicyVersion, { number: 1 })).rejects.toThrow("append-only");
});
