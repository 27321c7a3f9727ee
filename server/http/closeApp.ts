import type { FastifyInstance } from "fastify";

const LOOK_EVERY_MS = 100;

interface CloseOptions {
  /** A request whose client stalls is cut then. */
  withinMs: number;
}

/** Answers what is in flight, and no more. */
export async function closeApp(app: FastifyInstance, { withinMs }: CloseOptions): Promise<void> {
  // A connection whose last request was in flight is kept alive by its client, and would be waited for.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(late);
  });
}
