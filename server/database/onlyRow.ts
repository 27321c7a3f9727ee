/** The id of the row in a single-row table, such as the site's settings. */
export const ONLY_ROW = "00000000-0000-4000-8000-000000000001";

/** The id of its draft. */
export const DRAFT_ROW = "00000000-0000-4000-8000-000000000002";
