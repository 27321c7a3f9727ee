import { Conflict, NotFound } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { Certificate } from "../certificate.entity";
import type { ConfirmCertificateNameInput } from "../certificate.inputs";
import { finishCertificate } from "../finishCertificate";
import { notifyOfRequest, settleRequest } from "./notifyOfRequest";
import { needsReview, readCertificateName } from "./certificateName";

const CONFIRMED = "The name on this certificate is confirmed already. Contact us if it needs a correction.";
const UNVERIFIED = "Please confirm your e-mail address first, with the link in our e-mail.";

/** Signs the account's own name at once, and asks staff about any other. Once signed, only staff correct it. */
export async function confirmCertificateName(
  context: Context,
  { id, name: typed }: ConfirmCertificateNameInput,
): Promise<Certificate> {
  const { userId, name: ownName, emailVerifiedAt } = await signedInActor(context);
  const name = readCertificateName(typed);
  return context.dataSource.transaction(async (manager) => {
    const certificate = await manager.findOne(Certificate, {
      where: { id, userId },
      lock: { mode: "for_no_key_update" },
    });
    if (!certificate) throw new NotFound("certificate");
    if (certificate.revokedAt) throw new Conflict("This certificate was revoked.");
    if (certificate.name !== null) throw new Conflict(CONFIRMED);
    if (!emailVerifiedAt) throw new Conflict(UNVERIFIED);
    const transaction = { manager, services: context };
    const save = async (changes: Partial<Certificate>) =>
      manager.save(Certificate, { ...certificate, ...changes, version: certificate.version + 1 });
    if (!needsReview(name, certificate.accountName ?? ownName)) {
      await settleRequest(transaction, id);
      return save(await finishCertificate(transaction, certificate, name));
    }
    const requested = { requestedName: name, requestedAt: context.clock.now(), nameRefusal: null };
    const saved = await save(requested);
    if (certificate.requestedName === null) await notifyOfRequest(transaction, certificate);
    return saved;
  });
}
