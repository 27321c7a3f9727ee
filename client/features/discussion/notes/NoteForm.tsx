import { AddLessonNoteInput as limits } from "../../../apollo/limits.generated.json";
import { clockTime } from "../../../format/clockTime";
import { parseClock } from "../../../format/parseClock";
import { CancelButton } from "../../../ui/form/CancelButton";
import { TextAreaField, TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import type { FormValues } from "../../../ui/form/formValues";
import type { FormProblems } from "../../../ui/form/problems";

interface NoteContent {
  text: string;
  atSecond: number | null;
}

interface NoteFormProps {
  draft: string;
  initial: NoteContent;
  onSubmit: (content: NoteContent) => Promise<FormProblems | undefined>;
  onDone: () => void;
  onCancel: () => void;
}

const NO_TIME: FormProblems = { fields: { time: "Please enter a time, e.g. 12:41." }, general: null };

export function NoteForm({ draft, initial, onSubmit, onDone, onCancel }: NoteFormProps) {
  async function handleSubmit({ text = "", time = "" }: FormValues) {
    const atSecond = parseClock(time);
    if (time.trim() && atSecond === null) return NO_TIME;
    return onSubmit({ text, atSecond });
  }

  return (
    <Form
      draft={{ name: draft }}
      submitLabel="Save note"
      submitLook="main"
      onSubmit={handleSubmit}
      onDone={onDone}
      actions={<CancelButton onClick={onCancel}>Cancel</CancelButton>}
    >
      <TextAreaField
        name="text"
        label="Your note"
        rows={4}
        limits={limits.text}
        defaultValue={initial.text}
        hint="Only you can read it. Markdown works."
        required
      />
      <TextField
        name="time"
        label="Time in the video"
        autoComplete="off"
        defaultValue={initial.atSecond === null ? "" : clockTime(initial.atSecond)}
      />
    </Form>
  );
}
