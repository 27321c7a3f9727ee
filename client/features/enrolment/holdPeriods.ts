/** How long the server holds an unpaid seat; `tests/server/enrolment/confirmAddress.test.ts` compares the two. */
export const LONG_HOLD = "24 hours";
/** While the e-mail address is not confirmed. */
export const SHORT_HOLD = "30 minutes";
