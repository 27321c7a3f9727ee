import "reflect-metadata";
import { exportMode, readConfig } from "./core/config";
import { runProgram } from "./commands/runProgram";

exportMode();

await runProgram(async () => {
  const config = readConfig();
  // Dynamic: packages load after the mode is set, and a wrong setting is refused before they do.
  const [{ startServer }, { loadPages }] = await Promise.all([
    import("./app/startServer"),
    import("./http/pages/loadPages"),
  ]);
  await startServer({ config, loadPages });
});
