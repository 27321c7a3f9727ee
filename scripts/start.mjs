import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from "./serverFlags.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
await build();
const server = spawn(process.execPath, [...SERVER_FLAGS, "dist/server/main.js"], {
  stdio: "inherit",
  env: { ...process.env, ...SERVER_ENVIRONMENT, NODE_ENV: "production" },
});
// A terminal sends Ctrl-C to both processes; forward a supervisor's SIGTERM.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
