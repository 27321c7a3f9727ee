export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}
