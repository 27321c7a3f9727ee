import { readUtr } from "../../../core/text/utr";
import { brokenUniqueIndex } from "../../../database/conflicts";
import type { Context } from "../../../platform/context";
import { Conflict, Invalid } from "../../../core/errors";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { lockRegistration, requireOwnRegistration } from "../registration/findRegistration";
import { holdForReported } from "../registration/holds";
import { moveRegistration } from "../registration/moveRegistration";
import { emit } from "../registration/orderEvents";
import { findOffering, hasEnded } from "../offerings/offering";
import { PaymentProof } from "../registration/paymentProof.entity";
import { ProofPicture } from "../registration/proofPicture.entity";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState, offeringOf } from "../registration/registration.entity";
import type { SubmitPaymentProofInput } from "../registration/registration.inputs";
import { canSubmitProof } from "../registration/registration.policy";
import { ProofSubmitted, UtrTaken } from "../registration/registration.results";
import { RegistrationActor } from "../registration/registrationEvent.entity";
import type { Transaction } from "../../../platform/transaction";

/** Also stops guessing which payments exist. */
const PER_REGISTRATION = limitOf("payment-proof");

interface Proof {
  utr: string | null;
  pictureId: string | null;
}

/** Keeps the previous screenshot unless it is replaced or removed. */
function proofOf(input: SubmitPaymentProofInput, before: PaymentProof | null): Proof {
  const read = readUtr(input.utr ?? "");
  const utr = "utr" in read ? read.utr : null;
  const kept = input.isPictureRemoved ? null : (before?.pictureId ?? null);
  const pictureId = input.pictureId ?? kept;
  if (utr || pictureId) return { utr, pictureId };
  const message = "Please enter your payment’s UTR, or send a screenshot of it.";
  throw new Invalid([{ field: "utr", message }]);
}

/** A retry: staff may be looking at the order already. */
function isSame({ utr, pictureId }: Proof, before: PaymentProof | null): boolean {
  return before !== null && !before.isWithdrawn && before.utr === utr && before.pictureId === pictureId;
}

async function storeProof(
  { manager, services: context }: Transaction<Context>,
  found: Registration,
  input: SubmitPaymentProofInput,
): Promise<Registration> {
  const registration = await lockRegistration(manager, found);
  const now = context.clock.now();
  const offering = await findOffering(manager, offeringOf(registration), now);
  if (!canSubmitProof(registration, hasEnded(offering, now)))
    throw new Conflict("This registration no longer waits for a payment.");
  const { id: registrationId } = registration;
  const before = await manager.findOneBy(PaymentProof, { registrationId });
  const proof = proofOf(input, before);
  if (registration.state === RegistrationState.SUBMITTED && isSame(proof, before)) return registration;
  if (proof.pictureId && !(await manager.existsBy(ProofPicture, { id: proof.pictureId, registrationId })))
    throw new Invalid([{ field: "pictureId", message: "Please choose the screenshot again." }]);
  // The unique index rejects a UTR that another registration has.
  await manager.upsert(PaymentProof, { ...proof, registrationId, submittedAt: now, isWithdrawn: false }, [
    "registrationId",
  ]);
  if (before?.pictureId && before.pictureId !== proof.pictureId)
    await manager.delete(ProofPicture, { id: before.pictureId });
  const submitted = await moveRegistration({ manager, services: context }, registration, {
    by: RegistrationActor.PERSON,
    state: RegistrationState.SUBMITTED,
    columns: { holdUntil: holdForReported(context, registration), reason: null },
  });
  if (registration.state !== RegistrationState.SUBMITTED)
    await emit({ manager, services: context }, submitted, { kind: "PAYMENT_REPORTED" });
  return submitted;
}

export async function submitPaymentProof(
  context: Context,
  input: SubmitPaymentProofInput,
): Promise<ProofSubmitted | UtrTaken> {
  const found = await requireOwnRegistration(context, input);
  await countAttempt(context, [{ limit: PER_REGISTRATION, key: found.id }]);
  try {
    const registration = await context.dataSource.transaction((manager) =>
      storeProof({ manager, services: context }, found, input),
    );
    return Object.assign(new ProofSubmitted(), { registration });
  } catch (error) {
    if (brokenUniqueIndex(error) !== "payment_proofs_utr_unique") throw error;
    const message = "This UTR was entered for another registration. Please check the 12 digits.";
    return Object.assign(new UtrTaken(), { message });
  }
}
