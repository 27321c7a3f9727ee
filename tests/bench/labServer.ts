import fastify from "fastify";
import { addLabRoutes } from "../../server/features/practice/routes/labRoutes";

/** tsx calls `__name` in functions that the page is given. */
const PAGE = "<!doctype html><title>Lab</title><script>globalThis.__name = (given) => given</script>";

/** The labs' own routes beside an empty page, without a database. */
export async function startLabServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const app = fastify();
  await addLabRoutes(app);
  app.get("/", (_request, reply) => reply.type("text/html").send(PAGE));
  const origin = await app.listen({ host: "localhost", port: 0 });
  // By name: browsers accept brotli from localhost.
  return {
    origin: origin.replace("127.0.0.1", "localhost").replace("[::1]", "localhost"),
    stop: () => app.close(),
  };
}
