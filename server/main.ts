import "reflect-metadata";
import { exportMode, readConfig } from "./config";

exportMode();
// Imported dynamically: static imports would load packages before the mode is set.
const [{ runProgram }, { startServer }, { loadPages }] = await Promise.all([
  import("./runProgram"),
  import("./startServer"),
  import("./http/loadPages"),
]);

await runProgram(async () => startServer({ config: readConfig(), loadPages }));
