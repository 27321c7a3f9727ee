import { MoreThan } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { PasswordRequired } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { InvalidCredentials, TooManyAttempts } from "../sessions/auth.results";
import { PasswordConfirmed } from "../sessions/auth.results";
import { checkOwnPassword, isProven } from "./checkOwnPassword";
import { Session } from "../sessions/session.entity";
import type { Transaction } from "../../../platform/transaction";

const VALID_MS = 5 * 60 * 1000;

/** Opens the operations guarded by `requireConfirmedPassword`, in this session alone, for five minutes. */
export async function confirmPassword(
  context: Context,
  password: string,
): Promise<PasswordConfirmed | InvalidCredentials | TooManyAttempts> {
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

/** So long an answer that the password is confirmed stays true, for the request that follows it. */
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

/** Whether `requireConfirmedPassword` lets the next request pass. */
export async function isPasswordConfirmed(context: Context): Promise<boolean> {
  return isConfirmed({ manager: context.dataSource.manager, services: context }, MARGIN_MS);
}

/**
 * Guards a sensitive operation, in a resolver or a route: throws PASSWORD_REQUIRED unless the password was confirmed
 * in this session in the last five minutes. The client's link then opens the password dialog and sends the mutation
 * again; before a download the page asks `isPasswordConfirmed`. The dialog shows the reason.
 */
export async function requireConfirmedPassword(
  { manager, services: context }: Transaction<Context>,
  reason?: string,
): Promise<void> {
  if (!(await isConfirmed({ manager, services: context }, 0))) throw new PasswordRequired(reason);
}
