import { posix } from "node:path";
import type { ValidationError } from "class-validator";
import { validateSync } from "class-validator";
import { GraphQLISODateTime, type ClassType } from "type-graphql";
import type { GraphQLInputType, GraphQLSchema } from "graphql";
import {
  assertInputObjectType,
  coerceInputValue,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { GraphQLLocalDate } from "graphql-scalars";
import type { Given } from "../../../core/content/content";
import { contentFields, contentOf } from "../../../core/content/content";
import type { PackFile, Path } from "./packFile";
import type { PackFolder } from "./packFolder";
import type { LinkKind } from "./packLinks";
import { LINK_FIELDS, PICTURES, standIn } from "./packLinks";
import { readDay, readMoment } from "./readMoment";

interface UsedLink {
  kind: LinkKind;
  /** A slug or a path. */
  key: string;
  refuse: (message: string) => void;
}

export interface Reading {
  folder: PackFolder;
  schema: GraphQLSchema;
  now: Date;
  links: UsedLink[];
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value's fields; none, with the mistake noted, if it has none. */
export function fieldsOf({ file, at }: Pick<Place, "at" | "file">, value: unknown): Fields {
  if (isFields(value)) return value;
  file.refuse(at, "Please give fields and their values here.");
  return {};
}

interface Place {
  reading: Reading;
  file: PackFile;
  at: Path;
  /** Of "after the start". */
  start?: Date;
}

function settleLink({ reading, file, at }: Place, name: string, value: string): string {
  const kind = LINK_FIELDS[name];
  if (!kind || (kind === "picture" && !value.startsWith(PICTURES))) return value;
  const key = kind === "file" || kind === "captions" ? posix.join(posix.dirname(file.path), value) : value;
  reading.links.push({ kind, key, refuse: (message) => file.refuse(at, message) });
  return standIn(kind, key);
}

function settleText({ reading: { now }, start }: Place, type: GraphQLInputType, value: string): unknown {
  if (type === GraphQLISODateTime) return readMoment(value, { now, start })?.toISOString() ?? value;
  if (type === GraphQLLocalDate) return readDay(value, { now, start }) ?? value;
  return value;
}

/** Undefined without a relative one. */
function startOf({ startsAt, startsOn }: Fields, reading: Reading): Date | undefined {
  if (typeof startsAt === "string") return readMoment(startsAt, reading) ?? undefined;
  const day = typeof startsOn === "string" ? readDay(startsOn, reading) : null;
  return day ? new Date(day) : undefined;
}

interface Slot {
  type: GraphQLInputType;
  /** Of the field. */
  name: string;
}

/** What a form would send: ids in place of slugs and paths, dates in place of relative ones. */
function settle(place: Place, { type, name }: Slot, value: unknown): unknown {
  if (isNonNullType(type)) return settle(place, { type: type.ofType, name }, value);
  const within = (key: string | number) => ({ ...place, at: [...place.at, key] });
  if (isListType(type) && Array.isArray(value))
    return value.map((part, index) => settle(within(index), { type: type.ofType, name }, part));
  if (isInputObjectType(type) && isFields(value)) {
    const start = startOf(value, place.reading);
    const fields = type.getFields();
    const settled = Object.entries(value).map(([key, part]): [string, unknown] => {
      const field = fields[key];
      return [key, field ? settle({ ...within(key), start }, field, part) : part];
    });
    return Object.fromEntries(settled);
  }
  return typeof value === "string" ? settleText(place, type, settleLink(place, name, value)) : value;
}

/** Instances all the way down, so that the rules of parts are checked, too. */
function instanceOf<Content extends object>(type: ClassType<Content>, value: Fields): Content {
  const parts = [...contentFields(type.prototype as object)].flatMap(([name, field]): [string, unknown][] => {
    const [part] = [field.type()].flat() as ClassType<object>[];
    const given = value[name];
    if (!part || !Array.isArray(given)) return [];
    return [[name, given.map((one: unknown) => (isFields(one) ? instanceOf(part, one) : one))]];
  });
  return Object.assign(new type(), value, Object.fromEntries(parts)) as Content;
}

function noteProblems({ file, at }: Pick<Place, "at" | "file">, errors: ValidationError[]): void {
  for (const { property, constraints, children } of errors) {
    const key = /^\d{1,5}$/.test(property) ? Number(property) : property;
    const inside = [...at, key];
    const [message] = Object.values(constraints ?? {});
    if (message) file.refuse(inside, message);
    noteProblems({ file, at: inside }, children ?? []);
  }
}

/** What an edit says besides the content. */
const OF_EDITS = { id: standIn("course", ""), expectedVersion: 0 };

export interface Kind<Content extends object> {
  /** The name of the input that has its fields. */
  input: string;
  content: ClassType<Content>;
}

/** The fields, by the rules of the form of such a record. Null, with its mistakes noted, if it breaks one. */
export function readContent<Content extends object>(
  place: Place,
  { input, content }: Kind<Content>,
  fields: Fields,
): Content | null {
  const { reading, file, at } = place;
  const type = assertInputObjectType(reading.schema.getType(input));
  const known = Object.entries(OF_EDITS).filter(([key]) => key in type.getFields());
  let isSound = true;
  const sent = { ...(settle(place, { type, name: "" }, fields) as Fields), ...Object.fromEntries(known) };
  const coerced = coerceInputValue(sent, type, (inside, _value, error) => {
    isSound = false;
    file.refuse([...at, ...inside], error.message);
  });
  if (!isSound) return null;
  const defaults = contentOf(content, {} as Given<Content>);
  const instance = instanceOf(content, { ...defaults, ...(coerced as Fields) });
  const errors = validateSync(instance, { forbidUnknownValues: false, stopAtFirstError: true });
  noteProblems(place, errors);
  return errors.length === 0 ? contentOf(content, instance as Given<Content>) : null;
}
