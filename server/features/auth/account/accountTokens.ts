import { randomUUID } from "node:crypto";
import { LessThan, MoreThan } from "typeorm";
import { DAY_MS, HOUR_MS } from "../../../core/clock";
import type { Context, Services } from "../../../platform/context";
import type { EmailLink } from "../../../platform/mail/emailLink";
import { recordFailedLink } from "../../../platform/security/recordFailedLink";
import { AccountPurpose, AccountToken } from "./accountToken.entity";
import { lockAccount } from "./lockAccount";
import { hashToken } from "../sessions/sessions";
import type { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

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
  { manager, services: { clock, hashing } }: Transaction<Pick<Services, "clock" | "hashing">>,
  { user, purpose }: NewLink,
): Promise<EmailLink> {
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
  { manager, services: context }: Transaction<Context>,
  { token, purpose }: GivenToken,
): Promise<TokenOwner | null> {
  const where = { tokenHash: hashToken(token), purpose, expiresAt: MoreThan(context.clock.now()) };
  const found = await manager.findOne(AccountToken, { where, relations: { user: true } });
  if (!found) await recordFailedLink(context, purpose);
  return found && { user: found.user, sentTo: found.email };
}

/**
 * Like `readToken`, with the account's row locked before any token, seat or mailbox. The caller deletes the account's
 * tokens, last: of two requests with one token, the second finds none.
 */
export async function lockTokenOwner(
  { manager, services: { clock } }: Transaction<Pick<Services, "clock">>,
  { token, purpose }: GivenToken,
): Promise<TokenOwner | null> {
  const find = () =>
    manager.findOneBy(AccountToken, {
      tokenHash: hashToken(token),
      purpose,
      expiresAt: MoreThan(clock.now()),
    });
  const found = await find();
  const user = found && (await lockAccount(manager, { id: found.userId }));
  return user && (await find()) && { user, sentTo: found.email };
}
