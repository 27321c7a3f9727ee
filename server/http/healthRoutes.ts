import type { FastifyInstance } from "fastify";

interface Readiness {
  isDatabaseReady: () => Promise<boolean>;
  isStopping: () => boolean;
}

/** `/healthz`: the process is up. `/readyz`: the database is ready and the process is not stopping. */
export function addHealthRoutes(app: FastifyInstance, { isDatabaseReady, isStopping }: Readiness): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (!isStopping() && (await isDatabaseReady())) return { status: "ready" };
    return reply.code(503).send({ status: "unavailable" });
  });
}
