import { spawn } from "node:child_process";
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from "./serverFlags.mjs";

/** The one way to start the built server: what tests and benchmarks measure is what `npm start` runs. */
export function spawnServer({ node = process.execPath, flags = [], env, stdio }) {
  return spawn(node, [...SERVER_FLAGS, ...flags, "dist/server/main.js"], {
    stdio,
    env: { ...SERVER_ENVIRONMENT, NODE_ENV: "production", ...env },
  });
}
