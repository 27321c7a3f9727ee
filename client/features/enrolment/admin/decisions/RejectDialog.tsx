import { DecideRegistrationInput as limits } from "../../../../apollo/limits.json";
import { counted } from "../../../../format/counted";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { CancelButton } from "../../../../ui/form/CancelButton";
import { CheckboxField, TextAreaField } from "../../../../ui/form/fields";
import type { FormValues } from "../../../../ui/form/formValues";
import { Form } from "../../../../ui/form/Form";
import type { Decide, Decided } from "./useDecide";

interface RejectDialogProps {
  /** Empty: closed. */
  chosen: Decided[];
  decide: Decide;
  onDecided: () => void;
  onClose: () => void;
}

/** Asks why before a payment is rejected: there is no way back, and the person reads the reason. */
export function RejectDialog({ chosen, decide, onDecided, onClose }: RejectDialogProps) {
  const [first] = chosen;
  const who = chosen.length === 1 ? (first?.name ?? "") : counted(chosen.length, "registration");

  async function handleSubmit({ reason = "", isFinal }: FormValues) {
    const problems = await decide(chosen, { decision: "REJECT", reason, isFinal: isFinal === "on" });
    if (problems) return problems;
    onDecided();
  }

  return (
    <Dialog title={`Reject ${who}?`} isOpen={chosen.length > 0} onClose={onClose}>
      <Form
        draft={{ name: `reject ${chosen.map(({ id }) => id).join(" ")}` }}
        submitLabel="Reject"
        busyLabel="Rejecting…"
        submitLook="danger"
        onSubmit={handleSubmit}
        actions={<CancelButton onClick={onClose}>Cancel</CancelButton>}
      >
        <TextAreaField
          name="reason"
          label="Why?"
          rows={3}
          limits={limits.reason}
          required
          missing="Enter a reason: the learner reads it."
          hint="We e-mail this to the learner."
        />
        <CheckboxField
          name="isFinal"
          label="Reject for good"
          hint="A seat that it holds goes to the next in line. Otherwise the learner has a day to correct the payment."
        />
      </Form>
    </Dialog>
  );
}
