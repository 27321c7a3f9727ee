import { isUtf8 } from "node:buffer";
import { utf16Of } from "./utf16Of";

/** UTF-8 or UTF-16, else Windows-1252, without a byte order mark. */
export function decodeText(bytes: Buffer): string {
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
  return new TextDecoder(encoding).decode(bytes);
}
