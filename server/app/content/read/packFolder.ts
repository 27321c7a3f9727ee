import { lstat, readFile, readdir, stat } from "node:fs/promises";
import { join, posix } from "node:path";

const MAX_FILES = 5000;
/** As of uploads. */
const MAX_BYTES = 20 * 1024 * 1024;

interface Mistake {
  /** From the pack's folder. */
  path: string;
  /** Counts from 1; null if it is about the whole file. */
  line: number | null;
  message: string;
}

/** All mistakes that were found, one a line: "courses/sql/course.yaml:3: Please enter …". */
export class PackRefused extends Error {
  constructor(readonly mistakes: Mistake[]) {
    const lines = mistakes.map(({ path, line, message }) => `${path}${line ? `:${line}` : ""}: ${message}`);
    super(lines.join("\n"));
  }
}

export interface PackFolder {
  /** Paths of the files from the pack's folder, with `/`, in alphabetical order. */
  paths: string[];
  /** The file's bytes; null if the pack has no such file. */
  read: (path: string) => Promise<Buffer | null>;
  mistakes: Mistake[];
}

/** Files of other programs, such as `.git`. */
const isHidden = (name: string) => name.startsWith(".");

async function listFiles(root: string, inside: string, folder: PackFolder): Promise<void> {
  for (const name of (await readdir(join(root, inside))).toSorted()) {
    if (isHidden(name)) continue;
    const path = posix.join(inside, name);
    const entry = await lstat(join(root, path));
    if (entry.isDirectory()) await listFiles(root, path, folder);
    else if (!entry.isFile())
      folder.mistakes.push({ path, line: null, message: "A pack holds files and folders, no links." });
    else if (entry.size > MAX_BYTES)
      folder.mistakes.push({ path, line: null, message: "This file has more than 20 MB." });
    else folder.paths.push(path);
    if (folder.paths.length > MAX_FILES)
      throw new PackRefused([{ path, line: null, message: `A pack holds at most ${MAX_FILES} files.` }]);
  }
}

/** Only what is listed here is read later, so no path and no link leads out of the folder. */
export async function openFolder(root: string): Promise<PackFolder> {
  const folder: PackFolder = {
    paths: [],
    read: async (path) => (folder.paths.includes(path) ? readFile(join(root, path)) : null),
    mistakes: [],
  };
  if (!(await stat(root).catch(() => null))?.isDirectory())
    throw new PackRefused([{ path: root, line: null, message: "There is no such folder." }]);
  await listFiles(root, "", folder);
  return folder;
}
