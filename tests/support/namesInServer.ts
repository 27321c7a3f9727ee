import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export async function namesInServer(pattern: RegExp): Promise<string[]> {
  const files = await readdir("server", { recursive: true });
  const sources = files.filter((file) => file.endsWith(".ts"));
  const texts = await Promise.all(sources.map((file) => readFile(path.join("server", file), "utf8")));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)))];
}
