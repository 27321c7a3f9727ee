import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { ConfigError } from "../core/environment";

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads the first line of standard input; on a terminal it prompts and hides the typing. */
export async function readPassword(): Promise<string> {
  const isPerson = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: NOWHERE, terminal: isPerson });
  let isGivenUp = false;
  lines.once("SIGINT", () => {
    isGivenUp = true;
    lines.close();
  });
  // Prompts only after echo is off, so that text typed or pasted early is hidden too.
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
