import { spawn } from "node:child_process";
import { buildLabs } from "./buildLabs.mjs";
import { installPackages, run } from "./install.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installPackages();
run("npm", ["run", "--silent", "schema"]);
await buildLabs();

// Resolver changes update schema.graphql, then the typed documents. Vite runs inside the server.
const children = [
  spawn("npx", ["tsx", "watch", "scripts/printSchema.ts"], { stdio: ["ignore", "ignore", "inherit"] }),
  spawn("npx", ["graphql-codegen", "--watch"], { stdio: ["ignore", "ignore", "inherit"] }),
  spawn("npx", ["tsx", "watch", "--include", "schema.graphql", "--ignore", "client", "server/main.ts"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development" },
  }),
];
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
