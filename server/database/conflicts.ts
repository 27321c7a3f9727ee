import { QueryFailedError } from "typeorm";
import { Conflict } from "../core/errors";

interface DriverError {
  code?: string;
  constraint?: string;
}

/** Null unless the statement violated a unique index. */
export function brokenUniqueIndex(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as DriverError;
  return code === "23505" ? (constraint ?? "") : null;
}

export type Taken = Record<string, { field: string; message: string }>;

/** Catches a unique violation, because a read beforehand would race. */
export async function refuseDuplicates<Result>(taken: Taken, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const problem = taken[brokenUniqueIndex(error) ?? ""];
    if (!problem) throw error;
    throw new Conflict(problem.message, { fields: [problem] });
  }
}

/** Catches a foreign key violation, because a read beforehand would race. */
export async function refuseReferenced<Result>(
  message: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isHeld = error instanceof QueryFailedError && (error.driverError as DriverError).code === "23503";
    if (!isHeld) throw error;
    throw new Conflict(message);
  }
}
