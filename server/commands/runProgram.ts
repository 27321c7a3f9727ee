import { ConfigError } from "../core/environment";
import { LOCK_NOT_AVAILABLE, databaseFaultOf } from "../core/databaseFault";

const LOCKED =
  "A migration could not lock a table that another connection uses, e.g. a backup. Please start again when that has ended.";

/** The external reason for a failure; null for a bug. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  const fault = databaseFaultOf(error);
  if (fault === LOCK_NOT_AVAILABLE) return LOCKED;
  return fault && `The database became unavailable (${fault}). Please start again.`;
}

/** Ends with one line and no stack on a wrong setting or a lost database. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}
