import "reflect-metadata";
import { readConfig } from "../../server/config";
import { runProgram } from "../../server/runProgram";
import { startServer } from "../../server/startServer";

// The server as it is started in production, without the pages, which need a build.
await runProgram(async () => startServer({ config: readConfig() }));
