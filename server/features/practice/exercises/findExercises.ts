import type { EntityManager, SelectQueryBuilder } from "typeorm";
import { In } from "typeorm";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { decodeCursor, isNumber, toPage } from "../../../core/paging/connection";
import { searchFor } from "../../../core/paging/searchFor";
import type { ExerciseKind, ExerciseLevel } from "./exercise.content";
import { Exercise } from "./exercise.entity";
import type { ExerciseTopic } from "./exercise.results";

/** Topics in the order of their first exercise; in a topic, the easiest exercises first. */
const PLACES = `
  SELECT id, row_number() OVER (
    ORDER BY kind, first_of_topic, topic, array_position(ARRAY['BASIC', 'MEDIUM', 'ADVANCED'], level), position, id
  )::int AS place
  FROM (SELECT *, min(position) OVER (PARTITION BY kind, topic) AS first_of_topic FROM exercises) AS placed`;

/** What visitors see. */
export const OPEN = "exercise.is_published AND exercise.is_open";

export interface ExerciseFilter {
  kind?: ExerciseKind | null;
  level?: ExerciseLevel | null;
  topic?: string | null;
  search?: string | null;
  isPublished?: boolean | null;
}

function filtered(manager: EntityManager, filter: ExerciseFilter): SelectQueryBuilder<Exercise> {
  const { kind, level, topic, search, isPublished } = filter;
  const query = manager
    .createQueryBuilder(Exercise, "exercise")
    .select(["exercise.id", "place.place"])
    .innerJoin(`(${PLACES})`, "place", "place.id = exercise.id");
  if (kind) query.andWhere("exercise.kind = :kind", { kind });
  if (level) query.andWhere("exercise.level = :level", { level });
  if (topic) query.andWhere("exercise.topic = :topic", { topic });
  if (typeof isPublished === "boolean")
    query.andWhere("exercise.is_published = :isPublished", { isPublished });
  return searchFor(query, search, { texts: ["exercise.title", "exercise.topic", "exercise.prompt"] });
}

interface Found extends PageArgs, ExerciseFilter {
  /** SQL about `exercise`. */
  where?: string;
  values?: object;
}

/** By topic, level and position. */
export async function findExercises(
  manager: EntityManager,
  { first, after, where, values, ...filter }: Found,
): Promise<Page<Exercise>> {
  const cursor = decodeCursor(after, isNumber);
  const query = filtered(manager, filter);
  if (where) query.andWhere(where, values);
  if (cursor) query.andWhere("place.place > :after", { after: cursor.sort });
  const places = await query
    .orderBy("place.place")
    .limit(first + 1)
    .getRawMany<{ exercise_id: string; place: number }>();
  const exercises = await manager.findBy(Exercise, { id: In(places.map((one) => one.exercise_id)) });
  const placeOf = new Map(places.map((one) => [one.exercise_id, one.place]));
  const place = ({ id }: Exercise) => placeOf.get(id) ?? 0;
  const rows = exercises.toSorted((one, other) => place(one) - place(other));
  return toPage(rows, first, (row) => ({ sort: place(row), id: row.id }));
}

const TOPICS = `
  SELECT topic AS name, kind, count(*)::int AS "exerciseCount" FROM exercises exercise
  WHERE ${OPEN} GROUP BY kind, topic ORDER BY kind, min(position), topic LIMIT 100`;

export async function findTopics(manager: EntityManager): Promise<ExerciseTopic[]> {
  return manager.query<ExerciseTopic[]>(TOPICS);
}
