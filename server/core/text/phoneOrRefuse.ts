import { normalisePhone, phoneProblem } from "./phone";
import { Invalid } from "../errors";

/** Null if blank; throws `Invalid` for its field if it is no phone. */
export function phoneOrRefuse(typed: string | null | undefined, field = "phone"): string | null {
  if (!typed?.trim()) return null;
  const phone = normalisePhone(typed);
  if (!phone) throw new Invalid([{ field, message: phoneProblem(typed) }]);
  return phone;
}
