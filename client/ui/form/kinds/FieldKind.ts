import type { ReactNode } from "react";
import type { FieldLimits, InputLimits } from "../FieldLimits";
import type { FormValues } from "../formValues";
import type { ComparedField } from "../versions/mergeValues";

/** What every field of a form may say of itself. */
export interface FieldOptions {
  label: string;
  hint?: string;
  /** Begins a part of the form, with this title. */
  part?: string;
  /** Stands beside its neighbours where there is room. */
  isShort?: boolean;
}

/** How one kind of field is drawn, filled from a record and read back from its form. `name` is its path in the form. */
export interface FieldKind<Value> extends FieldOptions {
  draw: (name: string, values: FormValues) => ReactNode;
  /** A method, so that a field of texts may stand where there may be none: each kind takes null. */
  write(name: string, value: Value | null): FormValues;
  read: (name: string, values: FormValues) => Value;
  /** What is merged when two people edited at once. */
  compared: (name: string) => ComparedField[];
}

/** A form: one kind of field for everything that the content holds, in the order they are shown. */
export type Fields<Content> = { [Name in keyof Content]: FieldKind<Content[Name]> };

/** A field that still lacks the server's limits. */
export type Unlimited<Value> = (limits: FieldLimits) => FieldKind<Value>;

/** Labels and hints of a form's fields. */
export type Described<Content> = { [Name in keyof Content]: Unlimited<Content[Name]> };

/** The fields of a form that sends an input with these limits. */
export function describeFields<Content>(limits: InputLimits, described: Described<Content>): Fields<Content> {
  const names = Object.keys(described) as (keyof Content & string)[];
  return Object.fromEntries(
    names.map((name) => [name, described[name](limits[name] ?? {})]),
  ) as Fields<Content>;
}

type Complete<Value> = Value extends (infer Entry)[]
  ? Complete<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]-?: Complete<Exclude<Value[Name], undefined>> }
    : Value;

/** All that an update sends besides which record it is; whatever is left out would be emptied. */
export type ContentOf<Input> = Omit<Complete<Input>, "id" | "expectedVersion">;

/** As `ContentOf`, of what is published by a button and not by a tick. */
export type PageContentOf<Input> = Omit<ContentOf<Input>, "isPublished">;

function namesOf<Content>(fields: Fields<Content>): (keyof Content & string)[] {
  return Object.keys(fields) as (keyof Content & string)[];
}

/** A record as its form's fields hold it. */
export function writeContent<Content>(fields: Fields<Content>, content: Content, path = ""): FormValues {
  const written = namesOf(fields).map((name) => fields[name].write(path + name, content[name]));
  return Object.assign({}, ...written) as FormValues;
}

/** What stands in a form, as the server takes it. */
export function readContent<Content>(fields: Fields<Content>, values: FormValues, path = ""): Content {
  return Object.fromEntries(
    namesOf(fields).map((name) => [name, fields[name].read(path + name, values)]),
  ) as Content;
}

export function comparedFields<Content>(fields: Fields<Content>, path = ""): ComparedField[] {
  return namesOf(fields).flatMap((name) => fields[name].compared(path + name));
}
