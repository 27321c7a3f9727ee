import type { EntityManager } from "typeorm";
import type { VersionedInput } from "../../../core/content/inputs";
import { Conflict, NotFound } from "../../../core/errors";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { newestPage } from "../../../core/paging/keysetPage";
import { editVersioned } from "../../../platform/audit/editVersioned";
import type { Context } from "../../../platform/context";
import { NotificationKind } from "../../../platform/notifications/notificationKinds";
import { notify } from "../../../platform/notifications/notify";
import { Certificate } from "../certificate.entity";
import type { RefuseCertificateNameInput } from "../certificate.inputs";
import { settleRequest } from "./notifyOfRequest";
import { finishCertificate } from "../finishCertificate";
import { CERTIFICATES_PATH } from "../issueCertificates";

const NOTHING_ASKED = "No name waits for you here. The learner may have taken it back.";

interface Review {
  input: VersionedInput;
  action: string;
  changes: (manager: EntityManager, certificate: Certificate) => Promise<Partial<Certificate>>;
  text: string;
}

/** The log is permanent, so it has no name. */
const recorded = ({ number, title, nameConfirmedAt }: Certificate) => ({ number, title, nameConfirmedAt });

async function review(context: Context, { input, action, changes, text }: Review): Promise<Certificate> {
  const { id, expectedVersion } = input;
  return context.dataSource.transaction(async (manager) => {
    const transaction = { manager, services: context };
    const where = { id };
    const asked = await manager.findOne(Certificate, { where, lock: { mode: "pessimistic_write" } });
    if (!asked) throw new NotFound("certificate");
    if (asked.version === expectedVersion && (asked.requestedName === null || asked.revokedAt))
      throw new Conflict(NOTHING_ASKED);
    const decided = await editVersioned<Certificate>(transaction, {
      ...{ action, target: Certificate, noun: "certificate", id, expectedVersion, recorded },
      changes: await changes(manager, asked),
    });
    await settleRequest(transaction, id);
    await notify(transaction, {
      kind: NotificationKind.CERTIFICATE_ISSUED,
      recipients: [decided.userId],
      title: `The name on your certificate: ${decided.title}`,
      text,
      path: CERTIFICATES_PATH,
      aboutId: decided.id,
    });
    return decided;
  });
}

export async function approveCertificateName(context: Context, input: VersionedInput): Promise<Certificate> {
  return review(context, {
    ...{ input, action: "approveCertificateName" },
    changes: async (manager, certificate) =>
      finishCertificate({ manager, services: context }, certificate, certificate.requestedName ?? ""),
    text: "We checked the name. You can download and share your certificate now.",
  });
}

export async function refuseCertificateName(
  context: Context,
  { reason, ...input }: RefuseCertificateNameInput,
): Promise<Certificate> {
  const nameRefusal = reason.trim();
  return review(context, {
    ...{ input, action: "refuseCertificateName" },
    changes: async () => ({ requestedName: null, requestedAt: null, nameRefusal }),
    text: `We can’t put this name on it: ${nameRefusal} Please enter the name of your account, or another one.`,
  });
}

/** The latest first. */
export async function findNameRequests(manager: EntityManager, page: PageArgs): Promise<Page<Certificate>> {
  const query = manager
    .createQueryBuilder(Certificate, "certificate")
    .where("certificate.requestedName IS NOT NULL AND certificate.revokedAt IS NULL");
  return newestPage(query, "requestedAt", page);
}
