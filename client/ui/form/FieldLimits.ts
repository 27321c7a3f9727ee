/** Generated from the server's rules: `client/apollo/limits.generated.json`. */
export interface FieldLimits {
  /** The error when it is required and blank. */
  missing?: string;
  /** The error when its value is of the wrong kind. */
  invalid?: string;
  minLength?: number;
  maxLength?: number;
  tooLong?: string;
  min?: number;
  max?: number;
  /** The maximum number of entries. */
  maxItems?: number;
  fields?: InputLimits;
}

export type InputLimits = Readonly<Record<string, FieldLimits | undefined>>;

interface Checked {
  limits?: FieldLimits;
  missing?: string;
  invalid?: string;
}

/** Data attributes for `findProblems`. An HTML `maxLength` would cut pasted text silently. */
export function checksOf({ limits, missing = limits?.missing, invalid = limits?.invalid }: Checked) {
  return {
    "data-missing": missing,
    "data-invalid": invalid,
    "data-max-length": limits?.maxLength,
    "data-too-long": limits?.tooLong,
  };
}
