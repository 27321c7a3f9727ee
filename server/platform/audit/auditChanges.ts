import { Field, ObjectType } from "type-graphql";
import { dateInIndia } from "../../core/timeInIndia";

@ObjectType()
export class AuditChange {
  @Field(() => String)
  field!: string;

  @Field(() => String, { nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;
}

type Stored = Record<string, unknown>;

/** Technical fields, meaningless to staff. */
const PLUMBING = /^(id|version|position|createdAt|updatedAt)$|Ids?$/;
/** Defence in depth: secrets are never recorded. */
const SECRET = /hash|password|token|secret/i;
const NAMES = ["name", "title", "headline", "question", "code", "fileName", "alt"];
const MAX_CHARACTERS = 500;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") {
    return Object.entries(value)
      .filter(([name]) => !SECRET.test(name))
      .map(([, part]) => textOf(part))
      .filter(Boolean)
      .join(", ");
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function shortText(value: unknown): string | null {
  const text = textOf(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text || null;
}

/** "SP-MWF86F, Power BI Workshop"; a run by its date. */
export function nameIn(record: Stored): string | null {
  const name = NAMES.map((field) => record[field]).find((value) => typeof value === "string");
  const { reference, startsAt } = record;
  const date = typeof startsAt === "string" ? dateInIndia(new Date(startsAt)) : null;
  return shortText([reference, name ?? date].filter((part) => typeof part === "string").join(", "));
}

/** Fields that differ; for a new or deleted record, all non-empty ones. */
export function changesOf(before: object | null, after: object | null): AuditChange[] {
  const [was, is] = [(before ?? {}) as Stored, (after ?? {}) as Stored];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !PLUMBING.test(field) && !SECRET.test(field))
    .map((field) => ({ field, before: shortText(was[field]), after: shortText(is[field]) }))
    .filter(({ field, ...change }) => {
      const isSame = JSON.stringify(was[field]) === JSON.stringify(is[field]);
      return !isSame && (change.before !== null || change.after !== null);
    });
}
