import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { UUID_PATTERN, isCanonicalUuid } from "../../core/uuid";
import type { PictureFile, PictureFormat } from "./pictureFile.entity";
import { PICTURE_FORMATS } from "./pictureFile.entity";
import { readFallback, readPictureFile } from "./readPictureFile";
import { hasAlready } from "../../http/caching/revalidation";
import type { RouteParts } from "../feature";

/** The id identifies the picture; the size is a layout hint. */
const PICTURE = new RegExp(`^(${UUID_PATTERN})(?:-\\d{1,5}x\\d{1,5})?$`);
const FILE = new RegExp(`^([1-9]\\d{1,3})\\.(${PICTURE_FORMATS.join("|")})$`);

const CONTENT_TYPES: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PictureFile | null) {
  if (!file) {
    return reply
      .code(404)
      .header("cache-control", "no-store")
      .type("text/plain")
      .send("There is no such picture.");
  }
  const etag = `"${file.pictureId}-${file.width}-${file.format}"`;
  void reply.headers({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": CONTENT_TYPES[file.format],
    "content-security-policy": "default-src 'none'; sandbox",
    // Shared pages and e-mails show pictures on other sites.
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    etag,
  });
  if (hasAlready(request.headers, etag)) return reply.code(304).send();
  return reply.send(file.bytes);
}

const CACHE_MAX_BYTES = 16 * 1024 * 1024;

interface Wanted {
  key: string;
  read: () => Promise<PictureFile | null>;
}

/** `/media/<id>-<width>x<height>` and `/media/<id>/<width>.<format>`: uploaded pictures, immutable. */
export function addPictureRoutes(
  app: FastifyInstance,
  { guard, services: { dataSource }, createCache }: RouteParts,
): void {
  const cache = createCache<PictureFile>(CACHE_MAX_BYTES);

  /** Counts only uncached pictures: a page shows many, to a room behind one address. */
  async function send(request: FastifyRequest, reply: FastifyReply, { key, read }: Wanted) {
    const known = cache.get(key) ?? cache.lastKnown(key);
    if (known) return sendFile(request, reply, known);
    await guard.counted(request, reply);
    const ticket = cache.ticket();
    const file = await read();
    if (file) cache.set(key, file, { bytes: file.bytes.length, ticket });
    return sendFile(request, reply, file);
  }

  app.get<{ Params: { name: string } }>("/media/:name", async (request, reply) => {
    const pictureId = PICTURE.exec(request.params.name)?.[1];
    if (!pictureId) return sendFile(request, reply, null);
    return send(request, reply, { key: pictureId, read: () => readFallback(dataSource, pictureId) });
  });

  app.get<{ Params: { id: string; file: string } }>("/media/:id/:file", async (request, reply) => {
    const { id, file } = request.params;
    const [, width, format] = FILE.exec(file) ?? [];
    if (!isCanonicalUuid(id) || !width) return sendFile(request, reply, null);
    const wanted = { pictureId: id, width: Number(width), format: format as PictureFormat };
    return send(request, reply, { key: `${id}/${file}`, read: () => readPictureFile(dataSource, wanted) });
  });

  app.get("/media/*", async (request, reply) => sendFile(request, reply, null));
}
