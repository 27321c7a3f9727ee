import { chmodSync, rmSync } from "node:fs";
import type { ListenOptions } from "node:net";
import { constants, setPriority } from "node:os";
import { Checker } from "./checker";
import { createCheckerServer } from "./checkerServer";

const GRACE_MS = 8_000;
// Pages come first where both share a machine; the children inherit it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { CHECKER_LISTEN = "127.0.0.1:4100", CHECKER_TOKEN } = process.env;
const checker = new Checker({ folder: import.meta.dirname });
const server = createCheckerServer(checker, CHECKER_TOKEN);

/** A path of a socket, or an address and a port. */
function listenOptions(text: string): ListenOptions {
  const [, host, port] = /^(.{1,200}):(\d{1,5})$/.exec(text) ?? [];
  return host && port ? { host: host.replace(/^\[|\]$/g, ""), port: Number(port) } : { path: text };
}

const address = listenOptions(CHECKER_LISTEN);
if (address.path) rmSync(address.path, { force: true });
server.on("error", (error) => {
  process.stderr.write(`The checker cannot listen on ${CHECKER_LISTEN}: ${error.message}\n`);
  process.exit(1);
});
server.listen(address, () => {
  if (address.path) chmodSync(address.path, 0o600);
  process.stdout.write(`The checker listens on ${CHECKER_LISTEN}\n`);
});

async function stop(graceMs = GRACE_MS): Promise<void> {
  server.close();
  await checker.stop(graceMs);
  // Ends connections that wait for nothing.
  server.closeAllConnections();
  process.exit(0);
}

process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
// The process that started this one has ended.
process.once("disconnect", () => void stop(0));
