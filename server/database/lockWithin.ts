import type { EntityManager } from "typeorm";
import { QueryFailedError } from "typeorm";
import { LOCK_NOT_AVAILABLE, databaseFaultOf } from "../core/databaseFault";
import { Conflict } from "../core/errors";

const WITHIN_MS = 1000;

const SET_TIMEOUT = "SELECT set_config('lock_timeout', $1, true)";

/**
 * Runs a read that locks, in the manager's transaction. If another transaction holds the lock for long, it is refused with
 * the message: a person would wait for the statement timeout, on a connection of the pool, to read that the academy is busy.
 */
export async function lockWithin<Result>(
  manager: EntityManager,
  message: string,
  read: () => Promise<Result>,
): Promise<Result> {
  await manager.query(SET_TIMEOUT, [String(WITHIN_MS)]);
  try {
    const result = await read();
    await manager.query(SET_TIMEOUT, ["0"]);
    return result;
  } catch (error) {
    const isHeld = error instanceof QueryFailedError && databaseFaultOf(error) === LOCK_NOT_AVAILABLE;
    throw isHeld ? new Conflict(message) : error;
  }
}
