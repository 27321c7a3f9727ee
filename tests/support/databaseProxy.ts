import type { Socket } from "node:net";
import { connect, createServer } from "node:net";

export interface DatabaseProxy {
  url: string;
  /** While true, connections stay open but lose every byte, like a network that drops packets. */
  setBlackHole: (isOn: boolean) => void;
  /** Ends every connection, as a server that goes away does. */
  disconnect: () => void;
  stop: () => Promise<void>;
}

/** Proxies a PostgreSQL whose port changes at each start; `target` is null while it is down. */
export async function startDatabaseProxy(
  target: () => string | null,
  named: string,
  onSent: (bytes: Buffer) => void = () => {},
): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  let isBlackHole = false;
  const server = createServer((client) => {
    const url = target();
    if (!url) {
      client.destroy();
      return;
    }
    const database = connect(Number(new URL(url).port), "127.0.0.1");
    client.on("data", onSent);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on("data", (bytes) => isBlackHole || other.write(bytes));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = new URL(named);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: url.href,
    setBlackHole: (isOn) => {
      isBlackHole = isOn;
    },
    disconnect,
    stop: async () => {
      disconnect();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
