import type { LocalCourse } from "../../../apollo/localCourses";

/** The specification's key in the browser's storage. */
export const STORAGE_KEY = "courses";

interface ReadCourses {
  courses: LocalCourse[] | null;
  isDamaged: boolean;
}

function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : null;
}

function courseOf(entry: unknown): LocalCourse | null {
  if (typeof entry !== "object" || entry === null) return null;
  const fields = entry as Record<string, unknown>;
  const [id, name, description, price] = [fields.id, fields.name, fields.description, fields.price].map(
    textOf,
  );
  if (!id || !name || description == null || price == null) return null;
  return { __typename: "LocalCourse", id, name, description, price };
}

/** Parses untrusted JSON; drops duplicates and entries that are not courses. */
export function parseCourses(json: string): ReadCourses {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    list = null;
  }
  if (!Array.isArray(list)) return { courses: null, isDamaged: true };
  const found = list.map(courseOf).filter((course) => course !== null);
  const courses = [...new Map(found.map((course) => [course.id, course])).values()];
  return { courses, isDamaged: courses.length < list.length };
}

/** Disabled storage counts as empty. */
export function readStoredCourses(): ReadCourses {
  try {
    const json = window.localStorage.getItem(STORAGE_KEY);
    return json === null ? { courses: null, isDamaged: false } : parseCourses(json);
  } catch {
    return { courses: null, isDamaged: false };
  }
}

/** Returns false if the storage is full or disabled. */
export function storeCourses(courses: LocalCourse[]): boolean {
  const list = courses.map(({ id, name, description, price }) => ({ id, name, description, price }));
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
