import { useApolloClient } from "@apollo/client/react";
import { startTransition, useId, useOptimistic, useState } from "react";
import type { EmailMode } from "../../../apollo/schema.generated";
import { messageOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { showToast } from "../../../ui/overlay/toast";
import styles from "./NotificationSettings.module.css";
import { SetNotificationEmailsDocument } from "./NotificationSettings.generated";
import type { NotificationSettingsQuery } from "./NotificationSettings.generated";

const LABELS: Record<EmailMode, string> = {
  AT_ONCE: "Right away",
  DAILY: "In the daily summary",
  NEVER: "Never",
};

interface EmailModeChoiceProps {
  setting: NotificationSettingsQuery["viewerNotificationSettings"][number];
}

/** Saves at each choice. */
export function EmailModeChoice({ setting }: EmailModeChoiceProps) {
  const { kind, label, mode, modes } = setting;
  const client = useApolloClient();
  const id = useId();
  const [shown, show] = useOptimistic(mode);
  const [isSaved, setIsSaved] = useState(false);

  function handleChoose(choice: EmailMode) {
    setIsSaved(false);
    startTransition(async () => {
      show(choice);
      const { data, error } = await send(client, SetNotificationEmailsDocument, {
        input: { kind, mode: choice },
      });
      if (!data) return showToast("error", messageOf(error));
      startTransition(() => setIsSaved(true));
    });
  }

  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span role="status" className={styles.saved}>
        {isSaved && "Saved"}
      </span>
      <select
        id={id}
        value={shown}
        onChange={({ currentTarget }) => handleChoose(currentTarget.value as EmailMode)}
      >
        {modes.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
