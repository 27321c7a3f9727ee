import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/overlay/Dialog";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/text/Tag";
import { AskForVerification } from "../mailed/AskForVerification";
import { ChangeEmailForm } from "./ChangeEmailForm";
import styles from "./EmailPanel.module.css";
import { EmailPanel_ViewerFragmentDoc } from "./EmailPanel.generated";
import type { EmailPanel_ViewerFragment } from "./EmailPanel.generated";

interface EmailPanelProps {
  viewer: FragmentType<EmailPanel_ViewerFragment>;
}

/** The account's address, whether it is verified, and the way to another one. */
export function EmailPanel({ viewer }: EmailPanelProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { email, emailVerifiedAt } = useFragmentData(EmailPanel_ViewerFragmentDoc, viewer);

  function handleSent(newEmail: string) {
    setIsChanging(false);
    setSentTo(newEmail);
  }

  return (
    <Panel title="E-mail">
      <p className={styles.address}>
        <strong>{email}</strong>{" "}
        {emailVerifiedAt ? <Tag tone="good">Confirmed</Tag> : <Tag tone="warning">Not confirmed yet</Tag>}
      </p>
      {!emailVerifiedAt && <p>Our e-mails may not reach you. Open the link that we sent to this address.</p>}
      <div className={styles.actions}>
        <Button onClick={() => setIsChanging(true)}>Change e-mail address</Button>
        {!emailVerifiedAt && <AskForVerification />}
      </div>
      <p role="status" className={styles.status}>
        {sentTo && (
          <>
            We’ve e-mailed a link to <strong className={styles.address}>{sentTo}</strong>. Open it within a
            day to use the new address.
          </>
        )}
      </p>
      <Dialog title="Change e-mail address" isOpen={isChanging} onClose={() => setIsChanging(false)}>
        <ChangeEmailForm onSent={handleSent} />
      </Dialog>
    </Panel>
  );
}
