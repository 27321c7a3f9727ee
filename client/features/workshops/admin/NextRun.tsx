import type { DocumentNode } from "@apollo/client";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { NewContentForm } from "../../../cms/NewContentForm";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { showToast } from "../../../ui/toast";
import type { RunParent } from "./runFields";
import { nextRunFieldsOf } from "./runFields";
import { theRun } from "./runInWords";
import { CreateRunDocument } from "./Runs.generated";
import { useRunSend } from "./useRunSend";

interface NextRunProps {
  parent: RunParent;
  /** What the workshop or season is called. */
  name: string;
  /** Of the last run, which the next one takes over unless staff change them. */
  seats: number | null;
  /** The query that the page shows. */
  shown: DocumentNode;
}

/** A button and its dialog: the next date of a workshop or season, under the same page and address. */
export function NextRun({ parent, name, seats, shown }: NextRunProps) {
  const send = useRunSend(shown);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`Next run of ${name}`}
        icon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Next run
      </Button>
      <Dialog title={`Next run of ${name}`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>The page and its address stay the same. Earlier runs keep their learners.</p>
        <NewContentForm
          draftName={`next run ${Object.values(parent).join()}`}
          fields={nextRunFieldsOf(parent)}
          initial={{ seats }}
          submitLabel="Add run"
          create={async (content) => {
            const { data, error } = await send(CreateRunDocument, { ...parent, ...content });
            if (data) showToast("success", `Added ${theRun(data.createRun)}.`);
            return { error };
          }}
          onMade={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
