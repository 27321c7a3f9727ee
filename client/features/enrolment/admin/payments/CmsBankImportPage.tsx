import { Link, useParams } from "react-router-dom";
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

interface ColumnsPanelProps {
  statement: NonNullable<BankImportQuery["bankImport"]>;
  /** Whether any payment was applied or settled, which fixes the columns. */
  isKept: boolean;
}

/** Asks for the columns at once if the headings are unknown, else on demand. */
function ColumnsPanel({ statement, isKept }: ColumnsPanelProps) {
  if (statement.needsColumns) {
    return (
      <Panel title="Which column holds what?">
        <p>We don’t know these headings. Your answer is remembered for the next statement of this bank.</p>
        <BankColumnsForm statement={statement} />
      </Panel>
    );
  }
  if (isKept) return null;
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

  const { fileName, version, counts, utrsToKeep, needsColumns } = statement;
  const exact = exactCount(statement);
  const isKept = counts.some(({ applied, settled }) => applied + settled > 0);
  const approved = approvedCount(counts);
  const { label, isFinished } = importState(statement);
  return (
    <CmsPage title={fileName} trail={trail} state={<Tag tone={isFinished ? "good" : "plain"}>{label}</Tag>}>
      <Panel title="Statement">
        <p>
          Imported by {statement.staffName}, {momentInIndia(statement.createdAt)}.
          {approved > 0 && ` ${approved} approved so far.`}
        </p>
        <BankImportActions {...{ id, version, exact, utrsToKeep, isKept, needsColumns }} />
      </Panel>
      {!needsColumns && <BankRowsPanel key={id} importId={id} counts={counts} utrsToKeep={utrsToKeep} />}
      <ColumnsPanel statement={statement} isKept={isKept} />
    </CmsPage>
  );
}
