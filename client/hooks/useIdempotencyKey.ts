import { useCallback, useRef } from "react";

/** 144 bits: the server requires at least 128. */
const KEY_BYTES = 18;

/** `crypto.randomUUID` is missing on pages without HTTPS. */
function makeIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Returns the same key for the same content, so that a retry or a double click counts once; `forget` ends that. */
export function useIdempotencyKey() {
  const last = useRef({ content: "", key: "" });

  const keyFor = useCallback((input: object): string => {
    const content = JSON.stringify(input);
    if (last.current.content !== content) last.current = { content, key: makeIdempotencyKey() };
    return last.current.key;
  }, []);

  const forget = useCallback(() => {
    last.current = { content: "", key: "" };
  }, []);

  return { keyFor, forget };
}
