import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, inject } from "vitest";

export interface Program {
  process: ChildProcessWithoutNullStreams;
  output: () => string;
  /** Rejects if the program ends first. */
  says: (words: RegExp) => Promise<RegExpMatchArray>;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcessWithoutNullStreams>();

interface ProgramOptions {
  environment?: Record<string, string>;
  args?: string[];
  /** Standard input; on a terminal, typed text that ends the input. */
  input?: string;
  isOnTerminal?: boolean;
}

function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Allocates a terminal; `cat`, because `script` of the BSDs reads pipes but no sockets. */
function onTerminal(command: string[]): string[] {
  const words = command.map(quote).join(" ");
  const script = process.platform === "linux" ? `-qec ${quote(words)} /dev/null` : `-q /dev/null ${words}`;
  return ["sh", "-c", `cat | script ${script}`];
}

export function startProgram(
  file: string,
  { environment = {}, args = [], input, isOnTerminal = false }: ProgramOptions = {},
): Program {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  const built = path.join(inject("programs"), file.replace(/\.ts$/, ".js"));
  const command = [process.execPath, built, ...args];
  const [program = "", ...rest] = isOnTerminal ? onTerminal(command) : command;
  const child = spawn(program, rest, {
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      NODE_ENV: "production",
      CHECKER_URL: "off",
      ...environment,
    },
  });
  running.add(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  if (!isOnTerminal) child.stdin.end(input ?? "");
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

export function endProgramsAfterwards(): void {
  afterAll(async () => {
    for (const child of running) {
      child.stdin.destroy();
      child.kill("SIGKILL");
      await new Promise((resolve) => child.once("close", resolve));
    }
  });
}
