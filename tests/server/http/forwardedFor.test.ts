import { expect, test } from "vitest";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();

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
    kinds.push(
      ((await response.json()) as { data: { signIn: { __typename: string } } }).data.signIn.__typename,
    );
  }
  expect(kinds.at(-1)).toBe("TooManyAttempts");
});
