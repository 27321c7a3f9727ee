import { ArrayMaxSize } from "class-validator";
import { GraphQLLocalDate } from "graphql-scalars";
import type { ClassType } from "type-graphql";
import { GraphQLISODateTime, Int } from "type-graphql";
import type { FieldOptions, Normalise } from "./content";
import { contentField, contentOf } from "./content";
import { GraphQLUUID } from "./graphqlUuid";
import { IntBetween, Rupees, SensibleDate } from "./numbers";
import type { LinkRules } from "./text";
import {
  HttpsLink,
  ListOfValues,
  OptionalHttpsLink,
  OptionalPictureUrl,
  OptionalText,
  RequiredText,
  RequiredTexts,
  TextList,
  linkOrNull,
  normaliseLink,
  pictureOrNull,
  trimTexts,
} from "./text";

interface TextOptions extends FieldOptions {
  max: number;
  /** The message for a blank text; without it, blank is allowed. */
  missing?: string;
  trim?: (text: string) => string;
  /** Converts the trimmed text to its stored form. */
  canonical?: (text: string) => string;
}

/** Rejects a blank text if `missing` is given, else stores it as null (nullable) or "". */
export function TextField({
  max,
  missing,
  trim = (text) => text.trim(),
  canonical = (text) => text,
  ...options
}: TextOptions): PropertyDecorator {
  const isRequired = missing !== undefined;
  const normalise: Normalise = (value) => {
    const text = trim(value as string);
    return options.nullable && text === "" ? null : canonical(text);
  };
  return contentField({
    type: () => String,
    stored: "text",
    rules: [isRequired ? RequiredText(max, missing) : OptionalText(max)],
    ...(!isRequired && !options.nullable && { defaultValue: "" }),
    ...options,
    normalise,
  });
}

/** Keeps leading blanks, which matter in Python. */
export function CodeField(options: FieldOptions & { max: number; missing?: string }): PropertyDecorator {
  return TextField({ ...options, trim: (text) => text.trimEnd() });
}

export function LinkField({
  message,
  complete = (pasted) => pasted,
  ...options
}: FieldOptions & LinkRules = {}): PropertyDecorator {
  const rules = [OptionalHttpsLink({ message, complete })];
  const normalise: Normalise = (value) => linkOrNull(complete(value as string));
  return contentField({ type: () => String, stored: "text", rules, ...options, nullable: true, normalise });
}

export function RequiredLinkField(): PropertyDecorator {
  const normalise: Normalise = (value) => normaliseLink(value as string);
  const rules = [HttpsLink()];
  return contentField({ type: () => String, stored: "text", rules, normalise });
}

/** The path of an uploaded picture, an `https:` address, or null. */
export function PictureField(options: FieldOptions = {}): PropertyDecorator {
  const rules = [OptionalPictureUrl()];
  const normalise: Normalise = (value) => pictureOrNull(value as string);
  return contentField({ type: () => String, stored: "text", rules, ...options, nullable: true, normalise });
}

export function NumberField({
  min,
  max,
  ...options
}: FieldOptions & { min: number; max: number }): PropertyDecorator {
  return contentField({ type: () => Int, stored: "int", rules: [IntBetween(min, max)], ...options });
}

export function RupeesField(options: FieldOptions = {}): PropertyDecorator {
  return contentField({ type: () => Int, stored: "int", rules: [Rupees()], ...options });
}

export function MomentField(options: FieldOptions = {}): PropertyDecorator {
  const rules = [SensibleDate()];
  return contentField({ type: () => GraphQLISODateTime, stored: "timestamptz", rules, ...options });
}

export function DayField(options: FieldOptions = {}): PropertyDecorator {
  return contentField({ type: () => GraphQLLocalDate, stored: "date", ...options });
}

export function FlagField({
  defaultValue = false,
  ...options
}: FieldOptions & { defaultValue?: boolean } = {}): PropertyDecorator {
  return contentField({ type: () => Boolean, stored: "boolean", defaultValue, ...options });
}

/** Of another record, if it is chosen. */
export function IdField(options: FieldOptions = {}): PropertyDecorator {
  return contentField({ type: () => GraphQLUUID, stored: "uuid", ...options, nullable: true });
}

export function IdsField({ maxItems, ...options }: FieldOptions & { maxItems: number }): PropertyDecorator {
  return contentField({
    type: () => [GraphQLUUID],
    stored: "uuid",
    column: { array: true, default: [] },
    rules: [ArrayMaxSize(maxItems)],
    defaultValue: [],
    ...options,
  });
}

export function ChoiceField(
  type: () => object,
  options: FieldOptions & { defaultValue?: string } = {},
): PropertyDecorator {
  return contentField({ type, stored: "text", ...options });
}

export function LinesField({
  maxItems,
  max,
  ...options
}: FieldOptions & { maxItems: number; max: number }): PropertyDecorator {
  return contentField({
    ...options,
    type: () => [String],
    stored: "jsonb",
    rules: [TextList({ maxItems, max })],
    defaultValue: [],
    normalise: trimTexts,
  });
}

interface TextsOptions extends FieldOptions {
  maxItems: number;
  max?: number;
  noun: string;
}

export function TextsField({ maxItems, max, noun, ...options }: TextsOptions): PropertyDecorator {
  return contentField({
    type: () => [String],
    stored: "text",
    column: { array: true, default: [] },
    rules: [
      ArrayMaxSize(maxItems, { message: `Please give at most ${maxItems} ${noun}.` }),
      ...(max === undefined ? [] : [RequiredTexts(max, `Please leave out empty ${noun}.`)]),
    ],
    defaultValue: [],
    normalise: trimTexts,
    ...options,
  });
}

export function ListField<Entry extends object>(
  type: () => ClassType<Entry>,
  { maxItems, ...options }: FieldOptions & { maxItems: number },
): PropertyDecorator {
  return contentField({
    type: () => [type()],
    stored: "jsonb",
    rules: [ListOfValues(maxItems)],
    defaultValue: [],
    normalise: (entries) =>
      (entries as Entry[]).map((entry) => ({ ...trimTexts(entry), ...contentOf(type(), entry as never) })),
    ...options,
  });
}
