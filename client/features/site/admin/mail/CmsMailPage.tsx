import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import type { LetterState } from "../../../../apollo/schema.generated";
import { CmsPage } from "../../../../cms/CmsPage";
import { paths } from "../../../../paths";
import { Panel } from "../../../../ui/Panel";
import { Skeleton } from "../../../../ui/Skeleton";
import { LetterFilter } from "./LetterFilter";
import { LetterList } from "./LetterList";
import { MailDeliveryNotice } from "./MailDeliveryNotice";
import { RetryFailedLetters } from "./RetryFailedLetters";

/** `/cms/mail`: what the academy wrote to whom, and whether it left. */
export function CmsMailPage() {
  const [state, setState] = useState<LetterState | null>(null);
  return (
    <CmsPage title="Mail" trail={<Link to={paths.cms}>Content</Link>} actions={<RetryFailedLetters />}>
      <Suspense>
        <MailDeliveryNotice />
      </Suspense>
      <Panel title="Letters" actions={<LetterFilter onState={setState} />}>
        <Suspense fallback={<Skeleton shape="control" count={8} />}>
          <LetterList state={state} />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}
