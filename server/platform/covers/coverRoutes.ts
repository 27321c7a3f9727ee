import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { QUICK, compressBrotli } from "../../http/caching/compression";
import { etagOf, hasAlready, takesBrotli } from "../../http/caching/revalidation";
import type { RouteParts } from "../feature";
import { EDITION, VARIANTS, slugOfSubject } from "./coverPath";
import { drawCover } from "./drawCover";
import type { Theme } from "./palette";
import { SUBJECTS } from "./subject";

const FILE = /^(\d{1,3})-([0-9a-f]{8})-(light|dark)\.svg$/;
const BY_SLUG = new Map(SUBJECTS.map((subject) => [slugOfSubject(subject), subject]));
/** About 20 KB each. */
const MAX_DRAWN = 300;

interface Drawn {
  svg: Buffer;
  brotli: Buffer;
  etag: string;
}

function sendCover(
  request: FastifyRequest,
  reply: FastifyReply,
  { drawn, isCurrent }: { drawn: Drawn; isCurrent: boolean },
) {
  void reply.headers({
    "content-type": "image/svg+xml; charset=utf-8",
    // During a release, an older process answers for the newer one.
    "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=60",
    "content-security-policy": "default-src 'none'; sandbox",
    vary: "accept-encoding",
    etag: drawn.etag,
  });
  if (hasAlready(request.headers, drawn.etag)) return reply.code(304).send();
  if (!takesBrotli(request.headers)) return reply.send(drawn.svg);
  return reply.header("content-encoding", "br").send(drawn.brotli);
}

/** `/covers/<subject>/<variant>-<edition>-<theme>.svg`: drawings for what has no picture, immutable. */
export function addCoverRoutes(app: FastifyInstance, { guard }: RouteParts): void {
  const drawings = new Map<string, Drawn>();

  async function draw(key: string, cover: Parameters<typeof drawCover>[0]): Promise<Drawn> {
    const svg = Buffer.from(drawCover(cover));
    const drawn = { svg, brotli: await compressBrotli(svg, QUICK), etag: etagOf(svg) };
    drawings.set(key, drawn);
    const [oldest] = drawings.keys();
    if (drawings.size > MAX_DRAWN && oldest !== undefined) drawings.delete(oldest);
    return drawn;
  }

  app.get<{ Params: { subject: string; file: string } }>(
    "/covers/:subject/:file",
    { compress: false },
    async (request, reply) => {
      const subject = BY_SLUG.get(request.params.subject);
      const [, number, edition, theme] = FILE.exec(request.params.file) ?? [];
      const variant = Number(number);
      if (!subject || !theme || variant >= VARIANTS)
        return reply
          .code(404)
          .header("cache-control", "no-store")
          .type("text/plain")
          .send("There is no such picture.");
      const key = `${subject}-${variant}-${theme}`;
      const isCurrent = edition === EDITION;
      const known = drawings.get(key);
      if (known) return sendCover(request, reply, { drawn: known, isCurrent });
      await guard.counted(request, reply);
      const drawn = await draw(key, { subject, variant, theme: theme as Theme });
      return sendCover(request, reply, { drawn, isCurrent });
    },
  );
}
