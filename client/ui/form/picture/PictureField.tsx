import { ImageUp, Trash2 } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../Button";
import { ownPicture } from "../../ownPicture";
import { Picture } from "../../Picture";
import type { FieldLimits } from "../FieldLimits";
import { checksOf } from "../FieldLimits";
import { TextField } from "../fields";
import { FileDrop } from "./FileDrop";
import formStyles from "../Form.module.css";
import { useField } from "../FormContext";
import styles from "./PictureField.module.css";
import { NewPicture } from "./NewPicture";
import { PictureAltContext } from "../formContexts";
import type { UploadedPicture } from "./uploadPicture";
import { PICTURE_TYPES, pictureProblem } from "./uploadPicture";

/** The content's own field for the picture's description. */
export interface PictureAlt {
  name: string;
  defaultValue?: string;
  /** Asked for without a picture too, because the placeholder is drawn by it. */
  isAlwaysAsked?: boolean;
}

interface PictureFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  limits: FieldLimits;
  /** A link, or the path of an uploaded picture. */
  defaultValue?: string;
  /** Without it, the description is stored with the picture. */
  alt?: PictureAlt;
}

interface PictureInputs {
  address: RefObject<HTMLInputElement | null>;
  chooser: RefObject<HTMLInputElement | null>;
}

function usePictureChoice({ defaultValue = "", alt }: PictureFieldProps, inputs: PictureInputs) {
  const { address, chooser } = inputs;
  const [url, setUrl] = useState(defaultValue);
  const [altText, setAltText] = useState(alt?.defaultValue ?? "");
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    const form = address.current?.form;
    const handleReset = () => {
      setUrl(defaultValue);
      setAltText(alt?.defaultValue ?? "");
      setFile(null);
    };
    form?.addEventListener("reset", handleReset);
    return () => form?.removeEventListener("reset", handleReset);
  }, [address, defaultValue, alt?.defaultValue]);

  /** Dispatches an input event, so that the form treats the change like typing. */
  function change(next: string, nextAltText: string) {
    flushSync(() => {
      setUrl(next);
      setAltText(nextAltText);
      setFile(null);
    });
    address.current?.dispatchEvent(new Event("input", { bubbles: true }));
    chooser.current?.focus();
  }

  function choose(chosen: File) {
    const why = pictureProblem(chosen);
    setRefusal(why);
    setFile(why ? null : chosen);
  }

  function cancel() {
    flushSync(() => setFile(null));
    chooser.current?.focus();
  }

  return { url, setUrl, altText, setAltText, file, refusal, change, choose, cancel };
}

interface AltFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

function AltField({ name, value, onChange }: AltFieldProps) {
  return (
    <TextField
      name={name}
      label="What the picture shows"
      hint="For people who can’t see it."
      missing="Please describe the picture for people who can’t see it."
      required
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ChosenPictureProps {
  url: string;
  altText: string;
  children: ReactNode;
  onRemove: () => void;
}

function ChosenPicture({ url, altText, children, onRemove }: ChosenPictureProps) {
  return (
    <div className={styles.chosen}>
      <div className={styles.preview}>
        <Picture
          src={url}
          alt={altText}
          shape="whole"
          sizes="20rem"
          fallback={<p className={styles.missing}>No picture can be shown from this address.</p>}
        />
      </div>
      {children}
      <Button icon={<Trash2 size={18} aria-hidden />} onClick={onRemove}>
        Remove the picture
      </Button>
    </div>
  );
}

interface AddressFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  limits: FieldLimits;
  isOwn: boolean;
  url: string;
  input: RefObject<HTMLInputElement | null>;
  onChange: (url: string) => void;
}

function AddressField({ name, label, hint, limits, isOwn, url, input, onChange }: AddressFieldProps) {
  const { problem, inputId, problemId, hintId, describedBy } = useField(name);
  return (
    <>
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
        {...checksOf({ limits })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(Boolean(hint))}
        onChange={(event) => onChange(event.target.value)}
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
    </>
  );
}

export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, limits, alt } = props;
  const { inputId } = useField(name);
  const address = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const choice = usePictureChoice(props, { address, chooser });
  const { url, altText, file, change } = choice;
  const isOwn = ownPicture(url) !== null;
  const drawPictureAlt = use(PictureAltContext);
  const altField = alt && <AltField name={alt.name} value={altText} onChange={choice.setAltText} />;
  return (
    <div className={formStyles.field} role="group" aria-label={label}>
      <AddressField {...{ name, label, hint, limits, isOwn, url }} input={address} onChange={choice.setUrl} />
      {url && !file && (
        <ChosenPicture url={url} altText={altText} onRemove={() => change("", "")}>
          {altField && <div className={styles.text}>{altField}</div>}
          {!alt && isOwn && drawPictureAlt(url)}
        </ChosenPicture>
      )}
      {!url && !file && alt?.isAlwaysAsked && altField}
      {file ? (
        <NewPicture
          key={`${file.name} ${file.lastModified}`}
          file={file}
          fieldName={alt?.name ?? `${name}Alt`}
          altText={altText}
          onUploaded={(picture: UploadedPicture) => change(picture.url, picture.alt)}
          onCancel={choice.cancel}
        />
      ) : (
        <FileDrop
          ref={chooser}
          id={`${inputId}-file`}
          accept={PICTURE_TYPES.join(",")}
          icon={<ImageUp size={20} aria-hidden />}
          hint="JPEG, PNG or WebP, at most 5 MB"
          onFile={choice.choose}
        >
          {url ? "Choose another picture" : "Choose a picture"}, or drop it here
        </FileDrop>
      )}
      <p role="alert" className={formStyles.problem}>
        {choice.refusal}
      </p>
    </div>
  );
}
