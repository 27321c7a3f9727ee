import "reflect-metadata";
import { readConfig } from "./config";
import { loadPages } from "./http/loadPages";
import { runProgram } from "./runProgram";
import { startServer } from "./startServer";

await runProgram(async () => startServer({ config: readConfig(), loadPages }));
