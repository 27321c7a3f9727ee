import type { FieldKind, FieldOptions, Unlimited } from "./FieldKind";
import { TextAreaField, TextField } from "../fields";
import type { FormValues } from "../formValues";
import { IconField } from "./IconField";
import { iconLabel, STEPS } from "./iconLabels";
import { LinesField, linesOf } from "./LinesField";
import { MarkdownField } from "./MarkdownField";
import { PictureField } from "../picture/PictureField";

function plainText(options: FieldOptions): Omit<FieldKind<string>, "draw"> {
  return {
    ...options,
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] ?? "",
    compared: (name) => [{ name, label: options.label }],
  };
}

export function text(options: FieldOptions): Unlimited<string> {
  const { label, hint } = options;
  return (limits) => ({
    ...plainText(options),
    draw: (name, values) => (
      <TextField
        {...{ name, label, hint, limits }}
        required={limits.missing !== undefined}
        defaultValue={values[name]}
      />
    ),
  });
}

/** `missing` requires a text that the server requires in some cases only. */
interface MaybeRequired {
  missing?: string;
}

/** `rows` are visible at once; `isCode` is monospaced. */
export function paragraphs(
  options: FieldOptions & MaybeRequired & { rows?: number; isCode?: boolean },
): Unlimited<string> {
  const { label, hint, missing, rows = 3, isCode = false } = options;
  return (limits) => ({
    ...plainText(options),
    draw: (name, values) => (
      <TextAreaField
        {...{ name, label, hint, limits, missing, rows }}
        required={(missing ?? limits.missing) !== undefined}
        spellCheck={!isCode}
        data-code={isCode || undefined}
        defaultValue={values[name]}
      />
    ),
  });
}

export function markdown(options: FieldOptions & MaybeRequired & { rows: number }): Unlimited<string> {
  const { label, hint, rows, missing } = options;
  return (limits) => ({
    ...plainText(options),
    draw: (name, values) => (
      <MarkdownField
        {...{ name, label, hint, rows }}
        limits={{ ...limits, ...(missing && { missing }) }}
        defaultValue={values[name]}
      />
    ),
  });
}

export function link(options: FieldOptions & MaybeRequired): Unlimited<string> {
  const { label, hint, missing } = options;
  return (limits) => ({
    ...plainText(options),
    draw: (name, values) => (
      <TextField
        {...{ name, label, hint, limits, missing }}
        type="url"
        placeholder="https://…"
        required={(missing ?? limits.missing) !== undefined}
        defaultValue={values[name]}
      />
    ),
  });
}

export function icon(options: FieldOptions): Unlimited<string> {
  const { label, hint } = options;
  return () => ({
    ...plainText(options),
    write: (name, value) => ({ [name]: value || STEPS }),
    compared: (name) => [{ name, label, toLabel: iconLabel }],
    draw: (name, values) => <IconField {...{ name, label, hint }} defaultValue={values[name]} />,
  });
}

interface PictureOptions extends FieldOptions {
  /** The content's own field for the alternative text, rendered with the picture; describe it as `pictureAlt`. */
  alt?: { field: string; isAlwaysAsked?: boolean };
}

export function picture(options: PictureOptions): Unlimited<string> {
  const { label, hint, alt } = options;
  const altOf = (name: string, values: FormValues) => {
    const altName = name.slice(0, name.lastIndexOf(".") + 1) + alt?.field;
    return alt && { name: altName, defaultValue: values[altName], isAlwaysAsked: alt.isAlwaysAsked };
  };
  return (limits) => ({
    ...plainText(options),
    draw: (name, values) => (
      <PictureField
        {...{ name, label, hint, limits }}
        defaultValue={values[name]}
        alt={altOf(name, values)}
      />
    ),
  });
}

/** Rendered by the content's `picture`. */
export function pictureAlt(options: Pick<FieldOptions, "label">): Unlimited<string> {
  return () => ({ ...plainText(options), draw: () => null });
}

export function lines(options: FieldOptions): Unlimited<string[]> {
  const { label, hint } = options;
  return () => ({
    ...options,
    write: (name, value) => ({ [name]: value?.join("\n") ?? "" }),
    read: (name, values) => linesOf(values[name] ?? ""),
    compared: (name) => [{ name, label }],
    draw: (name, values) => <LinesField {...{ name, label, hint }} defaultValue={values[name]} />,
  });
}
