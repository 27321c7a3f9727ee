import type { FragmentType } from "@apollo/client";
import { Download } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../apollo/useFragmentData";
import { useSite } from "../../apollo/useSite";
import { shortDate } from "../../format/shortDate";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { Row } from "../../ui/layout/Row";
import { Text } from "../../ui/layout/Text";
import { usePageFacts } from "../../ui/page/PageFacts";
import { Tag } from "../../ui/text/Tag";
import type { OwnCertificate_CertificateFragment } from "./Certificates.generated";
import { OwnCertificate_CertificateFragmentDoc } from "./Certificates.generated";
import { linkedInAddress } from "./linkedInAddress";
import styles from "./OwnCertificate.module.css";

function Revocation({ reason, replacedBy }: { reason: string | null; replacedBy: string | null }) {
  return (
    <>
      <p>
        <Tag tone="bad">Revoked</Tag> {reason}
      </p>
      {replacedBy && (
        <p>
          Please use <Link to={paths.certificate(replacedBy)}>{replacedBy}</Link>.
        </p>
      )}
    </>
  );
}

interface OwnCertificateProps {
  certificate: FragmentType<OwnCertificate_CertificateFragment>;
}

export function OwnCertificate({ certificate }: OwnCertificateProps) {
  const { origin } = usePageFacts();
  const { academyName } = useSite();
  const data = useFragmentData(OwnCertificate_CertificateFragmentDoc, certificate);
  const { number, title, name, issuedOn, state } = data;
  const path = paths.certificate(number);
  const isValid = state === "VALID";
  return (
    <article className={isValid ? styles.row : `${styles.row} ${styles.revoked}`}>
      <h2>
        <Link to={path}>{title}</Link>
      </h2>
      <Text tone="muted">
        {name && `${name} · `}
        {shortDate(issuedOn)} · <span className={styles.number}>{number}</span>
      </Text>
      {isValid ? (
        <Row>
          <ButtonLink
            look="main"
            to={paths.certificatePdf(number)}
            reloadDocument
            icon={<Download size={18} aria-hidden />}
          >
            Download PDF<span className="visually-hidden"> of {title}</span>
          </ButtonLink>
          <ButtonLink
            to={linkedInAddress({ number, title, academyName, issuedOn, url: origin + path })}
            target="_blank"
            rel="noopener noreferrer"
          >
            Add to LinkedIn<span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonLink>
          <CopyButton text={origin + path} name={`link to ${title}`} />
        </Row>
      ) : (
        <Revocation reason={data.revokedReason} replacedBy={data.replacedBy} />
      )}
    </article>
  );
}
