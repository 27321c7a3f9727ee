import type { EntityManager } from "typeorm";
import { NotificationKind } from "../../../platform/notifications/notificationKinds";
import type { NotifyServices } from "../../../platform/notifications/news";
import { notify } from "../../../platform/notifications/notify";
import type { Transaction } from "../../../platform/transaction";
import type { BankRow } from "./bankRow.entity";
import { BankMatch } from "./bankRow.entity";

/** Credits of this statement that a debit of any statement takes back. */
const CREDITS = `
  UPDATE bank_rows b SET reason = 'TAKEN_BACK',
    match = CASE WHEN registration_id IS NULL THEN 'REST' ELSE 'DOUBTFUL' END
  WHERE b.import_id = $1 AND b.amount_paise > 0 AND b.applied_at IS NULL AND b.settled_at IS NULL
    AND (b.match IN ('EXACT', 'DOUBTFUL', 'REST') OR b.reason IN ('IS_CONFIRMED', 'UTR_TO_KEEP'))
    AND (b.utr, -b.amount_paise) IN (
      SELECT candidate.utr, d.amount_paise FROM bank_rows d CROSS JOIN unnest(d.utrs) AS candidate (utr)
      WHERE d.amount_paise < 0)`;

/** Debits of this statement that take back the payment of a confirmed order. */
const DEBITS = `
  WITH debits AS (
    SELECT b.id, b.amount_paise, candidate.utr FROM bank_rows b CROSS JOIN unnest(b.utrs) AS candidate (utr)
    WHERE b.import_id = $1 AND b.amount_paise < 0 AND b.settled_at IS NULL
  ), found AS (
    SELECT DISTINCT ON (d.id) d.id, r.id AS registration_id, r.reference, r.title
    FROM debits d JOIN payment_proofs p ON p.utr = d.utr AND NOT p.is_withdrawn
    JOIN registrations r ON r.id = p.registration_id AND r.state = 'CONFIRMED'
    WHERE (r.amount_rupees::bigint * 100 = -d.amount_paise OR EXISTS (
        SELECT 1 FROM bank_rows e WHERE e.utr = d.utr AND e.applied_at IS NOT NULL AND e.amount_paise = -d.amount_paise))
      AND NOT EXISTS (
        SELECT 1 FROM bank_rows e WHERE e.registration_id = r.id AND e.settled_at IS NOT NULL
          AND e.amount_paise = d.amount_paise AND e.id <> d.id)
    ORDER BY d.id
  ), marked AS (
    UPDATE bank_rows b SET match = 'DOUBTFUL', reason = 'TAKEN_BACK', registration_id = f.registration_id
    FROM found f WHERE b.id = f.id
  )
  SELECT DISTINCT registration_id AS id, reference, title FROM found`;

/** Finds payments that the bank took back, and tells staff if their order is confirmed already. */
export async function findTakenBack(
  { manager, services }: Transaction<NotifyServices>,
  importId: string,
): Promise<void> {
  await manager.query(CREDITS, [importId]);
  type Order = { id: string; reference: string; title: string };
  const orders = await manager.query<Order[]>(DEBITS, [importId]);
  for (const { id, reference, title } of orders) {
    await notify(
      { manager, services },
      {
        kind: NotificationKind.PAYMENT_TAKEN_BACK,
        recipients: await services.people.staffIds(manager),
        title: `The bank took back the payment of ${reference}`,
        text: `The order for ${title} is confirmed. Check the payment, then cancel the order or settle the row.`,
        path: `/cms/payments/${importId}?rows=${BankMatch.DOUBTFUL}`,
        aboutId: id,
        isOnce: true,
      },
    );
  }
}

const IS_TAKEN_BACK = `
  SELECT 1 FROM bank_rows WHERE amount_paise < 0 AND amount_paise = -$1::bigint AND utrs @> ARRAY[$2::text] LIMIT 1`;

/** Also by a statement that was imported after the row was compared. */
export async function isTakenBack(manager: EntityManager, { utr, amountPaise }: BankRow): Promise<boolean> {
  const debits = await manager.query<object[]>(IS_TAKEN_BACK, [amountPaise, utr]);
  return debits.length > 0;
}
