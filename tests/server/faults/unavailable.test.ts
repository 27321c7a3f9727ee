import pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";
import { onCluster } from "../../support/testDatabase";

let lines: string[] = [];
const server = useTestApp({}, { pages: pagesFromSource, logTo: (line) => lines.push(line) });

beforeEach(() => {
  lines = [];
});

async function askBoth(page: string, query: string) {
  const [drawn, { status, headers, errors }] = await Promise.all([
    fetch(server.origin + page, { headers: { accept: "text/html" } }),
    server.as.learner.ask(query),
  ]);
  return {
    page: { status: drawn.status, retryAfter: drawn.headers.get("retry-after") },
    api: { status, retryAfter: headers.get("retry-after"), code: errors[0]?.extensions.code },
  };
}

async function whileLocked<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const holder = new pg.Client({ connectionString: server.url });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const result = await work();
  await holder.query("ROLLBACK");
  await holder.end();
  return result;
}

describe("a fault of the database", () => {
  test("that makes statements wait too long is a 503 with Retry-After, on pages and the API, and one line in the log", async () => {
    const said = await whileLocked("courses", async () =>
      askBoth("/lms?fault=lock", "{ courses { id name } }"),
    );
    expect(said).toEqual({
      page: { status: 503, retryAfter: "5" },
      api: { status: 503, retryAfter: "5", code: "SERVICE_UNAVAILABLE" },
    });
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; reason?: string });
    expect(logged.filter(({ msg }) => msg?.startsWith("unexpected error"))).toEqual([]);
    expect(logged.filter(({ msg }) => msg === "service unavailable")).toMatchObject([{ reason: "57014" }]);
  });

  test("that makes it read-only is one, too, where something is to be written", async () => {
    const name = new URL(server.url).pathname.slice(1);
    const disconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;
    await onCluster(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await onCluster(disconnect);
    const { status, headers, errors } = await server.as.learner.ask(
      `mutation { updateProfile(input: { name: "Meera" }) { id } }`,
    );
    await onCluster(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await onCluster(disconnect);
    expect(errors[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
    expect({ status, retryAfter: headers.get("retry-after") }).toEqual({ status: 503, retryAfter: "5" });
    // The pool may still hand out connections that were just terminated.
    await expect.poll(async () => (await server.as.learner.ask("{ courses { id } }")).status).toBe(200);
  });

  test("that takes no new connections is one, too", async () => {
    const name = new URL(server.url).pathname.slice(1);
    await onCluster(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await onCluster(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await expect
      .poll(async () => askBoth("/lms?fault=refused", "{ courses { id name } }"))
      .toEqual({
        page: { status: 503, retryAfter: "5" },
        api: { status: 503, retryAfter: "5", code: "SERVICE_UNAVAILABLE" },
      });
    lines = [];
    await server.as.learner.ask("{ courses { id name } }");
    await onCluster(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; reason?: string });
    expect(logged.filter(({ msg }) => msg?.startsWith("unexpected error"))).toEqual([]);
    expect((await server.as.learner.ask("{ courses { id } }")).status).toBe(200);
  });

  test("while a bank statement is uploaded is one, too, and no fault of the file", async () => {
    const { upload } = bankCalls(server);
    const statement = "Date,Narration,Credit\n01/11/2026,UPI/411111111111/test,199.00\n";
    const { status, headers } = await whileLocked("bank_imports", async () => upload(statement));
    expect({ status, retryAfter: headers.get("retry-after") }).toEqual({ status: 503, retryAfter: "5" });
    expect((await upload(statement)).status).toBe(201);
  });
});
