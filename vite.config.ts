import path from "node:path";
import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions, Plugin, Rolldown, UserConfig } from "vite";
import { defaultClientConditions, defineConfig } from "vite";
import { sharedChunks } from "./scripts/bundling/sharedChunks.ts";
import { styleGroups } from "./scripts/bundling/styleGroups.ts";

const SERVER: BuildEnvironmentOptions = {
  outDir: "dist/server",
  target: "node20",
  rolldownOptions: {
    input: {
      main: "server/main.ts",
      createAdmin: "server/commands/createAdmin.ts",
      verifyAudit: "server/commands/verifyAudit.ts",
      "entry-server": "client/entry-server.tsx",
    },
  },
};

/** The script that a page starts with has a file of its own. */
function isOfProgram(id: string): boolean {
  return !/[\\/]client[\\/]startup[\\/](start|earlyInput)\.ts$/.test(id);
}

/** Chunks are derived from the import graph; only what every page loads has a name. */
const FIRST_LOAD: Rolldown.CodeSplittingGroup[] = [
  // Two files that stay in the browser's cache over releases, each evaluated in a task of its own.
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "packages", test: /node_modules/, tags: ["$initial"] },
  { name: "frame", test: isOfProgram, tags: ["$initial"] },
];

const forBrowsers = (shared: Rolldown.CodeSplittingGroup[]): BuildEnvironmentOptions => ({
  outDir: "dist/client",
  manifest: true,
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { start: "client/startup/start.ts", program: "client/entry-client.tsx" },
    output: {
      codeSplitting: { groups: [...FIRST_LOAD, ...shared] },
      // Without the names of those that share it.
      chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
    },
  },
});

const FOR_BROWSERS = {
  // RxJS for today's browsers; its default is written for those of 2010. Saves every page 1.7 KiB.
  conditions: ["es2015", ...defaultClientConditions],
  // The router gives everybody the file for developers.
  alias: [
    {
      find: /^react-router$/,
      replacement: path.resolve("node_modules/react-router/dist/production/index.mjs"),
    },
  ],
};

/**
 * Names that the router gives its parts for developers' tools keep unused ones in the bundle, and each link brings
 * prefetching, which works in its framework mode only. Dropping both saves every page 3.0 KiB.
 */
const dropUnusedRouterParts: Plugin = {
  name: "drop-unused-router-parts",
  transform: {
    filter: { id: /node_modules.react-router.dist.production/ },
    handler: (code) =>
      code
        .replace(/shouldPrefetch && !isAbsolute \? .* : link;/, "link;")
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/^var \w+ = (?=React\d*\.(forwardRef|createContext|memo)\()/gm, "$&/* @__PURE__ */ "),
  },
};

/** Apart from the pages' bundle, so that no visitor ever loads a piece of GraphiQL. */
const SANDBOX: BuildEnvironmentOptions = {
  outDir: "dist/sandbox",
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 5000,
  rolldownOptions: { input: "client/sandbox/index.html" },
};

/** `vite build` makes the pages' bundle, with `--mode sandbox` the sandbox, with `--ssr` the server's programs. */
export default defineConfig(async ({ command, isSsrBuild, mode }): Promise<UserConfig> => {
  const isSandbox = mode === "sandbox";
  const isForPages = command === "build" && !isSsrBuild && !isSandbox;
  const browser = isSandbox ? SANDBOX : forBrowsers(isForPages ? [await sharedChunks(mode)] : []);
  return {
    plugins: [react(), dropUnusedRouterParts, styleGroups(import.meta.dirname)],
    base: isSandbox ? "/sandbox/" : "/",
    publicDir: isSsrBuild || isSandbox ? false : "client/public",
    build: isSsrBuild ? SERVER : browser,
    // In development: modules that start workers cannot be bundled ahead; what those workers load, must be.
    optimizeDeps: {
      exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"],
      include: ["graphiql", "graphiql > @graphiql/react > monaco-graphql > picomatch-browser"],
    },
    resolve: isSsrBuild ? {} : FOR_BROWSERS,
    worker: { format: "es" },
  };
});
