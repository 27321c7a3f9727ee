import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { messageOf } from "../../../../apollo/problemsOf";
import { CmsPage } from "../../../../cms/CmsPage";
import { LetterStateTag } from "../../../../cms/LetterStateTag";
import { useSend } from "../../../../cms/records/useSend";
import { momentInIndia } from "../../../../format/momentInIndia";
import { cmsPaths } from "../../../../cmsPaths";
import { Button } from "../../../../ui/Button";
import { Notice } from "../../../../ui/Notice";
import { Panel } from "../../../../ui/Panel";
import { showToast } from "../../../../ui/overlay/toast";
import { CmsLetterDocument, RetryLetterDocument } from "./CmsLetter.generated";
import { LetterBody } from "./LetterBody";

/** `/cms/mail/:id`: an e-mail, its delivery, and a retry where it failed. */
export function CmsLetterPage() {
  const { id = "" } = useParams();
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  const data = useLatestQuery(CmsLetterDocument, { id });
  const { letter } = data;
  const trail = <Link to={cmsPaths.mail}>E-mails</Link>;
  if (!letter) {
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
    const { error, refreshed } = await send(RetryLetterDocument, { id });
    await refreshed;
    setIsBusy(false);
    if (error) showToast("error", messageOf(error));
    else showToast("success", "We’re sending the e-mail again.");
  }

  return (
    <CmsPage
      title={letter.subject}
      trail={trail}
      state={<LetterStateTag state={letter.state} />}
      actions={
        letter.canRetry && (
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
          To <strong>{letter.to}</strong>, written {momentInIndia(letter.queuedAt)}
          {letter.sentAt && `, sent ${momentInIndia(letter.sentAt)}`}.
        </p>
        {letter.lastError && (
          <p>
            {letter.lastError} Tried {letter.attempts === 1 ? "once" : `${letter.attempts} times`}.
          </p>
        )}
      </Panel>
      <Panel title="E-mail">
        <LetterBody letter={letter} />
      </Panel>
    </CmsPage>
  );
}
