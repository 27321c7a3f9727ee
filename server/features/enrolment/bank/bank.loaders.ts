import { In } from "typeorm";
import { defineLoader, indexBy } from "../../../platform/loaders";
import { Registration } from "../registration/registration.entity";
import { BankImport } from "./bankImport.entity";
import { BankMatch } from "./bankRow.entity";

export interface MatchCount {
  match: BankMatch;
  count: number;
  applied: number;
  settled: number;
  refused: number;
  utrsToKeep: number;
  /** Credits that fit no order and that staff have not marked as something else. */
  unexplained: number;
  unexplainedPaise: string;
}

export const registrationById = defineLoader(async ({ dataSource }, ids) => {
  const found = await dataSource.manager.findBy(Registration, { id: In([...ids]) });
  return indexBy(found, ({ id }) => id);
});

const IS_OPEN = "applied_at IS NULL AND settled_at IS NULL";
const IS_UNEXPLAINED = "match = 'REST' AND reason IS NULL AND amount_paise > 0 AND settled_at IS NULL";

const COUNT = `
  SELECT import_id, match, count(*)::int AS count, count(applied_at)::int AS applied, count(settled_at)::int AS settled,
    count(*) FILTER (WHERE refusal IS NOT NULL AND ${IS_OPEN})::int AS refused,
    count(*) FILTER (WHERE match = 'KNOWN' AND reason = 'UTR_TO_KEEP' AND refusal IS NULL AND ${IS_OPEN})::int
      AS "utrsToKeep",
    count(*) FILTER (WHERE ${IS_UNEXPLAINED})::int AS unexplained,
    coalesce(sum(amount_paise) FILTER (WHERE ${IS_UNEXPLAINED}), 0)::text AS "unexplainedPaise"
  FROM bank_rows WHERE import_id = ANY($1) GROUP BY import_id, match`;

const NONE = {
  count: 0,
  applied: 0,
  settled: 0,
  refused: 0,
  utrsToKeep: 0,
  unexplained: 0,
  unexplainedPaise: "0",
};

type CountRow = MatchCount & { import_id: string };

/** Left: not applied, not settled, and its registration is not confirmed with this payment. */
const COUNT_LEFT = `
  SELECT b.import_id AS id, count(*)::int AS count FROM bank_rows b
  LEFT JOIN registrations r ON r.id = b.registration_id
  LEFT JOIN payment_proofs p ON p.registration_id = r.id AND p.utr = b.utr AND NOT p.is_withdrawn
  WHERE b.import_id = ANY($1) AND b.applied_at IS NULL AND b.settled_at IS NULL
    AND CASE
      WHEN b.match = 'EXACT' OR b.reason = 'UTR_TO_KEEP'
        THEN b.refusal IS NULL OR r.state <> 'CONFIRMED' OR p.registration_id IS NULL
      WHEN b.reason IN ('TAKEN_BACK', 'UNCLEAR') THEN b.match = 'DOUBTFUL'
      ELSE b.match = 'DOUBTFUL' AND (r.state <> 'CONFIRMED' OR b.amount_paise <> r.amount_rupees::bigint * 100
        OR (b.utr IS NOT NULL AND p.registration_id IS NULL))
    END
  GROUP BY b.import_id`;

export const rowsLeftByImport = defineLoader(async ({ dataSource }, ids) => {
  const rows = await dataSource.query<{ id: string; count: number }[]>(COUNT_LEFT, [[...ids]]);
  return new Map(rows.map(({ id, count }) => [id, count]));
});

export const importById = defineLoader(async ({ dataSource }, ids) => {
  const found = await dataSource.manager.findBy(BankImport, { id: In([...ids]) });
  return indexBy(found, ({ id }) => id);
});

export const countsByImport = defineLoader(async ({ dataSource }, ids) => {
  const rows = await dataSource.query<CountRow[]>(COUNT, [[...ids]]);
  const countOf = (id: string, match: BankMatch): MatchCount =>
    rows.find((one) => one.import_id === id && one.match === match) ?? { ...NONE, match };
  return new Map(ids.map((id) => [id, Object.values(BankMatch).map((match) => countOf(id, match))]));
});
