import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder for one run. As root, PostgreSQL runs under another account, which must reach what is inside. */
export async function makeTemporaryFolder(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), "academy-"));
  await chmod(directory, 0o755);
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
