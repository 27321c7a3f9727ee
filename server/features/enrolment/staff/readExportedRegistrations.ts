import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import type { StateFilter } from "./findRegistrationPage";
import { readRegistrations } from "./findRegistrationPage";
import { PaymentProof } from "../registration/paymentProof.entity";
import type { Registration } from "../registration/registration.entity";
import { RegistrationActor } from "../registration/registrationEvent.entity";

export interface ExportedRegistration extends Registration {
  utr: string | null;
  /** Booking day at the bank: "2026-11-21". */
  paidOn: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
}

interface DecisionRow {
  id: string;
  state: string;
  at: Date;
  by: RegistrationActor;
  staff_name: string | null;
}

const DECISIONS = `
  SELECT DISTINCT ON (registration_id) registration_id AS id, state, at, by, staff_name
  FROM registration_events
  WHERE registration_id = ANY($1) AND state IN ('CONFIRMED', 'REJECTED', 'CANCELLED')
  ORDER BY registration_id, registration_events.id DESC`;

const PAYMENTS = `
  SELECT DISTINCT ON (registration_id) registration_id AS id, booked_on::text AS day
  FROM bank_rows WHERE registration_id = ANY($1) AND applied_at IS NOT NULL
  ORDER BY registration_id, applied_at, bank_rows.id`;

function nameHand({ by, staff_name }: DecisionRow): string {
  if (by === RegistrationActor.STAFF) return staff_name ?? "Staff";
  return by === RegistrationActor.PERSON ? "Learner" : "Automatic";
}

async function addFacts(
  manager: EntityManager,
  registrations: Registration[],
): Promise<ExportedRegistration[]> {
  const ids = registrations.map(({ id }) => id);
  const proofs = await manager.findBy(PaymentProof, { registrationId: In(ids) });
  const decisions = await manager.query<DecisionRow[]>(DECISIONS, [ids]);
  const payments = await manager.query<{ id: string; day: string | null }[]>(PAYMENTS, [ids]);
  const utrs = new Map(proofs.map(({ registrationId, utr }) => [registrationId, utr]));
  const decided = new Map(decisions.map((decision) => [decision.id, decision]));
  const days = new Map(payments.map(({ id, day }) => [id, day]));
  return registrations.map((registration) => {
    const { id, state } = registration;
    const last = decided.get(id);
    const decision = last?.state === state ? last : null;
    return {
      ...registration,
      utr: utrs.get(id) ?? null,
      paidOn: days.get(id) ?? null,
      decidedAt: decision?.at ?? null,
      decidedBy: decision && nameHand(decision),
    };
  });
}

export async function* readExportedRegistrations(
  manager: EntityManager,
  wanted: StateFilter,
): AsyncGenerator<ExportedRegistration[]> {
  for await (const registrations of readRegistrations(manager, wanted))
    yield await addFacts(manager, registrations);
}
