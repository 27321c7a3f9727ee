import { skipToken, useQuery } from "@apollo/client/react";
import { FileUp, Trash2 } from "lucide-react";
import { use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../../ui/Button";
import { useField } from "../../../../ui/form/FormContext";
import { SessionEndContext } from "../../../../ui/form/formContexts";
import formStyles from "../../../../ui/form/Form.module.css";
import type { FieldOptions, Unlimited } from "../../../../ui/form/kinds/FieldKind";
import { FileDrop } from "../../../../ui/form/picture/FileDrop";
import { SESSION_ENDED, sendForm } from "../../../../ui/form/sendForm";
import { Row } from "../../../../ui/layout/Row";
import { fileSize } from "../../lesson/fileSize";
import { UploadedLessonFileDocument } from "./LessonFile.generated";

interface Uploaded {
  id: string;
  name: string;
  sizeBytes: number;
}

interface UploadKind {
  address: string;
  /** File endings, as `accept` takes them. */
  accept: string;
  maxMegabytes: number;
  types: string;
}

interface LessonFileFieldProps extends UploadKind {
  name: string;
  label: string;
  hint?: string;
  missing?: string;
  defaultValue?: string;
}

function useUpload({ address, maxMegabytes }: UploadKind, onUploaded: (file: Uploaded) => void) {
  const handleSessionEnd = use(SessionEndContext);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File) {
    if (file.size > maxMegabytes * 1024 * 1024)
      return setProblem(`Please choose a file of at most ${maxMegabytes} MB.`);
    setProblem(null);
    setProgress(0);
    const form = new FormData();
    form.set("file", file);
    try {
      onUploaded(await sendForm<Uploaded>({ what: "file", address, form, onProgress: setProgress }));
    } catch (error) {
      if (error instanceof Error && error.cause === SESSION_ENDED) handleSessionEnd();
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setProgress(null);
  }

  return { progress, problem, upload };
}

interface ChosenFileProps {
  /** Unknown until it is read. */
  file: Uploaded | null | undefined;
  onRemove: () => void;
}

function ChosenFile({ file, onRemove }: ChosenFileProps) {
  return (
    <Row isSpread>
      <span>
        <strong>{file?.name ?? "File"}</strong> {file && fileSize(file.sizeBytes)}
      </span>
      <Button size="small" look="quiet" icon={<Trash2 size={18} aria-hidden />} onClick={onRemove}>
        Remove<span className="visually-hidden"> {file?.name}</span>
      </Button>
    </Row>
  );
}

/** The form's value is the uploaded file's id. */
function LessonFileField(props: LessonFileFieldProps) {
  const { name, label, hint, missing, defaultValue = "", accept, maxMegabytes, types } = props;
  const field = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(defaultValue);
  const [fresh, setFresh] = useState<Uploaded | null>(null);
  const { data } = useQuery(
    UploadedLessonFileDocument,
    id && id !== fresh?.id ? { variables: { id } } : skipToken,
  );
  const file = fresh?.id === id ? fresh : data?.lessonFile;

  useEffect(() => {
    const form = input.current?.form;
    const handleReset = () => setId(defaultValue);
    form?.addEventListener("reset", handleReset);
    return () => form?.removeEventListener("reset", handleReset);
  }, [defaultValue]);

  /** Counts as typing for the form. */
  function change(next: Uploaded | null) {
    flushSync(() => {
      setFresh(next);
      setId(next?.id ?? "");
    });
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  const { progress, problem, upload } = useUpload(props, change);
  return (
    <div className={formStyles.field} role="group" aria-label={label}>
      <label htmlFor={`${field.inputId}-file`}>
        {label}
        {!missing && <span className={formStyles.optional}> (optional)</span>}
      </label>
      <input ref={input} type="hidden" name={name} value={id} />
      {id && <ChosenFile file={file} onRemove={() => change(null)} />}
      <FileDrop
        id={`${field.inputId}-file`}
        accept={accept}
        icon={<FileUp size={20} aria-hidden />}
        hint={`${types}, at most ${maxMegabytes} MB`}
        aria-describedby={field.describedBy(Boolean(hint))}
        onFile={(chosen) => void upload(chosen)}
      >
        {id ? "Choose another file" : "Choose a file"}, or drop it here
      </FileDrop>
      {progress !== null && <progress max={1} value={progress} aria-label="Uploading" />}
      <p id={field.problemId} role="alert" className={formStyles.problem}>
        {problem ?? field.problem}
      </p>
      {hint && (
        <p id={field.hintId} className={formStyles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function uploaded(kind: UploadKind, options: FieldOptions & { missing?: string }): Unlimited<string | null> {
  const { label, hint, missing } = options;
  return () => ({
    ...options,
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] || null,
    compared: (name) => [{ name, label, toLabel: (id) => (id ? "another file" : "no file") }],
    draw: (name, values) => (
      <LessonFileField {...kind} {...{ name, label, hint, missing }} defaultValue={values[name]} />
    ),
  });
}

export function lessonFile(options: FieldOptions): Unlimited<string | null> {
  const kind: UploadKind = {
    address: "/cms/lesson-files",
    accept:
      ".pdf,.pptx,.docx,.xlsx,.xls,.pbix,.pbit,.zip,.csv,.json,.ipynb,.txt,.py,.sql,.png,.jpg,.jpeg,.mp4,.webm",
    maxMegabytes: 20,
    types: "PDF, Office, Power BI, ZIP, CSV, JSON, notebook, text, PNG, JPEG, MP4, WebM",
  };
  return uploaded(kind, { ...options, missing: "Please choose a file." });
}

export function captions(options: FieldOptions): Unlimited<string | null> {
  return uploaded(
    {
      address: "/cms/lesson-captions",
      accept: ".vtt,.srt",
      maxMegabytes: 1,
      types: "WebVTT (.vtt) or SubRip (.srt)",
    },
    options,
  );
}
