/** Begins the names of the radio buttons that choose between two values: no field of the record. */
export const CHOICE = "choice:";
