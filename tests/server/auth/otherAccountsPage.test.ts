import { expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const RENAME = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { name } }`;

const pageOf = (id: string) => ({ "x-account": id });

async function nameOf(id: string): Promise<unknown> {
  const [row] = await server.dataSource.query<[{ name: string }]>("SELECT name FROM users WHERE id = $1", [
    id,
  ]);
  return row?.name;
}

test("what a page shows of one account is not sent as another, which has signed in since", async () => {
  const [shown, since] = [await server.buildUser({ name: "Asha" }), await server.buildUser({ name: "Bina" })];
  const caller = await server.newCaller(since);
  const input = { name: "Asha Rao", phone: "" };
  const refused = await caller.ask(RENAME, { input }, pageOf(shown.id));
  expect(refused.errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  expect(await nameOf(since.id)).toBe("Bina");
  const own = await caller.ask(RENAME, { input: { ...input, name: "Bina Rao" } }, pageOf(since.id));
  expect(own.data?.updateProfile).toEqual({ name: "Bina Rao" });
});

test("a file of another account's page is refused before it is read", async () => {
  const body = new FormData();
  body.set("file", new Blob(["x"]), "a.png");
  const headers = { cookie: server.as.admin.cookie, ...pageOf(server.people.learner.id) };
  const { status } = await fetch(`${server.origin}/media`, { method: "POST", headers, body });
  expect(status).toBe(401);
});

test("a visitor, and a page of no account, are answered as ever", async () => {
  const query = "{ viewer { name } courses { id } }";
  const ended = await server.as.visitor.ask(query, {}, pageOf(server.people.learner.id));
  expect(ended.data?.viewer).toBeNull();
  expect((await server.as.learner.ask(query)).data?.viewer).toEqual({ name: server.people.learner.name });
});
