import type { ReactNode } from "react";
import type { FieldLimits, InputLimits } from "../FieldLimits";
import type { FormValues } from "../formValues";
import type { ComparedField } from "../versions/mergeValues";

export interface FieldOptions {
  label: string;
  hint?: string;
  /** Starts a section of the form with this title. */
  part?: string;
  /** Shares a row with its neighbours. */
  isShort?: boolean;
}

/** How a kind of field is rendered, filled and read back. `name` is its path in the form. */
export interface FieldKind<Value> extends FieldOptions {
  draw: (name: string, values: FormValues) => ReactNode;
  /** A method, so that a text field may serve where null is allowed: each kind accepts null. */
  write(name: string, value: Value | null): FormValues;
  read: (name: string, values: FormValues) => Value;
  /** For merging concurrent edits. */
  compared: (name: string) => ComparedField[];
}

/** One kind of field per property, in display order. */
export type Fields<Content> = { [Name in keyof Content]: FieldKind<Content[Name]> };

/** A field that still lacks the server's limits. */
export type Unlimited<Value> = (limits: FieldLimits) => FieldKind<Value>;

export type Described<Content> = { [Name in keyof Content]: Unlimited<Content[Name]> };

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

/** An update's content; an omitted field would be emptied. */
export type ContentOf<Input> = Omit<Complete<Input>, "id" | "expectedVersion">;

/** Like `ContentOf`, for content published by a button instead of a checkbox. */
export type PageContentOf<Input> = Omit<ContentOf<Input>, "isPublished">;

function namesOf<Content>(fields: Fields<Content>): (keyof Content & string)[] {
  return Object.keys(fields) as (keyof Content & string)[];
}

export function writeContent<Content>(fields: Fields<Content>, content: Content, path = ""): FormValues {
  const written = namesOf(fields).map((name) => fields[name].write(path + name, content[name]));
  return Object.assign({}, ...written) as FormValues;
}

export function readContent<Content>(fields: Fields<Content>, values: FormValues, path = ""): Content {
  return Object.fromEntries(
    namesOf(fields).map((name) => [name, fields[name].read(path + name, values)]),
  ) as Content;
}

export function comparedFields<Content>(fields: Fields<Content>, path = ""): ComparedField[] {
  return namesOf(fields).flatMap((name) => fields[name].compared(path + name));
}
