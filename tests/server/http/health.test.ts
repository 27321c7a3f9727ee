import { getIntrospectionQuery } from "graphql";
import { expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";

let isStopping = false;
const server = useTestApp({}, { isStopping: () => isStopping });
const open = useTestApp({ SANDBOX: "on" });

test("the process is healthy, and ready while its database answers", async () => {
  for (const path of ["/healthz", "/readyz"]) expect((await fetch(server.origin + path)).status).toBe(200);
});

test("a process that is stopping is healthy but not ready, and closes each connection with its response", async () => {
  const look = async (path: string) => {
    const { status, headers } = await fetch(server.origin + path);
    return [status, headers.get("connection")];
  };
  expect(await look("/courses.json")).toEqual([200, "keep-alive"]);
  isStopping = true;
  expect(await look("/readyz")).toEqual([503, "close"]);
  for (const path of ["/healthz", "/courses.json"]) expect(await look(path)).toEqual([200, "close"]);
  isStopping = false;
});

test("the sandbox and the schema's answers about itself are there only where they are switched on", async () => {
  const query = "{ __schema { queryType { name } } }";
  expect((await fetch(`${server.origin}/sandbox`)).status).toBe(404);
  expect((await server.as.visitor.ask(query)).data).toBeNull();
  expect((await open.as.visitor.ask(query)).data).toEqual({ __schema: { queryType: { name: "Query" } } });
  for (const twice of [
    "{ a: __schema { queryType { name } } b: __schema { queryType { name } } }",
    '{ __schema { queryType { name } } __type(name: "User") { name } }',
    "{ __schema { a: types { name } b: types { name } } }",
    "{ __schema { ...one } } fragment one on __Schema { a: types { name } b: types { name } }",
  ])
    expect((await open.as.visitor.ask(twice)).errors[0]?.extensions.code, twice).toBe("DOCUMENT_TOO_LARGE");
  expect((await open.as.visitor.ask(getIntrospectionQuery())).errors).toEqual([]);
});
