import type { VersionedInput } from "../../../core/content/inputs";
import type { Context } from "../../../platform/context";
import { keepPlace } from "../links/confirmAddress";
import { requireOnly } from "../registration/findLive";
import type { Registration } from "../registration/registration.entity";
import { canConfirmByPhone } from "../registration/registration.policy";
import type { Work } from "./decideRegistration";
import { byStaff, refuseState } from "./decideRegistration";
import { moveRegistration } from "../registration/moveRegistration";

/** Gives the order what a confirmed address gives it. The address stays unconfirmed: no account gains anything. */
export async function confirmByPhone(context: Context, input: VersionedInput): Promise<Registration> {
  const work: Work = async (manager, registration, mover) => {
    if (!canConfirmByPhone(registration)) refuseState();
    const transaction = { manager, services: context };
    const { state } = registration;
    await requireOnly(transaction, registration);
    const columns = { phoneConfirmedAt: context.clock.now() };
    const note = "Confirmed by phone.";
    const confirmed = await moveRegistration(transaction, registration, { ...mover, state, note, columns });
    return keepPlace(transaction, confirmed, mover);
  };
  return byStaff(context, { ...input, action: "confirmByPhone", work });
}
