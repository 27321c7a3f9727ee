import { Not } from "typeorm";
import { AccountPurpose, AccountToken } from "./accountToken.entity";
import { markVerified } from "./markVerified";
import { renameUnverified } from "./renameUnverified";
import { setPassword } from "../passwords/setPassword";
import { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

interface NewOwner {
  user: User;
  /** For an account with an unverified address. */
  name: string | null | undefined;
  passwordHash: string;
}

/** Gives a locked account to its address's owner and ends all previous access: a stranger may have typed an unverified address. */
export async function takeOverAccount(
  { manager, services }: Transaction,
  { user, name, passwordHash }: NewOwner,
): Promise<User> {
  const named = await renameUnverified(manager, user, name);
  const endsLinks = user.emailVerifiedAt === null;
  // Lock order: seats before mailboxes.
  const emailVerifiedAt = await markVerified({ manager, services }, { ...user, endsLinks });
  const owner = manager.merge(User, named, { emailVerifiedAt });
  await setPassword({ manager, services }, { user: owner, passwordHash });
  // A link that only verifies grants nothing now, and says so.
  await manager.delete(AccountToken, { userId: user.id, purpose: Not(AccountPurpose.VERIFICATION) });
  return owner;
}
