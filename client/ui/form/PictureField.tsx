import { ImageUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../Button";
import { ownPicture } from "../ownPicture";
import { Picture } from "../Picture";
import { TextField } from "./fields";
import { FileDrop } from "./FileDrop";
import formStyles from "./Form.module.css";
import { useField } from "./FormContext";
import styles from "./PictureField.module.css";
import { NewPicture } from "./NewPicture";
import { PictureWordsContext } from "./PictureWordsContext";
import type { UploadedPicture } from "./uploadPicture";
import { PICTURE_TYPES, whyNotPicture } from "./uploadPicture";

/** A field of the content's own for what its picture shows. */
export interface PictureAlt {
  name: string;
  defaultValue?: string;
  /** Asked for without a picture too, because what stands in for it is drawn by these words. */
  isAlwaysAsked?: boolean;
}

interface PictureFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** A link, or the path of a picture of our own. */
  defaultValue?: string;
  /** Where the content keeps what the picture shows itself; else the picture keeps it. */
  alt?: PictureAlt;
}

/** A picture: chosen from the device, dropped here, or named by its link. */
export function PictureField({ name, label, hint, defaultValue = "", alt }: PictureFieldProps) {
  const { problem, inputId, problemId, hintId, describedBy } = useField(name);
  const [url, setUrl] = useState(defaultValue);
  const [words, setWords] = useState(alt?.defaultValue ?? "");
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    const handleReset = () => {
      setUrl(defaultValue);
      setWords(alt?.defaultValue ?? "");
      setFile(null);
    };
    form?.addEventListener("reset", handleReset);
    return () => form?.removeEventListener("reset", handleReset);
  }, [defaultValue, alt?.defaultValue]);

  /** The form hears of it as of any typing. */
  function change(next: string, nextWords: string) {
    flushSync(() => {
      setUrl(next);
      setWords(nextWords);
      setFile(null);
    });
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
    chooser.current?.focus();
  }

  function handleCancel() {
    flushSync(() => setFile(null));
    chooser.current?.focus();
  }

  function handleFile(chosen: File) {
    const why = whyNotPicture(chosen);
    setRefusal(why);
    setFile(why ? null : chosen);
  }

  const isOwn = ownPicture(url) !== null;
  const drawPictureWords = use(PictureWordsContext);
  const altField = alt && (
    <TextField
      name={alt.name}
      label="What the picture shows"
      hint="For those who cannot see it."
      missing="Please describe the picture for those who cannot see it."
      required
      maxLength={300}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  );
  return (
    <div className={formStyles.field} role="group" aria-label={label}>
      <label htmlFor={isOwn ? `${inputId}-file` : inputId}>
        {label}
        <span className={formStyles.optional}> (optional)</span>
      </label>
      <input
        ref={input}
        type={isOwn ? "hidden" : "url"}
        id={inputId}
        name={name}
        className={formStyles.control}
        value={url}
        placeholder="https://…"
        data-invalid="Please enter a full address that starts with https://"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(Boolean(hint))}
        onChange={(event) => setUrl(event.target.value)}
      />
      {problem && (
        <p id={problemId} className={formStyles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={hintId} className={formStyles.hint}>
          {hint}
        </p>
      )}
      {url && !file && (
        <div className={styles.chosen}>
          <div className={styles.preview}>
            <Picture
              src={url}
              alt={words}
              shape="whole"
              sizes="20rem"
              fallback={<p className={styles.missing}>No picture can be shown from this address.</p>}
            />
          </div>
          {altField && <div className={styles.words}>{altField}</div>}
          {!alt && isOwn && drawPictureWords(url)}
          <Button icon={<Trash2 size={18} aria-hidden />} onClick={() => change("", "")}>
            Remove the picture
          </Button>
        </div>
      )}
      {!url && !file && alt?.isAlwaysAsked && altField}
      {file && (
        <NewPicture
          key={`${file.name} ${file.lastModified}`}
          file={file}
          fieldName={alt?.name ?? `${name}Alt`}
          words={words}
          onUploaded={(picture: UploadedPicture) => change(picture.url, picture.alt)}
          onCancel={handleCancel}
        />
      )}
      {!file && (
        <FileDrop
          ref={chooser}
          id={`${inputId}-file`}
          accept={PICTURE_TYPES.join(",")}
          icon={<ImageUp size={20} aria-hidden />}
          hint="JPEG, PNG or WebP, at most 5 MB"
          onFile={handleFile}
        >
          {url ? "Choose another picture" : "Choose a picture"}, or drop it here
        </FileDrop>
      )}
      <p role="alert" className={formStyles.problem}>
        {refusal}
      </p>
    </div>
  );
}
