/** FNV-1a, for drawings that never change and for cache busting; never for secrets. */
export function hashText(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}
