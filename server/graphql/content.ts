import "reflect-metadata";
import { IsOptional } from "class-validator";
import type { ClassType } from "type-graphql";
import { Field, GraphQLISODateTime, Int } from "type-graphql";
import type { ColumnOptions } from "typeorm";
import { Column } from "typeorm";
import { decorateAll } from "./decorateAll";
import { IntBetween, SensibleDate } from "./numbers";
import { OptionalHttpsLink, OptionalText, linkOrNull, textOrNull } from "./text";

// A content class states each field that staff edit once. The entity and the inputs extend it. A decorator here is
// @Field, @Column, the validation rules and the normaliser in one.

type Normalise = (value: unknown) => unknown;
type FieldType = Parameters<typeof Field>[0] & (() => unknown);

interface FieldOptions {
  description?: string;
}

interface ContentField extends FieldOptions {
  type: () => unknown;
  stored: ColumnOptions["type"];
  rules: PropertyDecorator[];
  normalise?: Normalise;
}

const CONTENT = Symbol("content");
const asIs: Normalise = (value) => value;

/** The fields of a content class and its parents, each with its normaliser. */
function contentFields(prototype: object): Map<string, Normalise> {
  return (Reflect.getMetadata(CONTENT, prototype) ?? new Map()) as Map<string, Normalise>;
}

function contentField({
  type,
  stored,
  rules,
  description,
  normalise = asIs,
}: ContentField): PropertyDecorator {
  const settle: Normalise = (value) => (value == null ? null : normalise(value));
  return (target, property) => {
    const fields = new Map(contentFields(target)).set(String(property), settle);
    Reflect.defineMetadata(CONTENT, fields, target);
    decorateAll(
      Field(type as FieldType, { nullable: true, description }),
      Column({ type: stored, nullable: true }),
      IsOptional(),
      ...rules,
    )(target, property);
  };
}

type Nullable<Content> = {
  [Name in keyof Content]: null extends Content[Name] ? Name : never;
}[keyof Content];

/** Content as an input gives it: nullable fields may be missing. */
export type Given<Content> = Omit<Content, Nullable<Content>> & Partial<Content>;

/** The content fields of `input`, complete and normalised. */
export function contentOf<Content extends object>(
  { prototype }: ClassType<Content>,
  input: Given<Content>,
): Content {
  const given = input as Record<string, unknown>;
  const stored = [...contentFields(prototype)].map(([name, normalise]) => [name, normalise(given[name])]);
  return Object.fromEntries(stored) as Content;
}

/** A text, or null where it is blank. */
export function OptionalTextField({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator {
  const normalise: Normalise = (value) => textOrNull(value as string);
  return contentField({
    type: () => String,
    stored: "text",
    rules: [OptionalText(max)],
    ...options,
    normalise,
  });
}

/** An `https:` address, or null. */
export function OptionalLinkField(options: FieldOptions = {}): PropertyDecorator {
  const normalise: Normalise = (value) => linkOrNull(value as string);
  return contentField({
    type: () => String,
    stored: "text",
    rules: [OptionalHttpsLink()],
    ...options,
    normalise,
  });
}

/** A whole number, or null. */
export function OptionalNumberField({
  min,
  max,
  ...options
}: FieldOptions & { min: number; max: number }): PropertyDecorator {
  return contentField({ type: () => Int, stored: "int", rules: [IntBetween(min, max)], ...options });
}

/** An instant, or null. */
export function OptionalMomentField(options: FieldOptions = {}): PropertyDecorator {
  const type = () => GraphQLISODateTime;
  return contentField({ type, stored: "timestamptz", rules: [SensibleDate()], ...options });
}
