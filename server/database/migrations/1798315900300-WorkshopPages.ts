import type { MigrationInterface, QueryRunner } from "typeorm";

/** `$1` is the workshop that stays, `$2` the one that becomes a page of it. */
const SAME_WORKSHOP = `
  SELECT kept.id AS "keptId", gone.id AS "goneId" FROM workshops AS kept, workshops AS gone
  WHERE kept.slug = 'powerbi' AND gone.slug = 'aa' AND gone.layout = 'SPLIT'
    AND (kept.price_rupees, kept.days, kept.minutes_per_day, kept.agenda, kept.is_published)
      = (gone.price_rupees, gone.days, gone.minutes_per_day, gone.agenda, gone.is_published)`;

const LOCK_RUNS = `SELECT id FROM runs WHERE workshop_id IN ($1, $2) ORDER BY id FOR UPDATE`;

const SAME_RUNS = `
  SELECT kept.id AS "keptId", gone.id AS "goneId" FROM runs AS kept JOIN runs AS gone USING (starts_at)
  WHERE kept.workshop_id = $1 AND gone.workshop_id = $2`;

const REASON = "The two pages of this workshop became one. Your other order for it goes on.";

/** A confirmed address has one unpaid order of a run: the one that holds a seat, else the first. */
const END_SECOND_UNPAID = `
  WITH ranked AS (
    SELECT id, row_number() OVER (
      PARTITION BY email_key ORDER BY state = 'STARTED' DESC, run_id = $1 DESC, queue_number
    ) AS place
    FROM registrations
    WHERE run_id IN ($1, $2) AND state IN ('WAITING', 'STARTED') AND email_confirmed_at IS NOT NULL
  ), ended AS (
    UPDATE registrations SET state = 'CANCELLED', reason = $3, hold_until = NULL, holds_seat = false, version = version + 1
    WHERE id IN (SELECT id FROM ranked WHERE place > 1) RETURNING id, coupon_id
  ), returned AS (
    UPDATE coupons SET uses_taken = greatest(0, uses_taken - uses)
    FROM (SELECT coupon_id, count(*)::int AS uses FROM ended GROUP BY coupon_id) AS used WHERE coupons.id = used.coupon_id
  )
  INSERT INTO registration_events (registration_id, state, at, by, note)
    SELECT id, 'CANCELLED', now(), 'SYSTEM', $3 FROM ended`;

const MOVE_TO_RUN = [
  `UPDATE registrations SET run_id = $1 WHERE run_id = $2`,
  `UPDATE registrations SET invited_to_run_id = $1 WHERE invited_to_run_id = $2`,
  `UPDATE class_sessions SET run_id = $1 WHERE run_id = $2`,
  `UPDATE class_changes SET run_id = $1 WHERE run_id = $2`,
  `UPDATE certificates SET run_id = $1 WHERE run_id = $2`,
  `UPDATE offering_news SET offering_id = $1 WHERE kind = 'WORKSHOP' AND offering_id = $2
     AND NOT EXISTS (SELECT 1 FROM offering_news WHERE kind = 'WORKSHOP' AND offering_id = $1)`,
  // Nobody loses a seat: both pages together may have sold more than one of them had.
  `UPDATE runs AS kept SET seats_taken = held.seats,
     seats = CASE WHEN kept.seats < held.seats THEN held.seats ELSE kept.seats END,
     whats_app_group_link = coalesce(kept.whats_app_group_link, gone.whats_app_group_link)
   FROM runs AS gone, (SELECT count(*)::int AS seats FROM registrations WHERE run_id = $1 AND holds_seat) AS held
   WHERE kept.id = $1 AND gone.id = $2`,
];

function replaceIn(table: string): string {
  return `UPDATE ${table} SET workshop_ids = CASE WHEN $1 = ANY (workshop_ids)
    THEN array_remove(workshop_ids, $2) ELSE array_replace(workshop_ids, $2, $1) END
    WHERE $2 = ANY (workshop_ids)`;
}

const MOVE_TO_WORKSHOP = [
  `UPDATE runs SET workshop_id = $1 WHERE workshop_id = $2`,
  `UPDATE certificate_rules SET workshop_id = $1 WHERE workshop_id = $2
     AND NOT EXISTS (SELECT 1 FROM certificate_rules WHERE workshop_id = $1)`,
  `UPDATE certificates AS moved SET subject_id = $1 WHERE subject_id = $2 AND NOT EXISTS (
     SELECT 1 FROM certificates WHERE user_id = moved.user_id AND subject_id = $1 AND revoked_at IS NULL)`,
  replaceIn("coupons"),
  replaceIn("teachers"),
  `UPDATE workshops AS kept SET version = kept.version + 1, image_url = coalesce(kept.image_url, gone.image_url),
     other_pages = jsonb_build_array(jsonb_build_object('slug', gone.slug, 'layout', gone.layout,
       'headline', gone.headline, 'tagline', gone.tagline, 'summary', gone.summary))
   FROM workshops AS gone WHERE kept.id = $1 AND gone.id = $2`,
];

interface Pair {
  keptId: string;
  goneId: string;
}

async function findPairs(runner: QueryRunner, query: string, parameters: string[]): Promise<Pair[]> {
  return runner.query(query, parameters) as Promise<Pair[]>;
}

async function mergeRuns(runner: QueryRunner, { keptId, goneId }: Pair): Promise<void> {
  await runner.query(END_SECOND_UNPAID, [keptId, goneId, REASON]);
  for (const statement of MOVE_TO_RUN) await runner.query(statement, [keptId, goneId]);
  await runner.query("DELETE FROM offering_news WHERE kind = 'WORKSHOP' AND offering_id = $1", [goneId]);
  await runner.query("DELETE FROM runs WHERE id = $1", [goneId]);
}

export class WorkshopPages1798315900300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "workshops" ADD COLUMN "other_pages" jsonb NOT NULL DEFAULT '[]'`);
    const [pair] = await findPairs(runner, SAME_WORKSHOP, []);
    if (!pair) return;
    const ids = [pair.keptId, pair.goneId];
    await runner.query(LOCK_RUNS, ids);
    for (const runs of await findPairs(runner, SAME_RUNS, ids)) await mergeRuns(runner, runs);
    for (const statement of MOVE_TO_WORKSHOP) await runner.query(statement, ids);
    await runner.query("DELETE FROM workshops WHERE id = $1", [pair.goneId]);
  }

  async down(): Promise<void> {
    throw new Error("Two workshops cannot be separated again: restore a backup instead.");
  }
}
