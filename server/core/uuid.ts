export const UUID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const UUID = new RegExp(`^${UUID_PATTERN}$`);

export function isCanonicalUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

/** Null for any other text, even forms that PostgreSQL accepts, such as braces or no hyphens. */
export function canonicalUuid(value: unknown): string | null {
  const id = typeof value === "string" ? value.toLowerCase() : null;
  return isCanonicalUuid(id) ? id : null;
}
