/** Not the address of any page. */
const UNKNOWN = "/unreadable-address";

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * For Fastify: an address that its router cannot decode is an unknown one, as is one with a very long part. Otherwise
 * neither the hooks nor the request budget would apply to it.
 */
export const READABLE_ADDRESSES = {
  rewriteUrl: ({ url = "/" }: { url?: string }) => {
    if (!url.includes("%")) return url;
    const [path = ""] = url.split(/[?#]/, 1);
    return isReadable(path) ? url : UNKNOWN;
  },
  // Longer than Node's limit for the head of a request.
  routerOptions: { maxParamLength: 100_000 },
};
