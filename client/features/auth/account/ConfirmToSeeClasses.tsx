import { Text } from "../../../ui/layout/Text";
import { Notice } from "../../../ui/Notice";
import { AskForVerification } from "../mailed/AskForVerification";

export const CONFIRM_TITLE = "Confirm your address to see your classes";

interface ConfirmToSeeClassesProps {
  email: string;
}

export function ConfirmText({ email }: ConfirmToSeeClassesProps) {
  return (
    <Text isBreakable>
      We sent a link to <strong>{email}</strong>. Open it: after that, classes and orders with this address
      show up here.
    </Text>
  );
}

/** For every unconfirmed account, in the place of an empty list: only the mailbox may learn of orders. */
export function ConfirmToSeeClasses({ email }: ConfirmToSeeClassesProps) {
  return (
    <Notice title={CONFIRM_TITLE} action={<AskForVerification />}>
      <ConfirmText email={email} />
    </Notice>
  );
}
