import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { TextField } from "../../ui/form/fields";
import { Form } from "../../ui/form/Form";
import type { FormValues } from "../../ui/form/formValues";
import { Panel } from "../../ui/Panel";

const limits = { maxLength: 40, missing: "Enter the certificate’s number." };

export function FindCertificate() {
  const navigate = useNavigate();

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
          hint="e.g. SOP-2026-7K3M-9QXD. You’ll find it below the QR code."
        />
      </Form>
    </Panel>
  );
}
