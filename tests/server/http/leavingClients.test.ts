import { connect } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { SIGN_UP } from "../../support/documents";
import { BEHIND_PROXY, makeKey } from "../../support/enrolmentCalls";
import { START } from "../../support/enrolmentDocuments";
import { openRequest } from "../../support/openRequest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";

const log: string[] = [];
const server = useTestApp(BEHIND_PROXY, {
  poolSize: 10,
  pages: pagesFromSource,
  logTo: (line) => log.push(line),
});

beforeEach(() => {
  log.length = 0;
});

function send(query: string, input: object, index: number) {
  const request = openRequest(`${server.origin}/graphql`, {
    headers: { "content-type": "application/json", "x-forwarded-for": `10.7.0.${index}` },
  });
  request.finish(Buffer.from(JSON.stringify({ query, variables: { input } })));
  return request;
}

async function count(table: string): Promise<number> {
  const [row] = await server.dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${table} WHERE name LIKE 'Leaves %'`,
  );
  return row?.count ?? 0;
}

async function countBlocked(): Promise<number> {
  const [row] = await server.dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
}

describe("for clients that have left", () => {
  test("registrations that wait for their turn are not made", async () => {
    const { id: offeringId } = await server.buildWorkshop({ seats: 100 });
    const holder = server.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query("LOCK TABLE registrations IN EXCLUSIVE MODE");
    const atOnce = 4;
    const requests = Array.from({ length: 20 }, (_, index) => {
      const person = {
        name: `Leaves ${index}`,
        email: `leaves${index}@example.com`,
        phone: `900001${1000 + index}`,
      };
      return send(START, { kind: "WORKSHOP", offeringId, ...person, idempotencyKey: makeKey() }, index);
    });
    await expect.poll(countBlocked).toBe(atOnce);
    for (const { leave } of requests) leave();
    await Promise.all(requests.map(({ status }) => status));
    for (const _time of [1, 2]) await fetch(`${server.origin}/healthz`);
    await holder.rollbackTransaction();
    await holder.release();
    await expect.poll(() => count("registrations")).toBe(atOnce);
    const last = { name: "Stays", email: "stays@example.com", phone: "9000012000" };
    const stays = send(START, { kind: "WORKSHOP", offeringId, ...last, idempotencyKey: makeKey() }, 99);
    expect(await stays.status).toBe(200);
    expect(await count("registrations")).toBe(atOnce);
  });

  test("passwords are not hashed", async () => {
    const holder = server.dataSource.createQueryRunner();
    await holder.startTransaction();
    // Each sign-up is counted before its password is hashed.
    await holder.query("LOCK TABLE rate_limits IN EXCLUSIVE MODE");
    const people = 6;
    const requests = Array.from({ length: people }, (_, index) =>
      send(
        SIGN_UP,
        { name: `Leaves ${index}`, email: `leaves${index}@example.com`, password: PASSWORD },
        index,
      ),
    );
    await expect.poll(countBlocked).toBe(people);
    for (const { leave } of requests) leave();
    await Promise.all(requests.map(({ status }) => status));
    for (const _time of [1, 2]) await fetch(`${server.origin}/healthz`);
    await holder.rollbackTransaction();
    await holder.release();
    const stays = send(SIGN_UP, { name: "Stays", email: "stays@example.com", password: PASSWORD }, 99);
    expect(await stays.status).toBe(200);
    expect(await count("users")).toBe(0);
  });
});

async function sendAndReset(text: string): Promise<void> {
  const { port, hostname } = new URL(server.origin);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(text, () => {
        socket.resetAndDestroy();
        resolve();
      });
    });
    socket.on("error", () => resolve());
  });
}

describe("a connection that is reset at once leaves no line in the log after", () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const post = (path: string, type: string, body: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

  test.each([
    ["an operation", post("/graphql", "application/json", '{"query":"{viewer{id}}"}')],
    ["a report of a browser", post("/csp-reports", "application/csp-report", "{}")],
    ["a list", get("/courses.json")],
    ["a page", get("/registration/11111111-1111-4111-8111-111111111111")],
    ["many pages", get("/registration/11111111-1111-4111-8111-111111111111").repeat(20)],
  ])("%s", async (_what, text) => {
    for (let time = 0; time < 30; time += 1) await sendAndReset(text);
    expect((await fetch(`${server.origin}/courses.json`)).status).toBe(200);
    expect(log).toEqual([]);
  });
});
