import type { EntityManager } from "typeorm";
import { Conflict } from "../../core/errors";
import { editVersioned } from "../../platform/audit/editVersioned";
import { isoDayInIndia } from "../../core/timeInIndia";
import type { Context } from "../../platform/context";
import { NotificationKind } from "../../platform/notifications/notificationKinds";
import { notify } from "../../platform/notifications/notify";
import { Certificate } from "./certificate.entity";
import type { ReissueCertificateInput, RevokeCertificateInput } from "./certificate.inputs";
import { readCertificateName } from "./names/certificateName";
import { settleRequest } from "./names/notifyOfRequest";
import { makeCertificateNumber } from "./certificateNumber";
import { CertificateRevocation } from "./certificateRevocation.entity";
import { finishCertificate } from "./finishCertificate";
import { CERTIFICATES_PATH } from "./issueCertificates";

const REVOKED = "This certificate is revoked already.";
const CORRECTED = "A corrected certificate replaced it.";

/** The log is permanent, so it has neither the name nor the reason. */
function recorded({ number, title, revokedAt, replacedBy }: Certificate): object {
  return { number, title, revokedAt, replacedBy };
}

interface Revocation {
  input: { id: string; expectedVersion: number };
  action: string;
  changes: Pick<Certificate, "revokedReason" | "replacedBy">;
}

async function revoke(
  manager: EntityManager,
  context: Context,
  { input, action, changes }: Revocation,
): Promise<Certificate> {
  const revokedAt = context.clock.now();
  const revoked = await editVersioned<Certificate>(
    { manager, services: context },
    {
      action,
      target: Certificate,
      noun: "certificate",
      ...{ id: input.id, expectedVersion: input.expectedVersion },
      changes: { ...changes, revokedAt },
      recorded,
      check: (before) => {
        if (before.revokedAt) throw new Conflict(REVOKED);
      },
    },
  );
  await settleRequest({ manager, services: context }, revoked.id);
  await manager.insert(CertificateRevocation, { number: revoked.number, revokedAt });
  return revoked;
}

export async function revokeCertificate(
  context: Context,
  { reason, ...input }: RevokeCertificateInput,
): Promise<Certificate> {
  const changes = { revokedReason: reason.trim(), replacedBy: null };
  return context.dataSource.transaction((manager) =>
    revoke(manager, context, { input, action: "revokeCertificate", changes }),
  );
}

/** A correction of the name: revokes the certificate and issues one with a new number, signed at once. */
export async function reissueCertificate(
  context: Context,
  { name: typed, ...input }: ReissueCertificateInput,
): Promise<Certificate> {
  const name = readCertificateName(typed);
  const academyName = await context.academyName();
  return context.dataSource.transaction(async (manager) => {
    const issuedAt = context.clock.now();
    const number = makeCertificateNumber(academyName, isoDayInIndia(issuedAt));
    const changes = { revokedReason: CORRECTED, replacedBy: number };
    const before = await revoke(manager, context, { input, action: "reissueCertificate", changes });
    const { id: _id, ...copied } = before;
    const fresh = {
      ...copied,
      number,
      issuedAt,
      version: 1,
      revokedAt: null,
      revokedReason: null,
      replacedBy: null,
    };
    const finished = await finishCertificate({ manager, services: context }, fresh, name);
    const made = await manager.save(manager.create(Certificate, { ...fresh, ...finished }));
    await notify(
      { manager, services: context },
      {
        kind: NotificationKind.CERTIFICATE_ISSUED,
        recipients: [made.userId],
        title: `Your corrected certificate: ${made.title}`,
        text: "Please share this one: the earlier certificate is no longer valid.",
        path: CERTIFICATES_PATH,
        aboutId: made.id,
      },
    );
    return made;
  });
}
