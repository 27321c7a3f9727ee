import type { Context } from "../../../platform/context";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { SecurityEventKind } from "../../../platform/security/securityEvent.entity";
import { AccountPurpose } from "../account/accountToken.entity";
import { lockTokenOwner, readToken } from "../account/accountTokens";
import type { ChoosePasswordInput } from "../sessions/auth.inputs";
import { LinkExpired, SignedIn } from "../sessions/auth.results";
import { openSession, replaceSession } from "../sessions/sessions";
import { takeOverAccount } from "../account/takeOverAccount";
import type { User } from "../user.entity";
import { refuseWeakPassword } from "./weakPassword";

interface Choice {
  action: string;
  purpose: AccountPurpose;
  input: ChoosePasswordInput;
}

/** Only a reset changes a verified account's password; verification and invitation links expire with the verification. */
function isVerifiedAlready(purpose: AccountPurpose, { emailVerifiedAt }: User): boolean {
  return purpose !== AccountPurpose.RESET && emailVerifiedAt !== null;
}

/** Sets a password by a mailed link, which also verifies the address; replaces all sessions. */
export async function choosePassword(
  context: Context,
  { action, purpose, input }: Choice,
): Promise<SignedIn | LinkExpired> {
  const given = { token: input.token, purpose };
  const owner = (await readToken({ manager: context.dataSource.manager, services: context }, given))?.user;
  if (!owner || isVerifiedAlready(purpose, owner)) return LinkExpired.standard;
  await refuseWeakPassword(context, { password: input.newPassword, field: "newPassword", owner });

  const passwordHash = await context.hashing.hashPassword(input.newPassword);
  const opened = await context.dataSource.transaction(async (manager) => {
    const found = await lockTokenOwner({ manager, services: context }, given);
    if (!found) return null;
    const { user, sentTo } = found;
    if (user.email !== sentTo || isVerifiedAlready(purpose, user)) return null;
    const viewer = await takeOverAccount(
      { manager, services: context },
      { user, name: input.name, passwordHash },
    );
    const actor = { userId: user.id };
    await recordAudit({ manager, services: context }, { action, entity: "User", entityId: user.id, actor });
    const session = await replaceSession({ manager, context, userId: user.id });
    return { session, viewer };
  });
  if (!opened) return LinkExpired.standard;
  context.security.note({
    kind: SecurityEventKind.PASSWORD_RESET,
    detail: action,
    clientAddress: context.clientAddress,
    accountId: opened.viewer.id,
  });
  openSession(context, opened.session);
  return Object.assign(new SignedIn(), { viewer: opened.viewer });
}
