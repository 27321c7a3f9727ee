import type { EntityManager } from "typeorm";
import { allowLongStatements } from "../../database/allowLongStatements";
import { CHAIN_START, SEALED_CONTENT, chainHash } from "./auditChain";

/** Stored elsewhere, it reveals later removal of the last rows. */
export interface ChainHead {
  position: number;
  hash: string;
}

interface Verdict {
  problems: string[];
  head: ChainHead;
  /** Rows of the last second, not yet chained. */
  waiting: number;
}

interface Link {
  position: string;
  eventId: string;
  hash: Buffer;
  content: string | null;
}

const ROWS_AT_ONCE = 1000;
const MAX_PROBLEMS = 20;
const WHOLE_LOG_WITHIN_MS = 10 * 60_000;

const LINKS = `
  SELECT s.position, s.event_id AS "eventId", s.hash, CASE WHEN e.id IS NOT NULL THEN ${SEALED_CONTENT} END AS content
  FROM audit_seals s LEFT JOIN audit_events e ON e.id = s.event_id
  WHERE s.position > $1 ORDER BY s.position LIMIT ${ROWS_AT_ONCE}`;

const UNCHAINED = `
  SELECT e.id FROM audit_events e
  WHERE NOT EXISTS (SELECT 1 FROM audit_seals s WHERE s.event_id = e.id)
    AND NOT EXISTS (SELECT 1 FROM audit_unsealed u WHERE u.event_id = e.id)
  ORDER BY e.id LIMIT ${MAX_PROBLEMS}`;

function problemOf({ position, eventId, hash, content }: Link, last: ChainHead): string | null {
  if (Number(position) !== last.position + 1) return `The chain has no row ${last.position + 1}.`;
  if (content === null) return `Row ${position}: event ${eventId} is missing from the log.`;
  const previous = last.position ? Buffer.from(last.hash, "hex") : CHAIN_START;
  return chainHash(previous, content).equals(hash)
    ? null
    : `Row ${position}: event ${eventId} was changed, or the chain was.`;
}

/** Scans the whole log, which exceeds a request's time limit. */
async function findUnchained(manager: EntityManager) {
  await allowLongStatements(manager, WHOLE_LOG_WITHIN_MS);
  const unchained = await manager.query<{ id: string }[]>(UNCHAINED);
  const [{ waiting }] = await manager.query<[{ waiting: number }]>(
    "SELECT count(*)::int AS waiting FROM audit_unsealed",
  );
  return { unchained, waiting };
}

/** Recomputes the chain. `known` is a previously exported head. */
export async function verifyAuditChain(manager: EntityManager, known: ChainHead | null): Promise<Verdict> {
  const problems: string[] = [];
  let head: ChainHead = { position: 0, hash: CHAIN_START.toString("hex") };
  for (let links: Link[] = [], isFirst = true; isFirst || links.length > 0; isFirst = false) {
    links = await manager.query<Link[]>(LINKS, [head.position]);
    for (const link of links) {
      const problem = problemOf(link, head);
      if (problem) problems.push(problem);
      head = { position: Number(link.position), hash: link.hash.toString("hex") };
      if (head.position === known?.position && head.hash !== known.hash)
        problems.push(`Row ${head.position} differs from the head that you gave: the chain was rewritten.`);
    }
  }
  if (known && known.position > head.position)
    problems.push(
      `The chain ends at row ${head.position}, before row ${known.position} that you gave: rows at its end are missing.`,
    );
  const { unchained, waiting } = await manager.transaction(findUnchained);
  problems.push(...unchained.map(({ id }) => `Event ${id} is not in the chain.`));
  return { problems: problems.slice(0, MAX_PROBLEMS), head, waiting };
}
