import { createHash } from "node:crypto";

export const CHAIN_START = Buffer.alloc(32);

/** Canonical text of the covered columns, independent of session settings. */
export const SEALED_CONTENT = `jsonb_build_array(e.id, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  e.actor_id, e.action, e.entity, e.entity_id, e.before, e.after)::text`;

export function chainHash(previous: Buffer, content: string): Buffer {
  return createHash("sha256").update(previous).update(content).digest();
}
