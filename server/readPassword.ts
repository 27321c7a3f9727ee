import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

/** The first line of standard input; asked for, and not shown while it is typed, where a person sits there. */
export async function readPassword(): Promise<string> {
  const isPerson = process.stdin.isTTY;
  if (isPerson) process.stderr.write("Password (it is not shown): ");
  const lines = createInterface({ input: process.stdin, output: NOWHERE, terminal: isPerson });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isPerson) process.stderr.write("\n");
  }
}
