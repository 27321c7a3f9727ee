import type { EntityManager } from "typeorm";
import { QueryFailedError } from "typeorm";
import { LOCK_NOT_AVAILABLE, databaseFaultOf } from "../core/databaseFault";
import { Conflict } from "../core/errors";

const WITHIN_MS = 1000;

const SET_TIMEOUT = "SELECT set_config('lock_timeout', $1, true)";

/** Fails early with this message: a long wait for a lock would hold a pool connection. */
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
