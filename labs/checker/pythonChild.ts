// First: it hides Node from the engine.
import { host } from "./hideNode";
import type { PythonJob } from "../engine/jobs";
import { openPython } from "../engine/openPython";
import { runPythonJob } from "../engine/runPythonJob";
import { readGivenJob, readPart } from "./readParts";
import { endChild, report } from "./reportLines";

/** One check, one process. */
const python = await openPython({
  module: new WebAssembly.Module(readPart("pyodide.asm.wasm")),
  stdlib: readPart("stdlib.zip"),
  snapshot: readPart("python.snapshot"),
  onRefused: (name) => report({ kind: "refused", name }),
});
python.shut();
report({ kind: "ready" });
const job = (await readGivenJob()) as PythonJob | undefined;
if (!job) host.exit(0);
for (const outcome of runPythonJob(python, job)) report({ kind: "outcome", outcome });
endChild();
