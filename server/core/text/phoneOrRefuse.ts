import { normalisePhone, phoneProblem } from "./phone";
import { Invalid } from "../errors";

/** The number in one form; null where nothing was typed; refused in words beside its field where it is none. */
export function phoneOrRefuse(typed: string | null | undefined, field = "phone"): string | null {
  if (!typed?.trim()) return null;
  const phone = normalisePhone(typed);
  if (!phone) throw new Invalid([{ field, message: phoneProblem(typed) }]);
  return phone;
}
