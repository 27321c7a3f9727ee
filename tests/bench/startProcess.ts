import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnServer } from "../../scripts/spawnServer.mjs";

export interface BenchServer {
  origin: string;
  residentMegabytes: () => Promise<number>;
  /** From /proc's clock of 100 ticks a second. */
  processorMs: () => Promise<number>;
  stop: () => Promise<void>;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}

async function startProcess(
  start: (env: NodeJS.ProcessEnv) => ChildProcess,
  environment: Record<string, string>,
): Promise<BenchServer> {
  const port = await findFreePort();
  const child = start({ ...process.env, ...environment, NODE_ENV: "production", PORT: String(port) });
  const exit = once(child, "exit");
  process.once("exit", () => child.kill("SIGKILL"));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) break;
    await sleep(50);
  }
  return {
    origin,
    residentMegabytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    processorMs: async () => {
      const fields = (await readFile(`/proc/${child.pid}/stat`, "utf8").catch(() => ""))
        .split(") ")[1]
        ?.split(" ");
      return 10 * (Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0));
    },
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

const OUTPUT: ["ignore", "ignore", "inherit"] = ["ignore", "ignore", "inherit"];
const startBuilt = (env: NodeJS.ProcessEnv) => spawnServer({ env, stdio: OUTPUT });
const startBare = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, ["--import", "tsx", "tests/bench/bareServer.ts"], { env, stdio: OUTPUT });

export function startProduct(databaseUrl: string): Promise<BenchServer> {
  return startProcess(startBuilt, {
    DATABASE_URL: databaseUrl,
    ALLOW_INSECURE_HTTP: "1",
    SECRET_KEY: "a secret key for the benchmarks only",
    LOG_LEVEL: "error",
    DEMO: "off",
    SANDBOX: "off",
    REQUESTS_PER_MINUTE_ANONYMOUS: "1000000000",
    REQUESTS_PER_MINUTE_SIGNED_IN: "1000000000",
  });
}

export function startDemo(databaseUrl: string): Promise<BenchServer> {
  return startProcess(startBuilt, {
    DATABASE_URL: databaseUrl,
    ALLOW_INSECURE_HTTP: "1",
    SECRET_KEY: "a secret key for the benchmarks only",
    LOG_LEVEL: "error",
    DEMO: "on",
    // Not this checkout's: the demo writes its sign-ins there.
    DATA_DIR: path.join(tmpdir(), "academy-bench-demo"),
    SANDBOX: "off",
    // Gives each visitor of a benchmark its own address.
    TRUSTED_PROXIES: "127.0.0.1",
    REQUESTS_PER_MINUTE_ANONYMOUS: "1000000000",
    REQUESTS_PER_MINUTE_SIGNED_IN: "1000000000",
  });
}

/** The practical limit of one Node process: `node:http`, `pg`, and one statement per response. */
export function startBareServer(databaseUrl: string): Promise<BenchServer> {
  return startProcess(startBare, { DATABASE_URL: databaseUrl });
}
