import { useRef, useState } from "react";
import { problemsOf } from "../../../apollo/problemsOf";
import { CreateRunDocument, UpdateRunDocument } from "../../../cms/generated/run.generated";
import type { Answer } from "../../../cms/records/ContentForm";
import { ContentForm } from "../../../cms/records/ContentForm";
import { contentOf } from "../../../cms/records/contentOf";
import { useSend } from "../../../cms/records/useSend";
import { counted } from "../../../format/counted";
import { CancelButton } from "../../../ui/form/CancelButton";
import { SelectField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import type { FormValues } from "../../../ui/form/formValues";
import { Dialog } from "../../../ui/overlay/Dialog";
import { showToast } from "../../../ui/overlay/toast";
import type { RunContent, RunParent } from "./runFields";
import { nextRunOf, runFieldsOf } from "./runFields";
import type { ShownRun } from "./runLabels";
import { runDate, theRun } from "./runLabels";

type DateChange = "next" | "correction";

interface StartedRunDialogProps {
  run: ShownRun;
  seatsTaken: number;
  startsAt: string | null;
  isAhead: boolean;
  onChoose: (choice: DateChange | null) => void;
}

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

interface EditRunProps {
  run: ShownRun;
  parent: RunParent;
  isOpen: boolean;
  onClose: () => void;
  readNewest: () => Promise<ShownRun | undefined>;
}

interface Question {
  startsAt: string | null;
  isAhead: boolean;
  seatsTaken: number;
  resolve: (choice: DateChange | null) => void;
}

/** A new date for a started run is either a next run or a correction, so the dialog asks. */
export function EditRun({ run, parent, isOpen, onClose, readNewest }: EditRunProps) {
  const send = useSend();
  const [question, setQuestion] = useState<Question | null>(null);
  const fields = runFieldsOf(parent);
  const newest = useRef(run);

  /** The form merges it: a colleague's change belongs to this run, not to the next one. */
  async function handleReadNewest() {
    const read = await readNewest();
    if (read) newest.current = read;
    return read;
  }

  async function ask(startsAt: string | null, seatsTaken: number): Promise<DateChange | null> {
    const isAhead = startsAt !== null && Date.parse(startsAt) > Date.now();
    const choice = await new Promise<DateChange | null>((resolve) =>
      setQuestion({ startsAt, isAhead, seatsTaken, resolve }),
    );
    setQuestion(null);
    return choice;
  }

  function close(message: string) {
    showToast("success", message);
    onClose();
  }

  async function update(content: RunContent, expectedVersion: number, isCorrection: boolean) {
    const input = { id: run.id, expectedVersion, ...content, isCorrection };
    const { data, error } = await send(UpdateRunDocument, input);
    return { result: data?.updateRun, error };
  }

  /** Returns the unchanged run, so that the form counts its text as saved. */
  async function addNext(content: RunContent): Promise<Answer<RunContent>> {
    const opened = newest.current.version > run.version ? newest.current : run;
    const next = nextRunOf(content, contentOf<RunContent>(fields, opened));
    const { error } = await send(CreateRunDocument, { ...parent, ...next });
    if (error) return { record: null, problems: problemsOf(error) };
    close(`Added ${theRun(content)}.`);
    return { record: opened };
  }

  async function handleSave(content: RunContent, expectedVersion: number): Promise<Answer<RunContent>> {
    const { result, error } = await update(content, expectedVersion, false);
    if (result?.__typename !== "RunHasStarted") {
      if (result) close(`Saved ${theRun(result.run)}.`);
      return { record: result?.run, error };
    }
    const choice = await ask(content.startsAt, result.seatsTaken);
    if (choice === "next") return addNext(content);
    if (choice === null)
      return { record: null, problems: { fields: { startsAt: result.message }, general: null } };
    const corrected = await update(content, expectedVersion, true);
    if (corrected.result?.__typename !== "RunUpdated") return { record: null, error: corrected.error };
    close(`This is now ${theRun(content)}.`);
    return { record: corrected.result.run };
  }

  return (
    <Dialog title="Edit run" isOpen={isOpen} onClose={onClose}>
      <ContentForm
        draftName={`run ${run.id}`}
        fields={fields}
        record={run}
        save={handleSave}
        readNewest={handleReadNewest}
      />
      {question && (
        <StartedRunDialog
          run={run}
          seatsTaken={question.seatsTaken}
          startsAt={question.startsAt}
          isAhead={question.isAhead}
          onChoose={question.resolve}
        />
      )}
    </Dialog>
  );
}
