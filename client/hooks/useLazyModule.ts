import { useEffect } from "react";
import { loadOnFirstInteraction } from "../startup/firstInteraction";

/** A chunk that takes longer is lost: the connection hangs. */
const DEADLINE_MS = 30_000;

async function deadline(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), DEADLINE_MS));
}

/** Preloads a module at the first sign of a person; resolves to null on failure. `load` must be a stable function. */
export function useLazyModule<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  useEffect(() => loadOnFirstInteraction(load), [load]);
  return async () => Promise.race([load().catch(() => null), deadline()]);
}
