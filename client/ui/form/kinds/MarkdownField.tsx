import { ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldLimits } from "../FieldLimits";
import { TextAreaField } from "../fields";
import { FileDrop } from "../picture/FileDrop";
import formStyles from "../Form.module.css";
import { NewPicture } from "../picture/NewPicture";
import type { UploadedPicture } from "../picture/uploadPicture";
import { PICTURE_TYPES, pictureProblem } from "../picture/uploadPicture";

interface MarkdownFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  limits: FieldLimits;
  rows: number;
  defaultValue?: string;
}

function pictureInMarkdown({ url, alt }: UploadedPicture, { value, selectionStart }: HTMLTextAreaElement) {
  const before = value.slice(0, selectionStart);
  const gap = before && !before.endsWith("\n\n") ? "\n\n" : "";
  return `${gap}![${alt.replace(/[\\[\]]/g, "\\$&")}](${url})\n\n`;
}

export function MarkdownField(field: MarkdownFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  function handleFile(chosen: File) {
    const why = pictureProblem(chosen);
    setRefusal(why);
    setFile(why ? null : chosen);
  }

  function leave() {
    flushSync(() => setFile(null));
    area.current?.focus();
  }

  function handleUploaded(picture: UploadedPicture) {
    leave();
    if (!area.current) return;
    const { selectionStart, selectionEnd } = area.current;
    area.current.setRangeText(pictureInMarkdown(picture, area.current), selectionStart, selectionEnd, "end");
    // Counts as typing for the form.
    area.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className={formStyles.field}>
      <TextAreaField {...field} ref={area} required={field.limits.missing !== undefined} />
      {file ? (
        <NewPicture
          key={`${file.name} ${file.lastModified}`}
          file={file}
          fieldName={`${field.name}Alt`}
          altText=""
          onUploaded={handleUploaded}
          onCancel={leave}
        />
      ) : (
        <FileDrop
          id={`${id}-file`}
          accept={PICTURE_TYPES.join(",")}
          icon={<ImageUp size={20} aria-hidden />}
          hint="JPEG, PNG or WebP, at most 5 MB. It is inserted at the cursor."
          onFile={handleFile}
        >
          Add a picture to the text, or drop it here
        </FileDrop>
      )}
      <p role="alert" className={formStyles.problem}>
        {refusal}
      </p>
    </div>
  );
}
