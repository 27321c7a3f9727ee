import { FileUp } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { cmsPaths } from "../../../cmsPaths";
import { FileDrop } from "../../../ui/form/FileDrop";
import { Progress } from "./Progress";
import { sendStatement } from "./sendStatement";
import styles from "./StatementDrop.module.css";

/** Takes a bank's statement, dropped or chosen, and leads to what becomes of it. */
export function StatementDrop() {
  const navigate = useNavigate();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState("");

  async function handleFile(file: File) {
    setProblem("");
    setPercent(0);
    try {
      const id = await sendStatement({ file, onProgress: setPercent });
      await navigate(cmsPaths.bankImport(id));
    } catch (failure) {
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
