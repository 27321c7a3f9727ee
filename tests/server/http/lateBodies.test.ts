import { beforeAll, expect, test, vi } from "vitest";
import { openRequest } from "../../support/openRequest";
import { useTestApp } from "../../support/testApp";

// The server checks for late bodies on an interval, which only these tests advance.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  return () => vi.useRealTimers();
});
const server = useTestApp();
const QUERY = Buffer.from(JSON.stringify({ query: "{ __typename }" }));
const LOOK_MS = 15_000;

function begin() {
  const request = openRequest(`${server.origin}/graphql`, {
    headers: { "content-type": "application/json", "content-length": QUERY.length },
  });
  request.send(QUERY.subarray(0, 5));
  return request;
}

test("a request whose body does not arrive is ended", async () => {
  const { status } = begin();
  let ended: number | null = null;
  void status.then((received) => (ended = received));
  await expect
    .poll(() => {
      vi.advanceTimersByTime(LOOK_MS);
      return ended;
    })
    .toBe(0);
});

test("a request whose body goes on after one look is answered, and so are those after it", async () => {
  const before = await server.countConnections();
  const slow = begin();
  await expect.poll(server.countConnections).toBeGreaterThan(before);
  vi.advanceTimersByTime(LOOK_MS);
  slow.finish(QUERY.subarray(5));
  expect(await slow.status).toBe(200);
  vi.advanceTimersByTime(3 * LOOK_MS);
  expect((await server.as.visitor.ask("{ __typename }")).status).toBe(200);
});
