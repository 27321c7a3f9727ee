import type { VersionedInput } from "../../../core/content/inputs";
import { Conflict } from "../../../core/errors";
import type { Context } from "../../../platform/context";
import { keepPlace } from "../links/confirmAddress";
import { findLive } from "../orders/findLive";
import type { Registration } from "../orders/registration.entity";
import { offeringOf } from "../orders/registration.entity";
import { canConfirmByPhone } from "../orders/registration.policy";
import type { Work } from "./decideRegistration";
import { byStaff, refuseState } from "./decideRegistration";
import { moveRegistration } from "./moveRegistration";

const TWICE = "The person has another registration for this. Please look at that one.";

/** Gives the order what a confirmed address gives it. The address stays unconfirmed: no account gains anything. */
export async function confirmByPhone(context: Context, input: VersionedInput): Promise<Registration> {
  const work: Work = async (manager, registration, mover) => {
    if (!canConfirmByPhone(registration)) refuseState();
    const transaction = { manager, services: context };
    const { id: exceptId, emailKey, state } = registration;
    if (await findLive(transaction, { ...offeringOf(registration), emailKey, exceptId }))
      throw new Conflict(TWICE);
    const columns = { phoneConfirmedAt: context.clock.now() };
    const note = "Confirmed by phone.";
    const confirmed = await moveRegistration(transaction, registration, { ...mover, state, note, columns });
    return keepPlace(transaction, confirmed, mover);
  };
  return byStaff(context, { ...input, action: "confirmByPhone", work });
}
