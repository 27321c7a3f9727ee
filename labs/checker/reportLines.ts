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

export function report(line: ReportLine): void {
  writeSync(STANDARD_OUTPUT, `${JSON.stringify(line)}\n`);
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
