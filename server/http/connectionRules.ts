import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** A request whose body is incomplete at two looks is ended: 15 to 30 seconds after it began. */
const LOOK_EVERY_MS = 15_000;

/** For Fastify: how long a client may take to send a request. */
export const CONNECTION_TIMEOUTS = {
  // The longest of all bodies, a file, has this long; forms with files have deadlines of their own below it.
  requestTimeout: 300_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
};

function hasSmallBody({ headers }: FastifyRequest): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return hasBody && !headers["content-type"]?.startsWith("multipart/form-data");
}

/**
 * Ends requests whose body does not arrive. A connection sends one request at a time, so the newest of each is watched:
 * a timer for each request made cached answers a sixth slower.
 */
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

/** The system knows no address once the client has reset the connection. Node caches an address that was read before. */
function isReset({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === undefined;
}

/**
 * Drops requests of connections that are already reset, ends those whose body does not arrive, and, once the process is
 * stopping, each connection with its next response.
 */
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
