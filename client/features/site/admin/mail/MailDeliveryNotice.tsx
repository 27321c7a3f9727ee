import { useSuspenseQuery } from "@apollo/client/react";
import { Notice } from "../../../../ui/Notice";
import { MailDeliveryDocument } from "./Mail.generated";

/** Where letters are not sent: why, and what to do. */
export function MailDeliveryNotice() {
  const { mailDelivery } = useSuspenseQuery(MailDeliveryDocument).data;
  if (mailDelivery === "SMTP") return null;
  if (mailDelivery === "KEPT") {
    return (
      <Notice title="The demo sends no mail">
        <p>
          Its letters are kept here to be read, those with secret links too. A real academy never shows those.
        </p>
      </Notice>
    );
  }
  return (
    <Notice title="No mail server is set up" tone="problem">
      <p>
        Letters wait here until there is one: whoever runs the server sets SMTP_URL and MAIL_FROM, and starts
        it anew.
      </p>
    </Notice>
  );
}
