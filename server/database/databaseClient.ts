import type { Socket } from "node:net";
import pg from "pg";

export const CONNECT_WITHIN_MS = 2500;

interface DatabaseClientConfig extends pg.ClientConfig {
  /** How long the server may be silent while a query waits for it; no limit unless given. */
  answersWithinMs?: number;
}

interface Internals {
  connection: { stream: Socket };
  /** False while a query is under way. */
  readyForQuery: boolean;
}

/**
 * A connection that never ends the process, and never waits for a network that has lost it: a silent one is closed, so
 * that its query fails and the pool replaces it.
 */
export class DatabaseClient extends pg.Client {
  constructor(config: DatabaseClientConfig) {
    super({ keepAlive: true, connectionTimeoutMillis: CONNECT_WITHIN_MS, ...config });
    // Between the pool and TypeORM, a client has no other listener for a moment. The query in flight fails anyway.
    this.on("error", () => {});
    const { answersWithinMs } = config;
    if (!answersWithinMs) return;
    const internals = this as unknown as Internals;
    // With TLS, too, the socket below notices what is sent and received.
    const socket = internals.connection.stream;
    socket.setTimeout(answersWithinMs, () => {
      if (internals.readyForQuery) return;
      const fault = new Error("The database did not answer in time.");
      socket.destroy(Object.assign(fault, { code: "ETIMEDOUT", syscall: "read" }));
    });
  }
}
