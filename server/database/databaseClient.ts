import type { Socket } from "node:net";
import pg from "pg";
import { patientTimeout } from "./patientTimeout";

export const CONNECT_WITHIN_MS = 2500;

interface DatabaseClientConfig extends pg.ClientConfig {
  /** Closes the connection when the server is silent this long during a query; no limit by default. */
  answersWithinMs?: number;
}

interface Connection {
  stream: Socket;
  /** Status after each query; "I" means that no transaction is open. */
  on: (event: "readyForQuery", listener: (message: { status: string }) => void) => void;
}

interface Internals {
  connection: Connection;
  readyForQuery: boolean;
}

/** Errors never end the process; the pool replaces a connection that closes on a lost network's silence. */
export class DatabaseClient extends pg.Client {
  #allowSilence: (ms: number) => void = () => {};

  constructor(config: DatabaseClientConfig) {
    super({ keepAlive: true, ...config });
    this.#limitConnecting();
    // Between the pool and TypeORM a client briefly has no other listener. The query in flight fails anyway.
    this.on("error", () => {});
    if (config.answersWithinMs) this.#limitSilence(config.answersWithinMs);
  }

  #limitConnecting(): void {
    const { stream } = (this as unknown as Internals).connection;
    const fault = new Error("timeout expired");
    // Starts here, because every client connects as soon as it is created.
    const cancel = patientTimeout(() => stream.destroy(fault), CONNECT_WITHIN_MS);
    this.once("connect", cancel);
    this.once("end", cancel);
    this.once("error", cancel);
  }

  /** Twice half the time: a pause of this process or machine uses up at most one half. */
  #limitSilence(usualMs: number): void {
    const internals = this as unknown as Internals;
    const { connection } = internals;
    // With TLS, too, this socket sees the traffic.
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
      const fault = new Error("The database did not respond in time.");
      socket.destroy(Object.assign(fault, { code: "ETIMEDOUT", syscall: "read" }));
    });
    connection.on("readyForQuery", ({ status }) => {
      readAtHalf = null;
      if (status === "I" && allowedMs !== usualMs) this.#allowSilence(usualMs);
    });
  }

  /** Allows this silence until the open transaction ends. */
  allowSilence(ms: number): void {
    this.#allowSilence(ms);
  }
}
