import { createHash } from "node:crypto";

/** Before the first row. */
export const CHAIN_START = Buffer.alloc(32);

/** The columns that the chain covers, in one text that is the same in every session. */
export const SEALED_CONTENT = `jsonb_build_array(e.id, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  e.actor_id, e.action, e.entity, e.entity_id, e.before, e.after)::text`;

/** The hash of a row that follows the row with the hash `previous`. */
export function chainHash(previous: Buffer, content: string): Buffer {
  return createHash("sha256").update(previous).update(content).digest();
}
