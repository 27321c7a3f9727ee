import { useApolloClient } from "@apollo/client/react";
import { Award, Trash2, Mail, Pencil, Users, Video } from "lucide-react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import type { RunState } from "../../../apollo/schema.generated";
import { DeleteRunDocument } from "../../../cms/generated/run.generated";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { counted } from "../../../format/counted";
import { useFocusAfterRemoval } from "../../../hooks/useFocusAfterRemoval";
import { Button, ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/text/Tag";
import { EditRun } from "./EditRun";
import { NextRun } from "./NextRun";
import type { RunParent } from "./runFields";
import type { ShownRun } from "./runLabels";
import { waitingLabel } from "../../../format/waitingLabel";
import { theRun, runDate, seatsTakenLabel } from "./runLabels";
import { InviteWaitingDocument } from "./Runs.generated";
import styles from "./RunsPanel.module.css";

interface DeleteRunProps {
  run: ShownRun;
}

function DeleteRun({ run }: DeleteRunProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const name = theRun(run);
  const handleClose = () => setIsAsking(false);

  async function handleDelete() {
    const { error, refreshed } = await send(DeleteRunDocument, { id: run.id, expectedVersion: run.version });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", `Deleted ${name}.`);
  }

  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={`Delete ${name}`}
        icon={<Trash2 size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        title="Delete this run?"
        confirmLabel="Delete run"
        busyLabel="Deleting…"
        isOpen={isAsking}
        onClose={handleClose}
        onConfirm={handleDelete}
      >
        <p>Nobody has registered. This deletes {name} for good.</p>
      </ConfirmDialog>
    </>
  );
}

interface RunRowProps {
  run: ShownRun;
  parent: RunParent;
  /** A parent's only run cannot be deleted. */
  isOnly: boolean;
  readNewest: () => Promise<ShownRun | undefined>;
}

/** A season has no end date, so it is never "Running". */
function runStateLabel(state: RunState, parent: RunParent): string {
  if (state === "COMING") return "Upcoming";
  if (state === "FINISHED") return "Finished";
  return "seasonId" in parent ? "Started" : "Running";
}

interface RunLinksProps {
  id: string;
  name: string;
}

function RunLinks({ id, name }: RunLinksProps) {
  return (
    <>
      <ButtonLink
        size="small"
        look="quiet"
        to={cmsPaths.run(id)}
        aria-label={`Live classes of ${name}`}
        icon={<Video size={18} aria-hidden />}
      >
        Classes
      </ButtonLink>
      <ButtonLink
        size="small"
        look="quiet"
        to={cmsPaths.registrationsIn("ALL", { offeringId: id })}
        aria-label={`Registrations for ${name}`}
        icon={<Users size={18} aria-hidden />}
      >
        Registrations
      </ButtonLink>
      <ButtonLink
        size="small"
        look="quiet"
        to={cmsPaths.certificatesOfRun(id)}
        aria-label={`Certificates for ${name}`}
        icon={<Award size={18} aria-hidden />}
      >
        Certificates
      </ButtonLink>
    </>
  );
}

function RunRow({ run, parent, isOnly, readNewest }: RunRowProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isEditing, setIsEditing] = useState(false);
  // Keeps the count of the opened dialog: it becomes 0 while the dialog closes.
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
        <Text as="span" isStrong>
          {runDate(run)}
        </Text>
        <Tag tone={run.state === "FINISHED" ? "plain" : "good"}>{runStateLabel(run.state, parent)}</Tag>
        <Text as="span" tone="muted" size="small">
          {seatsTakenLabel(run)}
          {waitingLabel(run.waitingPeople)}
        </Text>
      </div>
      <Row rowGap="half">
        <RunLinks id={run.id} name={name} />
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
      </Row>
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

const PLACE = "runs";

interface RunsPanelProps {
  parent: RunParent;
  name: string;
  runs: ShownRun[];
  readNewest: () => Promise<ShownRun[] | undefined>;
}

export function RunsPanel({ parent, name, runs, readNewest }: RunsPanelProps) {
  useFocusAfterRemoval({ placeId: PLACE, ids: runs.map(({ id }) => id) });
  return (
    <Panel
      title={`Runs (${runs.length})`}
      anchor={PLACE}
      actions={<NextRun parent={parent} name={name} seats={runs[0]?.seats ?? null} />}
    >
      <ul className={styles.list}>
        {runs.map((run) => (
          <RunRow
            key={run.id}
            run={run}
            parent={parent}
            isOnly={runs.length === 1}
            readNewest={async () => (await readNewest())?.find(({ id }) => id === run.id)}
          />
        ))}
      </ul>
      {runs.length > 1 && runs.some(({ registeredPeople }) => registeredPeople > 0) && (
        <Text tone="muted">Runs that people have registered for can’t be deleted.</Text>
      )}
    </Panel>
  );
}
