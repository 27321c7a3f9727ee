import type { EntityManager } from "typeorm";
import type { Services } from "../graphql/context";
import { queueLetter } from "./mail/queueLetter";

interface News {
  subject: string;
  paragraphs: string[];
}

/** E-mails every administrator about a sensitive change, so that a stolen session does not stay unnoticed. */
export async function tellStaff(
  manager: EntityManager,
  services: Pick<Services, "people" | "clock" | "jobs" | "security">,
  news: News,
): Promise<void> {
  for (const to of await services.people.staffEmails(manager)) {
    await queueLetter(manager, services, {
      kind: "staffNotice",
      to,
      subject: news.subject,
      paragraphs: [
        ...news.paragraphs,
        "If this was not agreed, change your password and check the Security page.",
      ],
      action: { label: "Open the Security page", path: "/cms/security" },
    });
  }
}
