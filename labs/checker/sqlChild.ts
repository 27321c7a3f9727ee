// First: it hides Node from the engine.
import { host } from "./hideNode";
import type { SqlJob } from "../engine/jobs";
import { openSql } from "../engine/openSql";
import { readGivenJob, readPart } from "./readParts";
import { endChild, report } from "./reportLines";

/** One check, one process. */
const sql = await openSql({
  module: new WebAssembly.Module(readPart("pglite.wasm")),
  files: readPart("pglite.data"),
  database: readPart("database.tar"),
  onRefused: (name) => report({ kind: "refused", name }),
});
sql.shut();
report({ kind: "ready" });
const job = (await readGivenJob()) as SqlJob | undefined;
if (!job) host.exit(0);
for await (const { outcome } of sql.run(job)) report({ kind: "outcome", outcome });
endChild();
