import type { DataSource } from "typeorm";

const OURS = "nspname = 'public' AND relname <> 'migrations' AND relname <> 'migrations_id_seq'";
const ON = "JOIN pg_namespace ON pg_namespace.oid =";

/** Each gives lines, such as "column users.email text NOT NULL". */
const QUERIES = [
  `SELECT 'extension ' || extname AS line FROM pg_extension`,
  `SELECT concat_ws(' ', relkind, relname, reloptions, relacl, pg_get_userbyid(relowner) = current_user) AS line
     FROM pg_class ${ON} relnamespace WHERE ${OURS} AND relkind <> 'i'`,
  `SELECT concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
       attstorage, attcollation::regcollation, attacl, pg_get_expr(adbin, adrelid)) AS line
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid ${ON} relnamespace
     LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE ${OURS} AND relkind IN ('r', 'v') AND attnum > 0 AND NOT attisdropped`,
  `SELECT concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid)) AS line
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid ${ON} relnamespace WHERE ${OURS}`,
  `SELECT pg_get_indexdef(indexrelid) AS line
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid ${ON} relnamespace WHERE ${OURS}`,
  `SELECT pg_get_triggerdef(pg_trigger.oid) || tgenabled::text AS line
     FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid ${ON} relnamespace WHERE ${OURS} AND NOT tgisinternal`,
  `SELECT pg_get_functiondef(pg_proc.oid) || coalesce(proacl::text, '') AS line
     FROM pg_proc ${ON} pronamespace WHERE nspname = 'public' AND prokind = 'f'
     AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  `SELECT concat_ws(' ', 'view', relname, pg_get_viewdef(pg_class.oid)) AS line
     FROM pg_class ${ON} relnamespace WHERE ${OURS} AND relkind = 'v'`,
  `SELECT concat_ws(' ', 'sequence', relname, format_type(seqtypid, NULL), seqstart, seqincrement) AS line
     FROM pg_sequence JOIN pg_class ON pg_class.oid = seqrelid ${ON} relnamespace WHERE ${OURS}`,
  `SELECT concat_ws(' ', 'schema', nspname, nspacl) AS line FROM pg_namespace WHERE nspname = 'public'`,
];

/** What PostgreSQL knows of the academy's tables, columns, constraints, indexes, triggers, functions and grants. */
export async function readCatalogue(dataSource: DataSource): Promise<string[]> {
  const parts = await Promise.all(QUERIES.map(async (query) => dataSource.query<{ line: string }[]>(query)));
  return parts.flatMap((rows) => rows.map(({ line }) => line)).toSorted();
}

const TABLES = "SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace";

/** The rows that migrations make, without ids and times of their own. Without nulls: a new column has them. */
export async function readFirstRows(dataSource: DataSource): Promise<string[]> {
  const tables = await dataSource.query<{ name: string }[]>(`${TABLES} WHERE ${OURS} AND relkind = 'r'`);
  const rows = await Promise.all(
    tables.map(async ({ name }) =>
      dataSource.query<{ line: string }[]>(
        `SELECT '${name} ' || jsonb_strip_nulls(to_jsonb(row))::text AS line FROM "${name}" row`,
      ),
    ),
  );
  return rows.flatMap((lines) => lines.map(({ line }) => line)).toSorted();
}
