import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { ConfigError } from "../core/config";

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

/** The first line of standard input; asked for, and not shown while it is typed, where a person sits there. */
export async function readPassword(): Promise<string> {
  const isPerson = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: NOWHERE, terminal: isPerson });
  let isGivenUp = false;
  // Ctrl-C, which a terminal that shows nothing hands over like any other key.
  lines.once("SIGINT", () => {
    isGivenUp = true;
    lines.close();
  });
  // Asked once the terminal shows nothing any more: whoever types or pastes at once is not shown either.
  if (isPerson) process.stderr.write("Password (it is not shown): ");
  try {
    for await (const line of lines) return line;
  } finally {
    lines.close();
    if (isPerson) process.stderr.write("\n");
  }
  if (isGivenUp) throw new ConfigError("Stopped. Nothing was changed.");
  return "";
}
