import { MoreThan } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { PasswordRequired } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { InvalidCredentials } from "../sessions/auth.results";
import { PasswordConfirmed } from "../sessions/auth.results";
import { checkOwnPassword, isProven } from "./checkOwnPassword";
import { Session } from "../sessions/session.entity";
import type { Transaction } from "../../../platform/transaction";

const VALID_MS = 5 * 60 * 1000;

/** Unlocks operations guarded by `requireConfirmedPassword` for five minutes, in this session only. */
export async function confirmPassword(
  context: Context,
  password: string,
): Promise<PasswordConfirmed | InvalidCredentials> {
  const checked = await checkOwnPassword(context, password);
  if (!isProven(checked)) return checked;
  const { userId, sessionId } = await signedInActor(context);
  const now = context.clock.now();
  await context.dataSource.transaction(async (manager) => {
    await manager.update(Session, { id: sessionId }, { passwordConfirmedAt: now });
    await recordAudit(
      { manager, services: context },
      { action: "confirmPassword", entity: "User", entityId: userId },
    );
  });
  return Object.assign(new PasswordConfirmed(), { validUntil: new Date(now.getTime() + VALID_MS) });
}

/** Leaves time for the request that follows the check. */
const MARGIN_MS = 10 * 1000;

async function isConfirmed(
  { manager, services: context }: Transaction<Context>,
  forMs: number,
): Promise<boolean> {
  const { sessionId: id } = await signedInActor(context);
  const confirmedSince = new Date(context.clock.now().getTime() + forMs - VALID_MS);
  const where = { id, passwordConfirmedAt: MoreThan(confirmedSince) };
  return manager.existsBy(Session, where);
}

export async function isPasswordConfirmed(context: Context): Promise<boolean> {
  return isConfirmed({ manager: context.dataSource.manager, services: context }, MARGIN_MS);
}

/**
 * Throws PASSWORD_REQUIRED unless this session confirmed the password in the last five minutes. The client then shows
 * `reason`, asks for the password and retries; downloads check `isPasswordConfirmed` first.
 */
export async function requireConfirmedPassword(
  { manager, services: context }: Transaction<Context>,
  reason?: string,
): Promise<void> {
  if (!(await isConfirmed({ manager, services: context }, 0))) throw new PasswordRequired(reason);
}
