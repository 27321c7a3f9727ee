import { useEffect } from "react";
import { loadAtFirstSign } from "./firstSign";

/**
 * What only a submit needs, in a file that loads at the first sign of a person. Resolves to null where the file does not
 * come. `load` is always the same function.
 */
export function useLateModule<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  useEffect(() => loadAtFirstSign(load), [load]);
  return async () => load().catch(() => null);
}
