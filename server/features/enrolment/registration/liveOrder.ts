/** SQL of `canApprove`. `order` is the alias of `registrations`. */
export function isUndecidedSql(order: string): string {
  return `(${order}.state IN ('STARTED', 'SUBMITTED') OR (${order}.state = 'REJECTED' AND ${order}.hold_until IS NOT NULL))`;
}

/** SQL of `isAddressTrusted`: `isEach` is true without a mail server. */
export function isTrustedSql(order: string, isEach: string): string {
  return `(${order}.email_confirmed_at IS NOT NULL OR ${order}.phone_confirmed_at IS NOT NULL OR ${isEach})`;
}

/** SQL of `canConfirmByPhone`. */
export function isUnconfirmedSql(order: string): string {
  return `(${order}.state IN ('WAITING', 'STARTED', 'SUBMITTED') AND NOT ${isTrustedSql(order, "false")})`;
}

/** SQL: has a turn in the waiting list. Anyone can type an address, so it must be trusted. */
export function isInLineSql(order: string, isEach: string): string {
  return `(${order}.state = 'WAITING' AND ${isTrustedSql(order, isEach)})`;
}

/** SQL: waits for a seat or a decision, or is confirmed. */
export function isLiveSql(order: string): string {
  return `(${order}.state IN ('WAITING', 'CONFIRMED') OR ${isUndecidedSql(order)})`;
}

/** SQL: proven to belong to its address: confirmed by staff or by e-mail, or `isEach` (no mail server). */
export function isOwnersSql(order: string, isEach: string): string {
  return `(${order}.state = 'CONFIRMED' OR ${order}.email_confirmed_at IS NOT NULL OR ${isEach})`;
}
