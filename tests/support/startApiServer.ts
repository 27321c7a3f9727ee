import { createServer } from "node:net";
import type { Program } from "./startProgram";
import { startProgram } from "./startProgram";

/** A port of this machine that is free now. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export interface ApiServer extends Program {
  origin: string;
}

/** The server in a process of its own; `says(/open at/)` tells when it listens. */
export async function startApiServer(environment: Record<string, string>): Promise<ApiServer> {
  const port = await findFreePort();
  const quiet = { PORT: String(port), DEMO: "off", SANDBOX: "off", LOG_LEVEL: "error" };
  const program = startProgram("tests/support/apiServer.ts", { environment: { ...quiet, ...environment } });
  return { ...program, origin: `http://127.0.0.1:${port}` };
}
