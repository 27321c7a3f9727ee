import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { makeLabs } from "../../scripts/buildLabs.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The built labs: `checker` and `labs`. */
    labs: string;
    /** The program that runs one job after another. */
    engineProgram: string;
  }
}

/** Modules resolve from here, and no tool scans it. */
const PLACE = "node_modules/.cache";

async function buildEngineProgram(): Promise<string> {
  await mkdir(PLACE, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(PLACE, "engine-")));
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rolldownOptions: {
        input: "tests/support/engines/runJobs.ts",
        external: ["ws"],
        output: { entryFileNames: "runJobs.mjs" },
      },
    },
    ssr: { noExternal: true, external: ["ws"] },
  });
  return folder;
}

export default async function setup(project: TestProject) {
  project.provide("labs", await makeLabs());
  const folder = await buildEngineProgram();
  project.provide("engineProgram", path.join(folder, "runJobs.mjs"));
  return () => rm(folder, { recursive: true });
}
