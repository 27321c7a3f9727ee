import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { rereadShown } from "../../../apollo/rereadShown";
import { CmsPage } from "../../../cms/CmsPage";
import { momentInIndia } from "../../../format/momentInIndia";
import { cmsPaths } from "../../../cmsPaths";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { Tag } from "../../../ui/Tag";
import { BankColumnsForm } from "./BankColumnsForm";
import { BankImportDocument } from "./BankImport.generated";
import { BankImportActions } from "./BankImportActions";
import { approvedCount, exactCount, importState } from "./bankInWords";
import { BankRowsPanel } from "./BankRowsPanel";
import styles from "./CmsBankImportPage.module.css";
import { Progress } from "./Progress";

/** So long after each answer the next is asked for. */
const ASK_AFTER_MS = 1000;
const AT_WORK = { READING: "Reading the statement", APPLYING: "Approving payments" };

/** `/cms/payments/:id`: what a statement would approve, and its progress. */
export function CmsBankImportPage() {
  const { id = "" } = useParams();
  const client = useApolloClient();
  const data = useLatestQuery(BankImportDocument, { id });
  const statement = data.bankImport;
  const wasAtWork = useRef(false);
  const atWork = statement && Object.entries(AT_WORK).find(([state]) => state === statement.state)?.[1];

  useEffect(() => {
    if (!atWork) {
      // What the work has changed: the rows, and what waits for staff.
      if (wasAtWork.current) void rereadShown(client);
      wasAtWork.current = false;
      return undefined;
    }
    wasAtWork.current = true;
    let timer = setTimeout(ask, ASK_AFTER_MS);
    let isOver = false;
    async function askAgain() {
      await rereadShown(client, [BankImportDocument]);
      if (!isOver) timer = setTimeout(ask, ASK_AFTER_MS);
    }
    function ask() {
      void askAgain();
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, atWork]);

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
  const applied = counts.reduce((sum, one) => sum + one.applied, 0);
  const settled = counts.reduce((sum, one) => sum + one.settled, 0);
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
          <BankImportActions {...{ id, version, state, exact, utrsToKeep }} isKept={applied + settled > 0} />
        )}
      </Panel>
      {state === "COLUMNS_NEEDED" && (
        <Panel title="Which column holds what?">
          <p>We do not know these headings. Your answer is remembered for the next statement of this bank.</p>
          <BankColumnsForm statement={statement} />
        </Panel>
      )}
      {isRead && <BankRowsPanel key={id} importId={id} counts={counts} utrsToKeep={utrsToKeep} />}
      {state === "READY" && applied + settled === 0 && (
        <details className={styles.columns}>
          <summary>Wrong columns? Choose them</summary>
          <Panel title="Which column holds what?">
            <BankColumnsForm statement={statement} />
          </Panel>
        </details>
      )}
    </CmsPage>
  );
}
