/** SQL: staff may still approve it, as `canApprove` has it. `order` is the alias of `registrations`. */
export function isUndecidedSql(order: string): string {
  return `(${order}.state IN ('STARTED', 'SUBMITTED') OR (${order}.state = 'REJECTED' AND ${order}.hold_until IS NOT NULL))`;
}

/**
 * SQL: it has its turn in the waiting list. Anyone can type an address, so an unconfirmed one has none, unless `isEach`:
 * no address can be confirmed.
 */
export function isInLineSql(order: string, isEach: string): string {
  return `(${order}.state = 'WAITING' AND (${order}.email_confirmed_at IS NOT NULL OR ${isEach}))`;
}

/** SQL: it waits for a seat or for a decision, or is confirmed. */
export function isLiveSql(order: string): string {
  return `(${order}.state IN ('WAITING', 'CONFIRMED') OR ${isUndecidedSql(order)})`;
}

/**
 * SQL: it is known to be its address's own. Anyone can type an address and any 12 digits: unless staff have confirmed it,
 * that takes a confirmed address, or `isEach`.
 */
export function isOwnersSql(order: string, isEach: string): string {
  return `(${order}.state = 'CONFIRMED' OR ${order}.email_confirmed_at IS NOT NULL OR ${isEach})`;
}
