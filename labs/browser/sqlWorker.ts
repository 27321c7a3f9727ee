import type { SqlJob } from "../engine/jobs";
import { openSql, type SqlEnd } from "../engine/openSql";
import { serve } from "./serve";

serve(async ({ module, files: [files, database] }, send) => {
  if (!files || !database) throw new Error("The database is missing.");
  const sql = await openSql({ module, files: new Uint8Array(files), database: new Uint8Array(database) });
  sql.shut();
  return async ({ id, job }) => {
    const ends: SqlEnd[] = [];
    for await (const end of sql.run(job as SqlJob)) ends.push(end);
    const isBroken = ends.some((end) => end.isBroken);
    send({ kind: "check", id, outcomes: ends.map(({ outcome }) => outcome), isBroken });
  };
});
