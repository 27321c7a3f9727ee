/** The states of a letter, as staff call them. */
export const LETTER_STATES = { QUEUED: "Waiting", SENT: "Sent", FAILED: "Dead", KEPT: "Kept here" } as const;
