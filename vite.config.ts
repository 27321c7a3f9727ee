import react from "@vitejs/plugin-react";
import type { BuildEnvironmentOptions } from "vite";
import { defineConfig } from "vite";

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

const BROWSER: BuildEnvironmentOptions = {
  outDir: "dist/client",
  manifest: true,
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  rollupOptions: { input: { client: "client/entry-client.tsx" } },
};

/** `vite build` makes the browser's bundle, `vite build --ssr` the server's programs. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : "client/public",
  build: isSsrBuild ? SERVER : BROWSER,
  css: { modules: { localsConvention: "camelCaseOnly" as const } },
}));
