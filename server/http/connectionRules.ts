import type { FastifyInstance, FastifyRequest } from "fastify";

const BODY_WITHIN_MS = 30_000;

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

/** Ends requests whose body does not arrive, and, once the process is stopping, each connection with its next response. */
export function addConnectionRules(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook("onRequest", (request, { raw: response }, done) => {
    if (isStopping()) response.shouldKeepAlive = false;
    if (hasSmallBody(request)) {
      const late = setTimeout(() => request.raw.destroy(), BODY_WITHIN_MS);
      request.raw.once("close", () => clearTimeout(late));
    }
    done();
  });
}
