import "reflect-metadata";
import { readConfig } from "../../server/core/config";
import { runProgram } from "../../server/commands/runProgram";
import { startServer } from "../../server/app/startServer";

await runProgram(async () => startServer({ config: readConfig() }));
