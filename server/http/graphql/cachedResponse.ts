import type { FastifyReply, FastifyRequest } from "fastify";
import { QUICK, compressBrotli } from "../caching/compression";
import { etagOf, hasAlready, takesBrotli } from "../caching/revalidation";

export interface CachedResponse {
  body: string;
  length: number;
  brotli: Buffer | null;
  etag: string;
}

/** Smaller gains nothing; larger makes the client wait. */
const COMPRESSED = { fromBytes: 1024, toBytes: 512 * 1024 };

async function compressBody(body: Buffer): Promise<Buffer | null> {
  const { fromBytes, toBytes } = COMPRESSED;
  return body.length >= fromBytes && body.length <= toBytes ? compressBrotli(body, QUICK) : null;
}

export async function toCached(body: string): Promise<CachedResponse> {
  const bytes = Buffer.from(body);
  return { body, length: bytes.length, brotli: await compressBody(bytes), etag: etagOf(body) };
}

export async function sendPrivate(request: FastifyRequest, reply: FastifyReply, body: string) {
  void reply.headers({ "cache-control": "no-store", vary: "accept-encoding" });
  const brotli = takesBrotli(request.headers) ? await compressBody(Buffer.from(body)) : null;
  return brotli ? reply.header("content-encoding", "br").send(brotli) : reply.send(body);
}

/** Bypasses Fastify's hooks and reply, which cost more than the response. */
export function createCachedSender(headers: Record<string, string>) {
  const fixed = Object.entries(headers).flat();

  return (request: FastifyRequest, reply: FastifyReply, response: CachedResponse): FastifyReply => {
    const accepted = request.headers;
    const isGraphqlJson = accepted.accept?.includes("application/graphql-response+json");
    const shared = [
      ...fixed,
      "content-type",
      `application/${isGraphqlJson ? "graphql-response+json" : "json"}; charset=utf-8`,
      "cache-control",
      "no-cache",
      "etag",
      response.etag,
      "vary",
      "accept-encoding",
    ];
    reply.hijack();
    const { raw } = reply;
    if (hasAlready(accepted, response.etag)) raw.writeHead(304, shared).end();
    else if (response.brotli && takesBrotli(accepted)) {
      shared.push("content-encoding", "br", "content-length", String(response.brotli.length));
      raw.writeHead(200, shared).end(response.brotli);
    } else {
      shared.push("content-length", String(response.length));
      raw.writeHead(200, shared).end(response.body);
    }
    return reply;
  };
}
