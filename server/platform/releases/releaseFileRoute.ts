import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { takesBrotli } from "../../http/caching/revalidation";
import type { RouteParts } from "../feature";
import { ReleaseFile } from "./releaseFile.entity";

const decompress = promisify(brotliDecompress);

const TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};
const NAME = /^[\w.-]{1,100}\.(js|css)$/;

/** `/assets/<name>` of another release; this one's files have routes of their own. */
export function addReleaseFiles(app: FastifyInstance, { guard, services: { dataSource } }: RouteParts): void {
  app.get<{ Params: { "*": string } }>("/assets/*", { compress: false }, async (request, reply) => {
    const name = request.params["*"];
    const [, ending = ""] = NAME.exec(name) ?? [];
    if (ending) await guard.counted(request, reply);
    const file = ending ? await dataSource.manager.findOneBy(ReleaseFile, { name }) : null;
    if (!file)
      return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found");
    void reply.headers({
      "content-type": TYPES[ending],
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    if (takesBrotli(request.headers)) return reply.header("content-encoding", "br").send(file.brotli);
    return reply.send(await decompress(file.brotli));
  });
}
