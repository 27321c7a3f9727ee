import type { FastifyInstance } from "fastify";

/** `/sandbox`: GraphiQL, bundled with the product. */
export async function addSandbox(app: FastifyInstance): Promise<void> {
  app.get("/sandbox", async () => "");
}
