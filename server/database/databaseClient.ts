import type { Socket } from "node:net";
import pg from "pg";
import { patientTimeout } from "./patientTimeout";

export const CONNECT_WITHIN_MS = 2500;

interface DatabaseClientConfig extends pg.ClientConfig {
  /** How long the server may be silent while a query waits for it; no limit unless given. */
  answersWithinMs?: number;
}

interface Connection {
  stream: Socket;
  /** PostgreSQL says after each query whether a transaction is open: "I" means that none is. */
  on: (event: "readyForQuery", listener: (message: { status: string }) => void) => void;
}

interface Internals {
  connection: Connection;
  /** False while a query is under way. */
  readyForQuery: boolean;
}

/**
 * A connection that never ends the process, and never waits for a network that has lost it: a silent one is closed, so
 * that its query fails and the pool replaces it.
 */
export class DatabaseClient extends pg.Client {
  #allowSilence: (ms: number) => void = () => {};

  constructor(config: DatabaseClientConfig) {
    super({ keepAlive: true, ...config });
    this.#limitConnecting();
    // Between the pool and TypeORM, a client has no other listener for a moment. The query in flight fails anyway.
    this.on("error", () => {});
    if (config.answersWithinMs) this.#limitSilence(config.answersWithinMs);
  }

  #limitConnecting(): void {
    const { stream } = (this as unknown as Internals).connection;
    const fault = new Error("timeout expired");
    // Begins here: every client is connected as soon as it is created.
    const cancel = patientTimeout(() => stream.destroy(fault), CONNECT_WITHIN_MS);
    this.once("connect", cancel);
    this.once("end", cancel);
    this.once("error", cancel);
  }

  /** Twice half the time: a pause of this process or of its machine ends one half at most, and proves no silence. */
  #limitSilence(usualMs: number): void {
    const internals = this as unknown as Internals;
    const { connection } = internals;
    // With TLS, too, the socket below notices what is sent and received.
    const socket = connection.stream;
    let allowedMs = 0;
    let readAtHalf: number | null = null;
    this.#allowSilence = (ms) => {
      allowedMs = ms;
      socket.setTimeout(ms / 2);
    };
    this.#allowSilence(usualMs);
    socket.on("timeout", () => {
      if (internals.readyForQuery) return;
      if (readAtHalf !== socket.bytesRead) {
        readAtHalf = socket.bytesRead;
        socket.setTimeout(allowedMs / 2);
        return;
      }
      const fault = new Error("The database did not answer in time.");
      socket.destroy(Object.assign(fault, { code: "ETIMEDOUT", syscall: "read" }));
    });
    connection.on("readyForQuery", ({ status }) => {
      readAtHalf = null;
      if (status === "I" && allowedMs !== usualMs) this.#allowSilence(usualMs);
    });
  }

  /** Waits for each statement of the open transaction for so long; its end brings the usual limit back. */
  allowSilence(ms: number): void {
    this.#allowSilence(ms);
  }
}
