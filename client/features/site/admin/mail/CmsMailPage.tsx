import type { FragmentType } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { RotateCw } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { messageOf } from "../../../../apollo/problemsOf";
import type { EmailState } from "../../../../apollo/schema.generated";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { CmsPage } from "../../../../cms/CmsPage";
import { EMAIL_STATES, emailStateNamed } from "../../../../cms/emailStates";
import { EmailStateTag } from "../../../../cms/EmailStateTag";
import { PagedList } from "../../../../cms/lists/PagedList";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { useSend } from "../../../../cms/records/useSend";
import { NoWrapReference } from "../../../../cms/NoWrapReference";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { momentInIndia } from "../../../../format/momentInIndia";
import { paths } from "../../../../../shared/paths";
import { Button } from "../../../../ui/Button";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { Notice } from "../../../../ui/Notice";
import { showToast } from "../../../../ui/overlay/toast";
import { Panel } from "../../../../ui/Panel";
import { useStaffWaiting } from "../numbers/useStaffWaiting";
import styles from "./CmsMailPage.module.css";
import { HeldEmails } from "./HeldEmails";
import type { EmailRow_EmailFragment } from "./Mail.generated";
import {
  EmailRow_EmailFragmentDoc,
  EmailsDocument,
  MailDeliveryDocument,
  RetryFailedEmailsDocument,
} from "./Mail.generated";

interface EmailFilterProps {
  state: EmailState | null;
  onState: (state: string) => void;
}

function EmailFilter({ state: chosen, onState }: EmailFilterProps) {
  return (
    <FilterSelect label="State" value={chosen ?? ""} onChoose={onState}>
      <option value="">All e-mails</option>
      {Object.entries(EMAIL_STATES).map(([state, name]) => (
        <option key={state} value={state}>
          {name}
        </option>
      ))}
    </FilterSelect>
  );
}

interface EmailRowProps {
  email: FragmentType<EmailRow_EmailFragment>;
}

function EmailRow({ email }: EmailRowProps) {
  const data = useFragmentData(EmailRow_EmailFragmentDoc, email);
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={data.queuedAt}>{momentInIndia(data.queuedAt)}</time>
      </td>
      <td className={styles.to}>{data.to}</td>
      <td className={styles.subject}>
        <Link to={cmsPaths.email(data.id)}>
          <NoWrapReference text={data.subject} />
        </Link>
      </td>
      <td className={styles.state}>
        <EmailStateTag state={data.state} />
        {data.lastError && <p>{data.lastError}</p>}
      </td>
    </tr>
  );
}

const COLUMNS = [
  { title: "Written", width: 21 },
  { title: "To", width: 21 },
  { title: "About", width: 40 },
  { title: "State" },
];

function MailDeliveryNotice() {
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

function RetryFailedEmails() {
  const send = useSend();
  const waiting = useStaffWaiting();
  const [isBusy, setIsBusy] = useState(false);
  if (!waiting?.failedEmails) return null;

  async function handleRetry() {
    setIsBusy(true);
    const { data, error, refreshed } = await send(RetryFailedEmailsDocument, undefined);
    await refreshed;
    setIsBusy(false);
    if (error) return showToast("error", messageOf(error));
    const tried = counted(data?.retryFailedEmails ?? 0, "e-mail", "e-mails");
    showToast("success", `Sending ${tried} again.`);
  }

  return (
    <Button isBusy={isBusy} icon={<RotateCw size={18} aria-hidden />} onClick={() => void handleRetry()}>
      Try all failed again
    </Button>
  );
}

export function CmsMailPage() {
  const [address] = useSearchParams();
  const state = emailStateNamed(address.get("state"));
  const navigate = useNavigate();
  const handleState = (chosen: string) => void navigate(cmsPaths.mailIn(chosen), { replace: true });

  return (
    <CmsPage title="E-mails" trail={<Link to={paths.cms}>Dashboard</Link>} actions={<RetryFailedEmails />}>
      <HeldEmails />
      <Suspense>
        <MailDeliveryNotice />
      </Suspense>
      <Panel title="Outbox" actions={<EmailFilter state={state} onState={handleState} />}>
        <PagedList
          plural="e-mails"
          query={EmailsDocument}
          variables={{ state }}
          isNarrowed={state !== null}
          empty={state ? "No e-mail is in this state." : "E-mails to learners and visitors are listed here."}
        >
          {(emails) => (
            <WorkTable columns={COLUMNS}>
              {emails.map((email) => (
                <EmailRow key={email.id} email={email} />
              ))}
            </WorkTable>
          )}
        </PagedList>
      </Panel>
    </CmsPage>
  );
}
