import type { FragmentType } from "@apollo/client";
import { useApolloClient, useSuspenseFragment } from "@apollo/client/react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import { useSend } from "../../../cms/useSend";
import { useUnsavedWarning } from "../../../hooks/useUnsavedWarning";
import { Form } from "../../../ui/form/Form";
import { TextAreaField } from "../../../ui/form/fields";
import { showToast } from "../../../ui/toast";
import { ReplyForm_ContactMessageFragmentDoc, ReplyToContactMessageDocument } from "./ReplyForm.generated";
import type { ReplyForm_ContactMessageFragment } from "./ReplyForm.generated";

interface ReplyFormProps {
  message: FragmentType<ReplyForm_ContactMessageFragment>;
}

/** Writes an answer; it is sent by mail and kept with the message. */
export function ReplyForm({ message }: ReplyFormProps) {
  const client = useApolloClient();
  const [isTyped, setIsTyped] = useState(false);
  useUnsavedWarning(isTyped);
  const send = useSend({ forget: ["contactMessageCounts"] });
  const { data } = useSuspenseFragment({
    fragment: ReplyForm_ContactMessageFragmentDoc,
    fragmentName: "ReplyForm_contactMessage",
    from: message,
  });

  async function handleSubmit({ text = "" }: Record<string, string>) {
    const input = { id: data.id, expectedVersion: data.version, text };
    const { error } = await send(ReplyToContactMessageDocument, input);
    if (error) return refreshAfterConflict(client, error);
    setIsTyped(false);
    showToast("success", "Your answer is on its way.");
  }

  return (
    <Form
      draft={{ name: `reply ${data.id}` }}
      submitLabel="Send answer"
      busyLabel="Sending…"
      submitLook="main"
      onSubmit={handleSubmit}
      isResetOnSuccess
    >
      <TextAreaField
        name="text"
        label={`Answer to ${data.email}`}
        rows={6}
        maxLength={8000}
        required
        missing="Please write your answer."
        hint="A blank line begins a new paragraph. The message is then answered."
        onInput={(event) => setIsTyped(event.currentTarget.value.trim() !== "")}
      />
    </Form>
  );
}
