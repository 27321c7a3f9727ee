import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { Picture } from "../../../ui/Picture";
import { FileDrop } from "../../../ui/form/picture/FileDrop";
import formStyles from "../../../ui/form/Form.module.css";
import { useField } from "../../../ui/form/FormContext";
import { PICTURE_TYPES, pictureProblem } from "../../../ui/form/picture/uploadPicture";
import { usePreview } from "../../../ui/form/usePreview";
import { Text } from "../../../ui/layout/Text";
import styles from "./Payment.module.css";
import { SCREENSHOT_FIELD } from "./useProof";

interface ScreenshotFieldProps {
  file: File | null;
  onFile: (file: File | null) => void;
  /** From 0 to 1; null while nothing is being sent. */
  progress: number | null;
}

interface ChosenProps {
  file: File;
  onRemove: () => void;
}

function Chosen({ file, onRemove }: ChosenProps) {
  const preview = usePreview(file);
  return (
    <div className={styles.chosen}>
      {preview && (
        <Picture
          src={preview}
          alt="The chosen screenshot"
          shape="whole"
          fallback="This file can’t be shown."
        />
      )}
      <div>
        <Text isBreakable>{file.name}</Text>
        <Button look="quiet" onClick={onRemove}>
          Remove it
        </Button>
      </div>
    </div>
  );
}

export function ScreenshotField({ file, onFile, progress }: ScreenshotFieldProps) {
  const field = useField(SCREENSHOT_FIELD);
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? field.problem;

  function handleFile(chosen: File) {
    const why = pictureProblem(chosen);
    setRefused(why);
    onFile(why ? null : chosen);
  }

  return (
    <div className={formStyles.field}>
      <FileDrop
        id={field.inputId}
        name={SCREENSHOT_FIELD}
        accept={PICTURE_TYPES.join(",")}
        icon={<ImagePlus aria-hidden />}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${field.problemId} ${field.hintId}`}
        onFile={handleFile}
      >
        {file ? "Choose another screenshot" : "Choose a screenshot"}
        <span className={formStyles.optional}> (optional)</span>
      </FileDrop>
      <p id={field.problemId} role="alert" className={formStyles.problem}>
        {problem}
      </p>
      <p id={field.hintId} className={formStyles.hint}>
        JPEG, PNG or WebP, at most 5 MB. Only you and our staff can see it.
      </p>
      {file && <Chosen file={file} onRemove={() => onFile(null)} />}
      {progress !== null && (
        <progress className={styles.progress} max={1} value={progress} aria-label="Sending the screenshot" />
      )}
    </div>
  );
}
