import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const EVERY_MS = 500;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

function readOwner(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

/** The build and the tests may both need the labs at the same time. */
export async function whileLocked(file, work) {
  while (!take(file)) {
    const owner = readOwner(file);
    if (owner && !isAlive(owner)) rmSync(file, { force: true });
    await wait(EVERY_MS);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}
