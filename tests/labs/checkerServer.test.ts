import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { Checker } from "../../labs/checker/checker";
import { Pool } from "../../labs/checker/pool";
import { readProcessUse } from "../../labs/checker/watchProcess";
import { permissionFlag } from "../../labs/checker/childCommand";
import { makeTemporaryFolder } from "../support/temporaryFolder";

const ADD = {
  language: "python",
  code: "def f(n): return n + 1",
  files: [],
  tests: [{ kind: "call", call: "f(1)" }],
};
const ENDLESS = { ...ADD, code: "while True: pass" };
const never = new AbortController().signal;
const folder = () => path.join(inject("labs"), "checker");

function makeChecker(options: Partial<ConstructorParameters<typeof Checker>[0]> = {}): Checker {
  const checker = new Checker({ folder: folder(), ...options });
  onTestFinished(() => checker.stop(0));
  return checker;
}

async function startProcess(environment: Record<string, string> = {}) {
  const socket = path.join(await makeTemporaryFolder(), "socket");
  const child = spawn(process.execPath, [path.join(folder(), "main.js")], {
    env: { CHECKER_LISTEN: socket, PATH: process.env.PATH ?? "", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout!, "data");
  const send = (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const asked = request({ socketPath: socket, method, path: url, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      });
      asked.on("error", reject);
      asked.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  return { child, send };
}

/** No jobs. */
const NONE: unknown[] = [
  "{",
  [],
  { language: "ruby", code: "" },
  { ...ADD, code: "x".repeat(20_001) },
  { ...ADD, tests: Array.from({ length: 31 }, () => ADD.tests[0]) },
  { ...ADD, tests: [{ kind: "shell" }] },
  { ...ADD, files: [{ name: "../x", text: "" }] },
  { language: "sql", code: "select 1" },
];

test("the process answers checks on its socket, refuses what is no job, says how it is, and stops", async () => {
  const { child, send } = await startProcess();
  for (const job of NONE) expect((await send("POST", "/check", job)).status).toBe(400);
  const { status, body } = await send("POST", "/check", ADD);
  expect([status, body]).toMatchObject([200, { outcomes: [{ value: 2 }] }]);
  expect((await send("GET", "/health")).body).toMatchObject({ python: { running: 0, waiting: 0 } });
  expect((await send("GET", "/other")).status).toBe(404);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("with a token, it answers only those who have it, and ends when the process that started it does", async () => {
  const { child, send } = await startProcess({ CHECKER_TOKEN: "open sesame" });
  expect((await send("POST", "/check", ADD)).status).toBe(401);
  expect((await send("POST", "/check", ADD, { authorization: "Bearer open" })).status).toBe(401);
  expect((await send("POST", "/check", ADD, { authorization: "Bearer open sesame" })).status).toBe(200);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("two run, the others wait, and a full queue says so", async () => {
  const checker = makeChecker({ queueLimit: 1, limits: { cpuMs: 60_000, wallMs: 60_000 } });
  const gone = [1, 2, 3].map(() => new AbortController());
  const checks = gone.map(({ signal }) =>
    checker.check(ENDLESS as never, { signal }).then(
      ({ outcomes }) => outcomes,
      (error: Error) => error.message,
    ),
  );
  expect(checker.state.python).toMatchObject({ running: 2, waiting: 1 });
  await expect(checker.check(ADD as never, { signal: never })).rejects.toThrow("The checker is busy.");
  // A client that goes away frees its place in the queue, or the process of its check.
  gone[2]?.abort();
  expect(await checks[2]).toBe("The client has gone.");
  const next = checker.check(ADD as never, { signal: never });
  gone[0]?.abort();
  expect((await next).outcomes).toMatchObject([{ value: 2 }]);
  gone[1]?.abort();
  for (const check of checks) expect(await check).toBe("The client has gone.");
});

test("people take turns: one's endless programs wait for each other, and hold nobody else up", async () => {
  const checker = makeChecker({ limits: { cpuMs: 60_000, wallMs: 60_000 } });
  const gone = new AbortController();
  const send = (owner: string, job: unknown) => checker.check(job as never, { signal: gone.signal, owner });
  const greedy = [1, 2, 3].map(() => send("greedy", ENDLESS).catch((error: Error) => error.message));
  expect(checker.state.python).toMatchObject({ running: 1, waiting: 2 });
  await expect(send("greedy", ADD)).rejects.toThrow("The checker is busy.");
  for (const owner of ["second", "third"])
    expect((await checker.check(ADD as never, { signal: never, owner })).outcomes).toMatchObject([
      { value: 2 },
    ]);
  expect(checker.state.python).toMatchObject({ running: 1, waiting: 2 });
  gone.abort();
  for (const ended of greedy) expect(await ended).toBe("The client has gone.");
});

test("a place that is free goes to the person who had one the longest ago", async () => {
  const checker = makeChecker();
  const order: string[] = [];
  const send = async (owner: string) => {
    await checker.check(ADD as never, { signal: never, owner });
    order.push(owner);
  };
  await Promise.all(["a", "b", "a", "a", "b", "c"].map(send));
  // Without turns, c would be the last of six.
  expect(order.indexOf("c")).toBeLessThan(4);
});

test("those who send one job after the other do not pass a person who waits", async () => {
  const order: string[] = [];
  const child = () => ({ run: async () => ({ outcomes: [], cpuMs: 1 }), kill: () => {} });
  const pool = new Pool({ startChild: child as never, size: 1, spares: 0, queueLimit: 50 });
  const send = async (owner: string) => {
    await pool.run(ADD as never, { signal: never, owner });
    order.push(owner);
  };
  const sendOften = async (owner: string) => {
    for (let times = 0; times < 9; times++) await send(owner);
  };
  await Promise.all([send("waits"), send("waits"), sendOften("a"), sendOften("b")]);
  expect(order.lastIndexOf("waits")).toBeLessThan(5);
});

test("what takes too much CPU time or memory is ended, and named", async () => {
  const slow = makeChecker({ limits: { cpuMs: 500 } });
  expect((await slow.check(ENDLESS as never, { signal: never })).outcomes).toEqual([
    { stopped: "time", place: { line: 1, values: [] } },
  ]);
  const small = makeChecker({ limits: { memoryMb: 250 } });
  const hungry = { ...ADD, code: "x = bytearray(110_000_000)\nwhile True: pass" };
  expect((await small.check(hungry as never, { signal: never })).outcomes).toEqual([{ stopped: "memory" }]);
});

test("tests before one that never ends keep their outcomes", async () => {
  const checker = makeChecker({ limits: { cpuMs: 500 } });
  const job = {
    ...ADD,
    code: "def f(n):\n    while n > 2: pass\n    return n",
    tests: [1, 2, 3, 4].map((n) => ({ kind: "call", call: `f(${n})` })),
  };
  const { outcomes } = await checker.check(job as never, { signal: never });
  expect(outcomes).toMatchObject([
    { value: 1 },
    { value: 2 },
    { stopped: "time", place: { line: 2, values: ["n = 3"] } },
  ]);
});

test("a program that sleeps is ended, without a place", async () => {
  const checker = makeChecker({ limits: { cpuMs: 500, wallMs: 800 } });
  const sleeping = { ...ADD, code: "import time\ntime.sleep(1000)" };
  const [outcome] = (await checker.check(sleeping as never, { signal: never })).outcomes;
  expect(outcome).toEqual({ stopped: "time" });
});

test("the use of a process counts those it started, as below bubblewrap", async () => {
  const busy = "const kept = Buffer.alloc(60_000_000, 1); for (;;) kept[0] = 2;";
  const shell = spawn("/bin/sh", ["-c", '"$0" -e "$1"; true', process.execPath, busy], { detached: true });
  onTestFinished(() => void process.kill(-shell.pid!, "SIGKILL"));
  await expect
    .poll(() => readProcessUse(shell.pid!))
    .toMatchObject({ memoryMb: expect.toSatisfy((mb: number) => mb > 60), cpuMs: expect.any(Number) });
});

test("a spare waits, loaded, and is replaced; a stopping checker takes no more", async () => {
  const checker = makeChecker();
  await checker.check(ADD as never, { signal: never });
  expect(checker.state.python).toMatchObject({ running: 0, spares: 1 });
  await checker.stop(0);
  await expect(checker.check(ADD as never, { signal: never })).rejects.toThrow("The checker is busy.");
});

test.each([
  ["20.19.0", "--experimental-permission"],
  ["22.12.0", "--experimental-permission"],
  ["22.13.0", "--permission"],
  ["23.4.0", "--experimental-permission"],
  ["23.5.0", "--permission"],
  ["24.21.0", "--permission"],
  ["26.10.0", "--permission"],
])("Node %s calls its permission model %s", (version, flag) => {
  expect(permissionFlag(version)).toBe(flag);
});
