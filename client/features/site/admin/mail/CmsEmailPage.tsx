import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams, useParams } from "react-router-dom";
import { messageOf } from "../../../../apollo/problemsOf";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { CmsPage } from "../../../../cms/CmsPage";
import { EmailStateTag } from "../../../../cms/EmailStateTag";
import { useSend } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { Button } from "../../../../ui/Button";
import { Text } from "../../../../ui/layout/Text";
import { Notice } from "../../../../ui/Notice";
import { showToast } from "../../../../ui/overlay/toast";
import { TabLinks } from "../../../../ui/page/TabLinks";
import { Panel } from "../../../../ui/Panel";
import type { CmsEmailQuery } from "./CmsEmail.generated";
import { CmsEmailDocument, RetryEmailDocument } from "./CmsEmail.generated";
import styles from "./CmsEmailPage.module.css";

interface EmailTextProps {
  body: NonNullable<NonNullable<CmsEmailQuery["email"]>["body"]>;
}

function EmailText({ body }: EmailTextProps) {
  return (
    <div className={styles.letter}>
      {body.paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {body.action && (
        <p>
          <Link to={body.action.path}>{body.action.label}</Link>
        </p>
      )}
      {body.attachments.length > 0 && <Text tone="muted">Attached: {body.attachments.join(", ")}</Text>}
    </div>
  );
}

const VIEW = "letter";

interface EmailBodyProps {
  email: Pick<NonNullable<CmsEmailQuery["email"]>, "id" | "subject" | "body">;
}

/** The server sends no body of an e-mail with a secret link. */
function EmailBody({ email: { id, subject, body } }: EmailBodyProps) {
  const [address] = useSearchParams();
  const view = address.get("view") === "html" ? "html" : "text";
  if (!body) {
    return (
      <Text tone="muted">
        This e-mail has a secret link, so only its recipient can read it. Its text is deleted once it is sent.
      </Text>
    );
  }
  return (
    <>
      <TabLinks
        label="Show the e-mail as"
        panel={VIEW}
        chosen={view}
        tabs={[
          { id: "text", to: cmsPaths.email(id), label: "Text" },
          { id: "html", to: cmsPaths.emailIn(id, "html"), label: "As its recipient sees it" },
        ]}
      />
      <div id={VIEW} role="tabpanel" aria-labelledby={`tab-${view}`}>
        {view === "text" ? (
          <EmailText body={body} />
        ) : (
          <iframe
            className={styles.frame}
            sandbox=""
            src={cmsPaths.emailView(id)}
            title={`${subject}, as its recipient sees it`}
          />
        )}
      </div>
    </>
  );
}

export function CmsEmailPage() {
  const { id = "" } = useParams();
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  const data = useLatestQuery(CmsEmailDocument, { id });
  const { email } = data;
  const trail = <Link to={cmsPaths.mail}>E-mails</Link>;
  if (!email) {
    return (
      <CmsPage isNotFound title="E-mail not found" trail={trail}>
        <Notice
          title="This e-mail is no longer available"
          action={<Link to={cmsPaths.mail}>All e-mails</Link>}
        />
      </CmsPage>
    );
  }

  async function handleRetry() {
    setIsBusy(true);
    const { error, refreshed } = await send(RetryEmailDocument, { id });
    await refreshed;
    setIsBusy(false);
    if (error) showToast("error", messageOf(error));
    else showToast("success", "We’re sending the e-mail again.");
  }

  return (
    <CmsPage
      title={email.subject}
      trail={trail}
      state={<EmailStateTag state={email.state} />}
      actions={
        email.canRetry && (
          <Button
            look="main"
            isBusy={isBusy}
            icon={<RotateCw size={18} aria-hidden />}
            onClick={() => void handleRetry()}
          >
            Try again
          </Button>
        )
      }
    >
      <Panel title="Delivery">
        <p>
          To <strong>{email.to}</strong>, written {momentInIndia(email.queuedAt)}
          {email.sentAt && `, sent ${momentInIndia(email.sentAt)}`}.
        </p>
        {email.lastError && (
          <p>
            {email.lastError} Tried {email.attempts === 1 ? "once" : `${email.attempts} times`}.
          </p>
        )}
      </Panel>
      <Panel title="E-mail">
        <EmailBody email={email} />
      </Panel>
    </CmsPage>
  );
}
