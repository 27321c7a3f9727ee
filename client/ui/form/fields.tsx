import type { ComponentProps, InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from "react";
import styles from "./Form.module.css";
import { useField } from "./FormContext";
import type { FieldLimits } from "./FieldLimits";
import { checksOf } from "./FieldLimits";

interface FieldCommon {
  name: string;
  label: string;
  hint?: ReactNode;
  limits?: FieldLimits;
  /** Overrides the limits' error for a blank field. */
  missing?: string;
  /** Overrides the limits' error for a wrong kind of text. */
  invalid?: string;
}

interface FrameProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional: boolean;
  children: ReactNode;
}

function FieldFrame({ name, label, hint, isOptional, children }: FrameProps) {
  const { problem, inputId, problemId, hintId } = useField(name);
  return (
    <div className={styles.field}>
      <label htmlFor={inputId}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldCommon & Omit<ComponentProps<"input">, "name"> & { end?: ReactNode };

export function TextField({ name, label, hint, limits, missing, invalid, end, ...rest }: TextFieldProps) {
  const field = useField(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={!rest.required && !rest["aria-required"]}>
      <div className={styles.row}>
        <input
          type="text"
          {...rest}
          id={field.inputId}
          name={name}
          className={styles.control}
          {...checksOf({ limits, missing, invalid })}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={field.describedBy(Boolean(hint))}
        />
        {end}
      </div>
    </FieldFrame>
  );
}

type TextAreaProps = FieldCommon & Omit<ComponentProps<"textarea">, "name">;

export function TextAreaField({ name, label, hint, limits, missing, invalid, ...rest }: TextAreaProps) {
  const field = useField(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={!rest.required && !rest["aria-required"]}>
      <textarea
        rows={3}
        {...rest}
        id={field.inputId}
        name={name}
        className={styles.control}
        {...checksOf({ limits, missing, invalid })}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={field.describedBy(Boolean(hint))}
      />
    </FieldFrame>
  );
}

type SelectProps = FieldCommon & Omit<SelectHTMLAttributes<HTMLSelectElement>, "name"> & { end?: ReactNode };

export function SelectField({
  name,
  label,
  hint,
  limits,
  missing,
  invalid,
  children,
  end,
  ...rest
}: SelectProps) {
  const field = useField(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={!rest.required && !rest["aria-required"]}>
      <div className={styles.row}>
        <select
          {...rest}
          id={field.inputId}
          name={name}
          className={styles.control}
          {...checksOf({ limits, missing, invalid })}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={field.describedBy(Boolean(hint))}
        >
          {children}
        </select>
        {end}
      </div>
    </FieldFrame>
  );
}

type CheckboxProps = { name: string; label: string; hint?: ReactNode } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "name"
>;

/** Its form value is "on" when checked. */
export function CheckboxField({ name, label, hint, ...rest }: CheckboxProps) {
  const field = useField(name);
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          {...rest}
          name={name}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={field.describedBy(Boolean(hint))}
        />
        {label}
      </label>
      {field.problem && (
        <p id={field.problemId} className={styles.problem}>
          {field.problem}
        </p>
      )}
      {hint && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
