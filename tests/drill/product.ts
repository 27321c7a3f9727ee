import type { ChildProcess } from "node:child_process";

import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnServer } from "../../scripts/spawnServer.mjs";

export interface Product {
  process: ChildProcess;
  origin: string;
  /** Everything that it wrote. */
  output: () => string;
  hasDied: () => boolean;
  residentMegabytes: () => Promise<number>;
  stop: () => Promise<number | null>;
}

export interface ProductOptions {
  databaseUrl: string;
  dataDir: string;
  environment?: Record<string, string>;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}

export async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(60_000), ...init }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

export async function until(isTrue: () => Promise<boolean> | boolean, withinMs = 120_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error("It did not happen in time.");
    await sleep(20);
  }
}

/** The built product in a process of its own, with the demo academy, as production runs it. */
export async function startProduct({ databaseUrl, dataDir, environment }: ProductOptions): Promise<Product> {
  const port = await findFreePort();
  const names = path.resolve("tests/drill/breakNames.cjs");
  const child = spawnServer({
    flags: ["--require", names],
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      BREAK_NAMES: path.join(dataDir, "names-are-broken"),
      SECRET_KEY: "a secret key for the drills only, and no server",
      ALLOW_INSECURE_HTTP: "1",
      TRUSTED_PROXIES: "127.0.0.1",
      DEMO: "on",
      SANDBOX: "off",
      PORT: String(port),
      REQUESTS_PER_MINUTE_ANONYMOUS: "1000000",
      REQUESTS_PER_MINUTE_SIGNED_IN: "1000000",
      ...environment,
    },
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const exit = once(child, "exit");
  const hasDied = () => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (hasDied()) throw new Error(`The product did not start:\n${output}`);
    return (await statusOf(`${origin}/readyz`)) === 200;
  });
  return {
    process: child,
    origin,
    output: () => output,
    hasDied,
    residentMegabytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
      return child.exitCode;
    },
  };
}
