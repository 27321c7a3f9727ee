import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { NotFound, Refusal } from "../../../core/errors";
import { recordFailedLink } from "../../../platform/security/recordFailedLink";
import { hashToken } from "../../auth/sessions/sessions";
import { Registration, offeringOf } from "./registration.entity";
import { lockOffering } from "./seats";

/** Secret, or id with its account's session; if both are given, they must match. */
export interface OwnRegistration {
  secret?: string | null;
  registrationId?: string | null;
}

async function findOpened(
  context: Context,
  { secret, registrationId }: OwnRegistration,
): Promise<Registration | null> {
  const { manager } = context.dataSource;
  const opened = secret && (await manager.findOneBy(Registration, { secretHash: hashToken(secret) }));
  if (opened) return registrationId && registrationId !== opened.id ? null : opened;
  // An account also opens its order from a revoked link.
  const actor = await context.actor();
  if (!actor || !registrationId) return null;
  return manager.findOneBy(Registration, { id: registrationId, userId: actor.userId });
}

export async function findOwnRegistration(
  context: Context,
  which: OwnRegistration,
): Promise<Registration | null> {
  context.keepPrivate();
  const found = await findOpened(context, which);
  if (!found && which.secret) await recordFailedLink(context, "ownRegistration");
  return found;
}

/** Requires a session if there is no secret; the session may have expired. */
export async function requireKey(context: Context, { secret }: OwnRegistration): Promise<void> {
  if (!secret) await signedInActor(context);
}

const DEAD_LINK =
  "This link was replaced by a newer one, or part of it is missing. Open the link in our newest e-mail to you.";

export async function requireOwnRegistration(
  context: Context,
  which: OwnRegistration,
): Promise<Registration> {
  await requireKey(context, which);
  const found = await findOwnRegistration(context, which);
  if (!found) throw which.secret ? new Refusal("NOT_FOUND", DEAD_LINK) : new NotFound("registration");
  return found;
}

/** Locks the offering, then the registration (always in this order), and reloads the registration. */
export async function lockRegistration(manager: EntityManager, found: Registration): Promise<Registration> {
  await lockOffering(manager, offeringOf(found));
  return manager.findOneOrFail(Registration, {
    where: { id: found.id },
    lock: { mode: "pessimistic_write" },
  });
}
