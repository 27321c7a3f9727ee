import type { ValidationRule } from "graphql";
import { Refusal } from "../errors";

// Control characters but tab and line ends: PostgreSQL cannot store NUL, and the others only deceive.

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export function isHostile(text: string): boolean {
  return CONTROL.test(text) || !text.isWellFormed();
}

export const HOSTILE_TEXT = "Please remove control characters and broken letters.";

function refusal(): Refusal {
  return new Refusal("BAD_USER_INPUT", HOSTILE_TEXT, { http: { status: 400 } });
}

function holdsHostileText(value: unknown): boolean {
  if (typeof value === "string") return isHostile(value);
  if (Array.isArray(value)) return value.some(holdsHostileText);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isHostile(key) || holdsHostileText(inner));
}

export function refuseHostileText(input: unknown): void {
  if (holdsHostileText(input)) throw refusal();
}

export const hostileLiteralRule: ValidationRule = (context) => ({
  StringValue: (node) => {
    if (isHostile(node.value)) context.reportError(refusal());
  },
});
