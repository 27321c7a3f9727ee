import { FileUp } from "lucide-react";
import { use, useState } from "react";
import { useNavigate } from "react-router-dom";
import { cmsPaths } from "../../../../cmsPaths";
import { FileDrop } from "../../../../ui/form/picture/FileDrop";
import { SESSION_ENDED, sendForm } from "../../../../ui/form/sendForm";
import { SessionEndContext } from "../../../../ui/form/SessionEndContext";
import { useOnSignIn } from "../../../../ui/form/useOnSignIn";
import { Progress } from "./Progress";
import styles from "./StatementDrop.module.css";

const ADDRESS = "/cms/bank-statements";
const MAX_BYTES = 20 * 1024 * 1024;

/** Uploads a bank's statement, dropped or chosen, and opens its page. */
export function StatementDrop() {
  const navigate = useNavigate();
  const handleSessionEnd = use(SessionEndContext);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  useOnSignIn(() => setProblem(""));

  async function handleFile(file: File) {
    if (file.size > MAX_BYTES) return setProblem("Please choose a statement of at most 20 MB.");
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

  if (percent !== null) return <Progress label="Sending the statement" percent={percent} />;
  return (
    <>
      <FileDrop
        size="large"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        icon={<FileUp size={32} aria-hidden />}
        hint="CSV or text as downloaded, up to 20 MB. You review before anything is approved."
        onFile={(file) => void handleFile(file)}
      >
        Drop the bank’s CSV here, or choose it
      </FileDrop>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
