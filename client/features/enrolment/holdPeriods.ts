/** How long the server holds an unpaid seat: see `server/features/enrolment/holds.ts`. */
export const LONG_HOLD = "24 hours";
/** While the e-mail address is not confirmed. */
export const SHORT_HOLD = "30 minutes";
