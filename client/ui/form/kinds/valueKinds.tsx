import { fromIndianClock, toIndianClock } from "../../../format/indianClock";
import { momentInIndia } from "../../../format/momentInIndia";
import { DateTimeField } from "./DateTimeField";
import type { FieldLimits } from "../FieldLimits";
import type { FieldOptions, Unlimited } from "./FieldKind";
import { CheckboxField, SelectField, TextField } from "../fields";
import type { FormValues } from "../formValues";

/** No validation rule has this message: a blank is rejected before any rule. */
interface RequiredOptions extends FieldOptions {
  missing: string;
}

interface NumberOptions extends FieldOptions {
  missing?: string;
  hasFraction?: boolean;
}

function drawNumber({ label, hint, missing, hasFraction }: NumberOptions, limits: FieldLimits) {
  const { min, max } = limits;
  return (name: string, values: FormValues) => (
    <TextField
      {...{ name, label, hint, limits, missing, min, max }}
      type="number"
      step={hasFraction ? "any" : 1}
      inputMode={hasFraction ? "decimal" : "numeric"}
      required={missing !== undefined}
      defaultValue={values[name]}
    />
  );
}

export function wholeNumber(options: RequiredOptions): Unlimited<number> {
  return (limits) => ({
    ...options,
    write: (name, value) => ({ [name]: value?.toString() ?? "" }),
    read: (name, values) => Number(values[name]),
    compared: (name) => [{ name, label: options.label }],
    draw: drawNumber(options, limits),
  });
}

export function optionalNumber(options: FieldOptions & { hasFraction?: boolean }): Unlimited<number | null> {
  return (limits) => ({
    ...options,
    write: (name, value) => ({ [name]: value?.toString() ?? "" }),
    read: (name, values) => (values[name] ? Number(values[name]) : null),
    compared: (name) => [{ name, label: options.label }],
    draw: drawNumber(options, limits),
  });
}

/** `isSet` is the default of a new record. */
export function tick(options: FieldOptions & { isSet?: boolean }): Unlimited<boolean> {
  const { label, hint, isSet = false } = options;
  return () => ({
    ...options,
    write: (name, value) => ({ [name]: (value ?? isSet) ? "on" : "" }),
    read: (name, values) => values[name] === "on",
    compared: (name) => [{ name, label, isTick: true }],
    draw: (name, values) => (
      <CheckboxField
        {...{ name, label, hint }}
        defaultChecked={(values[name] ?? (isSet ? "on" : "")) === "on"}
      />
    ),
  });
}

/** The first is the default of a new record. */
export function choice<Value extends string>(
  options: FieldOptions & { choices: Record<Value, string>; missing?: string },
): Unlimited<Value> {
  const { label, hint, choices, missing } = options;
  const marks = Object.keys(choices) as [Value, ...Value[]];
  return () => ({
    ...options,
    write: (name, value) => ({ [name]: value ?? marks[0] }),
    read: (name, values) => marks.find((mark) => mark === values[name]) ?? marks[0],
    compared: (name) => [
      { name, label, toLabel: (value) => (choices as Record<string, string>)[value] ?? value },
    ],
    draw: (name, values) => (
      <SelectField {...{ name, label, hint, missing }} required defaultValue={values[name]}>
        {marks.map((mark) => (
          <option key={mark} value={mark}>
            {choices[mark]}
          </option>
        ))}
      </SelectField>
    ),
  });
}

/** `none` is the label of null, the default of a new record. */
export function optionalChoice<Value extends string>(
  options: FieldOptions & { choices: Record<Value, string>; none: string },
): Unlimited<Value | null> {
  const { label, hint, choices, none } = options;
  const marks = Object.keys(choices) as Value[];
  return () => ({
    ...options,
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => marks.find((mark) => mark === values[name]) ?? null,
    compared: (name) => [
      { name, label, toLabel: (value) => (choices as Record<string, string>)[value] ?? none },
    ],
    draw: (name, values) => (
      <SelectField {...{ name, label, hint }} defaultValue={values[name]}>
        <option value="">{none}</option>
        {marks.map((mark) => (
          <option key={mark} value={mark}>
            {choices[mark]}
          </option>
        ))}
      </SelectField>
    ),
  });
}

function writeMoment(name: string, instant: string | null): FormValues {
  return { [name]: instant ? toIndianClock(instant) : "" };
}

function comparedMoment({ label }: FieldOptions) {
  const toLabel = (value: string) => momentInIndia(fromIndianClock(value));
  return (name: string) => [{ name, label, toLabel }];
}

/** Shown and typed in India time. */
export function moment(options: FieldOptions & { missing: string }): Unlimited<string> {
  const { label, hint, missing } = options;
  return () => ({
    ...options,
    write: writeMoment,
    read: (name, values) => fromIndianClock(values[name] ?? ""),
    compared: comparedMoment(options),
    draw: (name, values) => <DateTimeField {...{ name, label, hint, missing }} defaultValue={values[name]} />,
  });
}

/** With `missing`, a value is required all the same. */
export function optionalMoment(options: FieldOptions & { missing?: string }): Unlimited<string | null> {
  const { label, hint, missing } = options;
  return () => ({
    ...options,
    write: writeMoment,
    read: (name, values) => (values[name] ? fromIndianClock(values[name]) : null),
    compared: comparedMoment(options),
    draw: (name, values) => <DateTimeField {...{ name, label, hint, missing }} defaultValue={values[name]} />,
  });
}

/** A time of day, such as "20:00". */
export function time({ label, hint, missing, isShort }: RequiredOptions): Unlimited<string> {
  return () => ({
    ...{ label, hint, isShort },
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] ?? "",
    compared: (name) => [{ name, label }],
    draw: (name, values) => (
      <TextField {...{ name, label, hint, missing }} type="time" required defaultValue={values[name]} />
    ),
  });
}

const EARLIEST_DAY = "2000-01-01";
const LATEST_DAY = "2099-12-31";

function drawDay({ label, hint, missing }: Partial<RequiredOptions> & FieldOptions) {
  return (name: string, values: FormValues) => (
    <TextField
      {...{ name, label, hint, missing }}
      type="date"
      required={missing !== undefined}
      min={EARLIEST_DAY}
      max={LATEST_DAY}
      invalid="Please enter a day between 2000 and 2099."
      defaultValue={values[name]}
    />
  );
}

export function day(options: RequiredOptions): Unlimited<string> {
  return () => ({
    ...options,
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] ?? "",
    compared: (name) => [{ name, label: options.label }],
    draw: drawDay(options),
  });
}

export function optionalDay(options: FieldOptions): Unlimited<string | null> {
  return () => ({
    ...options,
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] || null,
    compared: (name) => [{ name, label: options.label }],
    draw: drawDay(options),
  });
}
