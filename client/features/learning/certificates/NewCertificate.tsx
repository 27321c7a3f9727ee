import type { CertificateState } from "../../../apollo/schema.generated";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";

interface NewCertificateProps {
  certificates: { title: string; state: CertificateState }[];
}

/** Until the learner has confirmed the name on it. */
export function NewCertificate({ certificates }: NewCertificateProps) {
  const unnamed = certificates.find(({ state }) => state === "AWAITING_NAME");
  if (!unnamed) return null;
  return (
    <Notice
      title={`You earned a certificate: ${unnamed.title}`}
      action={<ButtonLink to={paths.certificates}>Get your certificate</ButtonLink>}
    >
      <p>Tell us how your name should appear, then download and share it.</p>
    </Notice>
  );
}
