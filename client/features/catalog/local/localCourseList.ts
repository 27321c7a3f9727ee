import { makeVar } from "@apollo/client";
import { useReactiveVar, useSuspenseFragment } from "@apollo/client/react";
import { useEffect } from "react";
import type { LocalCourse } from "../../../apollo/localCourses";
import { localCourses } from "../../../apollo/localCourses";
import { LocalCourses_QueryFragmentDoc } from "./LocalCourses.generated";
import { parseCourses, readStoredCourses, STORAGE_KEY, storeCourses } from "./storedCourses";

const LONGEST_WAIT_MS = 10_000;

/** The list is not saved; part or all of it is unreadable; or there is none, and the academy's courses did not load. */
export type ListTrouble = "unsaved" | "damaged" | "lost" | "noStart";

export const listTrouble = makeVar<ListTrouble | null>(null);

let opening: Promise<void> | null = null;

async function fetchStart(): Promise<LocalCourse[] | null> {
  try {
    const response = await fetch("/courses.json", { signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
    return response.ok ? parseCourses(await response.text()).courses : null;
  } catch {
    return null;
  }
}

function keep(courses: LocalCourse[], trouble: ListTrouble | null = null): void {
  localCourses(courses);
  listTrouble(storeCourses(courses) ? trouble : "unsaved");
}

async function readOrStart(): Promise<void> {
  const stored = readStoredCourses();
  if (stored.courses) {
    localCourses(stored.courses);
    listTrouble(stored.isDamaged ? "damaged" : null);
    return;
  }
  listTrouble(null);
  const start = await fetchStart();
  if (start) keep(start, stored.isDamaged ? "lost" : null);
  else listTrouble("noStart");
}

export async function openList(): Promise<void> {
  // An unsaved list is newer than the stored one.
  if (listTrouble() === "unsaved") return;
  opening ??= readOrStart().finally(() => {
    opening = null;
  });
  await opening;
}

export function startEmptyList(): void {
  keep([]);
}

/** Rereads the storage first, because another tab may have changed it. */
async function changeList(change: (courses: LocalCourse[]) => LocalCourse[]): Promise<void> {
  await opening;
  const stored = listTrouble() === "unsaved" ? null : readStoredCourses().courses;
  keep(change(stored ?? localCourses() ?? []));
}

export async function addCourse(fields: Pick<LocalCourse, "name" | "description" | "price">): Promise<void> {
  await changeList((courses) => {
    const ids = new Set(courses.map((course) => course.id));
    let id = Date.now();
    while (ids.has(String(id))) id += 1;
    return [...courses, { __typename: "LocalCourse", id: String(id), ...fields }];
  });
}

export async function removeCourse(id: string): Promise<void> {
  await changeList((courses) => courses.filter((course) => course.id !== id));
}

export async function restoreCourse(course: LocalCourse, index: number): Promise<void> {
  await changeList((courses) => {
    const others = courses.filter(({ id }) => id !== course.id);
    return [...others.slice(0, index), course, ...others.slice(index)];
  });
}

/** The key is null when another tab clears the whole storage. */
function handleStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) void openList();
}

/** Null until loaded. */
export function useLocalCourses() {
  const { data } = useSuspenseFragment({ fragment: LocalCourses_QueryFragmentDoc, from: "ROOT_QUERY" });
  const trouble = useReactiveVar(listTrouble);

  useEffect(() => {
    void openList();
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, []);

  return { courses: data.localCourses, trouble };
}
