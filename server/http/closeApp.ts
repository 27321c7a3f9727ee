import type { FastifyInstance } from "fastify";

const LOOK_EVERY_MS = 100;

/** Answers what is in flight, and no more. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection whose last request was in flight is kept alive by its client, and would be waited for.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  await app.close().finally(() => clearInterval(idle));
}
