import type { Services } from "../context";
import type { Email } from "./queueEmail";
import { queueEmail } from "./queueEmail";
import type { Transaction } from "../transaction";

export type StaffMailServices = Pick<Services, "people" | "clock" | "jobs" | "security">;

export async function mailStaff(
  { manager, services }: Transaction<StaffMailServices>,
  email: Omit<Email, "to">,
): Promise<void> {
  for (const to of await services.people.staffEmails(manager))
    await queueEmail({ manager, services }, { ...email, to });
}
