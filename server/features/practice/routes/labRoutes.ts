import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Both modes use the build: the engines have no source to serve. */
const FOLDER = path.resolve("dist/labs");
const MANIFEST = "manifest.json";
const FOREVER = "public, max-age=31536000, immutable";

/** The frame's own script, WebAssembly and workers from blobs, and nothing of the network. Its origin is opaque. */
function framePolicy(script: string): string {
  const hash = createHash("sha256").update(script).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'wasm-unsafe-eval'`,
    "worker-src blob:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "sandbox allow-scripts",
  ].join("; ");
}

export async function addLabRoutes(app: FastifyInstance): Promise<void> {
  if (!existsSync(FOLDER)) return;
  addFrame(app);
  await app.register(fastifyStatic, {
    root: FOLDER,
    prefix: "/labs/",
    index: false,
    dotfiles: "ignore",
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader("cache-control", path.basename(file).startsWith(MANIFEST) ? "no-cache" : FOREVER);
      response.setHeader("vary", "accept-encoding");
    },
  });
}

function addFrame(app: FastifyInstance): void {
  const script = readFileSync(path.join(FOLDER, "frame.js"), "utf8");
  const { frame } = JSON.parse(readFileSync(path.join(FOLDER, MANIFEST), "utf8")) as { frame: string };
  const html = `<!doctype html><meta charset="utf-8"><title>Practice</title><script>${script}</script>`;
  const policy = framePolicy(script);
  app.get("/lab/frame", async (request, reply) => {
    const isCurrent = request.url.endsWith(`?${frame}`);
    return reply
      .removeHeader("x-frame-options")
      .removeHeader("origin-agent-cluster")
      .headers({
        "content-security-policy": policy,
        "content-type": "text/html; charset=utf-8",
        "cache-control": isCurrent ? FOREVER : "no-cache",
      })
      .send(html);
  });
}
