import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// graphql's ESM and CommonJS builds must not both load.
const alias = { graphql: new URL("node_modules/graphql/index.js", import.meta.url).pathname };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts", "tests/architecture/**/*.test.ts"],
          globalSetup: "tests/support/postgresCluster.ts",
          setupFiles: ["tests/support/setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "client",
          environment: "jsdom",
          include: ["tests/client/**/*.test.{ts,tsx}"],
          globalSetup: "tests/support/postgresCluster.ts",
          setupFiles: ["tests/support/setup.ts", "tests/support/setupBrowser.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
