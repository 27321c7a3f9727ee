import "reflect-metadata";
import { exportMode, readConfig } from "./core/config";

exportMode();
// Dynamic: static imports would load packages before the mode is set.
const [{ runProgram }, { startServer }, { loadPages }] = await Promise.all([
  import("./commands/runProgram"),
  import("./app/startServer"),
  import("./http/pages/loadPages"),
]);

await runProgram(async () => startServer({ config: readConfig(), loadPages }));
