import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { Link, useParams } from "react-router-dom";
import { refetchActive } from "../../../../apollo/refetchActive";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { CmsPage } from "../../../../cms/CmsPage";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { Notice } from "../../../../ui/Notice";
import { Panel } from "../../../../ui/Panel";
import { Tag } from "../../../../ui/text/Tag";
import { BankColumnsForm } from "./BankColumnsForm";
import type { BankImportQuery } from "./BankImport.generated";
import { BankImportDocument } from "./BankImport.generated";
import { BankImportActions } from "./BankImportActions";
import { approvedCount, exactCount, importState } from "./bankLabels";
import { BankRowsPanel } from "./BankRowsPanel";
import styles from "./payments.module.css";
import { Progress } from "./Progress";

const POLL_EVERY_MS = 1000;
const AT_WORK: Record<string, string> = { READING: "Reading the statement", APPLYING: "Approving payments" };

function useProgressPolling(isAtWork: boolean): void {
  const client = useApolloClient();
  const wasAtWork = useRef(false);

  useEffect(() => {
    if (!isAtWork) {
      if (wasAtWork.current) void refetchActive(client);
      wasAtWork.current = false;
      return undefined;
    }
    wasAtWork.current = true;
    let timer = setTimeout(poll, POLL_EVERY_MS);
    let isOver = false;
    async function pollAgain() {
      await refetchActive(client, [BankImportDocument]);
      if (!isOver) timer = setTimeout(poll, POLL_EVERY_MS);
    }
    function poll() {
      void pollAgain();
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, isAtWork]);
}

interface ColumnsPanelProps {
  statement: NonNullable<BankImportQuery["bankImport"]>;
  /** Whether any payment was applied or settled, which fixes the columns. */
  isKept: boolean;
}

/** Asks for the columns at once if the headings are unknown, else on demand. */
function ColumnsPanel({ statement, isKept }: ColumnsPanelProps) {
  if (statement.state === "COLUMNS_NEEDED") {
    return (
      <Panel title="Which column holds what?">
        <p>We do not know these headings. Your answer is remembered for the next statement of this bank.</p>
        <BankColumnsForm statement={statement} />
      </Panel>
    );
  }
  if (statement.state !== "READY" || isKept) return null;
  return (
    <details className={styles.columns}>
      <summary>Wrong columns? Choose them</summary>
      <Panel title="Which column holds what?">
        <BankColumnsForm statement={statement} />
      </Panel>
    </details>
  );
}

export function CmsBankImportPage() {
  const { id = "" } = useParams();
  const statement = useLatestQuery(BankImportDocument, { id }).bankImport;
  const atWork = statement && AT_WORK[statement.state];
  useProgressPolling(Boolean(atWork));

  const trail = <Link to={cmsPaths.payments}>Bank import</Link>;
  if (!statement) {
    return (
      <CmsPage isNotFound title="No such statement" trail={trail}>
        <Notice
          title="This statement no longer exists"
          action={<Link to={cmsPaths.payments}>To all statements</Link>}
        >
          <p>Another member of staff may have deleted it.</p>
        </Notice>
      </CmsPage>
    );
  }

  const { fileName, state, version, counts, utrsToKeep, problem } = statement;
  const exact = exactCount(statement);
  const isKept = counts.some(({ applied, settled }) => applied + settled > 0);
  const approved = approvedCount(counts);
  const { label, isFinished } = importState(statement);
  const isRead = state === "READY" || state === "APPLIED" || state === "APPLYING";
  return (
    <CmsPage title={fileName} trail={trail} state={<Tag tone={isFinished ? "good" : "plain"}>{label}</Tag>}>
      <Panel title="Statement">
        <p>
          Imported by {statement.staffName}, {momentInIndia(statement.createdAt)}.
          {approved > 0 && ` ${approved} approved so far.`}
        </p>
        {atWork && <Progress label={atWork} percent={statement.progressPercent} />}
        {problem && <Notice tone="problem" title={problem} />}
        {state !== "APPLYING" && (
          <BankImportActions {...{ id, version, state, exact, utrsToKeep }} isKept={isKept} />
        )}
      </Panel>
      {isRead && <BankRowsPanel key={id} importId={id} counts={counts} utrsToKeep={utrsToKeep} />}
      <ColumnsPanel statement={statement} isKept={isKept} />
    </CmsPage>
  );
}
