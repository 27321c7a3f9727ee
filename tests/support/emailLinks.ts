import type { Services } from "../../server/platform/context";
import { OutboxEmail } from "../../server/platform/mail/email.entity";
import { writeLink } from "../../server/platform/mail/emailLink";

interface Row {
  actionPath: string | null;
  actionSeed: string | null;
}

export function linkIn(services: Services, { actionPath, actionSeed }: Row): string {
  return writeLink(services, { path: actionPath ?? "", seed: actionSeed });
}

export async function emailsTo({ dataSource }: Services, to: string): Promise<OutboxEmail[]> {
  return dataSource.manager.find(OutboxEmail, { where: { to }, order: { queuedAt: "ASC" } });
}

export async function lastTokenTo(services: Services, to: string): Promise<string> {
  const email = (await emailsTo(services, to)).at(-1);
  return email ? (linkIn(services, email).split("#")[1] ?? "") : "";
}
