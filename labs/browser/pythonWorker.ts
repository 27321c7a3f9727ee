import type { PythonJob } from "../engine/jobs";
import { openPython } from "../engine/openPython";
import { runLiveJob, runPythonJob } from "../engine/runPythonJob";
import { OutputSender } from "./outputSender";
import { serve } from "./serve";

serve(async ({ module, files: [stdlib] }, send) => {
  if (!stdlib) throw new Error("The standard library is missing.");
  let id = 0;
  const output = new OutputSender((text) => send({ kind: "output", id, text }));
  const python = await openPython({
    module,
    stdlib: new Uint8Array(stdlib),
    onOutput: (bytes) => output.write(bytes),
  });
  python.shut();
  return (request) => {
    id = request.id;
    output.startOver();
    if (request.kind === "live") {
      const { result, isBroken } = runLiveJob(python, request.job);
      output.flush();
      send({ kind: "live", id, result, isBroken });
      return;
    }
    const { tests } = request.job as PythonJob;
    const outcomes = [...runPythonJob(python, request.job as PythonJob)];
    send({ kind: "check", id, outcomes, isBroken: outcomes.length < tests.length });
  };
});
