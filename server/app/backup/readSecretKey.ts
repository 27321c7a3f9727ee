import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../../core/config";

/** That of the settings, else the one that an embedded database's academy made; null before its first start. */
export async function readSecretKey({ secretKey, dataDir }: Config): Promise<string | null> {
  return secretKey ?? (await readFile(path.join(dataDir, "secret-key"), "utf8").catch(() => null));
}
