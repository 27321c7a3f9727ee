import type { FastifyRequest } from "fastify";

/** Where the academy is: as it was told, or as whoever asks has found it. */
export function originOf(request: FastifyRequest, publicOrigin: string | null): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

/** Browsers say where a request comes from; only our own pages may ask. Other clients send no Origin. */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] !== "cross-site";
  return origin === originOf(request, publicOrigin);
}
