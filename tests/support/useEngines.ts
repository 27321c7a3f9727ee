import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, inject } from "vitest";
import { createCheckerServer } from "../../labs/checker/checkerServer";
import type { CheckerAddress } from "../../server/core/checkerAddress";
import { EngineProcess } from "./engines/engineProcess";

/** Modules resolve from here, and no tool scans it. */
const PLACE = "node_modules/.cache";

async function buildProgram(): Promise<string> {
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

/** The checker's protocol over one process for each language, which is many times cheaper than one for each job. */
export function useEngines(): { address: CheckerAddress } {
  const made = { address: undefined as unknown as CheckerAddress };
  let stop = async () => {};
  beforeAll(async () => {
    const program = await buildProgram();
    const parts = path.join(inject("labs"), "checker");
    const start = (language: "python" | "sql") =>
      new EngineProcess(path.join(program, "runJobs.mjs"), parts, language);
    const engines = { python: start("python"), sql: start("sql") };
    const server = createCheckerServer(
      { state: {}, check: (job) => engines[job.language].run(job) },
      undefined,
    );
    const folder = await mkdtemp(path.join(tmpdir(), "engines-"));
    const socketPath = path.join(folder, "socket");
    await new Promise<void>((resolve) => server.listen(socketPath, resolve));
    made.address = { host: { socketPath }, token: null };
    stop = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([engines.python.stop(), engines.sql.stop()]);
      await Promise.all([folder, program].map((place) => rm(place, { recursive: true })));
    };
  });
  afterAll(() => stop());
  return made;
}
