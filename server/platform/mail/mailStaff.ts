import type { Services } from "../context";
import type { Email } from "./queueEmail";
import { queueEmails } from "./queueEmail";
import type { Transaction } from "../transaction";

export type StaffMailServices = Pick<Services, "people" | "clock" | "jobs">;

export async function mailStaff(
  { manager, services }: Transaction<StaffMailServices>,
  email: Omit<Email, "to" | "isToUnverified">,
): Promise<void> {
  const addresses = await services.people.staffEmails(manager);
  await queueEmails(
    { manager, services },
    addresses.map((to) => ({ ...email, to })),
  );
}
