import type { EntityManager } from "typeorm";
import type { Services } from "../context";
import { CHAIN_START, SEALED_CONTENT, chainHash } from "./auditChain";

/** Arbitrary id of the advisory lock: only one process seals at a time. */
const SEAL_LOCK = 781_406_023;
const ROWS_AT_ONCE = 500;

interface Unsealed {
  id: string;
  content: string;
}

async function sealSome(manager: EntityManager): Promise<number> {
  const [{ isMine }] = await manager.query<[{ isMine: boolean }]>(
    `SELECT pg_try_advisory_xact_lock($1) AS "isMine"`,
    [SEAL_LOCK],
  );
  if (!isMine) return 0;
  const events = await manager.query<Unsealed[]>(
    `SELECT e.id, ${SEALED_CONTENT} AS content FROM audit_unsealed u JOIN audit_events e ON e.id = u.event_id
     ORDER BY e.id LIMIT ${ROWS_AT_ONCE}`,
  );
  if (events.length === 0) return 0;
  const [head] = await manager.query<{ position: string; hash: Buffer }[]>(
    "SELECT position, hash FROM audit_seals ORDER BY position DESC LIMIT 1",
  );
  const hashes: Buffer[] = [];
  for (const { content } of events)
    hashes.push(chainHash(hashes.at(-1) ?? head?.hash ?? CHAIN_START, content));
  const ids = events.map(({ id }) => id);
  await manager.query(
    `INSERT INTO audit_seals (position, event_id, hash)
     SELECT $1::bigint + n, event_id, hash FROM unnest($2::bigint[], $3::bytea[]) WITH ORDINALITY AS t (event_id, hash, n)`,
    [head?.position ?? 0, ids, hashes],
  );
  return events.length;
}

/** Chains committed rows after the writers' transactions: a lock or unique index shared by writers would serialize their commits. */
export async function sealAudit({ dataSource }: Pick<Services, "dataSource">): Promise<void> {
  const [{ isWaiting }] = await dataSource.query<[{ isWaiting: boolean }]>(
    `SELECT EXISTS (SELECT 1 FROM audit_unsealed) AS "isWaiting"`,
  );
  if (!isWaiting) return;
  for (let sealed = ROWS_AT_ONCE; sealed === ROWS_AT_ONCE;) sealed = await dataSource.transaction(sealSome);
}
