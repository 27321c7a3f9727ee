import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll } from "vitest";

export interface Program {
  process: ChildProcess;
  output: () => string;
  /** Resolves when the output matches; rejects when the program ends before. */
  says: (words: RegExp) => Promise<RegExpMatchArray>;
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts a TypeScript program in a process of its own, with this environment and nothing of ours. */
export function startProgram(
  file: string,
  {
    environment = {},
    args = [],
    input,
  }: { environment?: Record<string, string>; args?: string[]; input?: string } = {},
): Program {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", file, ...args], {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), NODE_ENV: "production", ...environment },
  });
  running.add(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input ?? "");
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const says = async (words: RegExp) => {
    for (;;) {
      const match = words.exec(output);
      if (match) return match;
      if (!running.has(child))
        throw new Error(`The program ended without saying ${String(words)}:\n${output}`);
      await sleep(20);
    }
  };
  return { process: child, output: () => output, says, ended };
}

/** Ends what the tests of a file left running. */
export function endProgramsAfterwards(): void {
  afterAll(async () => {
    for (const child of running) {
      child.kill("SIGKILL");
      await new Promise((resolve) => child.once("close", resolve));
    }
  });
}
