import { useSuspenseQuery } from "@apollo/client/react";
import { Notice } from "../../../../ui/Notice";
import { MailDeliveryDocument } from "./Mail.generated";

/** Where e-mails are not sent: why, and what to do. */
export function MailDeliveryNotice() {
  const { mailDelivery } = useSuspenseQuery(MailDeliveryDocument).data;
  if (mailDelivery === "SMTP") return null;
  if (mailDelivery === "KEPT") {
    return (
      <Notice title="The demo sends no e-mails">
        <p>You can read them here, including those with secret links. A real academy never shows those.</p>
      </Notice>
    );
  }
  return (
    <Notice title="No mail server is set up" tone="problem">
      <p>E-mails wait here until there is one: set SMTP_URL and MAIL_FROM on the server, then restart it.</p>
    </Notice>
  );
}
