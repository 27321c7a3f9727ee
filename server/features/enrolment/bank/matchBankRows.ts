import { allowLongStatements } from "../../../database/allowLongStatements";
import type { NotifyServices } from "../../../platform/notifications/news";
import type { Transaction } from "../../../platform/transaction";
import { isUndecidedSql } from "../registration/liveOrder";
import { fitOrders } from "./fitOrders";
import { findTakenBack } from "./takenBack";

/** Longer than a request's statement may take; the page waits 30 seconds. */
const MATCH_WITHIN_MS = 20_000;

/** What staff assigned by hand stays. */
const FORGET = `
  UPDATE bank_rows SET reason = NULL, registration_id = NULL, reference = NULL, utr = utrs[1],
    match = CASE WHEN state_word IS NULL OR is_unclear THEN 'REST' ELSE 'NO_PAYMENT' END
  WHERE import_id = $1 AND (match IN ('EXACT', 'DOUBTFUL', 'KNOWN') OR reason = 'TAKEN_BACK')
    AND reason IS DISTINCT FROM 'ASSIGNED' AND applied_at IS NULL AND settled_at IS NULL`;

const CREDITS = `import_id = $1 AND match = 'REST' AND amount_paise > 0 AND settled_at IS NULL`;

/** Of all numbers that may be the UTR, the one that an order has wins. */
const CHOOSE_UTR = `
  WITH known AS (
    SELECT DISTINCT ON (b.id) b.id, p.utr
    FROM bank_rows b CROSS JOIN unnest(b.utrs) WITH ORDINALITY AS candidate (utr, place)
    JOIN payment_proofs p ON p.utr = candidate.utr
    WHERE ${CREDITS}
    ORDER BY b.id, p.is_withdrawn, candidate.place
  )
  UPDATE bank_rows b SET utr = k.utr FROM known k WHERE b.id = k.id AND b.utr IS DISTINCT FROM k.utr`;

const CHOOSE_REFERENCE = `
  WITH known AS (
    SELECT DISTINCT ON (b.id) b.id, r.reference
    FROM bank_rows b CROSS JOIN unnest(b."references") WITH ORDINALITY AS candidate (reference, place)
    JOIN registrations r ON r.reference = candidate.reference
    WHERE ${CREDITS}
    ORDER BY b.id, candidate.place
  )
  UPDATE bank_rows b SET reference = k.reference FROM known k WHERE b.id = k.id`;

const IS_UNDECIDED = isUndecidedSql("r");

/** SQL: the payment confirmed an order that was cancelled since, whose payer may have the money back. */
export function hasPaidAnother(utr: string, order: string): string {
  return `EXISTS (SELECT 1 FROM payment_proofs spent
    JOIN registration_events past ON past.registration_id = spent.registration_id AND past.state = 'CONFIRMED'
    WHERE spent.utr = ${utr} AND spent.registration_id <> ${order})`;
}

/** Rows whose UTR a person gave. Prefers the UTR's current registration; a withdrawn UTR ranks below another order's reference. */
const BY_UTR = `
  WITH credits AS (
    SELECT id, utr, utrs, reference, amount_paise, count(*) OVER (PARTITION BY utr) AS twins
    FROM bank_rows
    WHERE ${CREDITS} AND utr IS NOT NULL
  ), found AS (
    SELECT DISTINCT ON (c.id) c.id, r.id AS registration_id,
      CASE
        WHEN named.id IS NOT NULL THEN 'REFERENCE_DIFFERS'
        WHEN (SELECT count(DISTINCT utr) FROM payment_proofs WHERE utr = ANY(c.utrs)) > 1 THEN 'SEVERAL_ORDERS'
        WHEN r.state = 'CONFIRMED' AND c.amount_paise <> r.amount_rupees::bigint * 100 THEN 'CONFIRMED_AMOUNT_DIFFERS'
        WHEN r.state = 'CONFIRMED' THEN 'IS_CONFIRMED'
        WHEN p.is_withdrawn OR NOT ${IS_UNDECIDED} THEN CASE r.state WHEN 'WAITING' THEN 'IS_WAITING' ELSE 'IS_CLOSED' END
        WHEN c.twins > 1 OR ${hasPaidAnother("c.utr", "r.id")} THEN 'UTR_TWICE'
        WHEN c.amount_paise <> r.amount_rupees::bigint * 100 THEN 'AMOUNT_DIFFERS'
        WHEN r.state = 'REJECTED' THEN 'WAS_REJECTED'
      END AS reason
    FROM credits c
    JOIN payment_proofs p ON p.utr = c.utr
    JOIN registrations r ON r.id = p.registration_id
    LEFT JOIN registrations named ON named.reference = c.reference AND named.id <> r.id
    WHERE named.id IS NULL OR NOT p.is_withdrawn
    ORDER BY c.id, p.is_withdrawn, r.created_at DESC
  )
  UPDATE bank_rows b SET
    registration_id = f.registration_id,
    reason = f.reason,
    match = CASE WHEN f.reason IS NULL THEN 'EXACT' WHEN f.reason = 'IS_CONFIRMED' THEN 'KNOWN' ELSE 'DOUBTFUL' END
  FROM found f WHERE b.id = f.id`;

/** Rows with an order's reference and a UTR that no registration has. */
const BY_REFERENCE = `
  WITH found AS (
    SELECT b.id, r.id AS registration_id,
      CASE
        WHEN r.state = 'CONFIRMED' AND p.utr IS NOT NULL AND b.utr IS NOT NULL THEN 'PAID_AGAIN'
        WHEN r.state = 'CONFIRMED' AND b.amount_paise <> r.amount_rupees::bigint * 100 THEN 'CONFIRMED_AMOUNT_DIFFERS'
        WHEN r.state = 'CONFIRMED' AND b.utr IS NOT NULL
          THEN CASE WHEN count(b.utr) OVER (PARTITION BY r.id) > 1 THEN 'PAID_AGAIN' ELSE 'UTR_TO_KEEP' END
        WHEN r.state = 'CONFIRMED' THEN 'IS_CONFIRMED'
        WHEN r.state = 'WAITING' THEN 'IS_WAITING'
        WHEN NOT ${IS_UNDECIDED} THEN 'IS_CLOSED'
        WHEN b.amount_paise <> r.amount_rupees::bigint * 100 THEN 'REFERENCE_AMOUNT_DIFFERS'
        WHEN r.state = 'REJECTED' THEN 'WAS_REJECTED'
        WHEN p.utr IS NOT NULL AND b.utr IS NOT NULL THEN 'UTR_DIFFERS'
        ELSE 'REFERENCE_ONLY'
      END AS reason
    FROM bank_rows b
    JOIN registrations r ON r.reference = b.reference
    LEFT JOIN payment_proofs p ON p.registration_id = r.id AND NOT p.is_withdrawn
    WHERE b.import_id = $1 AND b.match = 'REST' AND b.amount_paise > 0 AND b.settled_at IS NULL AND b.reference IS NOT NULL
  )
  UPDATE bank_rows b SET
    registration_id = f.registration_id,
    reason = f.reason,
    match = CASE WHEN f.reason IN ('IS_CONFIRMED', 'UTR_TO_KEEP') THEN 'KNOWN' ELSE 'DOUBTFUL' END
  FROM found f WHERE b.id = f.id`;

const APPLIED_BEFORE = `
  UPDATE bank_rows b SET match = 'KNOWN', reason = 'APPLIED_BEFORE', registration_id = e.registration_id
  FROM bank_rows e
  WHERE b.import_id = $1 AND b.applied_at IS NULL AND b.settled_at IS NULL AND b.amount_paise > 0
    AND b.match NOT IN ('BAD', 'NO_PAYMENT')
    AND e.utr = b.utr AND e.applied_at IS NOT NULL AND e.id <> b.id`;

/** The payer may have the money back: staff settled this payment for the same registration, or for none, in another statement. */
const SETTLED_BEFORE = `
  UPDATE bank_rows b SET match = 'KNOWN', reason = 'SETTLED_BEFORE'
  FROM bank_rows e
  WHERE b.import_id = $1 AND b.match IN ('EXACT', 'DOUBTFUL', 'REST') AND b.applied_at IS NULL AND b.settled_at IS NULL
    AND e.utr = b.utr AND e.amount_paise > 0 AND b.amount_paise > 0
    AND (e.registration_id = b.registration_id OR (b.match = 'REST' AND e.amount_paise = b.amount_paise))
    AND e.settled_at IS NOT NULL AND e.id <> b.id`;

/** A row whose state or direction staff must judge is never exact. */
const UNCLEAR = `
  UPDATE bank_rows SET match = 'DOUBTFUL', reason = 'UNCLEAR'
  WHERE import_id = $1 AND is_unclear AND applied_at IS NULL AND settled_at IS NULL
    AND (match IN ('EXACT', 'DOUBTFUL', 'REST') OR reason = 'UTR_TO_KEEP') AND reason IS DISTINCT FROM 'ASSIGNED'`;

const COMPARE = [FORGET, CHOOSE_UTR, CHOOSE_REFERENCE, BY_UTR, BY_REFERENCE, APPLIED_BEFORE, SETTLED_BEFORE];

export async function matchBankRows(
  { manager, services }: Transaction<NotifyServices>,
  importId: string,
): Promise<void> {
  await allowLongStatements(manager, MATCH_WITHIN_MS);
  for (const statement of COMPARE) await manager.query(statement, [importId]);
  await fitOrders(manager, importId);
  await manager.query(UNCLEAR, [importId]);
  await findTakenBack({ manager, services }, importId);
}
