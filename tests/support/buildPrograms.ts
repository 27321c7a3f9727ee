import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    programs: string;
  }
}

const PROGRAMS = [
  "server/main",
  "server/commands/createAdmin",
  "server/commands/verifyAudit",
  "tests/support/apiServer",
  "tests/support/slowPrompt",
];
/** Modules resolve from here, and no tool scans it. */
const PLACE = "node_modules/.cache";

/** Builds once per run: compiling at each start would take twice as long. */
export default async function setup(project: TestProject) {
  await mkdir(PLACE, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(PLACE, "programs-")));
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rollupOptions: { input: Object.fromEntries(PROGRAMS.map((name) => [name, `${name}.ts`])) },
    },
  });
  project.provide("programs", folder);
  return () => rm(folder, { recursive: true, force: true });
}
