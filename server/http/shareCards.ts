import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientKey } from "../core/clientKey";
import type { Services } from "../graphql/context";
import type { ContentCache } from "../platform/contentCache";
import { createWorkQueue } from "../platform/workQueue";
import { connectionSignal } from "./connectionSignal";
import type { Door } from "./door";
import { drawShareCard } from "./og/drawShareCard";
import { findShareCard } from "./og/shareCard";
import { etagOf, hasAlready } from "./revalidation";

export interface DrawnCard {
  png: Buffer;
  etag: string;
}

/** Each takes a processor for a moment; whoever shares a page asks for one. */
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

/** `/og/<kind>/<slug>.png`: what a page looks like when it is shared, drawn from its content and kept until that changes. */
export function addShareCards(
  app: FastifyInstance,
  door: Door,
  { dataSource, clock }: Services,
  cache: ContentCache<DrawnCard>,
): void {
  const enqueue = createWorkQueue(QUEUE);

  app.get<{ Params: { kind: string; slug: string } }>(
    "/og/:kind/:slug(^[a-z0-9-]+$).png",
    async (request, reply) => {
      const { kind, slug } = request.params;
      const key = `${kind}/${slug}`;
      const known = cache.get(key);
      if (known) return sendCard(request, reply, known);
      await door.counted(request, reply);
      const ticket = cache.ticket();
      const card = await findShareCard(dataSource.manager, { kind, slug, now: clock.now() });
      if (!card) return reply.code(404).type("text/plain").send("There is no such picture.");
      const signal = connectionSignal(request.raw.socket);
      const png = await enqueue(() => drawShareCard(card), { signal, client: clientKey(request.ip) });
      const etag = etagOf(png);
      cache.set(key, { png, etag }, { bytes: png.length, ticket });
      return sendCard(request, reply, { png, etag });
    },
  );
}
