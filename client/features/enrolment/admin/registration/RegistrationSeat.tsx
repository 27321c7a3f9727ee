import type { FragmentType } from "@apollo/client";
import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { refreshAfterConflict } from "../../../../apollo/refreshAfterConflict";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { sends, useSend } from "../../../../cms/records/useSend";
import { Button } from "../../../../ui/Button";
import { CancelButton } from "../../../../ui/form/CancelButton";
import { SelectField } from "../../../../ui/form/fields";
import { Form } from "../../../../ui/form/Form";
import type { FormValues } from "../../../../ui/form/formValues";
import { Row } from "../../../../ui/layout/Row";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { showToast } from "../../../../ui/overlay/toast";
import { Panel } from "../../../../ui/Panel";
import type { RegistrationSeat_RegistrationFragment } from "./RegistrationSeat.generated";
import {
  ConfirmByPhoneDocument,
  DestinationsDocument,
  GiveAccessBackDocument,
  MoveToOfferingDocument,
  RegistrationSeat_RegistrationFragmentDoc,
} from "./RegistrationSeat.generated";

interface SeatDialogProps {
  registration: RegistrationSeat_RegistrationFragment;
  isOpen: boolean;
  onClose: () => void;
}

const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, expectedVersion: version });

const DIALOGS = {
  giveBack: {
    change: sends(GiveAccessBackDocument, versionOf),
    title: (name: string) => `Give ${name} access back?`,
    text: "The batch opens again, which takes a seat. The learner gets an e-mail.",
    label: "Give access back",
    done: (name: string) => `${name} is inside again.`,
  },
  phone: {
    change: sends(ConfirmByPhoneDocument, versionOf),
    title: (name: string) => `Did you speak with ${name}?`,
    text: "This confirms the order: the seat is held for a day, or it moves up in the waiting list. The e-mail address stays unconfirmed.",
    label: "Confirm by phone",
    done: (name: string) => `The order of ${name} is confirmed by phone.`,
  },
};

function SeatStepDialog({
  step,
  registration,
  isOpen,
  onClose,
}: SeatDialogProps & { step: keyof typeof DIALOGS }) {
  const client = useApolloClient();
  const send = useSend();
  const { change, title, text, label, done } = DIALOGS[step];
  const { name } = registration;

  async function handleConfirm() {
    const { error, refreshed } = await change(send, registration);
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", done(name));
    onClose();
  }

  return (
    <ConfirmDialog
      title={title(name)}
      confirmLabel={label}
      look="main"
      busyLabel="Saving…"
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

function MoveDialog({ registration: { id, name, version }, isOpen, onClose }: SeatDialogProps) {
  const client = useApolloClient();
  const send = useSend();
  const { data } = useQuery(
    DestinationsDocument,
    isOpen ? { variables: { id }, fetchPolicy: "network-only" } : skipToken,
  );
  const destinations = data?.registrationDestinations;

  async function handleSubmit({ offeringId = "" }: FormValues) {
    const { error, refreshed } = await send(MoveToOfferingDocument, {
      id,
      expectedVersion: version,
      offeringId,
    });
    if (error) return refreshAfterConflict(client, error);
    await refreshed;
    showToast("success", `${name} was moved.`);
    onClose();
  }

  return (
    <Dialog title={`Move ${name}`} isOpen={isOpen} onClose={onClose}>
      {destinations?.length === 0 ? (
        <p>There is no other batch or date of this kind. Add one first.</p>
      ) : (
        <Form
          draft={{ name: `move ${id}` }}
          submitLabel="Move"
          busyLabel="Moving…"
          onSubmit={handleSubmit}
          actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
        >
          <p>
            The old seat and access end, the new ones begin. The amount stays. The learner gets an e-mail.
          </p>
          <SelectField name="offeringId" label="To" required>
            <option value="">{destinations ? "Choose…" : "Loading…"}</option>
            {destinations?.map((one) => (
              <option key={one.id} value={one.id} disabled={one.isFull}>
                {one.title}
                {one.isFull && " (full)"}
              </option>
            ))}
          </SelectField>
        </Form>
      )}
    </Dialog>
  );
}

function insideLabel({
  kind,
  isInside,
  canGiveAccessBack,
}: RegistrationSeat_RegistrationFragment): string | null {
  if (isInside === null) return null;
  if (isInside)
    return kind === "BATCH" ? "Inside: the batch is open in the learner's account." : "Has a seat.";
  if (canGiveAccessBack) return "Outside: access to the batch was removed.";
  return "Outside: the learner hasn’t confirmed the account yet, or the course isn’t published.";
}

interface RegistrationSeatProps {
  registration: FragmentType<typeof RegistrationSeat_RegistrationFragmentDoc>;
}

/** Whether the learner is in, and what staff can change about it. */
export function RegistrationSeat({ registration }: RegistrationSeatProps) {
  const data = useFragmentData(RegistrationSeat_RegistrationFragmentDoc, registration);
  const [asking, setAsking] = useState<"move" | keyof typeof DIALOGS | null>(null);
  const { canGiveAccessBack, canMove, canConfirmByPhone } = data;
  const inside = insideLabel(data);
  if (!inside && !canConfirmByPhone) return null;
  const dialog = (step: typeof asking) => ({
    registration: data,
    isOpen: asking === step,
    onClose: () => setAsking(null),
  });
  return (
    <Panel title="Seat">
      {inside && <p>{inside}</p>}
      <Row>
        {canConfirmByPhone && (
          <Button size="small" onClick={() => setAsking("phone")}>
            Confirmed by phone…
          </Button>
        )}
        {canGiveAccessBack && (
          <Button size="small" onClick={() => setAsking("giveBack")}>
            Give access back…
          </Button>
        )}
        {canMove && (
          <Button size="small" onClick={() => setAsking("move")}>
            Move to another batch or date…
          </Button>
        )}
      </Row>
      <SeatStepDialog step="phone" {...dialog("phone")} />
      <SeatStepDialog step="giveBack" {...dialog("giveBack")} />
      <MoveDialog {...dialog("move")} />
    </Panel>
  );
}
