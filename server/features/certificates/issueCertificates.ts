import { In } from "typeorm";
import { isoDayInIndia } from "../../core/timeInIndia";
import type { Services } from "../../platform/context";
import { NotificationKind } from "../../platform/notifications/notificationKinds";
import type { NotifyServices } from "../../platform/notifications/news";
import { notify } from "../../platform/notifications/notify";
import type { Transaction } from "../../platform/transaction";
import { Certificate, CertificateSource } from "./certificate.entity";
import { makeCertificateNumber } from "./certificateNumber";
import { describeRule } from "./rules/describeRule";
import type { CertificateRule } from "./rules/certificateRule.entity";
import type { Subject } from "./subject";

const BY_STAFF = "Our staff decided to issue it.";

export const CERTIFICATES_PATH = "/certificates";

type IssueServices = NotifyServices & Pick<Services, "academyName">;

interface Issue {
  subject: Subject;
  rule: CertificateRule;
  userIds: string[];
  source: CertificateSource;
  /** What was counted, of those who meet the rule. */
  evidence: Map<string, string>;
}

/** Once staff revoked a certificate, only staff issue another to that person. */
const NOT_BEFORE = `NOT EXISTS (
  SELECT 1 FROM certificates WHERE user_id = one.user_id AND subject_id = $3
    AND ($9 = '${CertificateSource.RULE}' OR revoked_at IS NULL))`;

/** Only staff decide to issue one for an address that nobody confirmed; until it is, its name cannot be. */
const CONFIRMED = `($9 = '${CertificateSource.STAFF}' OR users.email_verified_at IS NOT NULL)`;

/** The unique index decides between concurrent calls: one valid certificate per person and subject. */
const INSERT = `
  INSERT INTO certificates (user_id, account_name, number, evidence, basis, subject_id, kind, title, achievement,
    signatory, signatory_title, source, batch_id, run_id, issued_at, issued_on)
  SELECT one.user_id, users.name, one.number, one.evidence, one.basis, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
  FROM unnest($1::uuid[], $2::text[], $14::text[], $15::text[]) AS one (user_id, number, evidence, basis)
  JOIN users ON users.id = one.user_id
  WHERE ${NOT_BEFORE} AND ${CONFIRMED}
  ON CONFLICT (user_id, subject_id) WHERE revoked_at IS NULL DO NOTHING
  RETURNING id`;

/** Skips people who have one. The learner confirms the name later. */
export async function issueCertificates(
  { manager, services }: Transaction<IssueServices>,
  { subject, rule, userIds, source, evidence }: Issue,
): Promise<Certificate[]> {
  const now = services.clock.now();
  const day = isoDayInIndia(now);
  const academyName = await services.academyName();
  const { kind, id, title, place } = subject;
  const { achievement, signatory, signatoryTitle } = rule;
  const people = [...new Set(userIds)].toSorted();
  const rows = await manager.query<{ id: string }[]>(INSERT, [
    people,
    people.map(() => makeCertificateNumber(academyName, day)),
    ...[id, kind, title, achievement, signatory, signatoryTitle, source],
    ...[place.batchId, place.runId, now, day],
    people.map((id) => evidence.get(id) ?? null),
    people.map((id) => (evidence.has(id) ? describeRule(rule) : BY_STAFF)),
  ]);
  const issued = await manager.findBy(Certificate, { id: In(rows.map((row) => row.id)) });
  if (issued.length > 0)
    await notify(
      { manager, services },
      {
        kind: NotificationKind.CERTIFICATE_ISSUED,
        recipients: issued.map(({ userId }) => userId),
        title: `Your certificate: ${title}`,
        text: "Confirm the name on it, then download and share it.",
        path: CERTIFICATES_PATH,
      },
    );
  return issued;
}
