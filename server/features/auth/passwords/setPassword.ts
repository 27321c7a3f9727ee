import { IsNull, Not } from "typeorm";
import type { MailServices } from "../../../platform/mail/queueEmail";
import { queueEmail } from "../../../platform/mail/queueEmail";
import { passwordChangedEmail } from "../account/accountEmails";
import { Session } from "../sessions/session.entity";
import { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

/** Ends sessions and known devices in the caller's transaction; e-mails the owner if a password is replaced. */
export async function setPassword(
  { manager, services }: Transaction<MailServices>,
  { user, passwordHash }: { user: User; passwordHash: string },
): Promise<void> {
  const hadPassword = await manager.existsBy(User, { id: user.id, passwordHash: Not(IsNull()) });
  const deviceGeneration = () => "device_generation + 1";
  await manager.update(User, { id: user.id }, { passwordHash, deviceGeneration });
  await manager.delete(Session, { userId: user.id });
  if (hadPassword) await queueEmail({ manager, services }, passwordChangedEmail(user));
}
