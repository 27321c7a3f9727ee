import type { Services } from "../../../platform/context";
import { OutboxEmail } from "../../../platform/mail/email.entity";
import { AccountToken } from "./accountToken.entity";
import { seedOf } from "./accountTokens";
import { hashToken } from "../sessions/sessions";
import type { Transaction } from "../../../platform/transaction";

async function moveLink(
  { manager, services: { hashing } }: Transaction<Pick<Services, "hashing">>,
  { id, actionPath }: OutboxEmail,
): Promise<void> {
  const [path = "", token = ""] = actionPath?.split("#") ?? [];
  const row = await manager.findOneBy(AccountToken, { tokenHash: hashToken(token) });
  const actionSeed = row && seedOf(row.id);
  if (row && actionSeed) {
    const tokenHash = hashToken(hashing.deriveToken(actionSeed));
    await manager.update(AccountToken, { id: row.id }, { tokenHash });
  }
  await manager.update(OutboxEmail, { id }, { actionPath: path, actionSeed });
}

/** Replaces tokens in queued e-mails of an older version by derived ones; links already sent still work. */
export async function moveAccountLinks(services: Pick<Services, "dataSource" | "hashing">): Promise<void> {
  await services.dataSource.transaction(async (manager) => {
    const emails = await manager
      .createQueryBuilder(OutboxEmail, "email")
      .where("email.actionPath ~ '^/(reset|verify|invitation|newemail)#'")
      .setLock("pessimistic_write")
      .getMany();
    for (const email of emails) await moveLink({ manager, services }, email);
  });
}
