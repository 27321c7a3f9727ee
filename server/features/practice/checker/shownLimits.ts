export const MAX_TEXT = 2000;
/** As long as what a test may expect. */
export const MAX_SHOWN = 20_000;
