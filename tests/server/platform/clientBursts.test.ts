import { describe, expect, test } from "vitest";
import { ServiceUnavailable } from "../../../server/core/errors";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { from } from "../../support/spellings";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY, { poolSize: 10 });
const { start } = enrolmentCalls(server);

const BUSY = "SERVICE_UNAVAILABLE";
const RUSHING = "198.51.100.20";

/** The responses to ten other clients, who ask once the server rejects a request of the rushing client. */
async function burst(count: number, ask: (client: string, index: number) => Promise<string>) {
  let logRefusal = () => {};
  const isRefused = new Promise<void>((resolve) => (logRefusal = resolve));
  const rush = Array.from({ length: count }, async (_, index) => {
    const kind = await ask(RUSHING, index);
    if (kind === BUSY) logRefusal();
    return kind;
  });
  await Promise.race([isRefused, Promise.all(rush)]);
  const others = Array.from({ length: 10 }, (_, index) => ask(`198.51.101.${index}`, count + index));
  return { others: await Promise.all(others), rush: await Promise.all(rush) };
}

async function signIn(client: string, email: string): Promise<string> {
  const { data, errors } = await from(server.as.visitor, client).signIn(email);
  return (data?.signIn?.__typename ?? errors[0]?.extensions.code) as string;
}

describe("one client's rush leaves room for others", () => {
  test("whose passwords are checked", async () => {
    const check = async (client: string) => {
      const { signal } = new AbortController();
      const checked = server.services.hashing.forClient({ signal, client }).verifyPassword("", null);
      return checked.then(String, (error: unknown) =>
        error instanceof ServiceUnavailable ? BUSY : String(error),
      );
    };
    const { rush, others } = await burst(150, check);
    expect(new Set(others)).toEqual(new Set(["false"]));
    expect(new Set(rush)).toEqual(new Set(["false", BUSY]));
  });

  test("who register", async () => {
    const offeringId = (await server.buildWorkshop({ seats: null })).id;
    const { rush, others } = await burst(200, async (client) => {
      const answer = await start({ offeringId }, undefined, client);
      return answer.__typename ?? answer.extensions.code;
    });
    expect(new Set(others)).toEqual(new Set(["RegistrationStarted"]));
    expect(new Set(rush)).toEqual(new Set(["RegistrationStarted", BUSY]));
  });

  test("who share a page", async () => {
    const slugs = await Promise.all(
      Array.from({ length: 60 }, async () => (await server.buildCourse()).slug),
    );
    const { rush, others } = await burst(50, async (client, index) => {
      const headers = { "x-forwarded-for": client };
      const response = await fetch(`${server.origin}/og/courses/${slugs[index]}.png`, { headers });
      await response.arrayBuffer();
      return response.status === 503 ? BUSY : String(response.status);
    });
    expect(new Set(others)).toEqual(new Set(["200"]));
    expect(new Set(rush)).toEqual(new Set(["200", BUSY]));
  });
});

test("sixty people behind one client sign in at once", async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => server.buildUser()));
  const kinds = await Promise.all(people.map(({ email }) => signIn("198.51.100.21", email)));
  expect(new Set(kinds)).toEqual(new Set(["SignedIn"]));
});
