import { useNavigate } from "react-router-dom";
import { useSite } from "../../apollo/useSite";
import { paths } from "../../../shared/paths";
import { SampleCertificate, sampleNumberOf } from "../../ui/certificate/SampleCertificate";
import { TextField } from "../../ui/form/fields";
import { Form } from "../../ui/form/Form";
import type { FormValues } from "../../ui/form/formValues";
import { Columns } from "../../ui/layout/Columns";
import { Panel } from "../../ui/Panel";

const limits = { maxLength: 40, missing: "Enter the certificate’s number." };

interface FindCertificateProps {
  /** Beside the form, without a real one on the page. */
  hasSample?: boolean;
}

export function FindCertificate({ hasSample = true }: FindCertificateProps) {
  const navigate = useNavigate();
  const { academyName } = useSite();

  async function handleSubmit({ number = "" }: FormValues) {
    await navigate(paths.certificate(encodeURIComponent(number.trim().toUpperCase())));
  }

  return (
    <Columns gap="3" aside={hasSample && <SampleCertificate academyName={academyName} />}>
      <Panel title="Find a certificate">
        <Form submitLabel="Check" busyLabel="Checking…" onSubmit={handleSubmit}>
          <TextField
            name="number"
            label="Number"
            autoComplete="off"
            required
            limits={limits}
            hint={`e.g. ${sampleNumberOf(academyName)}. You’ll find it below the QR code.`}
          />
        </Form>
      </Panel>
    </Columns>
  );
}
