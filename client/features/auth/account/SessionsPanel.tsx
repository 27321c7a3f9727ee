import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { Button } from "../../../ui/Button";
import { Text } from "../../../ui/layout/Text";
import { showToast } from "../../../ui/overlay/toast";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/text/Tag";
import { ChangePasswordDialog } from "../ChangePasswordDialog";
import styles from "./account.module.css";
import type { SessionsPanel_SessionFragment } from "./accountPanels.generated";
import { EndOtherSessionsDocument, SessionsPanel_SessionFragmentDoc } from "./accountPanels.generated";

interface SessionsPanelProps {
  sessions: ({ id: string } & FragmentType<SessionsPanel_SessionFragment>)[];
  onChanged: () => void;
}

export function SessionsPanel({ sessions, onChanged }: SessionsPanelProps) {
  const client = useApolloClient();
  const [isChanging, setIsChanging] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const rows = useFragmentData(SessionsPanel_SessionFragmentDoc, sessions);

  async function handleEnd() {
    setIsBusy(true);
    const answer = await send(client, EndOtherSessionsDocument, {});
    setIsBusy(false);
    if (!answer.data) return showToast("error", messageOf(answer.error));
    onChanged();
    showToast("success", "You’re signed out everywhere else.");
  }

  function handleClose() {
    setIsChanging(false);
    // A new password ends all other sessions.
    onChanged();
  }

  return (
    <Panel title="Password and sign-ins">
      <div>
        <Button onClick={() => setIsChanging(true)}>Change password</Button>
      </div>
      <h3 className={styles.title}>Where you are signed in</h3>
      <ul className={styles.list}>
        {rows.map(({ id, browser, signedInAt, lastUsedAt, isThisOne }) => (
          <li key={id}>
            <Text isStrong>
              {browser} {isThisOne && <Tag tone="good">This browser</Tag>}
            </Text>
            <Text tone="muted" size="small">
              Since {momentInIndia(signedInAt)}
            </Text>
            <Text tone="muted" size="small">
              Last used about {momentInIndia(lastUsedAt)}
            </Text>
          </li>
        ))}
      </ul>
      {rows.length > 1 && (
        <div>
          <Button isBusy={isBusy} onClick={() => void handleEnd()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      <ChangePasswordDialog isOpen={isChanging} onClose={handleClose} />
    </Panel>
  );
}
