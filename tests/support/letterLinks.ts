import type { Services } from "../../server/platform/context";
import { OutboxLetter } from "../../server/platform/mail/letter.entity";
import { writeLink } from "../../server/platform/mail/letterLink";

interface Row {
  actionPath: string | null;
  actionSeed: string | null;
}

export function linkIn(services: Services, { actionPath, actionSeed }: Row): string {
  return writeLink(services, { path: actionPath ?? "", seed: actionSeed });
}

export async function lettersTo({ dataSource }: Services, to: string): Promise<OutboxLetter[]> {
  return dataSource.manager.find(OutboxLetter, { where: { to }, order: { queuedAt: "ASC" } });
}

export async function lastTokenTo(services: Services, to: string): Promise<string> {
  const letter = (await lettersTo(services, to)).at(-1);
  return letter ? (linkIn(services, letter).split("#")[1] ?? "") : "";
}
