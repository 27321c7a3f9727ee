import type { FastifyInstance } from "fastify";

const LOOK_EVERY_MS = 100;

interface CloseOptions {
  withinMs: number;
}

export async function closeApp(app: FastifyInstance, { withinMs }: CloseOptions): Promise<void> {
  // Keep-alive connections would delay the close.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(late);
  });
}
