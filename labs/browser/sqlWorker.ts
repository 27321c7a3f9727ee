import type { SqlJob } from "../engine/jobs";
import { openSql } from "../engine/openSql";
import { serve } from "./serve";

serve(async ({ module, files: [files, database] }, send) => {
  if (!files || !database) throw new Error("The database is missing.");
  const sql = await openSql({ module, files: new Uint8Array(files), database: new Uint8Array(database) });
  sql.shut();
  return async ({ id, job }) => {
    const { outcome, isBroken } = await sql.run(job as SqlJob);
    send({ kind: "check", id, outcomes: [outcome], isBroken });
  };
});
