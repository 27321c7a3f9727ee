import type { StaffMailServices } from "./mailStaff";
import { mailStaff } from "./mailStaff";
import type { Transaction } from "../transaction";

interface News {
  subject: string;
  paragraphs: string[];
}

/** E-mails every administrator about a sensitive change, to reveal a stolen session. */
export async function notifyStaff(
  { manager, services }: Transaction<StaffMailServices>,
  { subject, paragraphs }: News,
): Promise<void> {
  await mailStaff(
    { manager, services },
    {
      kind: "staffNotice",
      subject,
      paragraphs: [...paragraphs, "If this wasn’t agreed, change your password and check the Security page."],
      action: { label: "Open the Security page", path: "/cms/security" },
    },
  );
}
