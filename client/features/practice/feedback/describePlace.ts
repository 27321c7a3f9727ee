import type { CodePlace } from "../../../../labs/engine/jobs";

/** Such as "After its first steps it was still at line 3, where total = 345, i = 0." */
export function describePlace({ line, values }: Pick<CodePlace, "line" | "values">): string {
  const where = values.length > 0 ? `, where ${values.join(", ")}` : "";
  return `After its first steps it was still at line ${line}${where}.`;
}
