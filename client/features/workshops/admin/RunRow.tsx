import type { DocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Mail, Pencil, Users } from "lucide-react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import type { RunState } from "../../../apollo/schema.generated";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { Button, ButtonLink } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { showToast } from "../../../ui/toast";
import { Tag } from "../../../ui/Tag";
import { DeleteRun } from "./DeleteRun";
import { EditRun } from "./EditRun";
import type { RunParent } from "./runFields";
import { runDate, seatsTakenInWords } from "./runInWords";
import { InviteWaitingDocument } from "./Runs.generated";
import type { ShownRun } from "./RunsPanel";
import styles from "./RunsPanel.module.css";
import { useRunSend } from "./useRunSend";

interface RunRowProps {
  run: ShownRun;
  parent: RunParent;
  /** The only one of its workshop or season cannot be deleted. */
  isOnly: boolean;
  shown: DocumentNode;
  readNewest: () => Promise<ShownRun | undefined>;
}

/** A season's end is not known: it has started. */
function stateInWords(state: RunState, parent: RunParent): string {
  if (state === "COMING") return "Coming";
  if (state === "FINISHED") return "Finished";
  return "seasonId" in parent ? "Started" : "Running";
}

/** One run: its date, state and seats, the way to its registrations, and its edit. */
export function RunRow({ run, parent, isOnly, shown, readNewest }: RunRowProps) {
  const client = useApolloClient();
  const send = useRunSend(shown);
  const [asking, setAsking] = useState<"edit" | "invite" | null>(null);
  const date = runDate(run);
  const handleClose = () => setAsking(null);

  async function handleInvite() {
    const { error } = await send(InviteWaitingDocument, { runId: run.id });
    if (error) return refreshAfterConflict(client, error);
    showToast("success", "The invitations are on their way.");
    handleClose();
  }

  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.date}>{date}</span>
        <Tag tone={run.state === "FINISHED" ? "plain" : "good"}>{stateInWords(run.state, parent)}</Tag>
        <span className={styles.facts}>{seatsTakenInWords(run)}</span>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          size="small"
          look="quiet"
          to={cmsPaths.registrationsIn("ALL", run.id)}
          aria-label={`Registrations for ${date}`}
          icon={<Users size={18} aria-hidden />}
        >
          Registrations
        </ButtonLink>
        {run.invitable > 0 && (
          <Button
            size="small"
            icon={<Mail size={18} aria-hidden />}
            aria-label={`Invite the waiting list of ${date}`}
            onClick={() => setAsking("invite")}
          >
            Invite {run.invitable} waiting
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          aria-label={`Edit the run of ${date}`}
          icon={<Pencil size={18} aria-hidden />}
          onClick={() => setAsking("edit")}
        />
        {!isOnly && <DeleteRun run={run} shown={shown} />}
      </div>
      <EditRun
        run={run}
        parent={parent}
        isOpen={asking === "edit"}
        onClose={handleClose}
        shown={shown}
        readNewest={readNewest}
      />
      <ConfirmDialog
        title="Invite the waiting list?"
        confirmLabel="Send e-mails"
        busyLabel="Sending…"
        look="main"
        isOpen={asking === "invite"}
        onClose={handleClose}
        onConfirm={handleInvite}
      >
        <p>
          {counted(run.invitable, "person", "people")} on the waiting list of {date} will get an e-mail with a
          link to the next run. Nobody gets a seat before they register.
        </p>
      </ConfirmDialog>
    </li>
  );
}
