/** Where the checker of exercises listens, and what it asks for. */
export interface CheckerAddress {
  /** A host, or the path of a Unix socket. */
  host: { hostname: string; port: number } | { socketPath: string };
  token: string | null;
}
