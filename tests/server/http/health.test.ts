import { expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const open = useTestApp({ SANDBOX: "on" });

test("the process is healthy, and ready while its database answers", async () => {
  for (const path of ["/healthz", "/readyz"]) expect((await fetch(server.origin + path)).status).toBe(200);
});

test("the sandbox and the schema's answers about itself are there only where they are switched on", async () => {
  const query = "{ __schema { queryType { name } } }";
  expect((await fetch(`${server.origin}/sandbox`)).status).toBe(404);
  expect((await server.as.visitor.ask(query)).data).toBeNull();
  expect((await open.as.visitor.ask(query)).data).toEqual({ __schema: { queryType: { name: "Query" } } });
});
