import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { LessThan, MoreThan } from "typeorm";
import type { Context, Services } from "../../graphql/context";
import type { LetterLink } from "../../platform/mail/letterLink";
import { noteFailedLink } from "../../platform/security/noteFailedLink";
import { AccountPurpose, AccountToken } from "./accountToken.entity";
import { hashToken } from "./sessions";
import { User } from "./user.entity";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const LIFETIME_MS: Record<AccountPurpose, number> = {
  [AccountPurpose.RESET]: HOUR_MS,
  [AccountPurpose.VERIFICATION]: 3 * DAY_MS,
  [AccountPurpose.INVITATION]: 30 * DAY_MS,
  [AccountPurpose.EMAIL_CHANGE]: DAY_MS,
};

const PAGES: Record<AccountPurpose, string> = {
  [AccountPurpose.RESET]: "/reset",
  [AccountPurpose.VERIFICATION]: "/verify",
  [AccountPurpose.INVITATION]: "/invitation",
  [AccountPurpose.EMAIL_CHANGE]: "/newemail",
};

interface NewLink {
  user: Pick<User, "id" | "email">;
  purpose: AccountPurpose;
}

export function seedOf(tokenId: string): string {
  return `account-token:${tokenId}`;
}

/** Makes a link for the owner of an account; it works once, and for its purpose alone. */
export async function makeAccountLink(
  manager: EntityManager,
  { clock, hashing }: Pick<Services, "clock" | "hashing">,
  { user, purpose }: NewLink,
): Promise<LetterLink> {
  const now = clock.now();
  const id = randomUUID();
  const seed = seedOf(id);
  await manager.delete(AccountToken, { userId: user.id, expiresAt: LessThan(now) });
  await manager.insert(AccountToken, {
    id,
    userId: user.id,
    purpose,
    email: user.email,
    tokenHash: hashToken(hashing.deriveToken(seed)),
    expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
  });
  return { path: PAGES[purpose], seed };
}

interface GivenToken {
  token: string;
  purpose: AccountPurpose;
}

interface TokenOwner {
  user: User;
  sentTo: string;
}

/** Whose account the token is for now and where it was sent; it stays usable. One that opens nothing is noted. */
export async function readToken(
  manager: EntityManager,
  context: Context,
  { token, purpose }: GivenToken,
): Promise<TokenOwner | null> {
  const where = { tokenHash: hashToken(token), purpose, expiresAt: MoreThan(context.clock.now()) };
  const found = await manager.findOne(AccountToken, { where, relations: { user: true } });
  if (!found) await noteFailedLink(context, purpose);
  return found && { user: found.user, sentTo: found.email };
}

/** Uses the token up, and answers whose account it was for and where it was sent, the account's row locked. */
export async function takeToken(
  manager: EntityManager,
  { clock }: Pick<Services, "clock">,
  { token, purpose }: GivenToken,
): Promise<TokenOwner | null> {
  const result = await manager
    .createQueryBuilder()
    .delete()
    .from(AccountToken)
    .where("token_hash = :hash AND purpose = :purpose AND expires_at > :now", {
      hash: hashToken(token),
      purpose,
      now: clock.now(),
    })
    .returning(["userId", "email"])
    .execute();
  const [redeemed] = result.raw as { user_id: string; email: string }[];
  if (!redeemed) return null;
  const user = await manager.findOne(User, {
    where: { id: redeemed.user_id },
    // Others may refer to the account meanwhile, such as an order of theirs that is being confirmed.
    lock: { mode: "for_no_key_update" },
  });
  return user && { user, sentTo: redeemed.email };
}

/**
 * Uses the token up, with the others of its purpose, and answers whose it was; null where it is unknown, used,
 * too old, for something else, or was sent to an address that the account no longer has.
 */
export async function redeemToken(
  manager: EntityManager,
  services: Pick<Services, "clock">,
  given: GivenToken,
): Promise<User | null> {
  const taken = await takeToken(manager, services, given);
  if (!taken || taken.user.email !== taken.sentTo) return null;
  await manager.delete(AccountToken, { userId: taken.user.id, purpose: given.purpose });
  return taken.user;
}
