import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientKey } from "../../core/clientKey";
import { createWorkQueue } from "../../core/concurrency/workQueue";
import { connectionSignal } from "../../http/connectionSignal";
import { drawShareCard } from "./drawShareCard";
import { etagOf, hasAlready } from "../../http/caching/revalidation";
import type { RouteParts } from "../feature";
import type { ShareCard, SharedPage } from "./shareCard";
import type { EntityManager } from "typeorm";

interface DrawnCard {
  png: Buffer;
  etag: string;
}

const QUEUE = { atOnce: 1, maxWaiting: 30, maxPerClient: 10 };

function sendCard(request: FastifyRequest, reply: FastifyReply, { png, etag }: DrawnCard) {
  void reply.headers({
    "content-type": "image/png",
    "cache-control": "public, max-age=300",
    "cross-origin-resource-policy": "cross-origin",
    etag,
  });
  if (hasAlready(request.headers, etag)) return reply.code(304).send();
  return reply.send(png);
}

/** `/og/<kind>/<slug>.png`: the Open Graph image of a page, cached until content changes. */
export function addShareCards(
  app: FastifyInstance,
  { guard, services: { dataSource, clock }, createCache }: RouteParts,
  findCard: (manager: EntityManager, page: SharedPage) => Promise<ShareCard | null>,
): void {
  const enqueue = createWorkQueue(QUEUE);
  const cache = createCache<DrawnCard>();

  app.get<{ Params: { kind: string; slug: string } }>(
    "/og/:kind/:slug(^[a-z0-9-]+$).png",
    async (request, reply) => {
      const { kind, slug } = request.params;
      const key = `${kind}/${slug}`;
      const known = cache.get(key) ?? cache.lastKnown(key);
      if (known) return sendCard(request, reply, known);
      await guard.counted(request, reply);
      const ticket = cache.ticket();
      const card = await findCard(dataSource.manager, { kind, slug, now: clock.now() });
      if (!card) return reply.code(404).type("text/plain").send("There is no such picture.");
      const signal = connectionSignal(request.raw.socket);
      const png = await enqueue(() => drawShareCard(card), { signal, client: clientKey(request.ip) });
      const etag = etagOf(png);
      cache.set(key, { png, etag }, { bytes: png.length, ticket });
      return sendCard(request, reply, { png, etag });
    },
  );
}
