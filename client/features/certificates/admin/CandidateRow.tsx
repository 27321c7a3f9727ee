import { Link } from "react-router-dom";
import { cmsPaths } from "../../../cmsPaths";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import { Tag } from "../../../ui/text/Tag";
import { CertificateStateTag } from "./CertificateStateTag";
import type { CertificateCandidatesQuery } from "./IssueCertificates.generated";
import styles from "./CmsIssueCertificatesPage.module.css";

export type Candidate = CertificateCandidatesQuery["certificateCandidates"]["nodes"][number];

/** A person without a certificate, or with only a revoked one. */
export function canReceive({ certificate }: Candidate): boolean {
  return certificate === null || certificate.state === "REVOKED";
}

interface CandidateRowProps {
  candidate: Candidate;
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
}

export function CandidateRow({ candidate, isChosen, onChosen }: CandidateRowProps) {
  const { learner, steps, isEarned, certificate } = candidate;
  return (
    <tr>
      <td>
        {canReceive(candidate) ? (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({ currentTarget }) => onChosen(currentTarget.checked)}
            />
            <strong>{learner.name}</strong>
          </label>
        ) : (
          <span className={styles.choice}>
            <strong>{learner.name}</strong>
          </span>
        )}
        <Text as="span" tone="muted" size="small">
          {learner.email}
        </Text>
      </td>
      <td>
        {steps.map(({ label, done, total, percent }) => (
          <Text key={label} size="small">
            {label}: {done} of {total} (needs {percent} %)
          </Text>
        ))}
        {isEarned && <Tag tone="good">Rule met</Tag>}
      </td>
      <td>
        {certificate && (
          <Row>
            <Link to={cmsPaths.certificate(certificate.id)}>{certificate.number}</Link>
            <CertificateStateTag state={certificate.state} />
          </Row>
        )}
      </td>
    </tr>
  );
}
