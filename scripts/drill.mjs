import { build } from "./build.mjs";
import { installPackages, run } from "./install.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
await build();
run(process.execPath, ["--import", "tsx", "tests/drill/drill.ts", ...process.argv.slice(2)]);
