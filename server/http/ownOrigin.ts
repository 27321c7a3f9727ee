import type { FastifyRequest } from "fastify";

/** Browsers say where a request comes from; only our own pages may ask. Other clients send no Origin. */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] !== "cross-site";
  return origin === (publicOrigin ?? `${request.protocol}://${request.host}`);
}
