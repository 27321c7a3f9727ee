import "reflect-metadata";
import { IsOptional } from "class-validator";
import type { ClassType } from "type-graphql";
import { Field } from "type-graphql";
import type { ColumnOptions } from "typeorm";
import { Column } from "typeorm";
import { decorateAll } from "./decorateAll";

// A content class declares staff-edited fields once, for entity and inputs: @Field, @Column, validation and normaliser in one.

export type Normalise = (value: unknown) => unknown;
type FieldType = Parameters<typeof Field>[0] & (() => unknown);

export interface FieldOptions {
  nullable?: boolean;
  /** Whether inputs must include the field; most kinds default to optional. */
  isRequired?: boolean;
  description?: string;
  column?: ColumnOptions;
}

interface ContentField extends FieldOptions {
  type: FieldType;
  stored: ColumnOptions["type"];
  rules?: PropertyDecorator[];
  defaultValue?: unknown;
  normalise?: Normalise;
}

const CONTENT = Symbol("content");
const asIs: Normalise = (value) => value;

interface DefinedField extends Pick<ContentField, "type" | "description"> {
  settle: Normalise;
  /** Whether inputs may leave it out although it is never null. */
  hasDefault: boolean;
}

export function contentFields(prototype: object): Map<string, DefinedField> {
  return (Reflect.getMetadata(CONTENT, prototype) ?? new Map()) as Map<string, DefinedField>;
}

export function contentField(field: ContentField): PropertyDecorator {
  const { type, stored, rules = [], nullable = false, description, normalise = asIs } = field;
  const defaultValue = field.isRequired ? undefined : field.defaultValue;
  const settle: Normalise = (value) => (value == null ? (defaultValue ?? null) : normalise(value));
  return (target, property) => {
    const defined = { type, description, settle, hasDefault: defaultValue !== undefined };
    const fields = new Map(contentFields(target)).set(String(property), defined);
    Reflect.defineMetadata(CONTENT, fields, target);
    decorateAll(
      Field(type, { nullable, description, defaultValue }),
      Column({ type: stored, nullable, ...field.column }),
      ...(nullable ? [IsOptional()] : []),
      ...rules,
    )(target, property);
  };
}

type Nullable<Content> = {
  [Name in keyof Content]: null extends Content[Name] ? Name : never;
}[keyof Content];

export type Given<Content> = Omit<Content, Nullable<Content>> & Partial<Content>;

export function contentOf<Content extends object>(
  { prototype }: ClassType<Content>,
  input: Given<Content>,
): Content {
  const given = input as Record<string, unknown>;
  const stored = [...contentFields(prototype)].map(([name, { settle }]) => [name, settle(given[name])]);
  return Object.fromEntries(stored) as Content;
}
