import { build } from "./build.mjs";
import { installPackages, run } from "./install.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
build();
const [program = "reads", ...args] = process.argv.slice(2);
run(process.execPath, ["--import", "tsx", `tests/bench/${program}.ts`, ...args]);
