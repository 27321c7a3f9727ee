import type { FastifyInstance } from "fastify";
import type { Config } from "../core/config";
import { ConfigError } from "../core/config";

const PORTS_TO_TRY = 20;

const WRONG_ADDRESS = ["EACCES", "EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "ENOTFOUND"];

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const last = config.port + (config.isPortFlexible ? PORTS_TO_TRY : 0);
  for (let port = config.port; port <= last; port += 1) {
    try {
      await app.listen({ host: config.host, port });
      return config.publicOrigin ?? `http://localhost:${port}`;
    } catch (error) {
      const code = codeOf(error);
      if (WRONG_ADDRESS.includes(code))
        throw new ConfigError(`HOST and PORT cannot be used: ${(error as Error).message}.`);
      if (code !== "EADDRINUSE") throw error;
    }
  }
  throw new ConfigError(`Port ${config.port} is taken. Set PORT to another one.`);
}
