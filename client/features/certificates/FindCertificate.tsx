import { useNavigate } from "react-router-dom";
import { useSite } from "../../apollo/useSite";
import { sampleCertificateNumber } from "../../../shared/certificateNumber";
import { paths } from "../../../shared/paths";
import { CertificateSheet } from "../../ui/certificate/CertificateSheet";
import { TextField } from "../../ui/form/fields";
import { Form } from "../../ui/form/Form";
import type { FormValues } from "../../ui/form/formValues";
import { Columns } from "../../ui/layout/Columns";
import { Panel } from "../../ui/Panel";
import { sampleCertificate } from "./sampleCertificate";

const SAMPLE_YEAR = "2026";

const limits = { maxLength: 40, missing: "Enter the certificate’s number." };

interface FindCertificateProps {
  /** Beside the form, without a real one on the page. */
  hasSample?: boolean;
}

export function FindCertificate({ hasSample = true }: FindCertificateProps) {
  const navigate = useNavigate();
  const { academyName } = useSite();
  const sample = sampleCertificateNumber(academyName, SAMPLE_YEAR);

  async function handleSubmit({ number = "" }: FormValues) {
    await navigate(paths.certificate(encodeURIComponent(number.trim().toUpperCase())));
  }

  const sheet = hasSample && (
    <CertificateSheet
      academyName={academyName}
      {...sampleCertificate(academyName, SAMPLE_YEAR)}
      number={sample}
    />
  );

  return (
    <Columns gap="3" aside={sheet}>
      <Panel title="Find a certificate">
        <Form submitLabel="Check" busyLabel="Checking…" onSubmit={handleSubmit}>
          <TextField
            name="number"
            label="Number"
            autoComplete="off"
            required
            limits={limits}
            hint={`e.g. ${sample}. You’ll find it below the QR code.`}
          />
        </Form>
      </Panel>
    </Columns>
  );
}
