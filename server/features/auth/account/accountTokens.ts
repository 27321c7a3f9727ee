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
  [AccountPurpose.INVITATION]: 7 * DAY_MS,
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

export interface GivenToken {
  token: string;
  purpose: AccountPurpose;
}

interface TokenOwner {
  user: User;
  sentTo: string;
}

/** Finds a token's account and recipient without consuming the token; records invalid tokens. */
export async function readToken(
  { manager, services: context }: Transaction<Context>,
  { token, purpose }: GivenToken,
): Promise<TokenOwner | null> {
  const where = { tokenHash: hashToken(token), purpose, expiresAt: MoreThan(context.clock.now()) };
  const found = await manager.findOne(AccountToken, { where, relations: { user: true } });
  if (!found) await recordFailedLink(context, purpose);
  return found && { user: found.user, sentTo: found.email };
}

/** Like `readToken`, but locks the account first. Delete its tokens last, so that the second of two concurrent requests finds none. */
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
