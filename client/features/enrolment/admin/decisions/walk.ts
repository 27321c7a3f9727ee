/** The list from which a registration was opened; kept by the browser with the place in its history. */
export interface Walk {
  /** Its registrations, in their order. */
  ids: string[];
  /** Its address. */
  from: string;
}

/** What the history kept; nothing where the registration was opened by its address. */
export function walkIn(kept: unknown): Walk | null {
  if (typeof kept !== "object" || kept === null || !("ids" in kept) || !("from" in kept)) return null;
  const { ids, from } = kept;
  return Array.isArray(ids) && typeof from === "string" ? { ids: ids.map(String), from } : null;
}
