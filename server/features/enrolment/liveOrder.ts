/** SQL: staff may still approve it, as `canApprove` has it. `order` is the alias of `registrations`. */
export function isUndecidedSql(order: string): string {
  return `(${order}.state IN ('STARTED', 'SUBMITTED') OR (${order}.state = 'REJECTED' AND ${order}.hold_until IS NOT NULL))`;
}

/** SQL: it waits for a seat or for a decision, or is confirmed. */
export function isLiveSql(order: string): string {
  return `(${order}.state IN ('WAITING', 'CONFIRMED') OR ${isUndecidedSql(order)})`;
}
