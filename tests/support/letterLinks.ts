import type { Services } from "../../server/platform/context";
import { OutboxLetter } from "../../server/platform/mail/letter.entity";
import { writeLink } from "../../server/platform/mail/letterLink";

interface Row {
  actionPath: string | null;
  actionSeed: string | null;
}

/** The link of an e-mail as its reader gets it. */
export function linkIn(services: Services, { actionPath, actionSeed }: Row): string {
  return writeLink(services, { path: actionPath ?? "", seed: actionSeed });
}

/** The e-mails to this address, the first first. */
export async function lettersTo({ dataSource }: Services, to: string): Promise<OutboxLetter[]> {
  return dataSource.manager.find(OutboxLetter, { where: { to }, order: { queuedAt: "ASC" } });
}

/** The token in the link of the last e-mail to this address. */
export async function lastTokenTo(services: Services, to: string): Promise<string> {
  const letter = (await lettersTo(services, to)).at(-1);
  return letter ? (linkIn(services, letter).split("#")[1] ?? "") : "";
}
