import { expect, test } from "vitest";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import type { Answer } from "../../support/testApp";
import { Caller, useTestApp } from "../../support/testApp";

let lines: string[] = [];
const server = useTestApp({}, { logTo: (line) => lines.push(line) });

test("X-Forwarded-For is not believed unless a proxy is configured", async () => {
  const { email } = await server.buildUser();
  const kinds: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const response = await new Caller(() => server.origin).post(
      {
        query: "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
        variables: { input: { email, password: "not the password" } },
      },
      { "x-forwarded-for": `10.0.0.${index}` },
    );
    kinds.push(outcomeOf((await response.json()) as Answer));
  }
  expect(kinds.at(-1)).toBe(TOO_MANY);
});

test("the log says once that a proxy is not trusted", async () => {
  lines = [];
  const behindProxy = await server.startAnother();
  const trusting = await server.startAnother({ TRUSTED_PROXIES: "127.0.0.1" });
  const plain = await server.startAnother();
  for (const visitor of [behindProxy, behindProxy, trusting])
    await visitor.ask("{ viewer { id } }", {}, { "x-forwarded-for": "198.51.100.7" });
  await plain.ask("{ viewer { id } }");
  const warnings = lines.filter((line) => line.includes("TRUSTED_PROXIES"));
  expect(warnings.map((line) => JSON.parse(line) as object)).toMatchObject([{ from: "127.0.0.1" }]);
  expect(lines.join()).not.toContain("198.51.100.7");
});
