/** How long a place in the waiting list is kept for an unconfirmed address; `tests/server/enrolment/confirmAddress.test.ts` compares it with the server's. */
export const LONG_HOLD = "24 hours";
