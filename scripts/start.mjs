import { build } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { spawnServer } from "./spawnServer.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
await build();
const server = spawnServer({ stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } });
// A terminal sends Ctrl-C to both processes; forward a supervisor's SIGTERM.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
