import { counted } from "../../../format/counted";
import { Dialog } from "../../../ui/overlay/Dialog";
import { CancelButton } from "../../../ui/form/CancelButton";
import type { FormValues } from "../../../ui/form/formValues";
import { Form } from "../../../ui/form/Form";
import { SelectField } from "../../../ui/form/fields";
import { runDate } from "./runInWords";
import type { ShownRun } from "./shownRun";

export type DateChange = "next" | "correction";

interface StartedRunDialogProps {
  run: ShownRun;
  seatsTaken: number;
  /** The new date. */
  startsAt: string | null;
  /** Whether the new date is still to come. */
  isAhead: boolean;
  /** Null when the person goes back to the form. */
  onChoose: (choice: DateChange | null) => void;
}

/** Asks whether a new date of a run that has started is a next run or a correction. */
export function StartedRunDialog({ run, seatsTaken, startsAt, isAhead, onChoose }: StartedRunDialogProps) {
  const handleSubmit = async ({ choice }: FormValues) => onChoose(choice === "next" ? "next" : "correction");
  const handleClose = () => onChoose(null);
  return (
    <Dialog title="This run has started" isOpen onClose={handleClose}>
      <Form
        submitLabel="Continue"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={handleClose}>Cancel</CancelButton>}
      >
        <p>
          It started on {runDate(run)}, with {counted(seatsTaken, "seat")} taken. A next run has its own
          seats, group and registrations, and this run keeps its learners. A correction moves this run
          {isAhead ? ": its learners get an e-mail with the new date." : "."}
        </p>
        <SelectField name="choice" label="What do you want to do?" required missing="Please choose.">
          <option value="">Choose…</option>
          {isAhead && <option value="next">Add a next run on {runDate({ startsAt })}</option>}
          <option value="correction">Correct the date of this run</option>
        </SelectField>
      </Form>
    </Dialog>
  );
}
