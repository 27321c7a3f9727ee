import { Invalid } from "../../core/errors";
import type { SendContactMessageInput } from "./contact.inputs";
import { ContactDesk } from "./contact.values";

type OwnField = "phone" | "message" | "state" | "role" | "organization" | "topic";

/** Beyond the names and e-mail address that every desk requires. */
const REQUIRED: Record<ContactDesk, OwnField[]> = {
  [ContactDesk.HELP]: ["phone", "message"],
  [ContactDesk.MENTORS]: ["phone", "state", "role"],
  [ContactDesk.PARTNERS]: ["state", "organization", "topic"],
};

const OPTIONAL: Record<ContactDesk, OwnField[]> = {
  [ContactDesk.HELP]: [],
  [ContactDesk.MENTORS]: ["message"],
  [ContactDesk.PARTNERS]: ["phone", "message"],
};

export function refuseMissing(input: SendContactMessageInput): void {
  const missing = REQUIRED[input.desk].filter((field) => !input[field]?.trim());
  if (missing.length > 0) throw new Invalid(missing.map((field) => ({ field, message: "Required" })));
}

export function isAskedFor(desk: ContactDesk, field: OwnField): boolean {
  return REQUIRED[desk].includes(field) || OPTIONAL[desk].includes(field);
}
