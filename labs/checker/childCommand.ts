import { spawnSync } from "node:child_process";
import { accessSync } from "node:fs";
import path from "node:path";

export interface ChildCommand {
  file: string;
  args: string[];
}

export interface Confinement {
  /** The one folder that a child may read. */
  folder: string;
  cpuSeconds: number;
  /** Path of bubblewrap, where it works. */
  bubblewrap: string | null;
}

/** No files written, no core dumps, and a CPU limit that holds should the checker die. One option each: dash. */
const LIMITS = 'ulimit -t "$1"; ulimit -f 0; ulimit -c 0; shift; exec "$@"';

const ENGINE_FLAGS = [
  "--no-warnings",
  "--liftoff-only",
  "--max-old-space-size=96",
  "--disallow-code-generation-from-strings",
];

export function childCommand(script: string, { folder, cpuSeconds, bubblewrap }: Confinement): ChildCommand {
  const node = [
    process.execPath,
    ...ENGINE_FLAGS,
    permissionFlag(process.versions.node),
    `--allow-fs-read=${folder}/*`,
    path.join(folder, script),
  ];
  const confined = bubblewrap ? [bubblewrap, ...bubblewrapFlags(folder), "--", ...node] : node;
  return { file: "/bin/sh", args: ["-c", LIMITS, "sh", String(cpuSeconds), ...confined] };
}

/** The permission model got its final name in Node 22.13 and 23.5. */
export function permissionFlag(version: string): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isFinal = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  return isFinal ? "--permission" : "--experimental-permission";
}

/** Docker's seccomp profile, among others, refuses the namespaces that bubblewrap needs. */
export function findBubblewrap(folder: string): string | null {
  const file = (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((place) => path.join(place, "bwrap"))
    .find(isExecutable);
  if (!file) return null;
  const trial = spawnSync(file, [...bubblewrapFlags(folder), "--", process.execPath, "--version"], {
    env: {},
  });
  return trial.status === 0 ? file : null;
}

function bubblewrapFlags(folder: string): string[] {
  const shared = ["/usr", "/lib", "/lib64", "/bin", path.dirname(process.execPath), folder].filter(
    isExecutable,
  );
  return [
    "--unshare-all",
    "--die-with-parent",
    "--new-session",
    "--clearenv",
    "--proc",
    "/proc",
    ...shared.flatMap((place) => ["--ro-bind", place, place]),
  ];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, 1);
    return true;
  } catch {
    return false;
  }
}
