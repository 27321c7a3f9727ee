import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { createCheckerServer } from "../../labs/checker/checkerServer";
import type { CheckReport, Job } from "../../labs/engine/jobs";
import type { CheckerAddress } from "../../server/core/checkerAddress";
import { EngineProcess, type EngineOptions } from "./engines/engineProcess";
import { callsOf, type EngineCalls } from "./useChecker";

export interface TestEngines extends EngineCalls {
  /** The checker's protocol. */
  address: CheckerAddress;
  check: (job: Job) => Promise<CheckReport>;
}

/** One process for each language, which is many times cheaper than the checker's one for each job. */
export function useEngines(options: Pick<EngineOptions, "cpuMs"> = {}): TestEngines {
  const folder = path.join(inject("labs"), "checker");
  const program = inject("engineProgram");
  const start = (language: Job["language"]) => new EngineProcess({ program, folder, language, ...options });
  const engines = { python: start("python"), sql: start("sql") };
  const check = (job: Job) => engines[job.language].run(job);
  const made: TestEngines = { ...callsOf(check), check, address: undefined as never };
  const server = createCheckerServer({ state: {}, check }, undefined);
  let place = "";
  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), "engines-"));
    const socketPath = path.join(place, "socket");
    await new Promise<void>((resolve) => server.listen(socketPath, resolve));
    made.address = { host: { socketPath }, token: null };
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await Promise.all([engines.python.stop(), engines.sql.stop()]);
    await rm(place, { recursive: true });
  });
  return made;
}
