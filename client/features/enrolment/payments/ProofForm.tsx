import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { SubmitPaymentProofInput as limits } from "../../../apollo/limits.generated.json";
import { useFragmentData } from "../../../apollo/useFragmentData";
import type { FormValues } from "../../../ui/form/formValues";
import { Form } from "../../../ui/form/Form";
import { CheckboxField, TextField } from "../../../ui/form/fields";
import { SlowNotice } from "../../../ui/form/SlowNotice";
import type { RegistrationKey } from "../registrationKey";
import { ProofForm_RegistrationFragmentDoc } from "./Payment.generated";
import type { ProofForm_RegistrationFragment } from "./Payment.generated";
import { ScreenshotField } from "./ScreenshotField";
import styles from "./Payment.module.css";
import { proofDraft, useProof, UTR_FIELD } from "./useProof";

interface ProofFormProps {
  registration: FragmentType<ProofForm_RegistrationFragment>;
  registrationKey: RegistrationKey;
  /** Whether a newer link has replaced the one that opened this page. */
  isReplaced: boolean;
  onCorrected: () => void;
}

const REMOVE_FIELD = "isPictureRemoved";

export function ProofForm({ registration, registrationKey, isReplaced, onCorrected }: ProofFormProps) {
  const data = useFragmentData(ProofForm_RegistrationFragmentDoc, registration);
  const [file, setFile] = useState<File | null>(null);
  const { submit, progress } = useProof(registrationKey);
  const hasSent = data.proof?.hasPicture ?? false;

  async function handleSubmit({ utr = "", [REMOVE_FIELD]: removed }: FormValues) {
    const problems = await submit({ utr, file, keepsPicture: hasSent && !removed });
    if (problems) return problems;
    if (data.proof) onCorrected();
  }

  return (
    <Form
      draft={{ name: proofDraft(data.id) }}
      submitLabel={data.proof ? "Send the correction" : "I have paid"}
      busyLabel="Sending…"
      onSubmit={handleSubmit}
    >
      {isReplaced && (
        <p role="alert" className={styles.replaced}>
          <strong>This page’s link was replaced by a newer one.</strong> What you typed stays here: open the
          link in our newest e-mail to you, and send it there. If you have paid, your payment isn’t lost.
        </p>
      )}
      <p>
        {data.proof
          ? `This replaces what you sent before${hasSent ? "; your screenshot stays unless you send another one" : ""}.`
          : "Send either one. The UTR is faster."}
      </p>
      <TextField
        name={UTR_FIELD}
        label="UTR, 12 digits"
        inputMode="numeric"
        autoComplete="off"
        limits={limits.utr}
        defaultValue={data.proof?.utr ?? undefined}
        hint="Open the payment in your UPI app and copy “UTR” or “UPI Ref No.” (12 digits)."
      />
      {hasSent && !file && <CheckboxField name={REMOVE_FIELD} label="Remove the screenshot that I sent" />}
      <ScreenshotField file={file} onFile={setFile} progress={progress} />
      <SlowNotice />
    </Form>
  );
}
