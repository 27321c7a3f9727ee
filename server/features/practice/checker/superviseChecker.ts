import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CheckerAddress } from "../../../core/checkerAddress";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A checker that ran so long was well: the next pause is short again. */
const WELL_AFTER_MS = 60_000;
const STOPS_WITHIN_MS = 1000;
const SEARCH_PATH = "/usr/local/bin:/usr/bin:/bin";

export interface OwnChecker {
  address: CheckerAddress;
  stop: () => Promise<void>;
}

interface Program {
  /** A module that listens at `CHECKER_LISTEN`. */
  file: string;
  onEnd: (details: { code: number | null; signal: string | null }) => void;
}

async function end(child: ChildProcess): Promise<void> {
  const isStarted = child.pid !== undefined;
  if (!isStarted || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const isEnded = await Promise.race([ended, sleep(STOPS_WITHIN_MS, null, { ref: false })]);
  if (!isEnded) child.kill("SIGKILL");
  await ended;
}

/** Starts the checker as a child of this process, and again whenever it ends. */
export async function superviseChecker({ file, onEnd }: Program): Promise<OwnChecker> {
  // Private to this user, and short: the path of a socket has about 100 characters.
  const folder = await mkdtemp(path.join(tmpdir(), "checker-"));
  const socketPath = path.join(folder, "socket");
  const stopping = new AbortController();
  let child: ChildProcess | null = null;

  async function runOnce(): Promise<void> {
    // A checker that was killed leaves its socket.
    await rm(socketPath, { force: true });
    if (stopping.signal.aborted) return;
    // No address of the database and no secret: only where to listen, and where bubblewrap may be.
    const env = { CHECKER_LISTEN: socketPath, PATH: SEARCH_PATH };
    // The channel alone: the child ends when it closes, also if this process is killed.
    child = spawn(process.execPath, [file], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
    if (!stopping.signal.aborted) onEnd({ code, signal });
  }

  async function supervise(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      await runOnce().catch(() => {});
      if (Date.now() - startedAt > WELL_AFTER_MS) pause = FIRST_PAUSE_MS;
      await sleep(pause, null, { signal: stopping.signal, ref: false }).catch(() => {});
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  const supervised = supervise();
  return {
    address: { host: { socketPath }, token: null },
    stop: async () => {
      stopping.abort();
      if (child) await end(child);
      await supervised;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
