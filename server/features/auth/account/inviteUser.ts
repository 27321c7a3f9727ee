import { emailColumns } from "../../../core/text/email";
import { Role } from "../../../core/authorization";
import type { Services } from "../../../platform/context";
import type { EmailLink } from "../../../platform/mail/emailLink";
import { AccountPurpose } from "./accountToken.entity";
import { makeAccountLink } from "./accountTokens";
import { findUserByEmail } from "../findUserByEmail";
import { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

const SIGN_IN_PAGE = "/signin";

export interface Invitation {
  user: User;
  /** Goes only into an e-mail to the account's address, marked `isConfidential`. */
  link: EmailLink;
  /** Whether `link` sets a first password; otherwise it leads to the sign-in page. */
  isInvitation: boolean;
  /** Whether a stranger may control the account: it has a password but an unverified address. */
  isUnproven: boolean;
}

/** Finds or creates the account. An unproven one stays unchanged until its owner accepts: anyone may order for any address. */
export async function inviteUser(
  { manager, services }: Transaction<Pick<Services, "clock" | "hashing">>,
  { email, name, phone }: { email: string; name: string; phone: string | null },
): Promise<Invitation> {
  const columns = { name: name.trim(), ...emailColumns(email), phone, role: Role.LEARNER };
  await manager.createQueryBuilder().insert().into(User).values(columns).orIgnore().execute();
  const found = await findUserByEmail(manager, email);
  if (!found) throw new Error("The account is missing right after its insert.");
  const { user, passwordHash } = found;
  const isUnproven = passwordHash !== null && user.emailVerifiedAt === null;
  if (passwordHash && !isUnproven)
    return { user, link: { path: SIGN_IN_PAGE }, isInvitation: false, isUnproven };
  const link = await makeAccountLink({ manager, services }, { user, purpose: AccountPurpose.INVITATION });
  return { user, link, isInvitation: true, isUnproven };
}
