import type { Services } from "../../../platform/context";
import { BankImport } from "./bankImport.entity";
import type { Transaction } from "../../../platform/transaction";

/** Who has not been heard of for so long is taken for dead. */
const CLAIM_MS = 30_000;

/** Another process has taken over the work, or staff deleted the statement. */
export class LostClaim extends Error {}

export interface BankClaim {
  importId: string;
  until: Date;
  /** How often it was begun, this time included. */
  attempts: number;
}

const TAKE_NEXT = `
  UPDATE bank_imports SET claimed_until = $1, attempts = attempts + 1 WHERE id = (
    SELECT id FROM bank_imports
    WHERE state IN ('READING', 'APPLYING') AND (claimed_until IS NULL OR claimed_until <= $2)
    ORDER BY attempts, created_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING id, attempts`;

/** Claims the oldest work without a live claim, what has failed after all else; null where there is none. */
export async function takeNextImport({ dataSource, clock }: Services): Promise<BankClaim | null> {
  const now = clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const [rows] = await dataSource.query<[{ id: string; attempts: number }[], number]>(TAKE_NEXT, [
    until,
    now,
  ]);
  return rows[0] ? { importId: rows[0].id, until, attempts: rows[0].attempts } : null;
}

/** Goes on for another while, and writes down how far the work is; in the transaction of what was done. */
export async function goOn(
  { manager, services: { clock } }: Transaction,
  claim: BankClaim,
  columns: Partial<BankImport>,
): Promise<void> {
  const { importId: id, until: claimedUntil } = claim;
  // Never the same moment twice: it is what the claim is known by.
  const until = new Date(Math.max(clock.now().getTime() + CLAIM_MS, claimedUntil.getTime() + 1));
  const { affected } = await manager.update(
    BankImport,
    { id, claimedUntil },
    // What staff saw before is not what there is now.
    {
      claimedUntil: until,
      ...columns,
      // The network of the person who applied it is only for the audit rows of that work.
      ...(columns.state && { version: () => "version + 1", attempts: 0, appliedFrom: null }),
    },
  );
  if (!affected) throw new LostClaim();
  claim.until = until;
}
