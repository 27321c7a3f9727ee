const KEY_BYTES = 16;

/** By which the server knows the same message again. (`randomUUID` is missing where a page is not on https.) */
export function makeSendingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
