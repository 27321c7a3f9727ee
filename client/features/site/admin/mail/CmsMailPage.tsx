import type { FragmentType } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { RotateCw } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { messageOf } from "../../../../apollo/problemsOf";
import type { LetterState } from "../../../../apollo/schema.generated";
import { ShowMore } from "../../../../apollo/ShowMore";
import { useFragmentData } from "../../../../apollo/useFragmentData";
import { CmsPage } from "../../../../cms/CmsPage";
import { LETTER_STATES, letterStateNamed } from "../../../../cms/letterStates";
import { LetterStateTag } from "../../../../cms/LetterStateTag";
import { WorkTable } from "../../../../cms/lists/WorkTable";
import { useList } from "../../../../cms/records/useList";
import { useSend } from "../../../../cms/records/useSend";
import { UnbrokenReference } from "../../../../cms/UnbrokenReference";
import { cmsPaths } from "../../../../cmsPaths";
import { counted } from "../../../../format/counted";
import { momentInIndia } from "../../../../format/momentInIndia";
import { paths } from "../../../../paths";
import { Button } from "../../../../ui/Button";
import { FilterSelect } from "../../../../ui/FilterSelect";
import { Notice } from "../../../../ui/Notice";
import { showToast } from "../../../../ui/overlay/toast";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { Panel } from "../../../../ui/Panel";
import { useStaffWaiting } from "../numbers/useStaffWaiting";
import styles from "./CmsMailPage.module.css";
import type { LetterRow_LetterFragment } from "./Mail.generated";
import {
  LetterRow_LetterFragmentDoc,
  LettersDocument,
  MailDeliveryDocument,
  RetryFailedLettersDocument,
} from "./Mail.generated";

interface LetterFilterProps {
  /** Null for all. */
  state: LetterState | null;
  onState: (state: string) => void;
}

function LetterFilter({ state: chosen, onState }: LetterFilterProps) {
  return (
    <FilterSelect label="State" value={chosen ?? ""} onChoose={onState}>
      <option value="">All e-mails</option>
      {Object.entries(LETTER_STATES).map(([state, words]) => (
        <option key={state} value={state}>
          {words}
        </option>
      ))}
    </FilterSelect>
  );
}

interface LetterRowProps {
  letter: FragmentType<LetterRow_LetterFragment>;
}

function LetterRow({ letter }: LetterRowProps) {
  const data = useFragmentData(LetterRow_LetterFragmentDoc, letter);
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={data.queuedAt}>{momentInIndia(data.queuedAt)}</time>
      </td>
      <td className={styles.to}>{data.to}</td>
      <td className={styles.subject}>
        <Link to={cmsPaths.letter(data.id)}>
          <UnbrokenReference text={data.subject} />
        </Link>
      </td>
      <td className={styles.state}>
        <LetterStateTag state={data.state} />
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

function LetterList({ state }: { state: LetterState | null }) {
  const { nodes, more } = useList(LettersDocument, { state });
  if (nodes.length === 0) {
    return (
      <Notice title="No e-mails">
        <p>{state ? "No e-mail is in this state." : "E-mails to learners and visitors are listed here."}</p>
      </Notice>
    );
  }
  return (
    <>
      <WorkTable columns={COLUMNS}>
        {nodes.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </WorkTable>
      <ShowMore {...more} />
    </>
  );
}

/** Explains why no e-mails are sent. */
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

function RetryFailedLetters() {
  const send = useSend();
  const waiting = useStaffWaiting();
  const [isBusy, setIsBusy] = useState(false);
  if (!waiting?.deadLetters) return null;

  async function handleRetry() {
    setIsBusy(true);
    const { data, error, refreshed } = await send(RetryFailedLettersDocument, undefined);
    await refreshed;
    setIsBusy(false);
    if (error) return showToast("error", messageOf(error));
    const tried = counted(data?.retryFailedLetters ?? 0, "e-mail", "e-mails");
    showToast("success", `Sending ${tried} again.`);
  }

  return (
    <Button isBusy={isBusy} icon={<RotateCw size={18} aria-hidden />} onClick={() => void handleRetry()}>
      Try all failed again
    </Button>
  );
}

/** `/cms/mail` */
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
