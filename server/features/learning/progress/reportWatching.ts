import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { poolOf } from "../../../database/dataSource";
import type { Reference } from "../reference.entity";
import { NotFound } from "../../../core/errors";
import { ownDoneCountByBatch } from "../learning.loaders";
import { isVideo } from "../lessons/lessonKinds";
import type { LessonProgress } from "../lessonProgress.entity";
import { doneSql } from "../lessonProgress.entity";
import { noteOpened } from "./openLesson";
import type { ReportWatchingInput, WatchedRangeInput } from "./progress.inputs";
import { requireLesson } from "../portal/requireLesson";
import { secondsOf } from "../lessons/secondsOf";

/** The player's fastest speed. */
const MAX_SPEED = 2;
/** Of the video. The rest is usually a greeting. */
const ENOUGH_PERCENT = 90;

/**
 * Merges the report into what any device has sent, in one statement.
 * New seconds are limited by the time that passed since the learner's last new seconds (at most six hours, for reports
 * that waited for a network) and since the lesson was first opened. The lock on the clock serialises a learner's reports.
 */
const MERGE = `
  WITH clock AS MATERIALIZED (
    SELECT spent_until FROM watch_clocks WHERE user_id = $1 FOR UPDATE
  ), budget AS (
    SELECT p.watched, free.since, floor(extract(epoch FROM $3::timestamptz - free.since) * ${MAX_SPEED})::int AS seconds
    FROM lesson_progress p, clock, LATERAL (
      SELECT greatest(clock.spent_until, p.opened_at, $3::timestamptz - interval '6 hours') AS since
    ) free
    WHERE p.user_id = $1 AND p.reference_id = $2
  ), piece AS (
    SELECT lower(range) AS first, upper(range) AS last,
      sum(upper(range) - lower(range)) OVER (ORDER BY lower(range)) - (upper(range) - lower(range)) AS before
    FROM budget, unnest($4::int4multirange - budget.watched) AS range
  ), accepted AS (
    SELECT coalesce(range_agg(int4range(first, least(last, first + (seconds - before)::int))), '{}') AS watched,
      coalesce(sum(least(last - first, seconds - before)), 0)::int AS seconds
    FROM piece, budget WHERE before < seconds
  ), spent AS (
    UPDATE watch_clocks SET spent_until = budget.since + make_interval(secs => accepted.seconds / ${MAX_SPEED}.0)
    FROM budget, accepted WHERE user_id = $1 AND accepted.seconds > 0
  )
  UPDATE lesson_progress p SET
    (watched, watched_seconds) = (
      SELECT merged.watched, (SELECT coalesce(sum(upper(range) - lower(range)), 0) FROM unnest(merged.watched) AS range)
      FROM (SELECT p.watched + accepted.watched AS watched) merged
    ),
    position_seconds = CASE WHEN p.position_at > $6::timestamptz THEN p.position_seconds ELSE $5::int END,
    position_at = greatest(p.position_at, $6::timestamptz)
  FROM accepted
  WHERE p.user_id = $1 AND p.reference_id = $2
  RETURNING p.viewed_at AS "viewedAt", p.watched_seconds AS "watchedSeconds", p.position_seconds AS "positionSeconds",
    p.watched_at AS "watchedAt", p.ticked_at AS "tickedAt", (
      SELECT count(*)::int FROM lesson_progress d JOIN batch_references r ON r.id = d.reference_id
      WHERE d.user_id = $1 AND r.batch_id = $7 AND r.removed_at IS NULL
        AND ${doneSql("d")}
    ) AS "doneCount"`;

const DONE = `
  UPDATE lesson_progress SET watched_at = coalesce(watched_at, $3)
  WHERE user_id = $1 AND reference_id = $2 AND watched_seconds >= $4
  RETURNING watched_at AS "watchedAt"`;

interface Merged extends Pick<
  LessonProgress,
  "viewedAt" | "watchedSeconds" | "positionSeconds" | "watchedAt" | "tickedAt"
> {
  /** Of the batch's lessons, before this report. */
  doneCount: number;
}

function multirangeOf(ranges: WatchedRangeInput[], end: number): string {
  const real = ranges
    .map(({ from, to }) => [from, Math.min(to, end)] as const)
    .filter(([from, to]) => from < to);
  return `{${real.map(([from, to]) => `[${from},${to})`).join(",")}}`;
}

interface Finished {
  lesson: Reference;
  now: Date;
  enoughSeconds: number;
}

/** Apart from the merge, which so needs no transaction: should the server stop between them, the next report does it. */
async function markDone(context: Context, { lesson, now, enoughSeconds }: Finished): Promise<Date | null> {
  const { userId } = await signedInActor(context);
  const values = [userId, lesson.id, now, enoughSeconds];
  return context.dataSource.transaction(async (manager) => {
    const [[done]] = await manager.query<[Pick<LessonProgress, "watchedAt">[], number]>(DONE, values);
    const watchedAt = done?.watchedAt ?? null;
    // Another device may have been first.
    if (watchedAt?.getTime() === now.getTime())
      await context.certificateChecks.enqueue(manager, { userId, batchId: lesson.batchId, runId: null });
    return watchedAt;
  });
}

export async function reportWatching(context: Context, input: ReportWatchingInput): Promise<Reference> {
  const { userId } = await signedInActor(context);
  const { referenceId, videoNumber, watched, positionSeconds, positionAgeSeconds } = input;
  const lesson = await requireLesson(context, referenceId);
  if (!isVideo(lesson.kind)) throw new NotFound("video");
  if (videoNumber && videoNumber !== lesson.videoNumber) return lesson;
  const duration = secondsOf(lesson.durationText);
  const now = context.clock.now();
  const values = [
    userId,
    referenceId,
    now,
    multirangeOf(watched, duration ?? Infinity),
    positionSeconds,
    new Date(now.getTime() - positionAgeSeconds * 1000),
    lesson.batchId,
  ];
  const merge = async () => {
    const { rows } = await poolOf(context.dataSource).query<Merged>({
      name: "merge-watched",
      text: MERGE,
      values,
    });
    return rows[0];
  };
  let merged = await merge();
  if (!merged) {
    await noteOpened(context, { userId, referenceId });
    merged = await merge();
  }
  if (!merged) return lesson;
  const enoughSeconds = duration === null ? Infinity : Math.ceil((duration * ENOUGH_PERCENT) / 100);
  if (merged.watchedAt === null && merged.watchedSeconds >= enoughSeconds)
    merged.watchedAt = await markDone(context, { lesson, now, enoughSeconds });
  else ownDoneCountByBatch(context).prime(lesson.batchId, merged.doneCount);
  return Object.assign(lesson, { ownProgress: merged });
}
