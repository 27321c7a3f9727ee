import { Conflict, Invalid, NotFound } from "../../core/errors";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { Context } from "../../platform/context";
import type { Certificate } from "./certificate.entity";
import { CertificateSource } from "./certificate.entity";
import type { IssueCertificatesInput } from "./certificate.inputs";
import { issueCertificates } from "./issueCertificates";
import { areInPlace } from "./placePeople";
import { evidenceOf, measurePeople } from "./rules/criteria";
import { findSubject } from "./subject";

const ONE_PLACE = { field: "batchId", message: "Choose a batch or a run." };
const NO_RULE = "This has no certificate yet. Add one under Certificates, Rules.";

/** Whether or not they meet the rule. Skips people who have one. */
export async function issueByStaff(
  context: Context,
  { batchId = null, runId = null, userIds }: IssueCertificatesInput,
): Promise<Certificate[]> {
  if (Boolean(batchId) === Boolean(runId)) throw new Invalid([ONE_PLACE]);
  const place = { batchId, runId };
  return context.dataSource.transaction(async (manager) => {
    const subject = await findSubject(manager, place);
    if (!subject) throw new NotFound(batchId ? "batch" : "run");
    const { rule } = subject;
    if (!rule) throw new Conflict(NO_RULE);
    if (!(await areInPlace(manager, context, { place, userIds }))) throw new NotFound("learner");
    const source = CertificateSource.STAFF;
    const transaction = { manager, services: context };
    const evidence = evidenceOf(await measurePeople(transaction, { rule, place, userIds }));
    const issued = await issueCertificates(transaction, { subject, rule, userIds, source, evidence });
    for (const certificate of issued)
      await recordAudit(transaction, {
        action: "issueCertificates",
        entity: "Certificate",
        entityId: certificate.id,
        after: { number: certificate.number, title: certificate.title, batchId, runId },
      });
    return issued;
  });
}
