/** A row's id as PostgreSQL writes it: the source of a pattern. */
export const UUID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const UUID = new RegExp(`^${UUID_PATTERN}$`);

/** Whether it is an id in its one spelling, as the server itself writes it. */
export function isCanonicalUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

/**
 * The one spelling of a row's id: in lower case. Null for anything but such an id in any letter case, also for the forms
 * that PostgreSQL reads besides, such as with braces or without hyphens.
 */
export function canonicalUuid(value: unknown): string | null {
  const id = typeof value === "string" ? value.toLowerCase() : null;
  return isCanonicalUuid(id) ? id : null;
}
