import { Suspense } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { CmsPage } from "../../../../cms/CmsPage";
import { letterStateNamed } from "../../../../cms/letterStates";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../paths";
import { Panel } from "../../../../ui/Panel";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { LetterFilter } from "./LetterFilter";
import { LetterList } from "./LetterList";
import { MailDeliveryNotice } from "./MailDeliveryNotice";
import { RetryFailedLetters } from "./RetryFailedLetters";

/** `/cms/mail`: the e-mails of the academy, and whether they were sent. */
export function CmsMailPage() {
  const [address] = useSearchParams();
  const state = letterStateNamed(address.get("state"));
  const navigate = useNavigate();
  const handleState = (chosen: string) => void navigate(cmsPaths.mailIn(chosen), { replace: true });

  return (
    <CmsPage title="E-mails" trail={<Link to={paths.cms}>Dashboard</Link>} actions={<RetryFailedLetters />}>
      <Suspense>
        <MailDeliveryNotice />
      </Suspense>
      <Panel title="Outbox" actions={<LetterFilter state={state} onState={handleState} />}>
        <Suspense fallback={<Skeleton shape="control" count={8} />}>
          <LetterList state={state} />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}
