import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// graphql's ESM and CommonJS builds must not both load.
const alias = { graphql: new URL("node_modules/graphql/index.js", import.meta.url).pathname };

/** A file that puts another module in the place of one can share none. */
const REPLACES_MODULES = "tests/server/http/compiledQueries.test.ts";

/** What all tests with a server behind them share. */
const shared = {
  setupFiles: ["tests/support/setup.ts"],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // What is waited for comes; how soon is not for a test to say.
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  resolve: { alias },
  test: {
    // Once for all projects.
    globalSetup: ["tests/support/buildPrograms.ts", "tests/support/postgresCluster.ts"],
    // Tests wait for databases, mail servers and programs half of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias },
        test: {
          ...shared,
          name: "server",
          include: ["tests/server/**/*.test.ts", "tests/architecture/**/*.test.ts"],
          exclude: [REPLACES_MODULES],
          // Loading the server takes longer than most files' tests, and nothing in it is kept from one to the next.
          isolate: false,
        },
      },
      { resolve: { alias }, test: { ...shared, name: "apart", include: [REPLACES_MODULES] } },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "client",
          environment: "jsdom",
          include: ["tests/client/**/*.test.{ts,tsx}"],
          ...shared,
          // Loading React, the server and jsdom took longer than most files' tests.
          isolate: false,
          runner: "tests/support/freshPages.ts",
          // The runner can only load again what goes through it.
          server: { deps: { inline: ["react-toastify"] } },
          setupFiles: [...shared.setupFiles, "tests/support/setupBrowser.ts"],
        },
      },
    ],
  },
});
