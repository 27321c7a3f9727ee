import path from "node:path";
import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions, Plugin, UserConfig } from "vite";
import { defaultClientConditions, defineConfig } from "vite";
import { chunks } from "./scripts/bundling/chunks.ts";
import { lazyFiles, namedLazyModules } from "./scripts/bundling/lazyFiles.ts";
import { staffStyles } from "./scripts/bundling/staffStyles.ts";

const SERVER: BuildEnvironmentOptions = {
  outDir: "dist/server",
  target: "node20",
  rolldownOptions: {
    input: {
      main: "server/main.ts",
      createAdmin: "server/commands/createAdmin.ts",
      content: "server/commands/content.ts",
      verifyAudit: "server/commands/verifyAudit.ts",
      backup: "server/commands/backup.ts",
      verifyBackup: "server/commands/verifyBackup.ts",
      restore: "server/commands/restore.ts",
      migrate: "server/commands/migrate.ts",
      keySheet: "server/commands/keySheet.ts",
      judge: "server/features/practice/checker/judgeWorker.ts",
      "entry-server": "client/entry-server.tsx",
    },
  },
};

const FOR_PAGES: BuildEnvironmentOptions = {
  outDir: "dist/client",
  manifest: true,
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { start: "client/startup/start.ts", program: "client/entry-client.tsx" },
    output: {
      codeSplitting: { groups: chunks(import.meta.dirname) },
    },
  },
};

/** The router's default file is its development build. */
const PRODUCTION_ROUTER = {
  find: /^react-router$/,
  replacement: path.resolve("node_modules/react-router/dist/production/index.mjs"),
};

const FOR_BROWSERS = {
  // RxJS for current browsers instead of ES5: saves 1.7 KiB per page.
  conditions: ["es2015", ...defaultClientConditions],
  alias: [PRODUCTION_ROUTER],
};

/** Pages rendered on the server use hooks that cost less than Apollo's. */
export const serverHooks: Plugin = {
  name: "server-hooks",
  enforce: "pre",
  resolveId: {
    filter: { id: /^@apollo\/client\/react$/ },
    handler: (_id, _importer, { ssr }) => (ssr ? path.resolve("client/apollo/rendering/hooks.tsx") : null),
  },
};

/** Separate, so that visitors load nothing of GraphiQL. */
const SANDBOX: BuildEnvironmentOptions = {
  outDir: "dist/sandbox",
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 5000,
  rolldownOptions: { input: "client/sandbox/index.html" },
};

/** `vite build` builds the pages, `--mode sandbox` the sandbox, `--ssr` the server's programs. */
export default defineConfig(({ isSsrBuild, mode }): UserConfig => {
  const isSandbox = mode === "sandbox";
  const browser = isSandbox ? SANDBOX : FOR_PAGES;
  return {
    plugins: [
      serverHooks,
      namedLazyModules(import.meta.dirname),
      react(),
      staffStyles(import.meta.dirname),
      lazyFiles(import.meta.dirname),
    ],
    base: isSandbox ? "/sandbox/" : "/",
    publicDir: isSsrBuild || isSandbox ? false : "client/public",
    build: isSsrBuild ? SERVER : browser,
    // Modules that start workers cannot be pre-bundled; what those workers load must be.
    optimizeDeps: {
      exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"],
      include: ["graphiql", "graphiql > @graphiql/react > monaco-graphql > picomatch-browser"],
    },
    resolve: isSsrBuild ? { alias: [PRODUCTION_ROUTER] } : FOR_BROWSERS,
    // Not from node_modules: the router there is the development build.
    ...(isSsrBuild && { ssr: { noExternal: ["react-router", "react-router-dom"] } }),
    worker: { format: "es" },
  };
});
