import { once } from "node:events";
import type { Server } from "node:http";
import type { Config } from "../core/config";
import { ConfigError } from "../core/environment";

const PORTS_TO_TRY = 20;

const WRONG_ADDRESS = ["EACCES", "EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "ENOTFOUND"];

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const LOCAL = ["127.0.0.1", "::1", "0.0.0.0", "::"];

function addressOf({ publicOrigin, host }: Config, port: number): string {
  const name = LOCAL.includes(host) ? "localhost" : host;
  return publicOrigin ?? `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

async function tryPort(server: Server, host: string, port: number): Promise<void> {
  const failed = once(server, "error").then(([error]) => {
    throw error as Error;
  });
  server.listen({ host, port });
  const listening = once(server, "listening");
  await Promise.race([listening, failed]);
}

/** Returns the address for people. */
export async function listen(server: Server, config: Config): Promise<string> {
  const last = config.port + (config.isPortFlexible ? PORTS_TO_TRY : 0);
  for (let port = config.port; port <= last; port += 1) {
    try {
      await tryPort(server, config.host, port);
      return addressOf(config, port);
    } catch (error) {
      const code = codeOf(error);
      if (WRONG_ADDRESS.includes(code))
        throw new ConfigError(`HOST and PORT cannot be used: ${(error as Error).message}.`);
      if (code !== "EADDRINUSE") throw error;
    }
  }
  throw new ConfigError(`Port ${config.port} is taken. Set PORT to another one.`);
}
