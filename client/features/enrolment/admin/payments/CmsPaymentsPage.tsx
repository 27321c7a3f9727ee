import { FileUp } from "lucide-react";
import { use, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { PartBoundary } from "../../../../apollo/PartBoundary";
import { CmsPage } from "../../../../cms/CmsPage";
import { ContentRows } from "../../../../cms/lists/ContentRows";
import { PagedList } from "../../../../cms/lists/PagedList";
import { cmsPaths } from "../../../../cmsPaths";
import { momentInIndia } from "../../../../format/momentInIndia";
import { FileDrop } from "../../../../ui/form/picture/FileDrop";
import { sendForm, SESSION_ENDED } from "../../../../ui/form/sendForm";
import { SessionEndContext } from "../../../../ui/form/formContexts";
import { useOnSignIn } from "../../../../ui/form/useOnSignIn";
import { Text } from "../../../../ui/layout/Text";
import { Skeleton } from "../../../../ui/page/Skeleton";
import { Panel } from "../../../../ui/Panel";
import { SearchField } from "../../../../ui/SearchField";
import { Tag } from "../../../../ui/text/Tag";
import { BankImportsDocument } from "./BankImports.generated";
import { approvedCount, importState } from "./bankLabels";
import { FoundBankRows } from "./FoundBankRows";
import { Progress } from "./Progress";

const ADDRESS = "/cms/bank-statements";
const MAX_BYTES = 8 * 1024 * 1024;

function StatementDrop() {
  const navigate = useNavigate();
  const handleSessionEnd = use(SessionEndContext);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  useOnSignIn(() => setProblem(""));

  async function handleFile(file: File) {
    if (file.size > MAX_BYTES) return setProblem("Please choose a statement of at most 8 MB, or split it.");
    setProblem("");
    setPercent(0);
    const form = new FormData();
    form.set("file", file);
    const onProgress = (part: number) => setPercent(Math.floor(part * 100));
    try {
      const { id } = await sendForm<{ id: string }>({
        what: "statement",
        address: ADDRESS,
        form,
        onProgress,
      });
      await navigate(cmsPaths.bankImport(id));
    } catch (failure) {
      if (failure instanceof Error && failure.cause === SESSION_ENDED) handleSessionEnd();
      setProblem(failure instanceof Error ? failure.message : "");
      setPercent(null);
    }
  }

  if (percent === 100) return <p role="status">Reading the statement…</p>;
  if (percent !== null) return <Progress label="Sending the statement" percent={percent} />;
  return (
    <>
      <FileDrop
        size="large"
        accept=".csv,.txt,.tsv,.xlsx,.xls,.htm,.html,.sta,.940,.mt940,text/csv,text/plain"
        icon={<FileUp size={32} aria-hidden />}
        hint="CSV, Excel (.xlsx) or text as downloaded, up to 20,000 rows and 8 MB. You review before anything is approved."
        onFile={(file) => void handleFile(file)}
      >
        Drop the bank’s file here, or choose it
      </FileDrop>
      <Text role="alert" tone="brick" isStrong>
        {problem}
      </Text>
    </>
  );
}

function BankImportList() {
  return (
    <PagedList
      plural="statements"
      query={BankImportsDocument}
      variables={{}}
      empty="Download one from your bank as CSV or Excel, and drop it above."
    >
      {(statements) => (
        <ContentRows
          items={statements}
          to={({ id }) => cmsPaths.bankImport(id)}
          titleOf={({ fileName }) => fileName}
          factsOf={(statement) => (
            <>
              <span>
                {momentInIndia(statement.createdAt)}, {statement.staffName}
              </span>
              <span>{approvedCount(statement.counts)} approved</span>
              <Tag tone={importState(statement).isFinished ? "good" : "plain"}>
                {importState(statement).label}
              </Tag>
            </>
          )}
        />
      )}
    </PagedList>
  );
}

function BankRowSearch() {
  const [search, setSearch] = useState("");
  return (
    <Panel title="Find a payment">
      <SearchField label="UTR, name, amount…" value={search} onSearch={setSearch} />
      {search && (
        <PartBoundary name="The payments" shows={search} fallback={<Skeleton shape="control" count={3} />}>
          <FoundBankRows key={search} search={search} />
        </PartBoundary>
      )}
    </Panel>
  );
}

export function CmsPaymentsPage() {
  return (
    <CmsPage title="Bank import" trail={<Link to={cmsPaths.registrations}>Registrations</Link>}>
      <Panel title="Import a statement">
        <StatementDrop />
      </Panel>
      <BankRowSearch />
      <Panel title="Earlier imports">
        <BankImportList />
      </Panel>
    </CmsPage>
  );
}
