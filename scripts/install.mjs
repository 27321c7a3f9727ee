import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";

const OLDEST_NODE = [20, 19];
const PRODUCT = ".";
export const TEST_NODE = "tests/node24";

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

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}

export function installPackages(folder = PRODUCT) {
  refuseOldNode();
  const stamp = `${folder}/node_modules/.installed-lock`;
  const lock = createHash("sha256")
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("Installing packages");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
  // Without a package for this system, npm creates no folder.
  mkdirSync(`${folder}/node_modules`, { recursive: true });
  writeFileSync(stamp, lock);
}
