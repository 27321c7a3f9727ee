/** Names of drafts whose text is being sent: what replaces a form on success must not restore it. */
export const draftsBeingSent = new Set<string>();
