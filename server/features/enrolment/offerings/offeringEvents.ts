import { paths } from "../../../../shared/paths";
import type { Batch } from "../../learning/batch.entity";
import type { BootcampSeason } from "../../workshops/bootcamp/bootcampSeason.entity";
import type { Run } from "../../workshops/runs/run.entity";
import type { CalendarEvent } from "../../workshops/writeCalendarFile";

/** A season has only a start date. */
export function seasonEvents(
  run: Run,
  season: BootcampSeason,
  { name, stampedAt }: { name: string; stampedAt: Date },
): CalendarEvent[] {
  if (!run.startsAt) return [];
  return [
    {
      uid: `season-${run.id}`,
      sequence: season.version + run.version - 2,
      stampedAt,
      startsAt: run.startsAt,
      summary: `${name} begins`,
      description: season.tagline,
      path: paths.bootcamp,
    },
  ];
}

/** First and last day only: a span would cover whole weeks of a calendar. */
export function batchEvents(batch: Batch, stampedAt: Date): CalendarEvent[] {
  const { id, startsOn, endsOn, scheduleText, course, version } = batch;
  const name = `${course.name}, ${batch.name}`;
  const common = {
    sequence: version - 1,
    stampedAt,
    description: scheduleText ?? undefined,
    path: paths.lmsCourse(course.slug),
  };
  const first = { ...common, uid: `batch-${id}-first`, summary: `${name} begins` };
  const last = { ...common, uid: `batch-${id}-last`, summary: `${name}: last day` };
  return [
    ...(startsOn ? [{ ...first, startsAt: startsOn }] : []),
    ...(endsOn ? [{ ...last, startsAt: endsOn }] : []),
  ];
}
