import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";

const OLDEST_NODE = [20, 19];
const STAMP = "node_modules/.installed-lock";

export function say(message) {
  process.stdout.write(`· ${message}\n`);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  process.stderr.write(
    `Node ${OLDEST_NODE.join(".")} or newer is needed; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

/** Runs a program with its output shown; ends this process where it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages where they are missing or the lock file has changed. */
export function installPackages() {
  refuseOldNode();
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  say("Installing packages");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(STAMP, lock);
}
