import type { Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Ends the wait under a constant stream of new connections. */
const MAX_ACCEPTED = 1000;

/**
 * Resolves once no connection waits to be accepted.
 * Node accepts one per turn of the event loop: 300 at once would let `/healthz` wait for seconds behind rendered pages.
 */
export function createAcceptWaiting(server: Server): () => Promise<void> {
  let accepted = 0;
  server.on("connection", () => (accepted += 1));

  async function acceptWaiting(): Promise<void> {
    const end = accepted + MAX_ACCEPTED;
    for (let before = -1; before !== accepted && accepted < end;) {
      before = accepted;
      // The first turn may have looked for connections already.
      await nextTurn();
      await nextTurn();
    }
  }

  let last = Promise.resolve();
  return () => (last = last.then(acceptWaiting));
}
