import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";

interface DatabaseHome {
  directory: string;
  programs: string;
  /** PostgreSQL refuses to run as root. */
  runAs: { uid: number; gid: number } | null;
}

function findAccount(name: string): { uid: number; gid: number } | null {
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout),
  );
  return uid && gid ? { uid, gid } : null;
}

function chooseAccount(directory: string): { uid: number; gid: number } {
  let parent = path.dirname(directory);
  while (!statSync(parent, { throwIfNoEntry: false })) parent = path.dirname(parent);
  const { uid, gid } = statSync(parent);
  const account = uid !== 0 ? { uid, gid } : (findAccount("postgres") ?? findAccount("nobody"));
  if (!account)
    throw new Error('PostgreSQL cannot run as root, and there is no "postgres" or "nobody" account.');
  return account;
}

function canReach(place: string, runAs: { uid: number; gid: number }): boolean {
  let parent = place;
  while (!statSync(parent, { throwIfNoEntry: false })) parent = path.dirname(parent);
  return (
    spawnSync("/bin/sh", ["-c", 'cd "$0"', parent], { ...runAs, cwd: "/", stdio: "ignore" }).status === 0
  );
}

/** A borrowed account cannot reach a closed folder such as /root: data and programs move to /var/lib/sopaan. */
export function chooseDatabaseHome(wanted: { directory: string; programs: string }): DatabaseHome {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return { ...wanted, runAs: null };
  const runAs = chooseAccount(wanted.directory);
  if (canReach(wanted.directory, runAs) && canReach(wanted.programs, runAs)) return { ...wanted, runAs };
  const name = createHash("sha256").update(wanted.directory).digest("hex").slice(0, 12);
  const open = path.join("/var/lib/sopaan", name);
  return { directory: open, programs: path.join(open, "programs"), runAs };
}
