/** A text in JSON, and the colon behind it where it is an object's key. */
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

function countKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value).reduce((count: number, child: unknown) => count + countKeys(child), 0);
  return Array.isArray(value) ? inner : inner + Object.keys(value).length;
}

/** Whether an object in this JSON has a key twice: readers differ in which of the two counts. `parsed` is its value. */
export function hasDuplicateKeys(json: string, parsed: unknown): boolean {
  let written = 0;
  for (const [, colon] of json.matchAll(TEXT)) if (colon) written += 1;
  return written !== countKeys(parsed);
}
