import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useState } from "react";
import type { FormValues } from "../../ui/form/Form";
import { Form } from "../../ui/form/Form";
import { TextField } from "../../ui/form/fields";
import { ProofForm_RegistrationFragmentDoc } from "./ProofForm.generated";
import type { ProofForm_RegistrationFragment } from "./ProofForm.generated";
import { ScreenshotField } from "./ScreenshotField";
import type { OrderKey } from "./useOrder";
import { useProof } from "./useProof";

interface ProofFormProps {
  registration: FragmentType<ProofForm_RegistrationFragment>;
  orderKey: OrderKey;
}

/** Tells the academy of the payment: its UTR, a screenshot, or both; also to correct them. */
export function ProofForm({ registration, orderKey }: ProofFormProps) {
  const { data } = useSuspenseFragment({
    fragment: ProofForm_RegistrationFragmentDoc,
    fragmentName: "ProofForm_registration",
    from: registration,
  });
  const [file, setFile] = useState<File | null>(null);
  const { submit, progress } = useProof(data.id, orderKey);

  async function handleSubmit({ utr = "" }: FormValues) {
    return submit({ utr, file });
  }

  return (
    <Form
      submitLabel={data.proof ? "Send the correction" : "I have paid"}
      busyLabel="Sending…"
      onSubmit={handleSubmit}
    >
      <p>
        {data.proof
          ? `What you send now takes the place of what you sent before${data.proof.hasPicture ? ", the screenshot too" : ""}.`
          : "One of the two is enough. With the UTR we find your payment soonest."}
      </p>
      <TextField
        name="utr"
        label="UTR, 12 digits"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        pattern="\s*(\d\s*){12}"
        defaultValue={data.proof?.utr ?? undefined}
        invalid="A UTR has exactly 12 digits."
        hint="In your UPI app, open the payment: it stands there as UTR, UPI reference or bank reference number."
      />
      <ScreenshotField file={file} onFile={setFile} progress={progress} />
    </Form>
  );
}
