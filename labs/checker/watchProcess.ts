import { readFile } from "node:fs/promises";

export interface ProcessLimits {
  cpuMs: number;
  memoryMb: number;
}

export interface ProcessUse {
  cpuMs: number;
  memoryMb: number;
}

const EVERY_MS = 100;
/** Linux counts CPU time for programs in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;
const PAGE_MB = 4_096 / 2 ** 20;

/**
 * Of a process and those it started: bubblewrap is the parent of its program. Where there is no /proc, the wall limit, the
 * CPU limit of the shell and the guest's own memory bound remain.
 */
export async function readProcessUse(pid: number): Promise<ProcessUse | null> {
  const own = await readOwnUse(pid);
  if (!own) return null;
  const children = await readText(`/proc/${pid}/task/${pid}/children`);
  for (const child of children.split(" ").filter(Boolean)) {
    const use = await readProcessUse(Number(child));
    own.cpuMs += use?.cpuMs ?? 0;
    own.memoryMb += use?.memoryMb ?? 0;
  }
  return own;
}

async function readOwnUse(pid: number): Promise<ProcessUse | null> {
  const [stat, memory] = await Promise.all([readText(`/proc/${pid}/stat`), readText(`/proc/${pid}/statm`)]);
  if (stat === "") return null;
  // The name in brackets may hold blanks; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    memoryMb: Number(memory.split(" ")[1]) * PAGE_MB,
  };
}

async function readText(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

export function watchProcess(
  pid: number,
  { limits, onExceeded }: { limits: ProcessLimits; onExceeded: (reason: "time" | "memory") => void },
): { stop: () => void; cpuMs: () => number } {
  let before: number | undefined;
  let used = 0;
  const look = async () => {
    const use = await readProcessUse(pid);
    if (!use) return;
    before ??= use.cpuMs;
    used = use.cpuMs - before;
    if (use.memoryMb > limits.memoryMb) onExceeded("memory");
    else if (used > limits.cpuMs) onExceeded("time");
  };
  void look();
  const timer = setInterval(() => void look(), EVERY_MS);
  return { stop: () => clearInterval(timer), cpuMs: () => used };
}
