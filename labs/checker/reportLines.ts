import { writeSync } from "node:fs";
import type { Outcome, Stopped } from "../engine/jobs";
import { host } from "./hideNode";

/** What a child tells its checker, one line of JSON each. */
export type ReportLine =
  | { kind: "ready" }
  | { kind: "outcome"; outcome: Outcome | Stopped }
  | { kind: "refused"; name: string }
  | { kind: "done"; cpuMs: number; maxRssMb: number };

const STANDARD_OUTPUT = 1;

const encoder = new TextEncoder();
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Waits while the pipe is full: it holds less than a large result, and does not block. */
export function report(line: ReportLine): void {
  let rest = encoder.encode(`${JSON.stringify(line)}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(STANDARD_OUTPUT, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}

export function endChild(): never {
  const { userCPUTime, systemCPUTime, maxRSS } = host.resourceUsage();
  report({
    kind: "done",
    cpuMs: Math.round((userCPUTime + systemCPUTime) / 1_000),
    maxRssMb: Math.round(maxRSS / 1_024),
  });
  host.exit(0);
}
