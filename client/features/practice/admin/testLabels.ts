import type { TestKind } from "../../../apollo/schema.generated";
import { describeStructure } from "../feedback/structureWords";

export const TEST_KINDS: Record<TestKind, string> = {
  CALL: "Value: what a call returns",
  PROGRAM: "Program: what it prints",
  RAISES: "Error: what a call raises",
  STRUCTURE: "Structure: what the code uses",
  ROWS: "Rows: what the query returns",
};

interface Named {
  kind: TestKind;
  call: string;
  about: string;
  uses?: string[];
  avoids?: string[];
}

export function testName({ kind, call, about, uses = [], avoids = [] }: Named): string {
  if (call || about) return call || about;
  return kind === "STRUCTURE" && uses.length + avoids.length > 0
    ? describeStructure({ uses, avoids })
    : (TEST_KINDS[kind].split(":")[0] ?? "");
}
