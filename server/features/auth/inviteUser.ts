import type { EntityManager } from "typeorm";
import { Role } from "../../graphql/authorization";
import type { Services } from "../../graphql/context";
import { AccountPurpose } from "./accountToken.entity";
import { makeAccountLink } from "./accountTokens";
import { findUserByEmail } from "./findUserByEmail";
import { User } from "./user.entity";

const SIGN_IN_PAGE = "/signin";

interface Invitation {
  user: User;
  /** For a letter to the account's address alone, marked `isConfidential`. */
  path: string;
  /** Whether `path` lets its owner choose a password; else they have one, and it leads to the sign-in. */
  isInvitation: boolean;
}

/**
 * The account with this address, made where there is none, and a path for a letter to its owner. Whoever has not shown
 * that the address is theirs is invited too: what is given to the address must not fall to somebody who typed it first.
 */
export async function inviteUser(
  manager: EntityManager,
  services: Pick<Services, "clock">,
  { email, name, phone }: { email: string; name: string; phone: string | null },
): Promise<Invitation> {
  const columns = { name: name.trim(), email: email.trim(), phone, role: Role.LEARNER };
  await manager.createQueryBuilder().insert().into(User).values(columns).orIgnore().execute();
  const found = await findUserByEmail(manager, email);
  if (!found) throw new Error("An account that was just made is not there.");
  const { user, passwordHash } = found;
  if (passwordHash && user.emailVerifiedAt) return { user, path: SIGN_IN_PAGE, isInvitation: false };
  const path = await makeAccountLink(manager, services, { user, purpose: AccountPurpose.INVITATION });
  return { user, path, isInvitation: true };
}
