import { randomUUID } from "node:crypto";
import type { Context } from "../../../platform/context";
import { isAdmin } from "../../../core/authorization";
import { Conflict } from "../../../core/errors";
import { redrawPicture } from "../../../platform/media/renderPicture";
import { countAttempt } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";
import { findOwnRegistration, requireOwnRegistration } from "../registration/findRegistration";
import { findOffering, hasEnded } from "../offerings/offering";
import { PaymentProof } from "../registration/paymentProof.entity";
import { ProofPicture } from "../registration/proofPicture.entity";
import { offeringOf } from "../registration/registration.entity";
import { canSubmitProof } from "../registration/registration.policy";

const PER_REGISTRATION = limitOf("proof-picture");

interface Wanted {
  registrationId: string;
  secret: string | null;
}

/** Authorizes and counts an upload before its body is read. */
export async function admitProofPicture(context: Context, wanted: Wanted): Promise<void> {
  const registration = await requireOwnRegistration(context, wanted);
  const now = context.clock.now();
  const offering = await findOffering(context.dataSource.manager, offeringOf(registration), now);
  if (!canSubmitProof(registration, hasEnded(offering, now)))
    throw new Conflict("This registration doesn’t wait for a payment.");
  await countAttempt(context, [{ limit: PER_REGISTRATION, key: registration.id }]);
}

export async function saveProofPicture(
  { dataSource, clock }: Context,
  registrationId: string,
  upload: Buffer,
): Promise<string> {
  const { width, height, bytes } = await redrawPicture(upload);
  const id = randomUUID();
  const createdAt = clock.now();
  await dataSource.manager.insert(ProofPicture, { id, registrationId, width, height, bytes, createdAt });
  return id;
}

export async function readProofPicture(context: Context, wanted: Wanted): Promise<Buffer | null> {
  const { registrationId } = wanted;
  const { manager } = context.dataSource;
  const mayRead = (await findOwnRegistration(context, wanted)) ?? isAdmin(await context.actor());
  const proof = mayRead ? await manager.findOneBy(PaymentProof, { registrationId }) : null;
  if (!proof?.pictureId) return null;
  const picture = await manager.findOne(ProofPicture, {
    where: { id: proof.pictureId, registrationId },
    select: { id: true, bytes: true },
  });
  return picture?.bytes ?? null;
}
