import { visiblePart } from "./invisible";

const NOT_COUNTED = /[\s\p{M}]/gu;

export function normalCode(code: string): string {
  return visiblePart(code).trim();
}

export function visibleLength(code: string): number {
  return [...normalCode(code).replace(NOT_COUNTED, "")].length;
}
