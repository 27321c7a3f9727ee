import "reflect-metadata";
import { readConfig } from "../../server/core/config";
import { runProgram } from "../../server/commands/runProgram";
import { startServer } from "../../server/app/startServer";

// The production server without pages, which need a build.
await runProgram(async () => startServer({ config: readConfig() }));
