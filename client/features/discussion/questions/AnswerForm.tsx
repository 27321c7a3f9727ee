import { AnswerLessonQuestionInput as limits } from "../../../apollo/limits.generated.json";
import { CancelButton } from "../../../ui/form/CancelButton";
import { Form } from "../../../ui/form/Form";
import type { FormProblems } from "../../../ui/form/problems";
import { MarkdownText } from "./MarkdownText";

interface AnswerFormProps {
  draft: string;
  label: string;
  submitLabel: string;
  initial?: string;
  onSubmit: (text: string) => Promise<FormProblems | undefined>;
  onDone?: () => void;
  onCancel?: () => void;
}

export function AnswerForm({ draft, label, submitLabel, initial, ...events }: AnswerFormProps) {
  const { onSubmit, onDone, onCancel } = events;
  return (
    <Form
      draft={{ name: draft }}
      submitLabel={submitLabel}
      busyLabel="Sending…"
      submitLook="plain"
      onSubmit={async ({ text = "" }) => onSubmit(text)}
      onDone={onDone}
      isResetOnSuccess
      actions={onCancel && <CancelButton onClick={onCancel}>Cancel</CancelButton>}
    >
      <MarkdownText name="text" label={label} limits={limits.text} rows={4} defaultValue={initial} required />
    </Form>
  );
}
