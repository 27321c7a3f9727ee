import { useNavigate } from "react-router-dom";
import { useSite } from "../../apollo/useSite";
import { sampleCertificateNumber } from "../../../shared/certificateNumber";
import { paths } from "../../../shared/paths";
import { TextField } from "../../ui/form/fields";
import { Form } from "../../ui/form/Form";
import type { FormValues } from "../../ui/form/formValues";
import { Panel } from "../../ui/Panel";

const limits = { maxLength: 40, missing: "Enter the certificate’s number." };

export function FindCertificate() {
  const navigate = useNavigate();
  const { academyName } = useSite();
  const sample = sampleCertificateNumber(academyName, "2026");

  async function handleSubmit({ number = "" }: FormValues) {
    await navigate(paths.certificate(encodeURIComponent(number.trim().toUpperCase())));
  }

  return (
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
  );
}
