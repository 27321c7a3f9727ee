import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A new temporary folder that other accounts can reach too: as root, PostgreSQL runs as somebody else. */
export async function makeOpenFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "academy-tests-"));
  await chmod(folder, 0o755);
  return folder;
}
