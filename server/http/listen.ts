import type { FastifyInstance } from "fastify";
import type { Config } from "../config";
import { ConfigError } from "../config";

const PORTS_TO_TRY = 20;

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

/** Listens on the wanted port, or on the next free one where any will do; answers the address to open. */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const last = config.port + (config.isPortFlexible ? PORTS_TO_TRY : 0);
  for (let port = config.port; port <= last; port += 1) {
    try {
      await app.listen({ host: config.host, port });
      return config.publicOrigin ?? `http://localhost:${port}`;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new ConfigError(`Port ${config.port} is taken. Set PORT to another one.`);
}
