import { makeVar } from "@apollo/client";

export interface LocalCourse {
  __typename: "LocalCourse";
  /** A timestamp in milliseconds, or the academy's own id for a course of the initial list. */
  id: string;
  name: string;
  description: string;
  price: string;
}

/** Resolves `Query.localCourses`. Set only in the browser: no server-rendered page contains a visitor's list. */
export const localCourses = makeVar<LocalCourse[] | null>(null);
