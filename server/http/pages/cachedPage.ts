import type { FastifyReply, FastifyRequest } from "fastify";
import { FASTEST, QUICK, SMALLEST, compressBrotli, compressGzip } from "../caching/compression";
import { etagOf, hasAlready, takesBrotli, takesGzip } from "../caching/revalidation";

export interface CachedPage {
  html: Buffer;
  brotli: Buffer;
  gzip: Promise<Buffer> | null;
  etag: string;
}

const HTML = "text/html; charset=utf-8";
const RECOMPRESS_AFTER_MS = 1000;

export async function toCachedPage(html: Buffer): Promise<CachedPage> {
  const brotli = await compressBrotli(html, QUICK);
  return { html, brotli, gzip: null, etag: etagOf(html) };
}

/** Counts brotli twice: gzip is about as large. */
export function bytesOf({ html, brotli }: CachedPage): number {
  return html.length + 2 * brotli.length;
}

/** Recompresses a page that is still cached after a second at the highest level, which saves a tenth. */
export function recompressLater(page: CachedPage, isCached: () => boolean): void {
  setTimeout(() => {
    if (!isCached()) return;
    compressBrotli(page.html, SMALLEST).then(
      (brotli) => (page.brotli = brotli),
      () => {},
    );
  }, RECOMPRESS_AFTER_MS).unref();
}

export async function sendCachedPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { headers } = request;
  void reply.headers({
    "content-type": HTML,
    "cache-control": "no-cache",
    vary: "Cookie, Accept-Encoding",
    etag: page.etag,
  });
  if (hasAlready(headers, page.etag)) return reply.code(304).send();
  if (takesBrotli(headers)) return reply.header("content-encoding", "br").send(page.brotli);
  if (!takesGzip(headers)) return reply.send(page.html);
  page.gzip ??= compressGzip(page.html);
  return reply.header("content-encoding", "gzip").send(await page.gzip);
}

export async function sendPrivatePage(request: FastifyRequest, reply: FastifyReply, html: Buffer) {
  const { headers } = request;
  void reply.headers({ "content-type": HTML, "cache-control": "no-store", vary: "Accept-Encoding" });
  if (takesBrotli(headers))
    return reply.header("content-encoding", "br").send(await compressBrotli(html, FASTEST));
  if (!takesGzip(headers)) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await compressGzip(html));
}
