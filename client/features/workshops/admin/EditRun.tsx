import type { DocumentNode } from "@apollo/client";
import { useState } from "react";
import type { Answer } from "../../../cms/ContentForm";
import { ContentForm } from "../../../cms/ContentForm";
import { Dialog } from "../../../ui/Dialog";
import type { RunContent, RunParent } from "./runFields";
import { runFieldsOf } from "./runFields";
import { UpdateRunDocument } from "./Runs.generated";
import type { ShownRun } from "./RunsPanel";
import type { StartedRun } from "./StartedRunDialog";
import { StartedRunDialog } from "./StartedRunDialog";
import { useRunSend } from "./useRunSend";

interface EditRunProps {
  run: ShownRun;
  parent: RunParent;
  isOpen: boolean;
  onClose: () => void;
  shown: DocumentNode;
  readNewest: () => Promise<ShownRun | undefined>;
}

/** Edits a run. A new date for one that has started asks what is meant. */
export function EditRun({ run, parent, isOpen, onClose, shown, readNewest }: EditRunProps) {
  const send = useRunSend(shown);
  const [started, setStarted] = useState<StartedRun | null>(null);

  async function handleSave(content: RunContent, expectedVersion: number): Promise<Answer<RunContent>> {
    const input = { id: run.id, expectedVersion, ...content, isCorrection: false };
    const { data, error } = await send(UpdateRunDocument, input);
    const result = data?.updateRun;
    if (result?.__typename !== "RunHasStarted") return { record: result?.run, error };
    setStarted({ content, expectedVersion, seatsTaken: result.seatsTaken });
    return { record: null, problems: { fields: { startsAt: result.message }, general: null } };
  }

  return (
    <Dialog title="Edit run" isOpen={isOpen} onClose={onClose}>
      <ContentForm
        draftName={`run ${run.id}`}
        fields={runFieldsOf(parent)}
        record={run}
        save={handleSave}
        readNewest={readNewest}
      />
      {started && (
        <StartedRunDialog
          run={run}
          parent={parent}
          started={started}
          shown={shown}
          onClose={() => setStarted(null)}
          onDone={() => {
            setStarted(null);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
