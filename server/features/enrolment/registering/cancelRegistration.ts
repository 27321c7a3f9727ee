import type { Context } from "../../../platform/context";
import { Conflict } from "../../../core/errors";
import { lockRegistration, requireOwnRegistration } from "../registration/findRegistration";
import { giveUpSeat } from "../orders/giveUpSeat";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState } from "../registration/registration.entity";
import type { OwnRegistrationInput } from "../registration/registration.inputs";
import { canCancel } from "../registration/registration.policy";
import { RegistrationActor } from "../registration/registrationEvent.entity";

/** Idempotent. */
export async function cancelRegistration(
  context: Context,
  input: OwnRegistrationInput,
): Promise<Registration> {
  const found = await requireOwnRegistration(context, input);
  return context.dataSource.transaction(async (manager) => {
    const registration = await lockRegistration(manager, found);
    if (registration.state === RegistrationState.CANCELLED) return registration;
    if (!canCancel(registration))
      throw new Conflict("This seat is paid for. Please write to us to cancel it.");
    const by = { by: RegistrationActor.PERSON };
    const ending = { kind: "CANCELLED", by, reason: null } as const;
    return giveUpSeat({ manager, services: context }, registration, ending);
  });
}
