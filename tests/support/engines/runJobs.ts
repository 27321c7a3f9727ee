// First: it hides Node from the engines.
import { host } from "../../../labs/checker/hideNode";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { isStopped, type Job, type Outcome, type Stopped } from "../../../labs/engine/jobs";
import { openPython } from "../../../labs/engine/openPython";
import { openSql } from "../../../labs/engine/openSql";
import { runPythonJob } from "../../../labs/engine/runPythonJob";
import { report } from "../../../labs/checker/reportLines";

// Unlike the checker's children, it runs many jobs: the engine isolates them, and one that stops it ends the process.

type Ends = AsyncIterable<Outcome | Stopped> | Iterable<Outcome | Stopped>;

const [, , folder = "", language] = host.argv;

function readPart(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path.join(folder, name)));
}

async function openEngine(): Promise<(job: Job) => Ends> {
  if (language === "sql") {
    const sql = await openSql({
      module: new WebAssembly.Module(readPart("pglite.wasm")),
      files: readPart("pglite.data"),
      database: readPart("database.tar"),
    });
    sql.shut();
    return async function* (job) {
      if (job.language !== "sql") return;
      for await (const { outcome } of sql.run(job)) yield outcome;
    };
  }
  const python = await openPython({
    module: new WebAssembly.Module(readPart("pyodide.asm.wasm")),
    stdlib: readPart("stdlib.zip"),
    snapshot: readPart("python.snapshot"),
  });
  python.shut();
  return (job) => (job.language === "python" ? runPythonJob(python, job) : []);
}

function tellDone(): void {
  const { userCPUTime, systemCPUTime, maxRSS } = host.resourceUsage();
  const cpuMs = Math.round((userCPUTime + systemCPUTime) / 1_000);
  report({ kind: "done", cpuMs, maxRssMb: Math.round(maxRSS / 1_024) });
}

const runJob = await openEngine();
report({ kind: "ready" });
for await (const line of createInterface({ input: host.stdin })) {
  for await (const outcome of runJob(JSON.parse(line) as Job)) {
    report({ kind: "outcome", outcome });
    // Its state is unknown from here on.
    if (isStopped(outcome)) host.exit(0);
  }
  tellDone();
}
host.exit(0);
