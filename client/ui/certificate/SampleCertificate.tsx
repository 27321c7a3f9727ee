import { sampleCertificateNumber } from "../../../shared/certificateNumber";
import { CertificateSheet } from "./CertificateSheet";

const ISSUED_ON = "2026-12-15";

export const sampleNumberOf = (academyName: string) => sampleCertificateNumber(academyName, ISSUED_ON);

interface SampleCertificateProps {
  academyName: string;
}

/** The one that has the sample number, wherever it is shown. */
export function SampleCertificate({ academyName }: SampleCertificateProps) {
  return (
    <CertificateSheet
      academyName={academyName}
      name="A sample name"
      kind="WORKSHOP"
      title={`A workshop at ${academyName}`}
      issuedOn={ISSUED_ON}
      number={sampleNumberOf(academyName)}
    />
  );
}
