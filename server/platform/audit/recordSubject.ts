import type { Context } from "../context";
import { defineLoader } from "../loaders";
import { recordName } from "../recordName";
import { nameIn } from "./auditChanges";
import type { AuditEvent } from "./auditEvent.entity";

type Logged = Pick<AuditEvent, "entity" | "entityId" | "before" | "after">;
type Content = Record<string, unknown>;

/** Foreign keys and the parent's entity, nearest first. */
const PARENTS = Object.entries({
  batchId: "Batch",
  runId: "Run",
  levelId: "BootcampLevel",
  seasonId: "BootcampSeason",
  workshopId: "Workshop",
  courseId: "Course",
});

export const DELETED_ACCOUNT = "Deleted account";

/** Prefers the newest entry with the whole record (it has a version); uses the index on records. */
const NEWEST = `
  SELECT kind || ':' || id AS key, newest.before, newest.after
  FROM unnest($1::text[], $2::uuid[]) AS wanted (kind, id)
  CROSS JOIN LATERAL (
    SELECT before, after FROM audit_events WHERE entity_id = wanted.id AND entity = wanted.kind
    ORDER BY coalesce(coalesce(after, before) ? 'version', false) DESC, id DESC LIMIT 1
  ) AS newest`;

const lastContent = defineLoader<Content>(async ({ dataSource }, keys) => {
  const [kinds, ids] = [0, 1].map((part) => keys.map((key) => key.split(":")[part]));
  const rows = await dataSource.manager.query<(Pick<Logged, "before" | "after"> & { key: string })[]>(
    NEWEST,
    [kinds, ids],
  );
  return new Map(rows.map(({ key, before, after }) => [key, { ...before, ...after }]));
});

async function describe(context: Context, content: Content): Promise<string | null> {
  const own = nameIn(content);
  const [field = "", entity = ""] = PARENTS.find(([id]) => typeof content[id] === "string") ?? [];
  const entityId = content[field] as string | undefined;
  if (!entityId) return own;
  const parent = await recordSubject(context, { entity, entityId, before: null, after: null });
  // Access entries use the batch's name as their own.
  if (!own || !parent || parent === own || parent.endsWith(`, ${own}`)) return parent ?? own;
  return `${parent}, ${own}`;
}

/** The record's current name, or its last name in the log if deleted. */
export async function recordSubject(
  context: Context,
  { entity, entityId, before, after }: Logged,
): Promise<string | null> {
  const today = await recordName(context, entity, entityId);
  if (today) return today;
  const isGone = entityId !== null && entity in context.recordNames;
  const last = isGone ? await lastContent(context).load(`${entity}:${entityId}`) : undefined;
  const subject = await describe(context, { ...last, ...before, ...after });
  if (subject || !isGone) return subject;
  return entity === "User" ? DELETED_ACCOUNT : "No longer kept";
}
