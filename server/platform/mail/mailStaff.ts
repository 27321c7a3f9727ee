import type { Services } from "../context";
import type { Letter } from "./queueLetter";
import { queueLetter } from "./queueLetter";
import type { Transaction } from "../transaction";

export type StaffMailServices = Pick<Services, "people" | "clock" | "jobs" | "security">;

/** E-mails every administrator, in the caller's transaction. */
export async function mailStaff(
  { manager, services }: Transaction<StaffMailServices>,
  letter: Omit<Letter, "to">,
): Promise<void> {
  for (const to of await services.people.staffEmails(manager))
    await queueLetter({ manager, services }, { ...letter, to });
}
