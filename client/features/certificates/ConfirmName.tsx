import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ConfirmCertificateNameInput as limits } from "../../apollo/limits.generated.json";
import { problemsOf } from "../../apollo/problemsOf";
import { send } from "../../apollo/send";
import { useFragmentData } from "../../apollo/useFragmentData";
import { useSite } from "../../apollo/useSite";
import { TextField } from "../../ui/form/fields";
import { Form } from "../../ui/form/Form";
import type { FormValues } from "../../ui/form/formValues";
import { Columns } from "../../ui/layout/Columns";
import { Notice } from "../../ui/Notice";
import { showToast } from "../../ui/overlay/toast";
import { Panel } from "../../ui/Panel";
import type { ConfirmName_CertificateFragment } from "./Certificates.generated";
import { ConfirmCertificateNameDocument, ConfirmName_CertificateFragmentDoc } from "./Certificates.generated";
import { CertificateSheet } from "../../ui/certificate/CertificateSheet";

interface ConfirmNameProps {
  certificate: FragmentType<ConfirmName_CertificateFragment>;
  accountName: string;
}

/** Once: afterwards the certificate is signed. */
export function ConfirmName({ certificate, accountName }: ConfirmNameProps) {
  const client = useApolloClient();
  const { academyName } = useSite();
  const data = useFragmentData(ConfirmName_CertificateFragmentDoc, certificate);
  const [typed, setTyped] = useState(data.requestedName ?? accountName);

  async function handleSubmit({ name = "" }: FormValues) {
    const { data: confirmed, error } = await send(client, ConfirmCertificateNameDocument, {
      input: { id: data.id, name },
    });
    if (!confirmed) return problemsOf(error);
    const isReady = confirmed.confirmCertificateName.state === "VALID";
    showToast("success", isReady ? "Your certificate is ready." : "Thank you. We’ll check the name first.");
  }

  return (
    <Panel title={`You earned a certificate: ${data.title}`}>
      <p>
        You can use your account’s name right away. We check any other name first. After that, only we can
        correct it.
      </p>
      {data.requestedName && (
        <Notice title="We’re checking the name">
          <p>You asked for “{data.requestedName}”. We’ll let you know when your certificate is ready.</p>
        </Notice>
      )}
      {data.nameRefusal && (
        <Notice title="We couldn’t use that name" tone="problem">
          <p>{data.nameRefusal}</p>
        </Notice>
      )}
      <Columns
        gap="3"
        aside={<CertificateSheet {...data} academyName={academyName} name={typed.trim() || "Your name"} />}
      >
        <Form submitLabel="Confirm name" onSubmit={handleSubmit}>
          <TextField
            name="name"
            label="Name on the certificate"
            autoComplete="name"
            defaultValue={data.requestedName ?? accountName}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            required
            limits={limits.name}
            hint="Use Latin, Devanagari or Telugu letters, as on your other documents."
          />
        </Form>
      </Columns>
    </Panel>
  );
}
