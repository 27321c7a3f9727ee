/** JSON for a script element: escapes `<`, so that nothing closes the element or opens a comment. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
