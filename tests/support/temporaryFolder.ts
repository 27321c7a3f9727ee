import { chmod, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Linux's file system in memory. Containers may give it 64 MB. */
const MEMORY = "/dev/shm";
const DATABASES_BYTES = 2 * 2 ** 30;
/** Of the machine or container, databases included. */
const FREE_BYTES = 6 * 2 ** 30;

/** For root, PostgreSQL runs under another account, which must be able to enter the folder. */
export async function makeTemporaryFolder(place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(place, "academy-"));
  await chmod(folder, 0o755);
  return folder;
}

/** In memory if it has room: a copy of the template has 800 files. Who makes it must delete it. */
export async function makeDatabaseFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  const hasRoom = bavail * bsize > DATABASES_BYTES && process.availableMemory() > FREE_BYTES;
  return makeTemporaryFolder(hasRoom ? MEMORY : tmpdir());
}
