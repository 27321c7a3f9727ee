import { AccountToken } from "./accountToken.entity";
import { markVerified } from "./markVerified";
import { renameUnverified } from "./renameUnverified";
import { setPassword } from "../passwords/setPassword";
import { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

interface NewOwner {
  user: User;
  /** What the owner is called, if nobody has confirmed the address yet. */
  name: string | null | undefined;
  passwordHash: string;
}

/**
 * Gives an account, whose row is locked, to the owner of its address with a new password. Ends its sessions, known devices
 * and mailed links; where the address was unconfirmed, a stranger may have typed it, and keeps nothing of the account.
 */
export async function takeOverAccount(
  { manager, services }: Transaction,
  { user, name, passwordHash }: NewOwner,
): Promise<User> {
  const named = await renameUnverified(manager, user, name);
  const endsLinks = user.emailVerifiedAt === null;
  // Before the e-mail: everyone locks seats before mailboxes.
  const emailVerifiedAt = await markVerified({ manager, services }, { ...user, endsLinks });
  const owner = manager.merge(User, named, { emailVerifiedAt });
  await setPassword({ manager, services }, { user: owner, passwordHash });
  await manager.delete(AccountToken, { userId: user.id });
  return owner;
}
