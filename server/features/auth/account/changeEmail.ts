import { Not } from "typeorm";
import { emailColumns } from "../../../core/text/email";
import { brokenUniqueIndex } from "../../../database/conflicts";
import type { Context } from "../../../platform/context";
import { Invalid } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { queueEmail } from "../../../platform/mail/queueEmail";
import { limitOf } from "../../../platform/limits/limits";
import type { ConfirmEmailChangeInput, RequestEmailChangeInput } from "./account.inputs";
import { changeAddressEmail, addressChangedEmail } from "./accountEmails";
import { AccountPurpose, AccountToken } from "./accountToken.entity";
import { makeAccountLink, lockTokenOwner, readToken } from "./accountTokens";
import type { PasswordNeeded } from "../sessions/auth.results";
import {
  EmailChangeRequested,
  EmailChanged,
  EmailTaken,
  InvalidCredentials,
  LinkExpired,
} from "../sessions/auth.results";
import { checkOwnPassword, isProven } from "../passwords/checkOwnPassword";
import { findUserByEmail } from "../findUserByEmail";
import { lockProvenAccount } from "./lockProvenAccount";
import { markVerified } from "./markVerified";
import { proveOwner } from "./proveOwner";
import { hashToken } from "../sessions/sessions";
import { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

const purpose = AccountPurpose.EMAIL_CHANGE;
/** Stops abuse of the academy as a mailer to strangers. */
const PER_ACCOUNT = limitOf("email-change");
const PER_NEW_ADDRESS = limitOf("email-change-to");

function taken(): EmailTaken {
  const message = "There is another account with this e-mail address.";
  return Object.assign(new EmailTaken(), { message });
}

function changed(email: string, wasChanged: boolean): EmailChanged {
  return Object.assign(new EmailChanged(), { email, wasChanged });
}

export async function requestEmailChange(
  context: Context,
  input: RequestEmailChangeInput,
): Promise<EmailChangeRequested | EmailTaken | InvalidCredentials> {
  const user = await checkOwnPassword(context, input.currentPassword);
  if (!isProven(user)) return user;
  const { email: newEmail, emailKey } = emailColumns(input.newEmail);
  if (newEmail === user.email)
    throw new Invalid([{ field: "newEmail", message: "This is your account's address already." }]);
  await countAttempt(context, [
    { limit: PER_ACCOUNT, key: user.id },
    { limit: PER_NEW_ADDRESS, key: emailKey },
  ]);
  const holder = await findUserByEmail(context.dataSource.manager, newEmail);
  if (holder && holder.user.id !== user.id) return taken();

  const isRequested = await context.dataSource.transaction(async (manager) => {
    if (!(await lockProvenAccount(manager, user))) return false;
    // A new request replaces the earlier one.
    await manager.delete(AccountToken, { userId: user.id, purpose });
    const to = { id: user.id, email: newEmail };
    const link = await makeAccountLink({ manager, services: context }, { user: to, purpose });
    await recordAudit(
      { manager, services: context },
      { action: "requestEmailChange", entity: "User", entityId: user.id },
    );
    await queueEmail(
      { manager, services: context },
      { ...changeAddressEmail(newEmail, link), aboutId: user.id },
    );
    return true;
  });
  if (!isRequested) return InvalidCredentials.wrong;
  return Object.assign(new EmailChangeRequested(), { newEmail });
}

async function change(
  { manager, services: context }: Transaction<Context>,
  token: string,
): Promise<EmailChanged | null> {
  const found = await lockTokenOwner({ manager, services: context }, { token, purpose });
  if (!found) return null;
  const { user, sentTo } = found;
  if (user.email === sentTo) return changed(sentTo, true);
  // Before the address changes: that update blocks transactions that refer to the account, and some hold seat locks.
  await markVerified({ manager, services: context }, { id: user.id, email: sentTo, emailVerifiedAt: null });
  await manager.update(User, { id: user.id }, emailColumns(sentTo));
  // Revokes links sent to the old address.
  await manager.delete(AccountToken, { userId: user.id, tokenHash: Not(hashToken(token)) });
  const actor = { userId: user.id };
  await recordAudit(
    { manager, services: context },
    {
      action: "confirmEmailChange",
      entity: "User",
      entityId: user.id,
      actor,
    },
  );
  await queueEmail({ manager, services: context }, { ...addressChangedEmail(user), aboutId: user.id });
  return changed(sentTo, false);
}

/**
 * Changes the address by its link and notifies the old one. Requires proof of owning the account: a stranger's account
 * could otherwise collect orders made for an address that its reader confirms by mistake. The link stays until it
 * expires, so that a second click says "already changed"; it grants nothing.
 */
export async function confirmEmailChange(
  context: Context,
  { token, currentPassword }: ConfirmEmailChangeInput,
): Promise<EmailChanged | EmailTaken | PasswordNeeded | InvalidCredentials | LinkExpired> {
  const found = await readToken(
    { manager: context.dataSource.manager, services: context },
    { token, purpose },
  );
  if (!found) return LinkExpired.standard;
  const { user, sentTo } = found;
  if (user.email === sentTo) return changed(sentTo, true);
  const refusal = await proveOwner(context, user, currentPassword);
  if (refusal) return refusal;
  try {
    const result = await context.dataSource.transaction((manager) =>
      change({ manager, services: context }, token),
    );
    return result ?? LinkExpired.standard;
  } catch (error) {
    if (brokenUniqueIndex(error) !== "users_email_unique") throw error;
    return taken();
  }
}
