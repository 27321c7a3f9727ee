import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A new folder for one run. As root, PostgreSQL runs under another account, which must reach what is inside. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "academy-"));
  await chmod(folder, 0o755);
  return folder;
}
