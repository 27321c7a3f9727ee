import type { EntityManager } from "typeorm";
import { emailColumns } from "../../core/email";
import { Role } from "../../graphql/authorization";
import type { Services } from "../../graphql/context";
import type { LetterLink } from "../../platform/mail/letterLink";
import { AccountPurpose, AccountToken } from "./accountToken.entity";
import { makeAccountLink } from "./accountTokens";
import { findUserByEmail } from "./findUserByEmail";
import { Session } from "./session.entity";
import { User } from "./user.entity";

const SIGN_IN_PAGE = "/signin";

export interface Invitation {
  user: User;
  /** For a letter to the account's address alone, marked `isConfidential`. */
  link: LetterLink;
  /** Whether `link` lets its owner choose a password; else they have one, and it leads to the sign-in. */
  isInvitation: boolean;
  /** Whether it was taken from whoever had given it a password without showing that its address is theirs. */
  isTakenBack: boolean;
}

/** Until its owner chooses a password by letter, nobody enters it any more. */
async function takeBack(manager: EntityManager, { id }: User): Promise<void> {
  await manager.delete(AccountToken, { userId: id });
  await manager.update(User, { id }, { passwordHash: null });
  await manager.delete(Session, { userId: id });
}

/**
 * The account with this address, made where there is none, and a link for a letter to its owner. Where nobody has shown
 * that the address is theirs it is taken back: what is given to the address must not fall to somebody who typed it first.
 */
export async function inviteUser(
  manager: EntityManager,
  services: Pick<Services, "clock" | "hashing">,
  { email, name, phone }: { email: string; name: string; phone: string | null },
): Promise<Invitation> {
  const columns = { name: name.trim(), ...emailColumns(email), phone, role: Role.LEARNER };
  await manager.createQueryBuilder().insert().into(User).values(columns).orIgnore().execute();
  const found = await findUserByEmail(manager, email);
  if (!found) throw new Error("An account that was just made is not there.");
  const { user, passwordHash } = found;
  const isTakenBack = passwordHash !== null && user.emailVerifiedAt === null;
  if (passwordHash && !isTakenBack)
    return { user, link: { path: SIGN_IN_PAGE }, isInvitation: false, isTakenBack };
  if (isTakenBack) await takeBack(manager, user);
  const link = await makeAccountLink(manager, services, { user, purpose: AccountPurpose.INVITATION });
  return { user, link, isInvitation: true, isTakenBack };
}
