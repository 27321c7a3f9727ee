const UNKNOWN = "/unreadable-address";

const UNRESERVED = /[\w.~-]/;

/** Decodes needless escapes (RFC 3986); null if undecodable. */
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

/** Gives routes, hooks and caches one spelling per address; hooks and the budget cover undecodable ones too. */
export const ADDRESS_SPELLING = {
  rewriteUrl: ({ url = "/" }: { url?: string }) => {
    if (!url.startsWith("/") || !url.includes("%")) return url;
    const [path = ""] = url.split(/[?#]/, 1);
    const spelled = spellPath(path);
    return spelled === null ? UNKNOWN : spelled + url.slice(path.length);
  },
  // Longer than Node's limit for a request's head.
  routerOptions: { maxParamLength: 100_000 },
};

/** Such a browser must be redirected, or hydration would fail on the different address. */
export function isRespelled({ url, originalUrl }: { url: string; originalUrl: string }): boolean {
  return url !== originalUrl && url !== UNKNOWN;
}
