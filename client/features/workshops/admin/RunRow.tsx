import { useApolloClient } from "@apollo/client/react";
import { Mail, Pencil, Users } from "lucide-react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import type { RunState } from "../../../apollo/schema.generated";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { Button, ButtonLink } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { Tag } from "../../../ui/text/Tag";
import { DeleteRun } from "./DeleteRun";
import { EditRun } from "./EditRun";
import type { RunParent } from "./runFields";
import { runDate, seatsTakenInWords, theRun } from "./runInWords";
import { InviteWaitingDocument } from "./Runs.generated";
import type { ShownRun } from "./shownRun";
import styles from "./RunsPanel.module.css";
import { useSend } from "../../../cms/records/useSend";

interface RunRowProps {
  run: ShownRun;
  parent: RunParent;
  /** The only one of its workshop or season cannot be deleted. */
  isOnly: boolean;
  readNewest: () => Promise<ShownRun | undefined>;
}

/** A season's end is not known: it has started. */
function runStateInWords(state: RunState, parent: RunParent): string {
  if (state === "COMING") return "Coming";
  if (state === "FINISHED") return "Finished";
  return "seasonId" in parent ? "Started" : "Running";
}

/** One run: its date, state and seats, the way to its registrations, and its edit. */
export function RunRow({ run, parent, isOnly, readNewest }: RunRowProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isEditing, setIsEditing] = useState(false);
  // As it was when the dialog opened: it changes to 0 while the dialog closes.
  const [inviting, setInviting] = useState<number | null>(null);
  const name = theRun(run);

  async function handleInvite() {
    const { error, refreshed } = await send(InviteWaitingDocument, { runId: run.id });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", "The invitations are on their way.");
    setInviting(null);
  }

  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.date}>{runDate(run)}</span>
        <Tag tone={run.state === "FINISHED" ? "plain" : "good"}>{runStateInWords(run.state, parent)}</Tag>
        <span className={styles.facts}>{seatsTakenInWords(run)}</span>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          size="small"
          look="quiet"
          to={cmsPaths.registrationsIn("ALL", run.id)}
          aria-label={`Registrations for ${name}`}
          icon={<Users size={18} aria-hidden />}
        >
          Registrations
        </ButtonLink>
        {run.invitable > 0 && (
          <Button
            size="small"
            icon={<Mail size={18} aria-hidden />}
            aria-label={`Invite the waiting list of ${name}`}
            onClick={() => setInviting(run.invitable)}
          >
            Invite {run.invitable} waiting
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          aria-label={`Edit ${name}`}
          icon={<Pencil size={18} aria-hidden />}
          onClick={() => setIsEditing(true)}
        />
        {!isOnly && run.registeredPeople === 0 && <DeleteRun run={run} />}
      </div>
      <EditRun
        run={run}
        parent={parent}
        isOpen={isEditing}
        onClose={() => setIsEditing(false)}
        readNewest={readNewest}
      />
      <ConfirmDialog
        title="Invite the waiting list?"
        confirmLabel="Send e-mails"
        busyLabel="Sending…"
        look="main"
        isOpen={inviting !== null}
        onClose={() => setInviting(null)}
        onConfirm={handleInvite}
      >
        <p>
          {counted(inviting ?? 0, "person", "people")} on the waiting list of {name} will get an e-mail with a
          link to the next run. Nobody gets a seat before they register.
        </p>
      </ConfirmDialog>
    </li>
  );
}
