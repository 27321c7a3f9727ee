import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../../../shared/paths";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { BackLink } from "../../../ui/page/BackLink";
import { PageHead } from "../../../ui/page/PageHead";
import { useViewer } from "../../auth/useViewer";
import { EmailModeChoice } from "./EmailModeChoice";
import styles from "./NotificationSettings.module.css";
import { NotificationSettingsDocument } from "./NotificationSettings.generated";

export function NotificationSettingsPage() {
  const viewer = useViewer();
  const { data } = useSuspenseQuery(NotificationSettingsDocument);
  return (
    <PageFrame>
      <PageHead title="E-mail settings" description="Which e-mails you get, and when." isUnlisted />
      <BackLink to={paths.account}>My account</BackLink>
      <h1>E-mail settings</h1>
      <Stack>
        <Text>
          The bell shows everything. Choose what we also e-mail you. The daily summary comes at 7 am IST.
        </Text>
        {viewer && !viewer.emailVerifiedAt && (
          <Text>Please confirm your e-mail address first: until then, we send none of these.</Text>
        )}
        <ul className={styles.settings}>
          {data.viewerNotificationSettings.map((setting) => (
            <li key={setting.kind}>
              <EmailModeChoice setting={setting} />
            </li>
          ))}
        </ul>
        <Text tone="muted" size="small">
          We always e-mail you when your seat is confirmed, and when a class is moved or cancelled.
        </Text>
      </Stack>
    </PageFrame>
  );
}
