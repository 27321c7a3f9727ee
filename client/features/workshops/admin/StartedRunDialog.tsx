import type { DocumentNode } from "@apollo/client";
import { problemsOf } from "../../../apollo/problemsOf";
import { counted } from "../../../format/counted";
import { Dialog } from "../../../ui/Dialog";
import { CancelButton } from "../../../ui/form/CancelButton";
import type { FormValues } from "../../../ui/form/Form";
import { Form } from "../../../ui/form/Form";
import { SelectField } from "../../../ui/form/fields";
import { showToast } from "../../../ui/toast";
import type { RunContent, RunParent } from "./runFields";
import { runDate } from "./runInWords";
import { CreateRunDocument, UpdateRunDocument } from "./Runs.generated";
import type { ShownRun } from "./RunsPanel";
import { useRunSend } from "./useRunSend";

/** An edit that the server has not saved, because the run has started. */
export interface StartedRun {
  content: RunContent;
  expectedVersion: number;
  seatsTaken: number;
}

interface StartedRunDialogProps {
  run: ShownRun;
  parent: RunParent;
  started: StartedRun;
  shown: DocumentNode;
  onClose: () => void;
  onDone: () => void;
}

/** Asks whether a new date of a run that has started is a next run or a correction. */
export function StartedRunDialog({ run, parent, started, shown, onClose, onDone }: StartedRunDialogProps) {
  const send = useRunSend(shown);
  const { content, expectedVersion, seatsTaken } = started;

  async function addNext() {
    const { startsAt, seats, whatsAppGroupLink } = content;
    // The old group belongs to the learners of this run.
    const isGroupNew = whatsAppGroupLink !== run.whatsAppGroupLink;
    const group = isGroupNew ? whatsAppGroupLink : null;
    const input = { ...parent, startsAt, seats, whatsAppGroupLink: group };
    const { error } = await send(CreateRunDocument, input);
    if (error) return problemsOf(error);
    showToast("success", `Added the run of ${runDate(content)}.`);
    onDone();
  }

  async function correct() {
    const input = { id: run.id, expectedVersion, ...content, isCorrection: true };
    const { error } = await send(UpdateRunDocument, input);
    if (error) return problemsOf(error);
    showToast("success", `This run's date is now ${runDate(content)}.`);
    onDone();
  }

  const handleSubmit = async ({ meaning }: FormValues) => (meaning === "next" ? addNext() : correct());

  return (
    <Dialog title="This run has started" isOpen onClose={onClose}>
      <Form
        submitLabel="Continue"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <p>
          It started on {runDate(run)}, with {counted(seatsTaken, "seat")} taken. A next run has its own
          seats, group and registrations, and this run keeps its learners. A correction moves this run: its
          learners get an e-mail with the new date.
        </p>
        <SelectField name="meaning" label="What do you want to do?" required missing="Please choose.">
          <option value="">Choose…</option>
          {content.startsAt && <option value="next">Add a next run on {runDate(content)}</option>}
          <option value="correction">Correct the date of this run</option>
        </SelectField>
      </Form>
    </Dialog>
  );
}
