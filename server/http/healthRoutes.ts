import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";

/** `/healthz`: the process answers. `/readyz`: it can serve, because the database answers and it is not stopping. */
export function addHealthRoutes(app: FastifyInstance, dataSource: DataSource): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    try {
      if (isStopping) throw new Error("stopping");
      await dataSource.query("SELECT 1");
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}
