import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { installPackages, run } from "./install.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
await build();
const [program = "reads", ...args] = process.argv.slice(2);
if (["pages", "practice"].includes(program)) process.env.CHROMIUM = findChromium();
run(process.execPath, ["--import", "tsx", `tests/bench/${program}.ts`, ...args]);
