import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { CreateRunDocument } from "../../../cms/generated/run.generated";
import { NewContentForm } from "../../../cms/records/NewContentForm";
import { useSend } from "../../../cms/records/useSend";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/overlay/Dialog";
import { showToast } from "../../../ui/overlay/toast";
import type { RunParent } from "./runFields";
import { nextRunFieldsOf } from "./runFields";
import { theRun, runDate, seatsTakenLabel } from "./runLabels";

interface NextRunProps {
  parent: RunParent;
  name: string;
  seats: number | null;
}

export function NextRun({ parent, name, seats }: NextRunProps) {
  const send = useSend();
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

interface NextRunFactsProps {
  nextRun: { startsAt: string | null; seats: number | null; seatsTaken: number } | null;
}

export function NextRunFacts({ nextRun }: NextRunFactsProps) {
  if (!nextRun) return <span>No next run</span>;
  return (
    <>
      <span>{runDate(nextRun)}</span>
      <span>{seatsTakenLabel(nextRun)}</span>
    </>
  );
}
