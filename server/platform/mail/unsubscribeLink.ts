import { timingSafeEqual } from "node:crypto";
import { paths } from "../../../shared/paths";
import type { Services } from "../context";

type Signing = Pick<Services, "hashing">;

/** Bound to its purpose: no other token is derived from such words. */
function signatureOf({ hashing }: Signing, seed: string): string {
  return hashing.deriveToken(`unsubscribe:${seed}`);
}

/** Without dots, which would make a shortened link look like a file. In the path, unlike other tokens: mail providers post to this address. It can do nothing but stop e-mails. */
export function writeUnsubscribePath(services: Signing, seed: string): string {
  return paths.unsubscribe(`${seed}~${signatureOf(services, seed)}`);
}

/** The seed of a token, or null if the server did not sign it. */
export function readUnsubscribeSeed(services: Signing, token: string): string | null {
  const end = token.lastIndexOf("~");
  const seed = token.slice(0, Math.max(end, 0));
  const [given, right] = [Buffer.from(token.slice(end + 1)), Buffer.from(signatureOf(services, seed))];
  return seed && given.length === right.length && timingSafeEqual(given, right) ? seed : null;
}
