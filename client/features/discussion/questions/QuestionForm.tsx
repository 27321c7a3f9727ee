import { AskLessonQuestionInput as limits } from "../../../apollo/limits.generated.json";
import { clockTime } from "../../../format/clockTime";
import { parseClock } from "../../../format/parseClock";
import { CancelButton } from "../../../ui/form/CancelButton";
import { CheckboxField, TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import type { FormValues } from "../../../ui/form/formValues";
import type { FormProblems } from "../../../ui/form/problems";
import { MarkdownText } from "./MarkdownText";

interface QuestionContent {
  title: string;
  text: string;
  atSecond: number | null;
}

interface QuestionFormProps {
  draft: string;
  initial: QuestionContent;
  submitLabel: string;
  /** Offers to send the code of the lesson's exercise. */
  canAttachCode?: boolean;
  onSubmit: (content: QuestionContent & { hasCode: boolean }) => Promise<FormProblems | undefined>;
  onDone: () => void;
  onCancel: () => void;
}

const NO_TIME: FormProblems = { fields: { time: "Please enter a time, e.g. 12:41." }, general: null };

export function QuestionForm({ draft, initial, submitLabel, canAttachCode, ...events }: QuestionFormProps) {
  const { onSubmit, onDone, onCancel } = events;

  async function handleSubmit({ title = "", text = "", time = "", hasCode = "" }: FormValues) {
    const atSecond = parseClock(time);
    if (time.trim() && atSecond === null) return NO_TIME;
    return onSubmit({ title, text, atSecond, hasCode: hasCode !== "" });
  }

  return (
    <Form
      draft={{ name: draft }}
      submitLabel={submitLabel}
      busyLabel="Sending…"
      submitLook="main"
      onSubmit={handleSubmit}
      onDone={onDone}
      actions={<CancelButton onClick={onCancel}>Cancel</CancelButton>}
    >
      <TextField
        name="title"
        label="Your question"
        limits={limits.title}
        defaultValue={initial.title}
        required
      />
      <MarkdownText name="text" label="Details" limits={limits.text} rows={5} defaultValue={initial.text} />
      <TextField
        name="time"
        label="Time in the video"
        autoComplete="off"
        defaultValue={initial.atSecond === null ? "" : clockTime(initial.atSecond)}
        hint="Leave blank if it is about the whole lesson."
      />
      {canAttachCode && (
        <CheckboxField
          name="hasCode"
          label="Attach my code"
          hint="The learners of your batch see it too."
          defaultChecked
        />
      )}
    </Form>
  );
}
