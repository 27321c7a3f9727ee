import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SMALLEST, compressBrotli } from "../../http/caching/compression";
import { etagOf, hasAlready, takesBrotli } from "../../http/caching/revalidation";
import { listCoverFiles, readCoverFile } from "./coverFiles";
import { EDITION } from "./coverPath";

const FILE = /^(\d|square)-([0-9a-f]{8})-(light|dark)\.svg$/;

interface CompressedCover {
  svg: Buffer;
  brotli: Buffer;
  etag: string;
}

async function loadCover(name: string): Promise<CompressedCover> {
  const svg = await readCoverFile(name);
  return { svg, brotli: await compressBrotli(svg, SMALLEST), etag: etagOf(svg) };
}

function sendCover(
  request: FastifyRequest,
  reply: FastifyReply,
  { cover, isCurrent }: { cover: CompressedCover; isCurrent: boolean },
) {
  void reply.headers({
    "content-type": "image/svg+xml; charset=utf-8",
    // During a release, an older process answers for the newer one.
    "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=60",
    "content-security-policy": "default-src 'none'; sandbox",
    vary: "accept-encoding",
    etag: cover.etag,
  });
  if (hasAlready(request.headers, cover.etag)) return reply.code(304).send();
  if (!takesBrotli(request.headers)) return reply.send(cover.svg);
  return reply.header("content-encoding", "br").send(cover.brotli);
}

/** `/covers/<subject>/<number or "square">-<edition>-<theme>.svg`, immutable. */
export async function addCoverRoutes(app: FastifyInstance): Promise<void> {
  const names = new Set(await listCoverFiles());
  // Bounded by the files; each is compressed once.
  const covers = new Map<string, Promise<CompressedCover>>();

  async function findCover(name: string): Promise<CompressedCover> {
    const known = covers.get(name);
    if (known) return known;
    const loading = loadCover(name);
    covers.set(name, loading);
    loading.catch(() => covers.delete(name));
    return loading;
  }

  app.get<{ Params: { subject: string; file: string } }>(
    "/covers/:subject/:file",
    { compress: false },
    async (request, reply) => {
      const [, picture, edition, theme] = FILE.exec(request.params.file) ?? [];
      const name = `${request.params.subject}-${picture}-${theme}.svg`;
      if (!names.has(name))
        return reply
          .code(404)
          .header("cache-control", "no-store")
          .type("text/plain")
          .send("There is no such picture.");
      return sendCover(request, reply, { cover: await findCover(name), isCurrent: edition === EDITION });
    },
  );
}
