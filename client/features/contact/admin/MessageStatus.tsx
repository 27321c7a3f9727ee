import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { refreshAfterConflict } from "../../../apollo/refreshAfterConflict";
import type { ContactStatus } from "../../../apollo/schema.generated";
import { useSend } from "../../../cms/records/useSend";
import { Button } from "../../../ui/Button";
import { STATUSES } from "./messageInWords";
import {
  MessageStatus_ContactMessageFragmentDoc,
  UpdateContactMessageStatusDocument,
} from "./MessageStatus.generated";
import type { MessageStatus_ContactMessageFragment } from "./MessageStatus.generated";
import styles from "./MessageStatus.module.css";

interface MessageStatusProps {
  message: FragmentType<MessageStatus_ContactMessageFragment>;
}

/** The states as buttons, the present one pressed. */
export function MessageStatus({ message }: MessageStatusProps) {
  const client = useApolloClient();
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const data = useFragmentData(MessageStatus_ContactMessageFragmentDoc, message);

  async function handleChoose(status: ContactStatus) {
    if (isBusy || status === data.status) return;
    setIsBusy(true);
    const input = { id: data.id, expectedVersion: data.version, status };
    const { error } = await send(UpdateContactMessageStatusDocument, input);
    setProblem(error ? (await refreshAfterConflict(client, error)).general : null);
    setIsBusy(false);
  }

  return (
    <>
      <div role="group" aria-label="Status" className={styles.states}>
        {(Object.keys(STATUSES) as ContactStatus[]).map((status) => (
          <Button
            key={status}
            look={status === data.status ? "main" : "plain"}
            aria-pressed={status === data.status}
            aria-disabled={isBusy}
            onClick={() => void handleChoose(status)}
          >
            {STATUSES[status]}
          </Button>
        ))}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
