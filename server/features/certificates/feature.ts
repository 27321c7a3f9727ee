import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { Certificate } from "./certificate.entity";
import { CertificateCandidateResolver, CertificateResolver } from "./certificate.resolver";
import { certificateCards } from "./certificateCards";
import { certificateChecks } from "./certificateCheckJob";
import { CertificateRevocation } from "./certificateRevocation.entity";
import { issueInEndedBatches } from "./issueEarned";
import { CertificateKey } from "./keys/certificateKey.entity";
import { CertificateKeyResolver } from "./keys/certificateKey.resolver";
import { addPublishedKeys } from "./keys/publishedKeys";
import { addCertificatePdf } from "./pdf/certificatePdf";
import { CertificateCheckResolver } from "./public/certificateCheck.resolver";
import { readOwnCertificates } from "./readOwnCertificates";
import { CertificateRule } from "./rules/certificateRule.entity";
import { CertificateRuleRecords, CertificateRuleResolver } from "./rules/certificateRule.resolver";

export const certificates: Feature = {
  entities: [Certificate, CertificateKey, CertificateRevocation, CertificateRule],
  resolvers: [
    CertificateCandidateResolver,
    CertificateCheckResolver,
    CertificateKeyResolver,
    CertificateResolver,
    CertificateRuleRecords,
    CertificateRuleResolver,
  ],
  routes: [addCertificatePdf, addPublishedKeys],
  queues: [certificateChecks],
  shareCards: certificateCards,
  schedules: [{ name: "issue-in-ended-batches", cron: "30 2,14 * * *", work: issueInEndedBatches }],
  personalData: [readOwnCertificates],
  recordNames: {
    Certificate: namesOf(Certificate, { nameOf: ({ title, number }) => `${title}, ${number}` }),
    CertificateRule: namesOf(CertificateRule, {
      relations: { course: true, workshop: true, season: true },
      nameOf: ({ course, workshop, season }) => course?.name ?? workshop?.name ?? season?.title ?? "",
    }),
  },
  reservedSlugs: ["certificates"],
};
