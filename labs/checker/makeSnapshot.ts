// First: it hides Node from the engine.
import { host } from "./hideNode";
import { writeFileSync } from "node:fs";
import { openPython } from "../engine/openPython";
import { readPart } from "./readParts";

/** Run by the build: the memory of an engine with the harness loaded. */
const [, , target = ""] = host.argv;
const python = await openPython({
  module: new WebAssembly.Module(readPart("pyodide.asm.wasm")),
  stdlib: readPart("stdlib.zip"),
  makesSnapshot: true,
});
writeFileSync(target, python.makeSnapshot());
host.exit(0);
