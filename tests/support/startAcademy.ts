import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { spawnServer } from "../../scripts/spawnServer.mjs";
import { makeTemporaryFolder } from "./temporaryFolder";

export interface Academy {
  origin: string;
  people: Record<"learner" | "admin", { email: string; password: string }>;
  codes: Record<string, string>;
}

function readSignIns(text: string): Pick<Academy, "people" | "codes"> {
  const [, people = "", codes = ""] =
    /Demo sign-ins[^\n]*\n([\s\S]*?)\n\nSecret codes[^\n]*\n([\s\S]*)/.exec(text) ?? [];
  const rows = people.split("\n").map((line) => line.trim().split(/\s+/));
  return {
    people: Object.fromEntries(
      rows.map(([role = "", email = "", password = ""]) => [role, { email, password }]),
    ) as Academy["people"],
    codes: Object.fromEntries(
      codes
        .split("\n")
        .map((line) => /^\s*(.+?)\s{2,}(\S+)$/.exec(line))
        .flatMap((match) => (match ? [[match[1] ?? "", match[2] ?? ""]] : [])),
    ),
  };
}

interface ServerOptions {
  node?: string;
  /** Merged over the defaults; `undefined` unsets a variable. */
  environment?: Record<string, string | undefined>;
}

export async function startServer({
  node = process.execPath,
  environment = {},
}: ServerOptions = {}): Promise<{ academy: Academy; stop: () => Promise<void> }> {
  const dataDir = await makeTemporaryFolder();
  const server = spawnServer({
    node,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "",
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // Lets each test choose its address, so that tests share no limits.
      TRUSTED_PROXIES: "127.0.0.1",
      REQUESTS_PER_MINUTE_ANONYMOUS: "100000",
      REQUESTS_PER_MINUTE_SIGNED_IN: "100000",
      ...environment,
    },
  });
  const exit = once(server, "exit");
  let origin = "";
  for await (const line of createInterface(server.stdout)) {
    origin = /open at (\S+)/.exec(line)?.[1] ?? "";
    if (origin) break;
  }
  if (!origin) throw new Error("The built product did not start.");
  server.stdout.resume();
  const academy = { origin, ...readSignIns(await readFile(path.join(dataDir, "demo-sign-ins.txt"), "utf8")) };
  const stop = async () => {
    server.kill("SIGTERM");
    await exit;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { academy, stop };
}

export default async function startAcademy() {
  const { academy, stop } = await startServer();
  process.env.ACADEMY = JSON.stringify(academy satisfies Academy);
  return stop;
}
