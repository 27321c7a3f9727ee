import type { EntityManager } from "typeorm";
import type { StaffMailServices } from "./mail/mailStaff";
import { mailStaff } from "./mail/mailStaff";

interface News {
  subject: string;
  paragraphs: string[];
}

/** E-mails every administrator about a sensitive change, so that a stolen session does not stay unnoticed. */
export async function tellStaff(
  manager: EntityManager,
  services: StaffMailServices,
  { subject, paragraphs }: News,
): Promise<void> {
  await mailStaff(manager, services, {
    kind: "staffNotice",
    subject,
    paragraphs: [...paragraphs, "If this was not agreed, change your password and check the Security page."],
    action: { label: "Open the Security page", path: "/cms/security" },
  });
}
