import type { KeyboardEvent } from "react";
import { use, useId, useState } from "react";
import { Button } from "../../Button";
import { Picture } from "../../Picture";
import formStyles from "../Form.module.css";
import { useField } from "../FormContext";
import styles from "./PictureField.module.css";
import { SESSION_ENDED } from "../sendForm";
import { SessionEndContext } from "../formContexts";
import type { UploadedPicture } from "./uploadPicture";
import { uploadPicture } from "./uploadPicture";
import { useOnSignIn } from "../useOnSignIn";
import { usePreview } from "../usePreview";

interface NewPictureProps {
  file: File;
  /** The name under which the form validates the description. */
  fieldName: string;
  altText: string;
  onUploaded: (picture: UploadedPicture) => void;
  onCancel: () => void;
}

function useUpload({ file, altText, onUploaded }: NewPictureProps) {
  const handleSessionEnd = use(SessionEndContext);
  const [alt, setAlt] = useState(altText);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useOnSignIn(() => setProblem(null));

  async function upload() {
    if (!alt.trim()) {
      setProblem("Please describe the picture for people who can’t see it.");
      return;
    }
    setProblem(null);
    setProgress(0);
    try {
      onUploaded(await uploadPicture({ file, alt, onProgress: setProgress }));
    } catch (error) {
      if (error instanceof Error && error.cause === SESSION_ENDED) handleSessionEnd();
      setProblem(error instanceof Error ? error.message : String(error));
      setProgress(null);
    }
  }

  return { alt, setAlt, progress, problem, upload };
}

export function NewPicture(props: NewPictureProps) {
  const { file, fieldName, onCancel } = props;
  const id = useId();
  const notUploaded = useField(fieldName).problem;
  const preview = usePreview(file);
  const { alt, setAlt, progress, problem, upload } = useUpload(props);
  const isBusy = progress !== null;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isBusy) void upload();
  }

  return (
    <div className={styles.fresh}>
      <div className={styles.preview}>
        {preview && (
          <Picture
            src={preview}
            shape="whole"
            fallback={<p className={styles.missing}>This file can’t be shown as a picture.</p>}
          />
        )}
      </div>
      <div className={formStyles.field}>
        <label htmlFor={id}>Describe the picture</label>
        <input
          // Blocks the form's submit before the upload.
          ref={(input) => input?.setCustomValidity("Please upload the picture first, or cancel.")}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- describing is the next step after choosing a file
          autoFocus
          type="text"
          id={id}
          name={fieldName}
          className={formStyles.control}
          value={alt}
          maxLength={300}
          disabled={isBusy}
          aria-invalid={(problem ?? notUploaded) ? true : undefined}
          aria-describedby={`${id}-problem ${id}-hint`}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <p id={`${id}-hint`} className={formStyles.hint}>
          For people who can’t see it, e.g. “A sales dashboard with four charts”.
        </p>
        <p id={`${id}-problem`} role="alert" className={formStyles.problem}>
          {problem ?? notUploaded}
        </p>
        {isBusy && <progress className={styles.progress} max={1} value={progress} aria-label="Uploading" />}
        <div className={formStyles.actions}>
          <Button isBusy={isBusy} onClick={() => void upload()}>
            {isBusy ? "Uploading…" : "Upload the picture"}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}
