import type { DataSource, EntityManager } from "typeorm";
import { MINUTE_MS } from "../../../core/clock";
import type { Context, Services } from "../../../platform/context";
import { createContext } from "../../createContext";
import type { Pack } from "../read/readPack";
import { importCourses } from "./importCourses";
import { importExercises } from "./importExercises";
import { importFiles } from "./importFiles";
import { importSite } from "./importSite";
import { importWorkshops } from "./importWorkshops";
import type { Importing } from "./importing";

/** The checker runs the solution of each exercise that changes. */
const IDLE_MS = 5 * MINUTE_MS;
const NO_COOKIE = { read: () => null, set: () => {}, clear: () => {} };

class DryRun extends Error {}

/** Of a command on the server, which has no account. What it saves is part of `manager`'s transaction. */
function contextWithin(manager: EntityManager, services: Services): Context {
  const dataSource = Object.create(services.dataSource, {
    manager: { value: manager },
    transaction: {
      value: async (work: (inner: EntityManager) => Promise<unknown>) => manager.transaction(work),
    },
  }) as DataSource;
  return createContext(
    { ...services, dataSource },
    {
      clientAddress: "",
      userAgent: "",
      pageAccount: null,
      signal: new AbortController().signal,
      cookies: { session: NO_COOKIE, visitor: NO_COOKIE, device: NO_COOKIE },
    },
  );
}

/**
 * Brings the academy's content in line with the pack, all of it or nothing; deletes nothing. Returns what is new or
 * changed, a line each. Throws `PackRefused` if the academy cannot take it.
 */
export async function importPack(
  services: Services,
  pack: Pack,
  { isDryRun }: { isDryRun: boolean },
): Promise<string[]> {
  const changes: string[] = [];
  try {
    await services.dataSource.transaction(async (manager) => {
      await manager.query("SELECT set_config('idle_in_transaction_session_timeout', $1, true)", [
        String(IDLE_MS),
      ]);
      const context = contextWithin(manager, services);
      const importing: Importing = { context, manager, found: new Map(), changes };
      await importFiles(importing, pack);
      await importExercises(importing, pack);
      await importCourses(importing, pack);
      await importWorkshops(importing, pack);
      await importSite(importing, pack);
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return changes;
}
