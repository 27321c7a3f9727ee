import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { serverHooks } from "./vite.config.ts";

// graphql's ESM and CommonJS builds must not both load.
const alias = { graphql: new URL("node_modules/graphql/index.js", import.meta.url).pathname };

const shared = {
  setupFiles: ["tests/support/setup.ts"],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Slow machines: polling must not time out early.
  expect: { poll: { timeout: 60_000 } },
};

/** In mode `unit`, which `npm run check` uses, no file needs a database, a program or the labs. */
export default defineConfig(({ mode }) => ({
  resolve: { alias },
  test: {
    globalSetup:
      mode === "unit" ? [] : ["tests/support/buildPrograms.ts", "tests/support/postgresCluster.ts"],
    // Tests spend half of their time waiting.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        plugins: [serverHooks],
        resolve: { alias },
        test: {
          ...shared,
          name: "server",
          include: ["tests/server/**/*.test.ts", "tests/architecture/**/*.test.ts"],
          // Loading the server takes longer than most files' tests, and files share no state.
          isolate: false,
        },
      },
      {
        plugins: [serverHooks],
        resolve: { alias },
        test: {
          ...shared,
          name: "labs",
          include: ["tests/labs/**/*.test.ts"],
          globalSetup: mode === "unit" ? [] : ["tests/support/makeLabs.ts"],
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "client",
          environment: "jsdom",
          include: ["tests/client/**/*.test.{ts,tsx}"],
          ...shared,
          isolate: false,
          runner: "tests/support/freshPages.ts",
          // The runner can reload only inlined modules.
          server: { deps: { inline: ["react-toastify"] } },
          setupFiles: [...shared.setupFiles, "tests/support/setupBrowser.ts"],
        },
      },
    ],
  },
}));
