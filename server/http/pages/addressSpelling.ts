/** Not the address of any page. */
const UNKNOWN = "/unreadable-address";

const UNRESERVED = /[\w.~-]/;

/** The path in the one spelling of RFC 3986: nothing is escaped that needs no escape. Null where it cannot be decoded. */
function spellPath(path: string): string | null {
  try {
    // The result must be used: bundlers drop a call that only throws.
    if (!decodeURI(path)) return null;
  } catch {
    return null;
  }
  return path.replace(/%([0-7][0-9a-f])/gi, (escape, code: string) => {
    const sign = String.fromCharCode(parseInt(code, 16));
    return UNRESERVED.test(sign) ? sign : escape;
  });
}

/**
 * For Fastify: routes, hooks and caches see one spelling of each address. One that the router cannot decode becomes an
 * unknown one, and the length of its parts has no limit of its own: hooks and the request budget apply to those too.
 */
export const ADDRESS_SPELLING = {
  rewriteUrl: ({ url = "/" }: { url?: string }) => {
    if (!url.startsWith("/") || !url.includes("%")) return url;
    const [path = ""] = url.split(/[?#]/, 1);
    const spelled = spellPath(path);
    return spelled === null ? UNKNOWN : spelled + url.slice(path.length);
  },
  // Longer than Node's limit for the head of a request.
  routerOptions: { maxParamLength: 100_000 },
};

/** Whether the client asked in another spelling: its browser must learn of ours, or the page's program would not start. */
export function isRespelled({ url, originalUrl }: { url: string; originalUrl: string }): boolean {
  return url !== originalUrl && url !== UNKNOWN;
}
