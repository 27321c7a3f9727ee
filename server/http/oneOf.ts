import { Invalid } from "../core/errors";

interface Choice<Value> {
  field: string;
  values: Record<string, Value>;
  text: string | undefined;
}

/** Null if blank; throws on an unknown value. */
export function oneOf<Value extends string>({ field, values, text }: Choice<Value>): Value | null {
  if (!text) return null;
  const found = Object.values(values).find((value: string) => value === text);
  if (!found) throw new Invalid([{ field, message: "There is no such choice." }]);
  return found;
}
