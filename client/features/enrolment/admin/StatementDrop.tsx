import { FileUp } from "lucide-react";
import type { ChangeEvent, DragEvent } from "react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths";
import { Progress } from "./Progress";
import { sendStatement } from "./sendStatement";
import styles from "./StatementDrop.module.css";

/** Takes a bank's statement, dropped or chosen, and leads to what becomes of it. */
export function StatementDrop() {
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState("");

  async function handleFile(file: File | undefined) {
    if (!file || percent !== null) return;
    setProblem("");
    setPercent(0);
    try {
      const id = await sendStatement({ file, onProgress: setPercent });
      await navigate(paths.cmsBankImport(id));
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : "");
      setPercent(null);
    }
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void handleFile(event.dataTransfer.files[0]);
  }

  function handleDragOver(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void handleFile(currentTarget.files?.[0]);
    currentTarget.value = "";
  }

  if (percent !== null) return <Progress label="Sending the statement" percent={percent} />;
  return (
    <>
      <label
        className={styles.drop}
        data-over={isOver}
        onDragOver={handleDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <FileUp size={32} aria-hidden />
        <span className={styles.title}>Drop the bank’s CSV here, or choose it</span>
        <span className={styles.hint}>
          As the bank’s site gives it, up to 20 MB. Nothing is approved before you have looked at it.
        </span>
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="visually-hidden"
          onChange={handleChange}
        />
      </label>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
