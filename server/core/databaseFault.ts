/** SQLSTATE classes: connection, authorization, resources (disk, connections), operator intervention, system error. */
const UNAVAILABLE_CLASS = /^(08|28|53|57|58)[0-9A-Z]{3}$/;
export const LOCK_NOT_AVAILABLE = "55P03";
const UNAVAILABLE_STATES = new Set([
  "25006", // read-only: a standby, or a managed server with a full disk
  "25P03", // idle in transaction for too long
  "3D000", // the database does not exist
  "40P01", // deadlock
  LOCK_NOT_AVAILABLE,
]);
/** System call errors of the network and DNS. */
const UNREACHABLE = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** Messages of pg and its pool that carry no code. */
const LOST =
  /^Connection terminated|^timeout e(xceeded when trying to connect|xpired)$|^Cannot use a pool|is not queryable$/;
const LOST_NAMES = new Set([
  "QueryRunnerAlreadyReleasedError",
  "QueryRunnerProviderAlreadyReleasedError",
  "TransactionNotStartedError",
]);

interface Nested extends Error {
  isConnectFailure?: boolean;
  code?: unknown;
  syscall?: unknown;
  errors?: unknown;
  originalError?: unknown;
  driverError?: unknown;
}

/** Outermost first. */
export function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const { errors, originalError, driverError }: Nested = error;
  const inner = [...(Array.isArray(errors) ? (errors as unknown[]) : []), originalError, driverError];
  return [error, ...inner.flatMap(causesOf)];
}

/** Marks a refused connection, because its SQLSTATE means something else elsewhere. */
export function asConnectFailure(error: Error): Error {
  return Object.assign(error, { isConnectFailure: true });
}

function faultOf({ code, syscall, name, message, isConnectFailure }: Nested): string | null {
  if (typeof code === "string") {
    if (isConnectFailure) return code;
    if (UNAVAILABLE_CLASS.test(code) || UNAVAILABLE_STATES.has(code)) return code;
    // A client that hangs up has such a code too, but no system call.
    if (UNREACHABLE.has(code) && syscall) return code;
  }
  return LOST.test(message) || LOST_NAMES.has(name) ? "connection lost" : null;
}

/** The SQLSTATE or error code of an outage; null for other errors. */
export function databaseFaultOf(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    const fault = faultOf(cause);
    if (fault) return fault;
  }
  return null;
}
