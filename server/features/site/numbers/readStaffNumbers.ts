import type { EntityManager } from "typeorm";
import { groupBy } from "../../../platform/loaders";
import { Bootcamp, BOOTCAMP_ID } from "../../workshops/bootcamp/bootcamp.entity";
import { nameOfSeason } from "../../workshops/bootcamp/nameOfSeason";
import { titleOf } from "../../enrolment/offerings/offering";
import type { RegistrationCount } from "../../enrolment/staff/cmsRegistration.resolver";
import type { RegistrationState } from "../../enrolment/registration/registration.entity";
import { firstMomentOf, lastDaysInIndia } from "./indianDays";
import type {
  BatchUnlocks,
  DayOfRegistrations,
  OfferingRevenue,
  Revenue,
  StaffNumbers,
  Unlocks,
  WorkshopSeats,
} from "./staffNumbers.results";
import { MAX_NAMED, MAX_WORKSHOPS, STATES } from "./staffNumbers.results";

interface DayCount {
  day: string;
  state: RegistrationState;
  count: number;
}

export const BY_DAY = `
  SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day, state, count(*)::int AS count
  FROM registrations WHERE created_at >= $1 GROUP BY 1, 2`;

/** Sums confirmed registrations made in these days, like the counts beside it; not money received in them. */
export const REVENUE = `
  WITH sums AS (
    SELECT kind, run_id, batch_id, count(*)::int AS places, sum(amount_rupees)::float8 AS rupees
    FROM registrations WHERE state = 'CONFIRMED' AND created_at >= $1
    GROUP BY kind, run_id, batch_id)
  SELECT sums.kind, coalesce(run_id, batch_id) AS "offeringId", places, rupees,
    coalesce(workshops.name, bootcamp_seasons.title, courses.name || ', ' || batches.name) AS title,
    bootcamp_seasons.number AS "seasonNumber", runs.starts_at AS "startsAt",
    (sum(places) OVER ())::int AS "allPlaces", (sum(rupees) OVER ())::float8 AS "allRupees"
  FROM sums
  LEFT JOIN runs ON runs.id = run_id
  LEFT JOIN workshops ON workshops.id = runs.workshop_id
  LEFT JOIN bootcamp_seasons ON bootcamp_seasons.id = runs.season_id
  LEFT JOIN batches ON batches.id = batch_id
  LEFT JOIN courses ON courses.id = batches.course_id
  ORDER BY rupees DESC, places DESC, title LIMIT ${MAX_NAMED}`;

export const UNLOCKS = `
  WITH sums AS (
    SELECT batch_id, count(*)::int AS total,
      (count(*) FILTER (WHERE door = 'CODE'))::int AS "byCode",
      (count(*) FILTER (WHERE door = 'PAYMENT'))::int AS "byPayment",
      (count(*) FILTER (WHERE door = 'STAFF'))::int AS "byStaff"
    FROM batch_accesses WHERE granted_at >= $1 GROUP BY batch_id)
  SELECT batch_id AS "batchId", courses.name || ', ' || batches.name AS title, "byCode", "byPayment", "byStaff",
    (sum(total) OVER ())::int AS "allUnlocks"
  FROM sums
  JOIN batches ON batches.id = batch_id
  JOIN courses ON courses.id = batches.course_id
  ORDER BY total DESC, title LIMIT ${MAX_NAMED}`;

const SEATS = `
  SELECT runs.id AS "runId", workshops.id AS "workshopId", name, starts_at AS "startsAt",
    starts_at <= $1 AS "hasStarted", seats, seats_taken AS taken,
    (SELECT count(*)::int FROM registrations WHERE run_id = runs.id AND state = 'WAITING') AS waiting
  FROM runs JOIN workshops ON workshops.id = runs.workshop_id
  WHERE is_published AND starts_at + make_interval(days => days - 1, mins => minutes_per_day) > $1
  ORDER BY starts_at, position LIMIT ${MAX_WORKSHOPS}`;

function countStates(rows: readonly DayCount[]): RegistrationCount[] {
  return STATES.map((state) => ({
    state,
    count: rows.reduce((sum, row) => (row.state === state ? sum + row.count : sum), 0),
  }));
}

async function readRevenue(manager: EntityManager, since: Date): Promise<Revenue> {
  type Row = OfferingRevenue & {
    seasonNumber: number | null;
    startsAt: Date | null;
    allPlaces: number;
    allRupees: number;
  };
  const rows = await manager.query<Row[]>(REVENUE, [since]);
  const [first] = rows;
  const bootcamp = await manager.findOneBy(Bootcamp, { id: BOOTCAMP_ID });
  const nameOf = ({ seasonNumber: number, title }: Row) =>
    number === null ? title : nameOfSeason(bootcamp, { number, title });
  const offerings = rows.map((row) => ({ ...row, title: titleOf(nameOf(row), row) }));
  return { places: first?.allPlaces ?? 0, rupees: first?.allRupees ?? 0, offerings };
}

async function readUnlocks(manager: EntityManager, since: Date): Promise<Unlocks> {
  const batches = await manager.query<(BatchUnlocks & { allUnlocks: number })[]>(UNLOCKS, [since]);
  return { total: batches[0]?.allUnlocks ?? 0, batches };
}

/** Computed on request, so that no second set of books can differ; one index scan each. */
export async function readStaffNumbers(
  manager: EntityManager,
  days: number,
  now: Date,
): Promise<StaffNumbers> {
  const since = firstMomentOf(now, days);
  const shown = lastDaysInIndia(now, days);
  const counted = await manager.query<DayCount[]>(BY_DAY, [since]);
  const byDay = groupBy(counted, ({ day }) => day);
  const registrationsByDay: DayOfRegistrations[] = shown.map((day) => ({
    day,
    counts: countStates(byDay.get(day) ?? []),
  }));
  return {
    registrationsByDay,
    registrationsByState: countStates(counted),
    revenue: await readRevenue(manager, since),
    unlocks: await readUnlocks(manager, since),
    seats: await manager.query<WorkshopSeats[]>(SEATS, [now]),
  };
}
