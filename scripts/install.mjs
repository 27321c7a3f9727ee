import { existsSync, readFileSync } from "node:fs";
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

const readPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** Compares with npm's own list of what it installed. */
function isInstalled(folder) {
  const list = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const installed = readPackages(list);
  const { "": _, ...locked } = readPackages(`${folder}/package-lock.json`);
  return Object.entries(locked).every(([place, { version, optional = false }]) => {
    const found = installed[place];
    // Those of other systems are left out.
    return found ? found.version === version : optional;
  });
}

export function installPackages(folder = PRODUCT) {
  refuseOldNode();
  if (isInstalled(folder)) return;
  say("Installing packages");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
}
