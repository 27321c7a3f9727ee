import { useEffect } from "react";
import { loadAtFirstSign } from "../startup/firstSign";

/** A file that does not come by then was lost: the line hangs. */
const DEADLINE_MS = 30_000;

async function deadline(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), DEADLINE_MS));
}

/**
 * What only a submit needs, in a file that loads at the first sign of a person. Resolves to null where the file does not
 * come: many browsers then keep the failure until the page is reloaded. `load` is always the same function.
 */
export function useLateModule<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  useEffect(() => loadAtFirstSign(load), [load]);
  return async () => Promise.race([load().catch(() => null), deadline()]);
}
