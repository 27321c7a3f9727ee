import type { Services } from "../../../platform/context";
import { Conflict } from "../../../core/errors";
import type { RegistrationState } from "./registration.entity";
import { Registration } from "./registration.entity";
import type { RegistrationActor } from "./registrationEvent.entity";
import { RegistrationEvent } from "./registrationEvent.entity";
import type { Transaction } from "../../../platform/transaction";

export interface Mover {
  by: RegistrationActor;
  staffName?: string;
  isTurn?: boolean;
}

interface Step extends Mover {
  state: RegistrationState;
  note?: string | null;
  columns?: Partial<Registration>;
}

export async function recordEvent(
  { manager, services: { clock } }: Transaction<Pick<Services, "clock">>,
  registrationId: string,
  { state, by, staffName, note }: Step,
): Promise<void> {
  await manager.insert(RegistrationEvent, {
    registrationId,
    state,
    at: clock.now(),
    by,
    staffName: staffName ?? null,
    note: note ?? null,
  });
}

/** Changes the state with optimistic locking: one conditional UPDATE avoids a race. */
export async function moveRegistration(
  { manager, services }: Transaction<Pick<Services, "clock">>,
  registration: Registration,
  step: Step,
): Promise<Registration> {
  const columns = { ...step.columns, state: step.state, version: registration.version + 1 };
  const { id, state, version } = registration;
  const { affected } = await manager.update(Registration, { id, state, version }, columns);
  if (!affected) throw new Conflict("This registration was changed a moment ago. Please look at it again.");
  await recordEvent({ manager, services }, id, step);
  return manager.create(Registration, { ...registration, ...columns });
}
