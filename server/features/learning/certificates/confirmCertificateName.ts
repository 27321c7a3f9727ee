import { Conflict, NotFound } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { Certificate } from "./certificate.entity";
import type { ConfirmCertificateNameInput } from "./certificate.inputs";
import { readCertificateName } from "./certificateName";
import { finishCertificate } from "./finishCertificate";

const CONFIRMED = "The name on this certificate is confirmed already. Contact us if it needs a correction.";

/** Once: later, only staff correct it. */
export async function confirmCertificateName(
  context: Context,
  { id, name: typed }: ConfirmCertificateNameInput,
): Promise<Certificate> {
  const { userId } = await signedInActor(context);
  const name = readCertificateName(typed);
  return context.dataSource.transaction(async (manager) => {
    const certificate = await manager.findOne(Certificate, {
      where: { id, userId },
      lock: { mode: "for_no_key_update" },
    });
    if (!certificate) throw new NotFound("certificate");
    if (certificate.revokedAt) throw new Conflict("This certificate was revoked.");
    if (certificate.name !== null) throw new Conflict(CONFIRMED);
    const finished = await finishCertificate({ manager, services: context }, certificate, name);
    return manager.save(Certificate, { ...certificate, ...finished, version: certificate.version + 1 });
  });
}
