/** Where the checker of exercises listens, and what it asks for. */
export interface CheckerAddress {
  /** A host, or the path of a Unix socket. */
  host: { hostname: string; port: number } | { socketPath: string };
  token: string | null;
}

const DEFAULT_PORT = 4100;

/** Reads `http://checker:4100` or `unix:/run/checker/socket`; null for other text. */
export function parseCheckerHost(text: string): CheckerAddress["host"] | null {
  if (text.startsWith("unix:/")) return { socketPath: text.slice("unix:".length) };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "http:" || url.pathname !== "/" || url.username || url.search || url.hash)
    return null;
  return { hostname: url.hostname, port: Number(url.port || DEFAULT_PORT) };
}
