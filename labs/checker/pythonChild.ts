// First: it hides Node from the engine.
import { host } from "./hideNode";
import type { PlaceJob, PythonJob } from "../engine/jobs";
import { openPython } from "../engine/openPython";
import { findPlace, runPythonJob } from "../engine/runPythonJob";
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
const job = (await readGivenJob()) as PythonJob | PlaceJob | undefined;
if (!job) host.exit(0);
const outcomes = "isForPlace" in job ? [findPlace(python, job)] : runPythonJob(python, job);
for (const outcome of outcomes) report({ kind: "outcome", outcome });
endChild();
