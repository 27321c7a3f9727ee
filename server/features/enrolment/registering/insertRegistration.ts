import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { emailColumns } from "../../../core/text/email";
import type { Context } from "../../../platform/context";
import { hashToken } from "../../auth/sessions/sessions";
import { readPolicyVersion } from "../../../platform/readPolicyVersion";
import type { Quote } from "../coupons/quotePrice";
import { makeReference, secretOf } from "../registration/registrationSecret";
import { recordEvent } from "../registration/moveRegistration";
import { idempotencyColumns } from "../registration/findByKey";
import { holdFor } from "../registration/holds";
import type { Offering } from "../offerings/offering";
import { OfferingKind } from "../offerings/offering";
import { Registration, RegistrationState } from "../registration/registration.entity";
import type { StartRegistrationInput } from "../registration/registration.inputs";
import { RegistrationActor } from "../registration/registrationEvent.entity";

export interface Owner {
  userId: string | null;
  isViewer: boolean;
  emailConfirmedAt: Date | null;
}

export interface Terms {
  quote: Quote;
  hasSeat: boolean;
  owner: Owner;
}

export interface Order {
  context: Context;
  input: StartRegistrationInput;
  offering: Offering;
  phone: string;
  takesPayments: boolean;
}

export async function insertRegistration(
  manager: EntityManager,
  { context, input, offering, phone }: Order,
  { quote, hasSeat, owner }: Terms,
): Promise<Registration> {
  const id = randomUUID();
  const now = context.clock.now();
  const { userId, emailConfirmedAt } = owner;
  const { listRupees, discountRupees, amountRupees, coupon } = quote;
  const isBatch = offering.kind === OfferingKind.BATCH;
  const made = manager.create(Registration, {
    id,
    reference: makeReference(),
    kind: offering.kind,
    runId: isBatch ? null : offering.id,
    batchId: isBatch ? offering.id : null,
    title: offering.title,
    userId,
    name: input.name.trim(),
    ...emailColumns(input.email),
    emailConfirmedAt,
    phone,
    listRupees,
    discountRupees,
    amountRupees,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    state: hasSeat ? RegistrationState.STARTED : RegistrationState.WAITING,
    reason: null,
    holdUntil: hasSeat ? holdFor(context, { emailConfirmedAt }, offering) : null,
    holdsSeat: hasSeat,
    version: 1,
    linkVersion: 1,
    secretVersion: 1,
    createdAt: now,
    policyVersion: await readPolicyVersion(manager),
  });
  await manager.insert(Registration, {
    ...made,
    secretHash: hashToken(secretOf(context, made)),
    ...(await idempotencyColumns(context, input)),
  });
  await recordEvent({ manager, services: context }, id, { state: made.state, by: RegistrationActor.PERSON });
  return made;
}
