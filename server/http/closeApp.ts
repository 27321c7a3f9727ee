import type { FastifyInstance } from "fastify";

const LOOK_EVERY_MS = 100;

interface CloseOptions {
  withinMs: number;
}

export async function closeApp(app: FastifyInstance, { withinMs }: CloseOptions): Promise<void> {
  // Keep-alive connections would delay the close.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), withinMs);
  // Of a server that listened before the app: Fastify leaves it open.
  const closed = new Promise((resolve) => app.server.close(resolve));
  await app
    .close()
    .then(() => closed)
    .finally(() => {
      clearInterval(idle);
      clearTimeout(late);
    });
}
