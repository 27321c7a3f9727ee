import { readFileSync } from "node:fs";
import { host } from "./hideNode";

/** A file of the build, beside this program. */
export function readPart(name: string): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(name, import.meta.url));
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Waits for the job. Without one, the checker has ended. */
export async function readGivenJob(): Promise<unknown> {
  let text = "";
  for await (const part of host.stdin.setEncoding("utf8") as AsyncIterable<string>) text += part;
  return text === "" ? undefined : (JSON.parse(text) as unknown);
}
