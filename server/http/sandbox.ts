import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../core/config";
import type { PageRenderer } from "./pages/pageRenderer";
import { securityHeaders } from "./securityHeaders";

const SOURCE = "client/sandbox/index.html";
const BUILT = path.resolve("dist/sandbox");

/** GraphiQL's editor creates styles at run time and inlines its fonts. */
function contentSecurityPolicy(isBuilt: boolean) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: isBuilt ? ["'self'"] : ["'self'", "'unsafe-inline'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'", "data:"],
    imgSrc: ["'self'", "data:"],
    connectSrc: isBuilt ? ["'self'"] : ["'self'", "ws:"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  };
}

export async function addSandbox(
  app: FastifyInstance,
  { config, pages }: { config: Config; pages: PageRenderer },
): Promise<void> {
  const isBuilt = config.mode === "production";
  const file = isBuilt ? path.join(BUILT, SOURCE) : SOURCE;
  const headers = securityHeaders(config, contentSecurityPolicy(isBuilt));

  app.get("/sandbox", async (request, reply) => {
    const html = await readFile(file);
    return reply
      .headers({ ...headers, "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" })
      .send(await pages.finish(request.url, html));
  });
  if (!isBuilt) return;
  await app.register(fastifyStatic, {
    root: path.join(BUILT, "assets"),
    prefix: "/sandbox/assets/",
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: "1y",
  });
}
