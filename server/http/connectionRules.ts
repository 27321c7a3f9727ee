import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Ends a request whose body is incomplete at two checks: 15 to 30 seconds after its start. */
const LOOK_EVERY_MS = 15_000;

export const CONNECTION_TIMEOUTS = {
  requestTimeout: 300_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
};

function hasSmallBody({ headers }: FastifyRequest): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return hasBody && !headers["content-type"]?.startsWith("multipart/form-data");
}

/** Watches each connection's newest request: a timer per request slows cached responses by a sixth. */
function watchBodies(app: FastifyInstance): (request: FastifyRequest) => void {
  const newest = new Map<Socket, IncomingMessage>();
  let incomplete = new Set<IncomingMessage>();
  const looks = setInterval(() => {
    const seenBefore = incomplete;
    incomplete = new Set([...newest.values()].filter((request) => !request.complete));
    for (const request of incomplete) if (seenBefore.has(request)) request.destroy();
  }, LOOK_EVERY_MS).unref();
  app.addHook("onClose", async () => clearInterval(looks));
  return ({ raw }) => {
    const { socket } = raw;
    if (!newest.has(socket)) socket.once("close", () => newest.delete(socket));
    newest.set(socket, raw);
  };
}

/** A reset connection has no address any more; Node caches one that was read before. */
function isReset({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === undefined;
}

/** Drops requests of reset connections, ends stalled bodies and drains connections at shutdown. */
export function addConnectionRules(app: FastifyInstance, isStopping: () => boolean): void {
  const watchBody = watchBodies(app);
  app.addHook("onRequest", (request, reply, done) => {
    if (isReset(request)) {
      // Without `done`, Fastify runs nothing else for the request.
      reply.hijack();
      request.socket.destroy();
      return;
    }
    if (isStopping()) reply.raw.shouldKeepAlive = false;
    if (hasSmallBody(request)) watchBody(request);
    done();
  });
}
