import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export function etagOf(bytes: string | Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** Ignores W/: a proxy that recompressed the bytes weakens their ETag. */
export function hasAlready(headers: IncomingHttpHeaders, etag: string): boolean {
  return headers["if-none-match"]?.replace(/^W\//, "") === etag;
}

/** Matches an encoding in a list, unless its quality is zero. */
function listed(name: string): RegExp {
  return new RegExp(String.raw`(?:^|,)\s*(?:${name})\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)`, "i");
}

const BROTLI = listed("br");
const GZIP = listed("gzip|x-gzip");

export function takesBrotli({ "accept-encoding": accepted = "" }: IncomingHttpHeaders): boolean {
  return BROTLI.test(accepted);
}

export function takesGzip({ "accept-encoding": accepted = "" }: IncomingHttpHeaders): boolean {
  return GZIP.test(accepted);
}
