import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions } from "vite";
import { defaultClientConditions, defineConfig } from "vite";

const SERVER: BuildEnvironmentOptions = {
  outDir: "dist/server",
  target: "node20",
  rollupOptions: {
    input: {
      main: "server/main.ts",
      createAdmin: "server/createAdmin.ts",
      "entry-server": "client/entry-server.tsx",
    },
  },
};

/** What every page needs: one file compresses better than many, and stays in the browser's store over releases. */
const EVERYWHERE =
  /node_modules.(react|react-dom|scheduler|react-router|react-router-dom|@apollo|@wry|optimism|rxjs|graphql|tslib)\//;

const BROWSER: BuildEnvironmentOptions = {
  outDir: "dist/client",
  manifest: true,
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: { client: "client/entry-client.tsx" },
    output: { codeSplitting: { groups: [{ name: "everywhere", test: EVERYWHERE }] } },
  },
};

/** `vite build` makes the browser's bundle, `vite build --ssr` the server's programs. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : "client/public",
  build: isSsrBuild ? SERVER : BROWSER,
  // RxJS for today's browsers; its default is written for those of 2010.
  resolve: isSsrBuild ? {} : { conditions: ["es2015", ...defaultClientConditions] },
  css: { modules: { localsConvention: "camelCaseOnly" as const } },
}));
