/** What the server's rules say of a field, from `client/apollo/limits.json`. */
export interface FieldLimits {
  /** Said when it is required and left blank. */
  missing?: string;
  /** Said when its value is of the wrong kind. */
  invalid?: string;
  minLength?: number;
  maxLength?: number;
  tooLong?: string;
  min?: number;
  max?: number;
  /** The most entries of a list. */
  most?: number;
  /** Of a list's entries. */
  fields?: InputLimits;
}

/** The limits of an input's fields, by name; a field without an entry has none. */
export type InputLimits = Readonly<Record<string, FieldLimits | undefined>>;

interface Checked {
  limits?: FieldLimits;
  missing?: string;
  invalid?: string;
}

/** What `findProblems` reads of a control. An HTML `maxLength` would cut pasted text silently. */
export function checksOf({ limits, missing = limits?.missing, invalid = limits?.invalid }: Checked) {
  return {
    "data-missing": missing,
    "data-invalid": invalid,
    "data-max-length": limits?.maxLength,
    "data-too-long": limits?.tooLong,
  };
}
