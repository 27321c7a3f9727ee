import { readFile } from "node:fs/promises";
import { paths } from "../../shared/paths";
import { expect, test } from "../support/browser";
import { REACHES_HOST } from "../labs/pythonAttempts";
import { checkInLab, openLab, openLabPage, runInLab } from "../support/labPage";

// One worker, so that the page's program is bundled once.
test.describe.configure({ mode: "default" });

test("Python runs in the page: output, errors, input by replay, an endless loop, and offline @desk", async ({
  page,
}) => {
  await openLabPage(page, paths.about);
  const { loaded, total } = await openLab(page, "python");
  expect(loaded).toBe(total);
  expect(total).toBeLessThan(4_900_000);

  const hello = await runInLab(page, { code: "print('Namaste')\nprint(1 / 0)" });
  expect(hello).toMatchObject({ output: "Namaste\n", error: { type: "ZeroDivisionError", line: 2 } });

  const code = "name = input('Name? ')\nage = int(input('Age? '))\nprint(name, age + 1)";
  const talk = await runInLab(page, { code, lines: ["Asha", "20"] });
  expect(talk.prompts).toEqual(["Name? ", "Age? "]);
  expect(talk.output).toBe("Name? Asha\nAge? 20\nAsha 21\n");
  // A replay shows nothing twice.
  expect(await page.evaluate(() => window.outputs.filter((text) => text === "Name? ").length)).toBe(1);

  const caught =
    "while True:\n    try:\n        n = int(input('n? '))\n        break\n    except:\n        print('again')";
  expect((await runInLab(page, { code: caught, lines: ["x", "3"] })).output).toBe("n? x\nagain\nn? 3\n");

  const loop = "total = 0\nwhile True:\n    total += 1\n";
  const stopped = await runInLab(page, { code: loop, limitMs: 1_000 });
  expect(stopped).toMatchObject({
    stopped: "time",
    place: { values: [expect.stringMatching(/^total = \d+$/)] },
  });
  expect([2, 3]).toContain(stopped.place?.line);

  const flood = await runInLab(page, { code: "while True: print('x' * 99)" });
  expect(flood.stopped).toBe("output");

  await page.context().setOffline(true);
  expect((await runInLab(page, { code: "import statistics\nprint(statistics.mean([1, 2]))" })).output).toBe(
    "1.5\n",
  );
  const report = await checkInLab(page, {
    language: "python",
    code: "def f(n): return (n, n / 2)",
    files: [],
    tests: [{ kind: "call", call: "f(3)" }],
  });
  expect(report.outcomes).toMatchObject([{ value: { tuple: [3, { float: "1.5" }] } }]);
  await page.context().setOffline(false);
});

test("a person stops a program, and runs another at once @desk", async ({ page }) => {
  await openLabPage(page, paths.about);
  await openLab(page, "python");
  const end = await page.evaluate(async () => {
    const run = window.lab.run(
      { code: "print('begun')\nwhile True: pass", files: [] },
      { ask: async () => null, onOutput: (text) => void (text.includes("begun") && window.lab.stop()) },
    );
    return run;
  });
  expect(end).toMatchObject({ output: expect.stringContaining("begun"), isCancelled: true });
  expect((await runInLab(page, { code: "print(2)" })).output).toBe("2\n");
});

test("the steps of a run can be walked through @desk", async ({ page }) => {
  await openLabPage(page, paths.about);
  await openLab(page, "python");
  const code = "def twice(n):\n    return 2 * n\n\nfor i in range(2):\n    print(twice(i))\n";
  const { trace = [] } = await page.evaluate(
    (given) => window.lab.trace({ code: given, files: [] }, []),
    code,
  );
  expect(trace.filter(({ name, event }) => name === "twice" && event === "return")).toMatchObject([
    { line: 2, depth: 2, locals: { n: "0" }, value: "0" },
    { line: 2, depth: 2, locals: { n: "1" }, value: "2" },
  ]);
  expect(trace.at(-1)?.printed).toBe("0\n2\n".length);
});

test("SQL runs in the page, on a fresh database each time @desk", async ({ page }) => {
  await openLabPage(page, paths.about);
  const { total } = await openLab(page, "sql");
  expect(total).toBeLessThan(4_000_000);
  const setup = "create table people(id int, name text); insert into people values (1, 'Asha'), (2, 'Ravi')";
  const run = (code: string) => checkInLab(page, { language: "sql", data: [{ setup }], code });
  expect((await run("delete from people; select count(*) from people")).outcomes).toMatchObject([
    { sets: [{ affected: 2 }, { rows: [["0"]] }] },
  ]);
  expect((await run("select nam from people")).outcomes).toMatchObject([
    { error: { code: "42703", position: 8, hint: expect.stringContaining("name") } },
  ]);
  expect((await run("select name from people order by 1 desc")).outcomes).toMatchObject([
    { sets: [{ rows: [["Ravi"], ["Asha"]] }] },
  ]);
});

/** Tries all that a page could: what is returned says how each attempt ended. Its addresses have a mark. */
const REACHING = `
  const attempts = {
    graphql: () => fetch(origin + "/graphql?reached", { method: "POST", credentials: "include", headers: { "content-type": "application/json" }, body: '{"query":"{ viewer { id } }"}' }).then(() => "reached"),
    elsewhere: () => fetch("http://localhost:1/").then(() => "reached"),
    script: async () => { importScripts(origin + "/labs/manifest.json?reached"); return "reached"; },
    request: async () => { const request = new XMLHttpRequest(); request.open("GET", origin + "/account?reached", false); request.send(); return "reached"; },
    socket: () => new Promise((resolve) => { const socket = new WebSocket(origin.replace("http", "ws") + "/graphql"); socket.onopen = () => resolve("reached"); socket.onerror = () => resolve("refused"); }),
    events: () => new Promise((resolve) => { const events = new EventSource(origin + "/?reached"); events.onopen = () => resolve("reached"); events.onerror = () => resolve("refused"); }),
    database: async () => { indexedDB.open("x"); return "reached"; },
    storage: async () => { await caches.open("x"); return "reached"; },
    local: async () => { localStorage.setItem("x", "1"); return "reached"; },
    cookies: async () => (await cookieStore.getAll()) && "reached",
    code: async () => (0, eval)("1") && "reached",
    constructed: async () => new Function("return 1")() && "reached",
    module: () => import(origin + "/labs/manifest.json?reached").then(() => "reached"),
    worker: async () => new Worker(origin + "/labs/x.js?reached") && "started",
  };
  const results = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    const late = new Promise((resolve) => setTimeout(resolve, 3000, "no answer"));
    try { results[name] = await Promise.race([attempt(), late]); } catch { results[name] = "refused"; }
  }
  results.origin = self.origin;
`;

test("code in the frame has no session, no storage and no network, even without the gate @desk", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn("learner");
  await page.goto(paths.about);
  const answers: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("?reached")) answers.push(new URL(response.url()).pathname);
  });
  // A worker that is not the product's: as if there were no gate.
  const worker = `onmessage = async ({ ports: [port] }) => { const origin = ${JSON.stringify(new URL(page.url()).origin)};
    ${REACHING} port.postMessage(results); };`;
  const results = await page.evaluate(runWorkerInFrame, worker);
  const { origin, ...ends } = results;
  expect(origin).toBe("null");
  expect(Object.keys(ends).length).toBeGreaterThan(10);
  expect(Object.entries(ends).filter(([, end]) => end === "reached")).toEqual([]);
  expect(answers).toEqual([]);
  // The same attempts succeed in the page, so it is the frame that refuses them.
  const own = await page.evaluate<Record<string, string>>(
    `(async () => { const origin = location.origin; ${REACHING} return results; })()`,
  );
  expect(own).toMatchObject({
    graphql: "reached",
    request: "reached",
    database: "reached",
    cookies: "reached",
  });
  expect(answers).toContain("/graphql");
  complaints.splice(0);
});

/** Runs in the page. */
async function runWorkerInFrame(worker: string): Promise<Record<string, string>> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = "/lab/frame";
  const opened = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
  document.body.append(frame);
  await opened;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<Record<string, string>>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Record<string, string>>) => resolve(data);
  });
  const wasm = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]).buffer;
  frame.contentWindow?.postMessage({ kind: "start", worker, wasm, files: [] }, "*", [port2]);
  return answered;
}

test("the frame's policy allows its own script alone, and other sites cannot frame it @desk", async ({
  request,
  academy,
}) => {
  const response = await request.get(`${academy.origin}/lab/frame`);
  const policy = response.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/=]+' 'wasm-unsafe-eval'; worker-src blob:;/,
  );
  expect(policy).toMatch(/frame-ancestors 'self'.*sandbox allow-scripts$/);
  expect(response.headers()["x-frame-options"]).toBeUndefined();
});

test("the engine's files are compressed, and never asked for again @desk", async ({ request, academy }) => {
  const manifest = JSON.parse(await readFile("dist/labs/manifest.json", "utf8")) as {
    python: { wasm: { file: string; transferred: number } };
  };
  const { file, transferred } = manifest.python.wasm;
  const response = await request.get(`${academy.origin}/labs/${file}`, {
    headers: { "accept-encoding": "br" },
  });
  expect(response.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-length": String(transferred),
  });
  expect((await request.get(`${academy.origin}/labs/manifest.json`)).headers()["cache-control"]).toBe(
    "no-cache",
  );
});

test("no attempt to reach the host succeeds in the page's own engine, and none makes a request @desk", async ({
  page,
  signIn,
  complaints,
}) => {
  test.slow();
  await signIn("learner");
  await openLabPage(page, paths.about);
  await openLab(page, "python");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const attempts = Object.entries(REACHES_HOST);
  expect(attempts.length).toBeGreaterThan(45);
  for (const [name, [code]] of attempts) {
    const { output } = await runInLab(page, { code });
    expect.soft({ name, output }).toEqual({ name, output: expect.not.stringContaining("ESCAPED") });
  }
  expect(requests.filter((url) => !/^(blob|data):/.test(url))).toEqual([]);
  // After all of them the engine still runs.
  expect((await runInLab(page, { code: "print(2)" })).output).toBe("2\n");
  complaints.splice(0);
});
