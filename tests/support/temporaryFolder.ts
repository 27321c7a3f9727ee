import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** For root, PostgreSQL runs under another account, which must be able to enter the folder. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "academy-"));
  await chmod(folder, 0o755);
  return folder;
}
