/** Prefixes the radio buttons between two values, which are no fields of the record. */
export const CHOICE = "choice:";
