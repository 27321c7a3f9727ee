import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ReplyToContactMessageInput as limits } from "../../../apollo/cmsLimits.generated.json";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { useSend } from "../../../cms/records/useSend";
import { useUnsavedWarning } from "../../../hooks/useUnsavedWarning";
import { TextAreaField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import { showToast } from "../../../ui/overlay/toast";
import type { ReplyForm_ContactMessageFragment } from "./CmsMessage.generated";
import { ReplyForm_ContactMessageFragmentDoc, ReplyToContactMessageDocument } from "./CmsMessage.generated";

interface ReplyFormProps {
  message: FragmentType<ReplyForm_ContactMessageFragment>;
}

export function ReplyForm({ message }: ReplyFormProps) {
  const client = useApolloClient();
  const [isTyped, setIsTyped] = useState(false);
  useUnsavedWarning(isTyped);
  const send = useSend();
  const data = useFragmentData(ReplyForm_ContactMessageFragmentDoc, message);

  async function handleSubmit({ text = "" }: Record<string, string>) {
    const input = { id: data.id, expectedVersion: data.version, text };
    const { error } = await send(ReplyToContactMessageDocument, input);
    if (error) return refreshAfterConflict(client, error);
    setIsTyped(false);
    showToast("success", "Reply sent.");
  }

  return (
    <Form
      draft={{ name: `reply ${data.id}` }}
      submitLabel="Send reply"
      busyLabel="Sending…"
      submitLook="main"
      onSubmit={handleSubmit}
      isResetOnSuccess
    >
      <TextAreaField
        name="text"
        label={`Reply to ${data.email}`}
        rows={6}
        limits={limits.text}
        required
        hint="Leave a blank line between paragraphs. Sending marks the message answered."
        onInput={(event) => setIsTyped(event.currentTarget.value.trim() !== "")}
      />
    </Form>
  );
}
