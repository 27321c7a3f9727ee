import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The name of these very bytes, by which a browser asks whether they are still the newest. */
export function etagOf(bytes: string | Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** Whether whoever asks has these bytes already. A proxy that packed them on the way calls their name a weak one. */
export function hasAlready(headers: IncomingHttpHeaders, etag: string): boolean {
  return headers["if-none-match"]?.replace(/^W\//, "") === etag;
}

/** "br" in a list of encodings, unless its quality is zero. */
const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i;

export function takesBrotli({ "accept-encoding": accepted = "" }: IncomingHttpHeaders): boolean {
  return BROTLI.test(accepted);
}
