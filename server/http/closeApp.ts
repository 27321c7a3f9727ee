import type { FastifyInstance } from "fastify";

const LOOK_EVERY_MS = 100;

interface CloseOptions {
  /** Cuts requests that are still open then, such as a stalled client's. */
  withinMs: number;
}

/** Finishes requests in flight and accepts no others. */
export async function closeApp(app: FastifyInstance, { withinMs }: CloseOptions): Promise<void> {
  // Keep-alive connections would delay the close.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(late);
  });
}
