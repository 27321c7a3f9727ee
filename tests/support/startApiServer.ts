import { createServer } from "node:net";
import type { Program } from "./startProgram";
import { startProgram } from "./startProgram";

/** Below the ephemeral range; each worker has its own thousand. */
let nextPort = 10_000 + 1000 * Number(process.env.VITEST_POOL_ID ?? 0);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Reserves the port: no other caller gets it. */
export async function findFreePort(): Promise<number> {
  nextPort += 1;
  const port = nextPort;
  return (await isFree(port)) ? port : findFreePort();
}

export interface ApiServer extends Program {
  origin: string;
}

export async function startApiServer(environment: Record<string, string>): Promise<ApiServer> {
  const port = await findFreePort();
  const quiet = {
    PORT: String(port),
    ALLOW_INSECURE_HTTP: "1",
    DEMO: "off",
    SANDBOX: "off",
    LOG_LEVEL: "error",
  };
  const program = startProgram("tests/support/apiServer.ts", { environment: { ...quiet, ...environment } });
  return { ...program, origin: `http://127.0.0.1:${port}` };
}
